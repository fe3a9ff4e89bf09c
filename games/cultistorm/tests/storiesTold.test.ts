import { describe, expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import type { MagicSymbol } from '../content/kinds.ts'
import { allOf } from '../rules/cards.ts'
import { type Slot, SYMBOLS } from '../rules/shape.ts'
import { crystals, minds, type Picture, scene } from './scene.ts'

/* All hundred stories before fights, each read from its card against a cultist of its sect; what it does is the catalogue's key, worked out here anew. */

const PER_SECT = 20
/** 0–9 only tell, 10–15 help, 16–19 do harm. */
const keyOf = (sect: number, card: number): number => (card - 1 + 4 * sect) % PER_SECT

const symbolsOf = (id: string): readonly MagicSymbol[] => allOf('cultist').find((one) => one.id === id)?.symbols ?? []

/** Ana, with what it takes and a spare die, or with nothing but that die, before story `card` of a sect. */
function facing(sect: number, card: number, how: 'strong' | 'weak', more: Picture = {}) {
  const cultist = `${SYMBOLS[sect]}-1`
  const at = SYMBOLS[(sect + 1) % SYMBOLS.length] as Slot
  // What the cultist does not show, and its sect symbol neither.
  const spare = SYMBOLS.find((one) => one !== SYMBOLS[sect] && !symbolsOf(cultist).includes(one)) as MagicSymbol
  const dice = how === 'strong' ? [...symbolsOf(cultist), spare] : [spare]
  const table = scene(
    {
      options: { narrative: true },
      columns: { [at]: [cultist] },
      narrative: [`narrative-${card}`],
      ...more,
      detectives: { ana: { at, dice, targets: [cultist], ...more.detectives?.ana } },
    },
    { step: 'combatTurn', args: { who: 'ana' } },
  ).choose('ana', `fight:${cultist}`)
  return { table, cultist, sect: SYMBOLS[sect] as MagicSymbol }
}
const keys = (table: ReturnType<typeof scene>): string[] => table.table.eventsFor('ana').map(({ message }) => message.key)

/** By the key of the catalogue, what is seen at the table. */
const DEEDS: { readonly [r: number]: (sect: number, card: number) => void } = {
  10: (sect, card) => {
    const { table } = facing(sect, card, 'weak')
    expect(table.table.kernel.record('fight')?.lent).toEqual([SYMBOLS[sect]])
  },
  11: (sect, card) => {
    const { table } = facing(sect, card, 'strong')
    expect(table.table.ask?.about.key).toBe('may-do')
    expect(keys(table.choose('ana', 'no'))).not.toContain('die-rerolled')
  },
  12: (sect, card) => {
    expect(facing(sect, card, 'strong').table.choose('ana', 'strike').zone('hand:ana')).toHaveLength(1)
    expect(facing(sect, card, 'weak').table.choose('ana', 'yield').zone('hand:ana')).toHaveLength(0)
  },
  13: (sect, card) => {
    const { table } = facing(sect, card, 'weak', { detectives: { ana: { madness: 2 } } })
    expect(minds(table.choose('ana', 'yield'))[0]).toBe(3)
    expect(minds(table.arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }]))[0]).toBe(2)
  },
  14: (sect, card) => {
    const { table } = facing(sect, card, 'strong', { crystals: { eye: 2 } })
    expect(crystals(table.choose('ana', 'strike'))[2]).toBe(1)
  },
  15: (sect, card) => {
    const { table } = facing(sect, card, 'strong', { itemDeck: ['laudanum'] })
    expect(table.choose('ana', 'strike').choose('ana', 'laudanum').zone('items:ana')).toEqual(['laudanum'])
  },
  16: (sect, card) => {
    const { table } = facing(sect, card, 'strong')
    expect([table.table.kernel.record('fight')?.more, table.offered('ana').includes('strike')]).toEqual([[SYMBOLS[sect]], false])
  },
  17: (sect, card) => {
    expect(minds(facing(sect, card, 'weak').table.choose('ana', 'yield'))[0]).toBe(2)
    expect(minds(facing(sect, card, 'strong').table.choose('ana', 'strike'))[0]).toBe(0)
  },
  18: (sect, card) => {
    expect(facing(sect, card, 'strong').table.state.terror).toBe('tentacle')
  },
  19: (sect, card) => {
    const { table } = facing(sect, card, 'weak')
    expect([keys(table).includes('die-rerolled'), minds(table)[0]]).toEqual([true, 0])
  },
}

const all = SYMBOLS.flatMap((symbol, sect) =>
  Array.from({ length: PER_SECT }, (_, i) => [sect * PER_SECT + i + 1, symbol, sect, i + 1] as const),
)

describe('stories before fights', () => {
  test.each(all)('%i, of the %s sect', (number, _symbol, sect, card) => {
    const r = keyOf(sect, card)
    const { table } = facing(sect, card, 'strong')
    expect(table.zone('told').at(-1)).toBe(`tale-${number}`)
    if (r >= 10) return DEEDS[r]?.(sect, card)
    // It only tells: the fight is as it would have been.
    expect(cards.find(({ id }) => id === `tale-${number}`)).not.toHaveProperty('effect')
    expect([table.choose('ana', 'strike').get('ana', 'trophies'), minds(table), table.state.terror]).toEqual([
      [SYMBOLS[sect]],
      [0, 0, 0],
      'shield',
    ])
  })
})
