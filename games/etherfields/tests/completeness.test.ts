import { readdirSync, readFileSync } from 'node:fs'
import { nothingIsLeftOut } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { book } from '../content/book.ts'
import { cards } from '../content/cards.ts'
import type { Card, DreamerId } from '../content/kinds.ts'

/* What no single test can see: that nothing was left out. */

/** The pieces of the box as far as its first four dreams, by kind. */
const PIECES: { readonly [kind: string]: number } = {
  ...{ dreamer: 4, turn: 12, mask: 14, metamorphosis: 12, slumber: 15, district: 8, gate: 4, entity: 4 },
}
const copiesOf = (card: Card): number => ('copies' in card ? (card.copies ?? 1) : 1)
const many = (fits: (card: Card) => boolean): number => cards.filter(fits).reduce((sum, card) => sum + copiesOf(card), 0)

test('the box has all its pieces', () => {
  for (const [kind, n] of Object.entries(PIECES))
    expect(
      many((card) => card.kind === kind),
      kind,
    ).toBe(n)
})
test.each(['gambler', 'specialist', 'toughGuy', 'freeSpirit'] as const)('the deck of the %s has 22 cards', (who: DreamerId) => {
  expect(many((card) => card.kind === 'influence' && card.of === who)).toBe(22)
})
test('the Market has 81 cards', () => {
  expect(many((card) => card.kind === 'influence' && card.of === undefined && !card.secret)).toBe(81)
})
test('there are at least 150 scripts, all of them with words', () => {
  expect(book.entries.length).toBeGreaterThanOrEqual(150)
})

/** Kinds whose every card has rows of what comes of it; the rest is named by a test. */
test('every kind of card that does something has a table of rows that leaves none out', () => {
  const here = new URL('./cards/', import.meta.url)
  const text = readdirSync(here)
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n')
  const tables = [...text.matchAll(/cardsDo\(\s*'([^']+)'/g)].map(([, what]) => what)
  expect(tables.sort()).toEqual(
    [
      ...[
        'cards of the own round',
        'Rapid cards, in the round of another',
        'cards that throw again',
        'Progress cards',
        'cards of the Map',
        'Items',
        'Masks',
        'Flaws',
      ],
      ...['Fate that is followed', 'Whims', 'Turn cards', 'Seasons', 'Wisdom', 'Slumbers that are followed', 'Notes', 'districts'],
      ...['Slumbers with an Entity, in what one does to them', 'Slumbers with an Entity, in what they do'],
      ...['Entities, in what one does to them', 'Entities, in what they do'],
    ].sort(),
  )
})

const rest = cards.filter(({ kind }) => ['situation', 'gate'].includes(kind))
nothingIsLeftOut({ at: import.meta.url, cards: rest, many: 10 })
