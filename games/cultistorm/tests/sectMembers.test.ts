import { describe, expect, test } from 'vitest'
import { allOf } from '../rules/cards.ts'
import { type MagicSymbol, type Slot, SYMBOLS } from '../rules/shape.ts'
import { enemySymbols } from '../rules/symbols.ts'
import { crowds, ending, minds, type Picture, scene } from './scene.ts'

/* Every cultist there is: the fifty of the general sects by their symbols, the thirty-five special ones by what they can do. */

const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const card = (id: string) => allOf('cultist').find((one) => one.id === id)
const symbolsOf = (id: string): readonly MagicSymbol[] => card(id)?.symbols ?? []
/** A location that is nobody's home among these. */
const away = (id: string): Slot => SYMBOLS.find((slot) => slot !== card(id)?.sectSymbol) as Slot

/** Ana against it with these dice; she has nothing else. */
const attack = (id: string, dice: readonly MagicSymbol[], more: Picture = {}) => {
  const at = away(id)
  return scene({ columns: { [at]: [id] }, ...more, detectives: { ana: { at, dice, targets: [id] } } }, turnOf('ana')).choose(
    'ana',
    `fight:${id}`,
  )
}
const beaten = (id: string, more: Picture = {}) => {
  const table = attack(id, symbolsOf(id), more)
  return table.offered('ana').includes('strike') ? table.choose('ana', 'strike') : table
}

describe('general cultists', () => {
  const general = allOf('cultist').filter(({ skull }) => skull > 0)

  test('there are fifty, ten of each sect, and each symbol is printed thirty times', () => {
    expect(general).toHaveLength(50)
    for (const symbol of SYMBOLS) {
      expect(general.filter(({ sectSymbol }) => sectSymbol === symbol)).toHaveLength(10)
      expect(general.flatMap(({ symbols }) => symbols).filter((one) => one === symbol)).toHaveLength(30)
    }
  })

  test.each(general.map(({ id }) => id))('%s is beaten with its three symbols, and not with two of them', (id) => {
    expect(beaten(id).get('ana', 'trophies')).toEqual([card(id)?.sectSymbol])
    const short = attack(id, symbolsOf(id).slice(1))
    expect(short.offered('ana')).not.toContain('strike')
  })

  test.each(general.map(({ id, sectSymbol }) => [id, sectSymbol as Slot] as const))('%s shows a fourth symbol at the %s', (id, home) => {
    const { kernel } = scene({ columns: { [home]: [id] } }).table
    expect(enemySymbols(kernel, `${id}#1`).toSorted()).toEqual([...symbolsOf(id), home].sort())
  })
})

describe('special cultists', () => {
  const CHANT = ['hollow-soprano', 'hollow-alto', 'bellows-woman', 'ash-sexton', 'cuckoo', 'night-watchman', 'last-heir']
  test.each(CHANT)('%s chants: the terror advances as it appears', (id) => {
    expect(scene({ cultists: [id] }, 'arrival').state.terror).toBe('tentacle')
  })

  const SHROUD = ['veiled-tenor', 'veiled-novice', 'veiled-pane', 'glazier', 'masterless-reflection']
  test.each(SHROUD)('%s is shrouded: from afar it is fought at the front only', (id) => {
    const bea = { at: away(id), dice: symbolsOf(id), targets: [id] }
    const facing = (column: readonly string[]) => scene({ columns: { [bea.at]: column }, detectives: { bea } }, turnOf('bea'))
    expect(minds(facing(['eye-1', id]))[1]).toBe(1)
    expect(facing([id, 'eye-1']).offered('bea')).toContain(`fight:${id}`)
  })

  const BLOOD_PRICE = ['bleeding-deacon', 'bleeding-acolyte', 'clay-bride', 'deep-tile-maker']
  test.each(BLOOD_PRICE)('%s has its blood price: a token for whoever beats it', (id) => {
    const table = beaten(id)
    expect([minds(table), table.zone('cultist-discard')]).toEqual([[1, 0, 0], [id]])
  })

  const HERALD = ['herald-of-the-choir', 'ash-standard-bearer', 'burned-bell-ringer']
  test.each(HERALD)('%s heralds: it counts for two where a fourth is looked for', (id) => {
    const sect = card(id)?.sect as string
    const calls = (there: number) =>
      scene({ options: { sect }, columns: { shield: there }, cultists: [id] }, 'arrival').zone('lair:shield').length
    expect([calls(1), calls(2)]).toEqual([0, 1])
    // For the limit it is one.
    const full = { shield: 0, tentacle: 3, eye: 3, planet: 3, star: 1 }
    expect(ending(scene({ options: { sect }, columns: full, cultists: [id] }, 'arrival'))).toBe(null)
  })

  const LEECH = ['potter-of-the-deep', 'ditch-drinker', 'deep-well-digger']
  test.each(LEECH)('%s leeches: at the front it puts the location out of use', (id) => {
    const use = (column: readonly string[]) =>
      scene({ altars: { eye: 'sanatorium' }, columns: { eye: column }, detectives: { ana: { at: 'eye', madness: 2 } } }, 'preparation')
        .offered('ana')
        .includes('use:sanatorium/0')
    expect([use([id]), use(['eye-1', id])]).toEqual([false, true])
  })

  const MIRROR = ['glassblower', 'silverer', 'mirror-twin', 'lens-grinder', 'chess-automaton', 'wind-up-double']
  test.each(MIRROR)('%s mirrors: the die counts twice for it', (id) => {
    const at = away(id)
    const { kernel } = scene({ columns: { [at]: [id] }, dice: { [at]: 'star' } }).table
    expect(enemySymbols(kernel, `${id}#1`).toSorted()).toEqual([...symbolsOf(id), 'star', 'star'].sort())
  })

  const MARTYR = ['candle-penitent', 'chimney-sweep', 'pyre-widow']
  test.each(MARTYR)('%s is a martyr: another appears when it falls', (id) => {
    const table = beaten(id, { marker: 'star', cultists: ['shield-1'] })
    expect([crowds(table), table.state.marker]).toEqual([[0, 0, 0, 0, 1], 'shield'])
  })

  const ANCHOR = ['foundation-man', 'clay-nurse', 'clockmaker', 'bearer-of-the-weight']
  test.each(ANCHOR)('%s is an anchor: its location is not sealed while it stands there', (id) => {
    const sealing = (columns: Picture['columns']) =>
      scene(
        { ...(columns ? { columns } : {}), offered: { eye: ['eye', 'eye', 'eye'] }, detectives: { ana: { at: 'eye', seals: ['eye'] } } },
        'sealing',
      )
        .offered('ana')
        .includes('seal')
    expect([sealing({ eye: [id] }), sealing({ star: [id] })]).toEqual([false, true])
  })
})

describe('Ancient Ones of special sects', () => {
  const arriving = (sect: string, more: Picture = {}) =>
    scene({ options: { sect }, marker: 'eye', ring: { tentacle: 'the-gate-trembles' }, crystals: { tentacle: 1 }, ...more }, 'terror')

  test('the-unmouthed: each discards a card as it comes', () => {
    const table = arriving('hollow-choir', { detectives: { ana: { hand: ['stand-firm'] }, bea: { hand: ['keen-glance'] } } })
    expect([table.zone('lair:eye'), table.zone('hand:ana'), table.zone('hand:bea')]).toEqual([['the-unmouthed'], [], []])
  })

  test('the-thirteenth-hour: two steps of terror as it comes', () => {
    const table = arriving('clockwork-heirs')
    expect([table.zone('lair:eye'), table.state.terror]).toEqual([['the-thirteenth-hour'], 'planet'])
  })
})
