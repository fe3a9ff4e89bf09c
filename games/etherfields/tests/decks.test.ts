import { describe, expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { fates } from '../content/decks/fate.ts'
import { flaws } from '../content/decks/flaws.ts'
import { items } from '../content/decks/items.ts'
import { market } from '../content/decks/market.ts'
import { masks } from '../content/decks/masks.ts'
import { wisdoms } from '../content/decks/wisdom.ts'
import { freeSpiritCards } from '../content/dreamers/freeSpirit.ts'
import { gamblerCards } from '../content/dreamers/gambler.ts'
import { specialistCards } from '../content/dreamers/specialist.ts'
import { toughGuyCards } from '../content/dreamers/toughGuy.ts'
import type { Influence } from '../content/kinds.ts'
import { slumbers } from '../content/slumbers/index.ts'
import { slumberTiles } from '../content/slumbers/tiles.ts'

/* Every deck counted against what the box is to hold (section 9 of the catalogue). */

const each = (cards: readonly Influence[]): readonly Influence[] =>
  cards.flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => card))
const of = (cards: readonly Influence[], fits: (card: Influence) => boolean): number => cards.filter(fits).length
const colours = ({ motive }: Influence): readonly string[] => Object.keys(motive)
const worth = ({ motive }: Influence): number => Math.max(...Object.values(motive))
const only = (colour: string) => (card: Influence) => colours(card).join() === colour
const byColour = (cards: readonly Influence[]) => [
  of(cards, only('awareness')),
  of(cards, only('cunning')),
  of(cards, only('rage')),
  of(cards, (card) => colours(card).length === 2),
]

describe('a starting deck has 22 cards: A, C, R, two colours; so many Progress and Rapid', () => {
  test.each([
    ['gambler', gamblerCards, [5, 9, 5, 3], 3, 4],
    ['specialist', specialistCards, [9, 6, 4, 3], 8, 2],
    ['toughGuy', toughGuyCards, [4, 5, 10, 3], 4, 3],
    ['freeSpirit', freeSpiritCards, [6, 8, 5, 3], 4, 5],
  ] as const)('%s', (who, names, colourCounts, progress, rapid) => {
    const cards = each(names)
    expect(cards).toHaveLength(22)
    expect(names.every((card) => card.of === who)).toBe(true)
    expect(names.length).toBeGreaterThanOrEqual(12)
    expect(names.length).toBeLessThanOrEqual(14)
    expect(byColour(cards)).toEqual(colourCounts)
    expect(of(cards, ({ type }) => type === 'progress')).toBe(progress)
    expect(of(cards, ({ type }) => type === 'rapid')).toBe(rapid)
    expect([of(cards, (card) => worth(card) <= 2), of(cards, (card) => worth(card) === 3), of(cards, (card) => worth(card) === 4)]).toEqual(
      [10, 9, 3],
    )
    const costs = names.flatMap(({ placement, actions = [] }) => [placement, ...actions.map(({ price }) => price)])
    expect(Math.max(...costs.flatMap((price) => price?.motive ?? []).map(({ n }) => n))).toBeLessThanOrEqual(2)
  })
})

test('the Market: 81 cards by type, colour and price, at most two of a name', () => {
  const cards = each(market)
  expect(cards).toHaveLength(81)
  expect(Math.max(...market.map(({ copies = 1 }) => copies))).toBe(2)
  expect((['action', 'progress', 'rapid', 'map'] as const).map((type) => of(cards, (card) => card.type === type))).toEqual([27, 27, 18, 9])
  expect(byColour(cards)).toEqual([24, 24, 24, 9])
  expect([1, 2, 3, 4, 5].map((n) => of(cards, ({ price }) => price === n))).toEqual([18, 27, 21, 11, 4])
})

test('fourteen Masks, four of them later; six Flaws and eight more', () => {
  expect([masks.length, masks.filter(({ later }) => later).length]).toEqual([14, 4])
  expect([flaws.filter(({ later }) => !later).length, flaws.filter(({ later }) => later).length]).toEqual([6, 8])
})

test('Items, Fate, Seasons and Wisdom; what dreams bring stands with them', () => {
  expect([items.filter(({ starting }) => starting).length, items.filter(({ starting }) => !starting).length]).toEqual([5, 10])
  const first = fates.filter(({ later }) => !later)
  expect([first.length, first.filter(({ whim }) => whim).length]).toEqual([10, 4])
  expect(first.filter(({ effect }) => effect?.do === 'dieTable')).toHaveLength(3)
  expect(first.filter(({ effect }) => effect?.do === 'choose')).toHaveLength(2)
  expect(fates).toHaveLength(22)
  const all = cards.filter(({ kind }) => kind === 'season').map(({ id }) => id)
  expect(all.sort()).toEqual(['fog', 'long-ebb', 'neap', 'red-tide', 'slack-tide', 'spring-tide'])
  expect(wisdoms).toHaveLength(8)
})

test('fifteen Slumbers: Delta, two that answer, twelve Entities; ten tiles, two of them to begin with', () => {
  expect(slumbers).toHaveLength(15)
  expect(slumbers.filter(({ entity }) => entity)).toHaveLength(12)
  expect(slumbers.filter(({ starting }) => starting).map(({ id }) => id)).toEqual(['delta-phase', 'ebb', 'tallyman', 'polite-stranger'])
  expect([slumberTiles.length, slumberTiles.filter(({ starting }) => starting).length]).toEqual([10, 2])
  expect(new Set(slumberTiles.map(({ at }) => at)).size).toBe(10)
})

const districts = cards.filter((card) => card.kind === 'district')
test.each(districts)('$id has five to seven Places, one with a Gate, all on ways that lead back to the slipway', ({ places, paths }) => {
  expect(places.length).toBeGreaterThanOrEqual(5)
  expect(places.length).toBeLessThanOrEqual(7)
  expect(places.filter(({ effects }) => effects.includes('gate'))).toHaveLength(1)
  expect(paths.length).toBeGreaterThanOrEqual(places.length)
  const ways = districts.flatMap((district) => district.paths)
  const reached = (from: string): ReadonlySet<string> => {
    const seen = new Set([from])
    for (const place of seen) for (const [at, to] of ways) if (at === place) seen.add(to)
    return seen
  }
  for (const { id } of places) expect([reached('slipway').has(id), reached(id).has('slipway')], id).toEqual([true, true])
})
