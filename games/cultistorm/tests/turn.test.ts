import type { Script } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { slotRef } from '../rules/board.ts'
import { allOf } from '../rules/cards.ts'
import { cultistLimit } from '../rules/cultists.ts'
import { cultistorm } from '../rules/game.ts'
import { type Storm, SYMBOLS } from '../rules/shape.ts'
import { SEATS } from './randomGames.ts'
import { crowds, crystals, ending, minds, scene } from './scene.ts'

/* Set-up, the six phases, revision, sealing, the end of a turn. */

const fresh = (seats: number, options: object = {}) =>
  play(cultistorm, { seats: SEATS.slice(0, seats), options: options as never, seed: `setup-${seats}` })

rule(
  ['CS-SETUP-01', 'CS-SETUP-02', 'CS-SETUP-03', 'CS-SETUP-06', 'CS-SETUP-07', 'CS-SETUP-28', 'CS-RULING-01'],
  'five locations with one cultist each; nothing is sealed, active or owned',
  () => {
    const table = fresh(4)
    expect(
      SYMBOLS.map((slot) => [table.zone(`site:${slot}`).length, table.zone(`altar:${slot}`).length, table.get(`slot:${slot}`, 'sealed')]),
    ).toEqual(SYMBOLS.map(() => [1, 0, null]))
    expect([crowds(table), table.state.marker, minds(table)]).toEqual([[1, 1, 1, 1, 1], 'shield', [0, 0, 0, 0]])
  },
)

rule(['CS-SETUP-04', 'CS-SETUP-05', 'CS-RULING-09', 'CS-RULING-110', 'CS-SECT-01'], 'the cultist deck grows with the players', () => {
  expect([3, 4, 5].map((n) => fresh(n).zone('cultist-deck').length + 5)).toEqual([40, 45, 50])
})

rule(
  ['CS-EX-62', 'CS-SECT-05', 'CS-SECT-13', 'CS-RULING-85'],
  'a special sect takes the place of seven cards before the first are drawn',
  () => {
    const table = fresh(4, { sect: 'hollow-choir' })
    const all = [...table.zone('cultist-deck'), ...SYMBOLS.flatMap((slot) => table.zone(`column:${slot}`))]
    const special = allOf('cultist').filter(({ sect }) => sect === 'hollow-choir')
    expect([all.length, all.filter((id) => special.some((card) => card.id === id)).length, table.zone('cultist-deck').length]).toEqual([
      45, 7, 40,
    ])
    expect(table.zone('ancients-sect')).toEqual(['the-unmouthed'])
  },
)

rule(['CS-SECT-12'], 'and brings its own location', () => {
  const table = fresh(3, { sect: 'hollow-choir' })
  expect(SYMBOLS.flatMap((slot) => table.zone(`site:${slot}`))).toContain('silent-abbey')
  expect(SYMBOLS.flatMap((slot) => fresh(3).zone(`site:${slot}`))).not.toContain('silent-abbey')
})

rule(['CS-SETUP-08', 'CS-FRAME-03', 'CS-FRAME-11'], 'detectives are chosen or dealt, no two alike', () => {
  const table = fresh(5, { detectives: ['medium', null, null, 'healer', null] })
  const types = SEATS.slice(0, 5).map((seat) => table.zone(`detective:${seat}`)[0])
  expect([types[0], types[3], new Set(types).size]).toEqual(['medium', 'healer', 5])
})

rule(['CS-SETUP-10', 'CS-SUPP-06', 'CS-SUPP-21', 'CS-RULING-101'], 'each has 21 action cards: 15 general ones and six of their own', () => {
  const table = fresh(3)
  expect(table.zone('actions:ana')).toHaveLength(21)
  const own = allOf('action').filter(({ of }) => of === 'healer')
  const general = allOf('action').filter(({ of }) => of === undefined)
  expect([own.length, general.length]).toEqual([6, 15])
  for (const symbol of SYMBOLS) expect(general.filter((card) => card.symbol === symbol)).toHaveLength(3)
})

rule(['CS-SETUP-11', 'CS-SETUP-12', 'CS-SETUP-16'], 'two items are dealt to each, one is kept, the rest goes back', () => {
  const table = fresh(3)
  const asked = ['ana', 'bea', 'carl'].filter((seat) => table.table.awaited().includes(seat))
  for (const seat of asked) table.choose(seat, table.offered(seat)[0] as string)
  expect(asked.length).toBeGreaterThan(0)
  const owned = ['ana', 'bea', 'carl'].flatMap((seat) => table.zone(`items:${seat}`))
  // Shuffled again: what went back lies anywhere.
  const [deck, ...more] = (table.table.kernel.raw.zones['item-deck'] ?? []) as readonly { readonly mixed?: true }[]
  expect([deck?.mixed, more]).toEqual([true, []])
  expect([owned.length + table.zone('item-deck').length, table.zone('found:ana')]).toEqual([36, []])
})

rule(['CS-EX-58', 'CS-SETUP-14', 'CS-SETUP-15', 'CS-RULING-31'], 'two events leave a detective without an item, and do nothing', () => {
  const top = ['summoning-eye', 'cursed-page', 'laudanum', 'holy-chalk', 'lucky-coin', 'dynamite']
  const table = play(cultistorm, { seats: SEATS.slice(0, 3), seed: 'events', chance: { 'draw:item-deck': top.map((id) => `${id}#1`) } })
  expect(table.table.awaited()).toEqual(['bea', 'carl'])
  table.choose('bea', 'laudanum').choose('carl', 'dynamite')
  expect([table.zone('items:ana'), table.zone('items:bea'), table.zone('item-discard')]).toEqual([[], ['laudanum'], []])
})

rule(['CS-SETUP-18', 'CS-SETUP-17'], 'eight dice, all trophies, five seals', () => {
  const table = fresh(4)
  expect([
    table.zone('dice-reserve').length + table.zone('dice-pool').length,
    table.zone('seal-supply').length,
    table.state.supply.eye,
  ]).toEqual([8, 5, 8])
})

rule(['CS-SETUP-19', 'CS-RULING-111'], 'Ancient Ones lie in two decks', () => {
  const table = fresh(4)
  expect([table.zone('ancients-first').length, table.zone('ancients-second').length, table.zone('ancients-sect').length]).toEqual([5, 3, 0])
})

rule(
  ['CS-SETUP-20', 'CS-SETUP-21', 'CS-SETUP-23', 'CS-SETUP-24', 'CS-SETUP-25', 'CS-SETUP-26', 'CS-RULING-107'],
  'four terror cards and one End-of-Game card, one crystal under the marker',
  () => {
    const table = fresh(4)
    expect(SYMBOLS.map((slot) => table.zone(`ring:${slot}`).length)).toEqual([1, 1, 1, 1, 1])
    expect([crystals(table), table.state.terror, table.zone('terror-deck').length, table.zone('end-cards').length]).toEqual([
      [1, 0, 0, 0, 0],
      'shield',
      16,
      0,
    ])
    expect(allOf('end').map(({ id }) => id)).toContain(table.zone('ring:star')[0])
  },
)

rule(['CS-SETUP-21', 'CS-SETUP-22'], 'the card whose back everybody saw does not come to the first place', () => {
  const chance = { 'draw:terror-deck': ['panic', 'whispers'] }
  const table = play(cultistorm, { seats: SEATS.slice(0, 3), seed: 'setup-3', chance })
  expect([table.zone('ring:shield'), table.zone('terror-deck').includes('panic')]).toEqual([['whispers'], true])
})

rule(['CS-EX-59', 'CS-SETUP-27', 'CS-RULING-91'], 'seat by seat, clockwise from the Shield', () => {
  expect(['ana', 'bea', 'carl'].map((seat) => fresh(3).get(seat, 'at'))).toEqual(['shield', 'tentacle', 'eye'])
})

rule(['CS-SETUP-29', 'CS-REV-03'], 'the first hand comes in the first revision', () => {
  expect(fresh(3).zone('hand:ana')).toEqual([])
  expect(scene({}, 'revision').zone('hand:ana')).toHaveLength(4)
})

rule(['CS-FRAME-02', 'CS-RULING-93'], 'two to five detectives, two by the column for two', () => {
  expect(() => fresh(1)).toThrow('not 1')
  expect(() => fresh(6)).toThrow('2 to 5')
  const two = fresh(2)
  expect(two.zone('cultist-deck').length + crowds(two).reduce((sum, n) => sum + n)).toBe(35)
  expect(cultistLimit(two.table.kernel)).toBe(10)
})

rule(['CS-RULING-93'], 'two whom nobody helps from afar have five cards each, and four dice between them', () => {
  const drawn = (options: object) => {
    const table = scene({ seats: 2, options: options as never }, 'revision')
    return [table.zone('hand:ana').length, table.zone('hand:bea').length, table.zone('dice-pool').length]
  }
  expect(drawn({})).toEqual([5, 5, 4])
  expect(drawn({ distantHelp: 'pair' })).toEqual([4, 4, 2])
})

rule(['CS-TURN-01', 'CS-TURN-03'], 'six phases in their order', () => {
  const table = scene({ turn: 1 }, 'turn')
  while (table.table.ask && table.state.turn < 3) {
    const [seat] = table.table.awaited() as [string]
    const offered = table.offered(seat)
    const quick = ['ready', 'done', 'decline', 'withdraw'].find((key) => offered.includes(key))
    if (table.table.ask.kind === 'each') table.choose(seat, [])
    else if (table.table.ask.kind === 'order') table.choose(seat, offered)
    else table.choose(seat, quick ?? (offered[0] as string))
  }
  const phases = table.table.eventsFor('ana').flatMap(({ message }) => (message.key === 'phase-begins' ? [message.args?.phase] : []))
  expect(phases.slice(0, 7)).toEqual(['cultists', 'revision', 'terror', 'preparation', 'combat', 'sealing', 'cultists'])
})

rule(
  ['CS-EX-60', 'CS-REV-01', 'CS-REV-02', 'CS-REV-04', 'CS-REV-07', 'CS-RULING-18'],
  'unwanted cards go, and hands are filled to four',
  () => {
    const five = ['stand-firm', 'keen-glance', 'guiding-light', 'celestial-chart', 'whispered-formula']
    const table = scene({ detectives: { ana: { hand: five.slice(0, 3) }, bea: { hand: five } } }, 'revision')
    table.choose('bea', []).choose('ana', ['stand-firm', 'keen-glance'])
    expect([table.zone('hand:ana').length, table.zone('discard:ana'), table.zone('hand:bea').length]).toEqual([
      4,
      ['stand-firm', 'keen-glance'],
      5,
    ])
  },
)

rule(['CS-REV-05', 'CS-DICE-12'], 'as many dice as detectives are thrown; at the end of the turn all go back', () => {
  const table = scene({ chance: { pool: [[1, 6, 3]] } }, 'revision')
  expect(table.table.kernel.inZone('dice-pool').map((die) => table.get(die, 'face'))).toEqual(['shield', 'wild', 'eye'])
  table.arrange(() => {}, [{ step: 'turnEnd' }])
  expect(table.zone('dice-reserve').length + table.zone('dice-pool').length).toBe(8)
})

rule(['CS-REV-06', 'CS-RULING-19'], 'an empty deck is made anew of the own discards', () => {
  const table = scene({ detectives: { ana: { discard: ['stand-firm', 'keen-glance'] } } }).arrange(
    (w, t) => w.put(t.inZone('actions:ana'), 'box'),
    [{ step: 'revision' }, { step: 'curtain' }],
  )
  expect([table.zone('hand:ana').sort(), table.zone('discard:ana')]).toEqual([['keen-glance', 'stand-firm'], []])
})

rule(['CS-DICE-13', 'CS-RULING-105'], 'the gambler of level 3 brings a die to the pool for good', () => {
  expect(scene({ seats: 5, detectives: { eve: { level: 3 } } }, 'revision').zone('dice-pool')).toHaveLength(6)
  expect(scene({ seats: 5, detectives: { eve: { level: 2 } } }, 'revision').zone('dice-pool')).toHaveLength(5)
})

rule(['CS-TURN-05', 'CS-RULING-94', 'CS-DICE-12'], 'at the end of the turn what was counted and lent is gone', () => {
  const table = scene({ pool: ['star', 'eye'], detectives: { ana: { support: [['stand-firm', 'bea']], dice: ['eye'] } } }).arrange(
    (w) => {
      w.set('ana', 'moves', 2)
      w.set('ana', 'investigated', true)
      w.set('ana', 'supports', 3)
      w.set('ana', 'takes', 1)
      w.set('ana', 'fights', 2)
    },
    [{ step: 'turnEnd' }],
  )
  expect(['moves', 'supports', 'takes', 'fights'].map((counter) => table.get('ana', counter as 'moves'))).toEqual([0, 0, 0, 0])
  expect([table.get('ana', 'investigated'), table.zone('support:ana'), table.zone('dice:ana'), table.zone('discard:bea')]).toEqual([
    false,
    [],
    [],
    ['stand-firm'],
  ])
  // Three new dice lie there: those of the turn that has begun.
  expect([table.zone('dice-pool').length, table.zone('dice-reserve').length]).toEqual([3, 5])
})

const three = ['eye', 'eye', 'eye'] as const

rule(
  [
    'CS-EX-50',
    'CS-SEAL-01',
    'CS-SEAL-02',
    'CS-SEAL-08',
    'CS-SEAL-09',
    'CS-SEAL-10',
    'CS-SEAL-12',
    'CS-SEAL-14',
    'CS-SEAL-17',
    'CS-SEAL-18',
    'CS-RULING-73',
  ],
  'who seals among cultists takes a token for each; five are too many',
  () => {
    const picture = (madness: number) => ({
      columns: { star: 2 },
      offered: { star: three },
      supply: { eye: 5 },
      detectives: { ana: { at: 'star' as const, madness, seals: ['star'] as const } },
    })
    const table = scene(picture(2), 'sealing').choose('ana', 'seal')
    expect([
      minds(table)[0],
      table.get('slot:star', 'sealed'),
      table.state.supply.eye,
      crowds(table)[4],
      table.zone('sealed:star'),
    ]).toEqual([4, 'card', 8, 2, ['seal-star']])
    expect(ending(scene(picture(3), 'sealing').choose('ana', 'seal'))).toBe('madness')
  },
)

rule(['CS-SEAL-11', 'CS-SEAL-13', 'CS-SEAL-21'], 'without cultists it costs nothing', () => {
  const table = scene(
    { offered: { star: three }, detectives: { ana: { at: 'star', seals: ['star'] }, bea: { at: 'star' } } },
    'sealing',
  ).choose('ana', 'seal')
  expect([minds(table), table.get('slot:star', 'sealed')]).toEqual([[0, 0, 0], 'card'])
})

rule(['CS-SEAL-02', 'CS-SEAL-09', 'CS-SEAL-16'], 'too few trophies, another’s seal or an Ancient One forbid it', () => {
  const ana = { at: 'star' as const, seals: ['star'] as const, trophies: ['star'] as const }
  expect(scene({ offered: { star: ['eye'] }, detectives: { ana } }, 'sealing').refused('ana').seal).toEqual(['CS-SEAL-02'])
  expect(
    scene({ offered: { star: ['eye', 'eye'] }, ancients: { star: 'dagon' }, columns: { star: 1 }, detectives: { ana } }, 'sealing').refused(
      'ana',
    ).seal,
  ).toEqual(['CS-SEAL-02', 'CS-SEAL-16'])
  expect(scene({ offered: { star: three }, detectives: { ana: { at: 'star', seals: ['eye'] } } }, 'sealing').table.ask?.about.key).toBe(
    'pick-some',
  )
})

rule(['CS-SEAL-04', 'CS-SEAL-05'], 'trophies may still be placed in the sealing phase, and then it is sealed', () => {
  const table = scene(
    { offered: { star: ['eye'] }, detectives: { ana: { at: 'star', seals: ['star'], trophies: ['star', 'planet'] } } },
    'sealing',
  )
  table.choose('ana', 'place:star').choose('ana', 'place:planet').choose('ana', 'seal')
  expect(table.get('slot:star', 'sealed')).toBe('card')
})

rule(['CS-RULING-74'], 'in the hard variant only trophies of the location’s symbol are taken', () => {
  const picture = {
    options: { sealTrophies: 'matching' },
    detectives: { ana: { at: 'star' as const, trophies: ['eye', 'star'] as const } },
  }
  expect(scene(picture, 'sealing').offered('ana').sort()).toEqual(['done', 'place:star'])
})

rule(['CS-WIN-07', 'CS-RULING-79'], 'where one change both seals the last portal and drives somebody mad, the loss counts', () => {
  const together = (madness: number) => {
    function* setUp(t: Storm): Script {
      yield* t.change((w) => {
        for (const slot of SYMBOLS) w.set(slotRef(slot), 'sealed', 'marker')
        w.set('ana', 'madness', madness)
      })
    }
    return play({ ...cultistorm, steps: { ...cultistorm.steps, setUp } }, { seats: SEATS.slice(0, 3) })
  }
  expect([ending(together(5)), ending(together(4))]).toEqual(['madness', 'sealed'])
})

rule(['CS-RULING-79', 'CS-SEAL-14'], 'a death by the last seal is a loss', () => {
  const picture = {
    sealed: ['shield', 'tentacle', 'eye', 'planet'] as const,
    columns: { star: 1 },
    offered: { star: three },
    detectives: { ana: { at: 'star' as const, madness: 4, seals: ['star'] as const } },
  }
  expect(ending(scene(picture, 'sealing').choose('ana', 'seal'))).toBe('madness')
  expect(
    ending(scene({ ...picture, detectives: { ana: { ...picture.detectives.ana, madness: 3 } } }, 'sealing').choose('ana', 'seal')),
  ).toBe('sealed')
})

rule(['CS-SECT-04', 'CS-RULING-88', 'CS-TURN-06', 'CS-RULING-114'], 'special cultists have abilities of their own', () => {
  expect(scene({ cultists: ['hollow-soprano'] }, 'arrival').state.terror).toBe('tentacle')
  const herald = scene({ columns: { shield: 2 }, cultists: ['herald-of-the-choir'], options: { sect: 'hollow-choir' } }, 'arrival')
  expect(herald.zone('lair:shield')).toEqual(['the-unmouthed'])
  const veiled = {
    columns: { eye: ['shield-1', 'veiled-novice'] },
    detectives: { bea: { at: 'eye' as const, targets: ['veiled-novice'] } },
  }
  expect(minds(scene(veiled, { step: 'combatTurn', args: { who: 'bea' } }))[1]).toBe(1)
})

test('options that cannot be played with are refused with reasons', () => {
  expect(() => fresh(3, { detectives: ['healer', 'healer'] })).toThrow('twice')
  expect(() => fresh(3, { sect: 'nobody' })).toThrow('sect')
})
