import type { Json, StepRef } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { boons, missions, scars } from '../../../content/expansions/stormOfCultists.ts'
import { sectMonsters } from '../../../content/specialSects.ts'
import type { StormNight } from '../../../expansions.ts'
import { cultistorm } from '../../../rules/game.ts'
import { SYMBOLS } from '../../../rules/shape.ts'
import { SEATS } from '../../randomGames.ts'
import { crowds, crystals, ending, minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const START: StormNight = { mission: 0, retry: false, points: 0, scars: 0, carried: {} }
const nightOf = (id: string, more: Partial<StormNight> = {}): Json =>
  ({ stormOfCultists: { ...START, mission: missions.findIndex((one) => one.id === id), ...more } }) as unknown as Json
/** A table in the middle of that mission; what its set-up brings is put there by hand. */
const during = (id: string, picture: Picture, ...steps: readonly (string | { step: string; args: object })[]) =>
  scene({ options: nightOf(id), ...picture }, ...(steps as readonly (string | StepRef)[]))
/** The mission as its set-up leaves it. */
const opened = (id: string, more: Partial<StormNight> = {}, seats = 3) =>
  play(cultistorm, { seats: SEATS.slice(0, seats), options: nightOf(id, more), seed: id })
const begun = (id: string, more: Partial<StormNight> = {}) => opened(id, more).untilAsk('ana', 'prepare', { 'buy-boon': 'done' })
const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const sealing = (slot: 'star' | 'planet') =>
  ({ offered: { [slot]: ['eye', 'eye', 'eye'] }, detectives: { ana: { at: slot, seals: [slot] } } }) as const

describe('First Drops', () => {
  rule(['CS-EXP-03', 'CS-RULING-122'], 'is won with three seals', () => {
    const table = during('first-drops', { sealed: ['shield', 'eye'], ...sealing('star') }, 'sealing').choose('ana', 'seal')
    expect(table.result).toMatchObject({ outcome: 'accomplished', won: true, winners: ['ana', 'bea', 'carl'], sealed: 3 })
  })

  rule(['CS-RULING-122'], 'terror cards summon nobody, a fourth cultist does', () => {
    const calm = during('first-drops', { ring: { tentacle: 'the-stars-are-right' }, crystals: { tentacle: 1 } }, 'terror')
    expect([SYMBOLS.flatMap((slot) => calm.zone(`lair:${slot}`)), minds(calm), calm.zone('terror-discard')]).toEqual([
      [],
      [0, 0, 0],
      ['the-stars-are-right'],
    ])
    expect(during('first-drops', { columns: { shield: 3 } }, 'arrival').zone('lair:shield')).toHaveLength(1)
  })
})

describe('The Witness', () => {
  rule(['CS-RULING-122'], 'she goes with whoever moves from her location to the next, and with nobody else', () => {
    const table = during('the-witness', { detectives: { ana: { at: 'shield' }, bea: { at: 'shield' }, carl: { at: 'tentacle' } } })
    table.arrange((w) => w.set('table', 'witness', 'shield'), [{ step: 'preparation' }])
    table.choose('bea', 'move:star')
    expect([table.state.witness, table.state.escorted]).toEqual(['shield', 0])
    table.choose('ana', 'move:tentacle')
    expect([table.state.witness, table.state.escorted]).toEqual(['tentacle', 1])
    table.choose('carl', 'move:eye')
    expect([table.state.witness, table.state.escorted]).toEqual(['eye', 2])
  })

  rule(['CS-RULING-122'], 'is won when she has been around and two locations are sealed, whichever comes last', () => {
    const before = (escorted: number) => {
      const table = during('the-witness', { sealed: ['shield'], ...sealing('star') })
      table.arrange(
        (w) => {
          w.set('table', 'witness', 'shield')
          w.set('table', 'escorted', escorted)
        },
        [{ step: 'sealing' }, { step: 'curtain' }],
      )
      return table.choose('ana', 'seal')
    }
    expect([ending(before(4)), ending(before(5))]).toEqual([null, 'accomplished'])
    const last = during('the-witness', { sealed: ['shield', 'eye'], detectives: { ana: { at: 'star' } } })
    last.arrange(
      (w) => {
        w.set('table', 'witness', 'star')
        w.set('table', 'escorted', 4)
      },
      [{ step: 'preparation' }],
    )
    expect(ending(last.choose('ana', 'move:shield'))).toBe('accomplished')
  })

  test('she begins where the marker does', () => {
    expect(begun('the-witness').state.witness).toBe('shield')
  })
})

describe('Siege', () => {
  const besieged = (picture: Picture, step: string | { step: string; args: object }, turn = 1) => {
    const table = during('siege', picture)
    return table.arrange(
      (w) => {
        w.set('table', 'besieged', 'eye')
        w.set('table', 'turn', turn)
      },
      [typeof step === 'string' ? { step } : step, { step: 'curtain' }] as never,
    )
  }

  rule(['CS-RULING-122'], 'two come to the besieged location where one comes elsewhere', () => {
    expect(crowds(besieged({}, 'cultists'))).toEqual([1, 1, 2, 0, 0])
  })

  rule(['CS-RULING-122'], 'is lost with the fourth cultist there, before anybody is summoned', () => {
    expect(ending(besieged({ columns: { eye: 2 }, marker: 'eye' }, 'arrival'))).toBe('fallen')
    expect(ending(besieged({ columns: { eye: 1 }, marker: 'eye' }, 'arrival'))).toBe(null)
  })

  rule(['CS-EXP-03', 'CS-RULING-122'], 'is won when six turns are over', () => {
    expect(besieged({}, 'turnEnd', 5).result).toBeNull()
    expect(besieged({}, 'turnEnd', 6).result).toMatchObject({ outcome: 'accomplished', won: true })
  })

  test('the location is a matter of chance', () => {
    expect(SYMBOLS).toContain(begun('siege').state.besieged)
  })
})

describe('The Hunt', () => {
  rule(['CS-EXP-03', 'CS-RULING-122'], 'three monsters are among the cultists; when all are defeated it is won', () => {
    const table = begun('the-hunt')
    const all = Object.keys(table.table.kernel.raw.pieces).filter((piece) => sectMonsters.some(({ id }) => piece.startsWith(id)))
    expect(all).toHaveLength(3)
    // choirmaster shows Shield twice and Eye twice.
    const hand = ['stand-firm', 'barricade-the-door', 'keen-glance', 'read-the-signs']
    const ana = { at: 'tentacle', hand, targets: ['choirmaster'] } as const
    const hunt = during('the-hunt', { columns: { tentacle: ['choirmaster'] }, detectives: { ana } })
    hunt.arrange((w) => w.set('table', 'hunted', 2), [turnOf('ana'), { step: 'curtain' }] as never)
    hunt.choose('ana', 'fight:choirmaster')
    expect(hunt.result).toMatchObject({ outcome: 'accomplished', won: true })
  })

  rule(['CS-RULING-122'], 'seals alone do not win it', () => {
    const table = during('the-hunt', { sealed: ['shield', 'tentacle', 'eye', 'planet'], ...sealing('star') }, 'sealing', 'curtain').choose(
      'ana',
      'seal',
    )
    expect(ending(table)).toBe(null)
  })
})

describe('Divided', () => {
  rule(['CS-RULING-122'], 'help goes to the same location or to a neighbour, and four seals win', () => {
    const detectives = { ana: { at: 'shield', hand: ['stand-firm'] }, bea: { at: 'star' }, carl: { at: 'eye' } } as const
    const table = during('divided', { detectives }, 'preparation')
    expect([table.offered('ana').includes('support:stand-firm:bea'), table.refused('ana')['support:stand-firm:carl']]).toEqual([
      true,
      ['CS-RULING-122'],
    ])
    const won = during('divided', { sealed: ['shield', 'tentacle', 'eye'], ...sealing('star') }, 'sealing').choose('ana', 'seal')
    expect(won.result).toMatchObject({ outcome: 'accomplished', won: true, sealed: 4 })
  })
})

describe('Two Shadows', () => {
  rule(['CS-RULING-122'], 'one Ancient One is there from the start behind four cultists, and a second may come', () => {
    const table = opened('two-shadows').untilAsk('ana', 'prepare')
    const lairs = SYMBOLS.filter((slot) => table.zone(`lair:${slot}`).length)
    expect(lairs).toHaveLength(1)
    const second = during('two-shadows', { ancients: { eye: 'dagon' }, columns: { shield: 3 }, cultists: ['star-1'] }, 'arrival')
    expect([second.zone('lair:shield'), second.zone('lair:eye')]).toEqual([['hastur'], ['dagon']])
    const third = during(
      'two-shadows',
      { ancients: { eye: 'dagon', planet: 'nyarlathotep' }, columns: { shield: 3 }, cultists: ['star-1'] },
      'arrival',
    )
    expect(third.zone('lair:shield')).toEqual([])
  })
})

describe('Eye of the Storm', () => {
  rule(['CS-RULING-122'], 'both End-of-Game cards are in the circle, and each is carried out with its sixth crystal', () => {
    const table = begun('eye-of-the-storm')
    expect(['star', 'eye'].map((slot) => table.table.view('ana').zones[`ring:${slot}`]?.pieces[0]?.faces.back)).toEqual([
      'end-back/end',
      'end-back/end',
    ])
    const both = scene({ options: nightOf('eye-of-the-storm'), end: 'the-open-sky', crystals: { eye: 5, star: 5 }, terror: 'tentacle' })
    both.put('the-last-night', 'ring:eye', { face: 'back' })
    both.arrange(
      (w, t) =>
        w.put(
          t.inZone('ring:eye').filter((piece) => t.def(piece).kind === 'terror'),
          'box',
        ),
      [{ step: 'terror' }, { step: 'curtain' }],
    )
    expect([both.zone('finale'), crystals(both)[2]]).toEqual([['the-last-night'], 0])
    both.arrange((w) => w.set('table', 'terror', 'planet'), [{ step: 'terror' }, { step: 'curtain' }])
    expect([...both.zone('finale')].sort()).toEqual(['the-last-night', 'the-open-sky'])
  })
})

describe('how a night begins', () => {
  rule(['CS-RULING-122'], 'a lost mission may be played once more, or left behind', () => {
    const table = opened('siege', { retry: true })
    expect(table.offered('ana')).toEqual(['replay', 'go-on'])
    expect([table.choose('ana', 'replay').state.mission, table.state.replayed]).toEqual(['siege', true])
    const next = opened('siege', { retry: true }).choose('ana', 'go-on')
    expect([next.state.mission, next.state.replayed]).toEqual(['the-hunt', false])
    expect(opened('eye-of-the-storm', { retry: true }).state.replayed).toBe(true)
  })

  rule(['CS-RULING-122'], 'the first ability comes back at no cost and without a seal, for who wants it; one item is kept', () => {
    const options = { detectives: ['fighter', 'medium', 'healer'] }
    const carried = { fighter: { level: 1, items: ['laudanum', 'motor-car'] }, medium: { level: 1, items: [] } }
    const night = { ...(nightOf('first-drops', { carried }) as object), ...options } as Json
    const table = play(cultistorm, { seats: SEATS.slice(0, 3), options: night, seed: 'carry' }).untilAsk('ana', 'carry-level')
    table.choose('ana', 'yes').choose('bea', 'no')
    expect([table.get('ana', 'level'), table.get('bea', 'level'), table.zone('seals:ana'), table.offered('ana').sort()]).toEqual([
      1,
      0,
      [],
      ['laudanum', 'motor-car'],
    ])
    table.choose('ana', 'motor-car')
    expect(table.zone('items:ana')).toContain('motor-car')
  })

  rule(['CS-RULING-122'], 'boons cost points, each once, and what cannot be paid is refused', () => {
    const table = opened('first-drops', { points: 2 }).untilAsk('ana', 'buy-boon')
    table.choose('ana', 'buy:sandbags').choose('ana', 'shield')
    expect([table.state.pointsSpent, table.refused('ana')['buy:veteran'], table.offered('ana').includes('buy:sandbags')]).toEqual([
      1,
      ['CS-RULING-122'],
      false,
    ])
    table.choose('ana', 'done')
    expect(crowds(table)).toEqual([1, 2, 2, 1, 1])
  })

  rule(['CS-RULING-122'], 'after a loss a scar is drawn', () => {
    const scarred = play(cultistorm, {
      seats: SEATS.slice(0, 3),
      options: nightOf('first-drops', { scars: 1 }),
      chance: { 'draw:scar-deck': ['nightmares'] },
    }).untilAsk('ana', 'prepare')
    expect([scarred.zone('scars'), minds(scarred)]).toEqual([['nightmares'], [1, 1, 1]])
  })
})

describe('each boon', () => {
  const bought = (id: string) => opened('first-drops', { points: 3 }).untilAsk('ana', 'buy-boon').choose('ana', `buy:${id}`)
  const draws = (table: ReturnType<typeof bought>) =>
    table.table.kernel.events.filter(({ name }) => name === 'item:draw').map(({ told }) => told.ana?.args?.who)
  test('Hidden Cache: one detective draws two item cards', () => {
    expect(draws(bought('hidden-cache').choose('ana', 'bea'))).toEqual(['bea', 'bea'])
  })
  test('Well Stocked: everybody draws one', () => {
    const table = opened('first-drops', { points: 3 }).untilAsk('ana', 'buy-boon')
    const before = table.zone('item-deck').length
    table.choose('ana', 'buy:well-stocked').untilAsk('ana', 'buy-boon')
    expect(table.zone('item-deck').length).toBe(before - 3)
  })
  test('Veteran: a first ability without a seal', () => {
    const table = bought('veteran').choose('ana', 'carl')
    expect([table.get('carl', 'level'), table.zone('seals:carl')]).toEqual([1, []])
  })
  test('Spare Die: nine dice in all', () => {
    expect(bought('spare-die').zone('dice-reserve')).toHaveLength(9)
  })
  test('Quiet Streets: a crystal is taken away', () => {
    expect(crystals(bought('quiet-streets'))).toEqual([0, 0, 0, 0, 0])
  })
  test('Informant: the next three cultists are known and put in order', () => {
    expect(bought('informant').table.ask?.about.key).toBe('order-cards')
  })
  test('Head Start: a trophy of choice', () => {
    expect(bought('head-start').choose('ana', 'bea').choose('bea', 'eye').get('bea', 'trophies')).toEqual(['eye'])
  })
  test('Open Doors: a location serves at once', () => {
    expect(bought('open-doors').choose('ana', 'planet').zone('altar:planet')).toHaveLength(1)
  })
  test('Prepared Minds: five cards in the first turn', () => {
    const table = bought('prepared-minds').choose('ana', 'done')
    expect(table.zone('hand:ana')).toHaveLength(5)
  })
  test('there are ten, for one point or two', () => {
    expect([boons.length, new Set(boons.map(({ cost }) => cost))]).toEqual([10, new Set([1, 2])])
  })
})

describe('each scar', () => {
  const scarred = (id: string) =>
    play(cultistorm, {
      seats: SEATS.slice(0, 3),
      options: nightOf('first-drops', { scars: 1 }),
      seed: 'scar',
      chance: { 'draw:scar-deck': [id] },
    })
  const then = (id: string) => scarred(id).untilAsk('ana', 'prepare')
  test('Unhealed: somebody begins with developing madness', () => {
    const table = scarred('unhealed').untilAsk('ana', 'choose-detective').choose('ana', 'bea')
    expect(table.get('bea', 'developing')).toBe(1)
  })
  test('Exhausted: three cards in the first turn', () => {
    expect(then('exhausted').zone('hand:ana')).toHaveLength(3)
  })
  test('They Know You and Followed: one more cultist', () => {
    for (const id of ['they-know-you', 'followed']) expect(crowds(then(id)).reduce((sum, n) => sum + n)).toBe(9)
  })
  test('Bad Press: terror is one step ahead', () => {
    expect(then('bad-press').state.terror).toBe('eye')
  })
  test('Empty Pockets: everybody loses an item', () => {
    expect(['ana', 'bea', 'carl'].map((who) => then('empty-pockets').zone(`items:${who}`).length)).toEqual([0, 0, 0])
  })
  test('Lost Notes: nobody investigates in the first turn', () => {
    const table = then('lost-notes')
    expect(['ana', 'bea', 'carl'].flatMap((who) => table.offered(who)).some((key) => key.startsWith('investigate'))).toBe(false)
  })
  test('Shaking Hands: one die less in the pool', () => {
    expect(then('shaking-hands').zone('dice-pool')).toHaveLength(2)
  })
  test('Bad Leg: the first move costs a token', () => {
    const table = then('bad-leg').choose('ana', 'move:star')
    expect(minds(table)[0]).toBe(1)
  })
  test('there are ten', () => {
    expect(scars).toHaveLength(10)
  })
})

expansionIsPrinted(import.meta.url, [...missions, ...boons, ...scars])
for (const { id } of missions) gamesWith(id, nightOf(id), [2, 4])
