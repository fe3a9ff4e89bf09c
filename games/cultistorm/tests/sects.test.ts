import { Table } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { allOf } from '../rules/cards.ts'
import { cultistorm } from '../rules/game.ts'
import { type MagicSymbol, type Slot, SYMBOLS } from '../rules/shape.ts'
import { enemySymbols } from '../rules/symbols.ts'
import { playPrudentGame, SEATS } from './randomGames.ts'
import { crowds, scene } from './scene.ts'

/* The special sects: what each of their cards does, and how they come into the game. */

type Segment = { readonly ids: readonly string[]; readonly mixed?: true }
const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const shown = (picture: Parameters<typeof scene>[0], enemy: string): MagicSymbol[] =>
  [...enemySymbols(scene(picture).table.kernel, `${enemy}#1`)].sort()
/** Just what it takes to beat it, and a die to spare. */
const beat = (cultist: string, more: object = {}, at: Slot = 'eye') => {
  const symbols: readonly MagicSymbol[] = allOf('cultist').find(({ id }) => id === cultist)?.symbols ?? []
  const spare = SYMBOLS.filter((symbol) => !symbols.includes(symbol)).slice(0, 1)
  const ana = { at, targets: [cultist], dice: [...symbols, ...spare] }
  return scene({ columns: { [at]: [cultist] }, detectives: { ana }, ...more }, turnOf('ana'))
    .choose('ana', `fight:${cultist}`)
    .choose('ana', 'strike')
}

rule(['CS-SECT-10', 'CS-SECT-05', 'CS-SECT-13'], 'each special sect takes the place of seven general cultists', () => {
  const deckOf = (options: object) => {
    const { kernel } = scene({ options: options as never }).table
    return Object.keys(kernel.raw.pieces).filter((piece) => kernel.def(piece).kind === 'cultist' && kernel.where(piece) !== 'box')
  }
  const plain = deckOf({}).length
  const two = deckOf({ sect: 'hollow-choir', secondSect: 'clockwork-heirs' })
  const members = allOf('cultist').filter(({ sect, monster }) => !monster && ['hollow-choir', 'clockwork-heirs'].includes(sect))
  expect([members.length, two.length]).toEqual([14, plain])
  for (const { id } of members) expect(two).toContain(`${id}#1`)
})

rule(['CS-SECT-13', 'CS-SECT-05'], 'the seven are shuffled in before the first cultists are drawn', () => {
  const { kernel } = Table.start(cultistorm, { seats: SEATS.slice(0, 3), options: { sect: 'ash-pilgrims' }, seed: 'shuffled' })
  const [deck, ...more] = (kernel.raw.zones['cultist-deck'] ?? []) as readonly Segment[]
  expect([deck?.mixed, more, deck?.ids.length]).toEqual([true, [], 35])
})

rule(['CS-SECT-06', 'CS-SECT-12'], 'each brings its Ancient One and its location', () => {
  const table = scene({ options: { sect: 'ash-pilgrims', secondSect: 'glass-congregation' } })
  expect(table.zone('ancients-sect').sort()).toEqual(['the-cinder-saint', 'the-facet-king'])
  const places = SYMBOLS.flatMap((slot) => table.zone(`site:${slot}`))
  expect(places).toEqual(expect.arrayContaining(['burned-mill', 'hall-of-mirrors']))
})

rule('CS-RULING-114', 'five sets of seven, each with two cards that have no sect symbol, an Ancient One, a location and a monster', () => {
  const special = allOf('sect').filter((sect) => sect.special)
  expect(special).toHaveLength(5)
  for (const { id, ancient, location, monster } of special) {
    const seven = allOf('cultist').filter((card) => card.sect === id && !card.monster)
    expect([seven.length, seven.filter(({ sectSymbol }) => !sectSymbol).length]).toEqual([7, 2])
    expect(allOf('ancient').find((card) => card.id === ancient)?.wave).toBe('sect')
    expect(allOf('location').find((card) => card.id === location)?.strange).toBe(true)
    expect(allOf('cultist').find((card) => card.id === monster)?.sect).toBe(id)
  }
})

describe('what single cultists can do', () => {
  test('Leech: at the front it puts the location out of use', () => {
    const use = (column: readonly string[]) => {
      const picture = { altars: { eye: 'sanatorium' }, columns: { eye: column }, detectives: { ana: { at: 'eye' as const, madness: 2 } } }
      return scene(picture, 'deliberation')
        .offered('ana')
        .some((key) => key.startsWith('use:'))
    }
    expect([use(['deep-well-digger']), use(['eye-1', 'deep-well-digger'])]).toEqual([false, true])
  })

  test('Mirror: the die counts twice', () => {
    const picture = { columns: { eye: ['glassblower'] }, dice: { eye: 'star' as const } }
    expect(shown(picture, 'glassblower').filter((symbol) => symbol === 'star')).toHaveLength(3)
  })

  test('Martyr: where one falls another appears', () => {
    expect(crowds(beat('candle-penitent', { cultists: ['shield-1'] }))).toEqual([1, 0, 0, 0, 0])
  })

  test('Anchor: its location cannot be sealed', () => {
    const sealing = (column: readonly string[]) => {
      const ana = { at: 'eye' as const, seals: ['eye'] as const, level: 1 }
      const picture = { columns: { eye: column }, offered: { eye: ['eye', 'eye', 'eye'] as const }, detectives: { ana } }
      return scene(picture, 'sealing').offered('ana').includes('seal')
    }
    expect([sealing([]), sealing(['clay-nurse'])]).toEqual([true, false])
  })

  test('Chant, Blood Price and Herald are the same in every sect', () => {
    expect(scene({ cultists: ['cuckoo'] }, 'arrival').state.terror).toBe('tentacle')
    expect(beat('clay-bride').get('ana', 'madness')).toBe(1)
    expect(scene({ columns: { shield: 2 }, cultists: ['burned-bell-ringer'] }, 'arrival').zone('lair:shield')).toEqual([])
    const called = scene({ options: { sect: 'ash-pilgrims' }, columns: { shield: 2 }, cultists: ['burned-bell-ringer'] }, 'arrival')
    expect(called.zone('lair:shield')).toEqual(['the-cinder-saint'])
  })
})

describe('their Ancient Ones', () => {
  const arriving = (sect: string, chance: object = {}) =>
    scene({ options: { sect }, marker: 'eye', ring: { tentacle: 'the-gate-trembles' }, crystals: { tentacle: 1 }, ...chance }, 'terror')

  test('the Clay Mother lets nobody use her location', () => {
    const ana = { at: 'eye' as const, madness: 2 }
    const picture = { altars: { eye: 'sanatorium' }, columns: { eye: 1 }, detectives: { ana } }
    const keys = (more: object) =>
      scene({ ...picture, ...more }, 'deliberation')
        .offered('ana')
        .filter((key) => key.startsWith('use:'))
    expect([keys({}).length, keys({ ancients: { eye: 'the-clay-mother' } }).length]).toEqual([1, 0])
  })

  test('the Facet King leaves no cultist die blank', () => {
    const { kernel } = arriving('glass-congregation').table
    expect(SYMBOLS.map((slot) => kernel.get(`slot:${slot}`, 'die'))).not.toContain('blank')
  })

  test('the Cinder Saint brings one to the next location', () => {
    expect(crowds(arriving('ash-pilgrims'))).toEqual([0, 0, 0, 1, 0])
  })

  test('the Thirteenth Hour hastens the terror by two', () => {
    expect(arriving('clockwork-heirs').state.terror).toBe('planet')
  })
})

describe('their locations', () => {
  const at = (altar: string, ana: object, more: object = {}) =>
    scene({ altars: { eye: altar }, detectives: { ana: { at: 'eye', ...ana } }, ...more }, 'deliberation')
  const action = (table: ReturnType<typeof scene>): string => table.offered('ana').find((key) => key.startsWith('use:')) ?? ''

  test('the Brick Kiln burns an item and heals two', () => {
    const table = at('brick-kiln', { madness: 3, items: ['laudanum'] })
    expect(table.choose('ana', action(table)).get('ana', 'madness')).toBe(1)
    expect(table.zone('items:ana')).toEqual([])
  })

  test('the Burned Mill gives two cards for a step of terror', () => {
    const table = at('burned-mill', {})
    table.choose('ana', action(table))
    expect([table.zone('hand:ana').length, table.state.terror]).toEqual([2, 'tentacle'])
  })

  test('the Clock Tower turns the marker back, past an Ancient One', () => {
    const table = at('clock-tower', {}, { marker: 'tentacle', ancients: { shield: 'dagon' }, columns: { shield: 1 } })
    expect(table.choose('ana', action(table)).state.marker).toBe('star')
    expect(action(table)).toBe('')
  })

  test('the Hall of Mirrors does what another activated location does', () => {
    const mirrors = (more: object) => at('hall-of-mirrors', { madness: 2 }, more)
    expect(action(mirrors({}))).toBe('')
    const table = mirrors({ altars: { eye: 'hall-of-mirrors', star: 'sanatorium' } })
    expect(table.choose('ana', action(table)).get('ana', 'madness')).toBe(1)
  })
})

describe('sect monsters', () => {
  rule(['CS-EXP-20', 'CS-RULING-133'], 'each chosen sect has its monster in the lower half of the deck', () => {
    const options = { sect: 'ash-pilgrims', secondSect: 'hollow-choir', monsters: true }
    const { kernel } = Table.start(cultistorm, { seats: SEATS.slice(0, 3), options, seed: 'monsters' })
    const [upper, lower] = (kernel.raw.zones['cultist-deck'] ?? []) as readonly Segment[]
    const hidden = (part: Segment | undefined) => (part?.ids ?? []).filter((id) => /^(ember-hound|choirmaster)#/.test(id)).length
    expect([hidden(upper), hidden(lower), upper?.mixed, lower?.mixed]).toEqual([0, 2, true, true])
  })

  rule(['CS-RULING-133', 'CS-EXP-20'], 'it counts as one cultist, shows four symbols, and gives two trophies of any symbol', () => {
    expect(shown({ columns: { eye: ['ember-hound'] } }, 'ember-hound').length).toBe(5)
    expect(shown({ columns: { star: ['ember-hound'] } }, 'ember-hound').length).toBe(4)
    expect(shown({ columns: { star: ['clay-colossus'] } }, 'clay-colossus').length).toBe(5)
    const table = beat('ember-hound', {}, 'star').choose('ana', 'planet').choose('ana', 'eye')
    expect(table.get('ana', 'trophies')).toEqual(['planet', 'eye'])
  })

  rule('CS-RULING-133', 'devoured it adds its sect symbol twice', () => {
    const of = (id: string) => shown({ columns: { star: 1 }, ancients: { star: 'dagon' }, devoured: { star: [id] } }, 'dagon').length
    expect(of('ember-hound') - of('eye-1')).toBe(1)
  })

  test('the Choirmaster makes general cultists at its location chant', () => {
    const arrival = (cultist: string, marker: 'eye' | 'star') =>
      scene({ marker, columns: { eye: ['choirmaster'] }, cultists: [cultist] }, 'arrival').state.terror
    expect([arrival('eye-1', 'eye'), arrival('eye-1', 'star'), arrival('veiled-novice', 'eye')]).toEqual(['tentacle', 'shield', 'shield'])
  })

  test('the die of the Splinter Beast is rolled again at each attack', () => {
    const ana = { at: 'eye' as const, targets: ['splinter-beast'], dice: ['wild'] as const }
    const picture = { columns: { eye: ['splinter-beast'] }, dice: { eye: 'star' as const }, detectives: { ana } }
    const table = scene(picture, turnOf('ana')).choose('ana', 'fight:splinter-beast')
    expect(table.table.eventsFor('ana').filter(({ message }) => message.key === 'cultist-die-rolled')).toHaveLength(1)
  })

  test('the Ember Hound goes on in each terror phase', () => {
    const table = scene({ columns: { eye: ['ember-hound'] } }, { step: 'phase', args: { phase: 'terror' } })
    expect(crowds(table)).toEqual([0, 0, 0, 1, 0])
  })

  test('the Pendulum Horror brings as much terror as there are detectives', () => {
    expect(scene({ cultists: ['pendulum-horror'] }, 'arrival').state.terror).toBe('planet')
  })
})

test('whole games with two sects, their monsters and their stories come to an end', () => {
  const sects = allOf('sect').flatMap(({ id, special }) => (special ? [id] : []))
  for (const [i, sect] of sects.entries()) {
    const options = { sect, secondSect: sects[(i + 1) % sects.length] as string, monsters: true, narrative: true }
    expect(playPrudentGame(`sects-${sect}`, 3 + (i % 3), options).over).toBe(true)
  }
})
