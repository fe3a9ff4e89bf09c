import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cards } from '../content/cards.ts'

/* What no single test can see: that nothing was left out. Entries of encounters and whole kinds of cards see to it where their rows stand. */

const here = new URL('.', import.meta.url)
const tests = readdirSync(here, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.test.ts') && !name.startsWith('completeness'))
  .map((name) => ({ name, text: readFileSync(new URL(name, here), 'utf8') }))

/** Kinds of cards whose every piece has rows of its own, and the pieces of the box that there are of it. */
const ROWS: { readonly [kind: string]: number } = {
  ...{ investigator: 16, ancientOne: 8, monster: 60, common: 44, unique: 39, spell: 40, skill: 20, ally: 11, special: 35 },
  ...{ location: 26, encounter: 63, otherWorld: 49, mythos: 67, gate: 16, world: 8, street: 9 },
}

test('the box has all its pieces', () => {
  const counted: { [kind: string]: number } = {}
  for (const card of cards) counted[card.kind] = (counted[card.kind] ?? 0) + (('copies' in card ? card.copies : undefined) ?? 1)
  expect(counted).toEqual(ROWS)
})

test('every kind of card that does something has a table of rows that leaves none out', () => {
  const tabled = tests.flatMap(({ text }) => [...text.matchAll(/cardsDo\(\s*'(\w+)'/g)].map(([, kind]) => kind))
  const entries = tests.filter(({ text }) => text.includes('entriesDo(')).length
  expect([...new Set(tabled)].sort()).toEqual(
    ['ally', 'ancientOne', 'common', 'investigator', 'location', 'monster', 'mythos', 'skill', 'special', 'spell', 'unique'].sort(),
  )
  expect(tabled.filter((kind) => kind === 'mythos')).toHaveLength(3)
  expect(entries).toBe(13)
})

test('every worked example of the base game is a test that bears its number', () => {
  const catalogue = readFileSync(new URL('../rules.md', here), 'utf8')
  const base = [...catalogue.matchAll(/^- \*\*(AH-EX-\d+)\*\* (.*)$/gm)].filter(
    ([, , text]) => !/^(?:CDP|KIY|DH|KH|MULTI)\./.test(text ?? ''),
  )
  const cited = new Set(tests.flatMap(({ text }) => [...text.matchAll(/rule\(\s*'([^']*)'/g)].flatMap(([, ids]) => (ids ?? '').split(' '))))
  expect(base).toHaveLength(52)
  expect(base.map(([, id]) => id).filter((id) => !cited.has(id ?? ''))).toEqual([])
})
