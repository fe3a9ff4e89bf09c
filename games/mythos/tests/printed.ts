import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasCard } from '../content/index.ts'
import type { Card } from '../content/nodes.ts'
import { english, idIn, idOf, type Row } from './catalogue.ts'

/* What is asked of every deck of the collection alike, and how the cells of its tables are read. */

/** A cell that must be there: a misspelt column would make a comparison that cannot fail. */
export function cell(row: Row, column: string): string {
  const found = row[column]
  if (found === undefined) throw new Error(`no column «${column}» among ${Object.keys(row).join(', ')}`)
  return found
}
/** «Miskatonic Valley»: `miskatonicValley`. */
export const nameOf = (text: string): string => idOf(text).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** «+2», «−1», empty: 2, -1, nothing. */
export const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text.replace('−', '-')))
/** «CITY TOME», «–». */
export const capitals = (text: string): string[] => (text === '–' ? [] : text.toLowerCase().split(' '))
/** «Latin, R'lyehian», «–». */
export const languagesOf = (text: string): string[] => (text === '–' ? [] : text.split(', ').map(nameOf))

const BOOK = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')
/** The bold line above the table in which a row stands: «New England (green)». */
export function headingOf(row: Row): string {
  const before = BOOK.slice(0, BOOK.indexOf(`\n| ${row.number} | ${row.Title} |`))
  return /^\*\*(.+)\*\*$/m.exec(before.slice(before.lastIndexOf('\n**') + 1))?.[1] ?? ''
}
/** A row of the overview in section 9.3, by what stands in its first column. */
export function overviewOf(first: string): string[] {
  const found = BOOK.slice(BOOK.indexOf('\n### 9.3 '), BOOK.indexOf('\n### 9.4 '))
    .split('\n')
    .find((line) => line.startsWith(`| ${first} |`))
  if (!found) throw new Error(`section 9.3 has no row «${first}»`)
  return found
    .split('|')
    .slice(2, -1)
    .map((text) => text.trim())
}

type Figure = (row: Row) => unknown
const text = (row: Row): string => cell(row, 'Text')
/** Whether a row's text has this. */
export const says =
  (what: RegExp): Figure =>
  (row) =>
    what.test(text(row))
/** The same where a card leaves out what is not so. */
export const saysOrNot =
  (what: RegExp): Figure =>
  (row) =>
    what.test(text(row)) || undefined
/** The number a row has in a column. */
export const count =
  (column: string): Figure =>
  (row) =>
    Number(cell(row, column))
/** Figures that most kinds have: the pentagram, the dot, the star of the Dreamlands, how many Spells it knows. */
export const SAN = (row: Row): number | undefined => numberOf(cell(row, 'SAN'))
export const DOT = (row: Row): true | undefined => cell(row, '●') === '●' || undefined
export const STAR = (row: Row): string | undefined => (cell(row, 'Title').includes('☆') ? 'dreamlands' : undefined)
export const SPELLS = (row: Row): number | undefined => numberOf(/KNOWS SPELL (\d)/.exec(text(row))?.[1] ?? '')

/** What cards of a kind have in these fields is what section 9 says of them; `of`: where a field is not compared as it stands. */
export function figuresAreThose<C extends { readonly id: string }>(
  title: string,
  cards: readonly C[],
  rows: readonly Row[],
  figures: { readonly [field: string]: Figure },
  of: { readonly [field: string]: (card: C) => unknown } = {},
): void {
  test(title, () => {
    const has = (card: C, field: string): unknown => (of[field] ? of[field](card) : (card as { readonly [field: string]: unknown })[field])
    const byId = (all: (readonly [string, object])[]) => Object.fromEntries(all)
    const fields = Object.keys(figures)
    expect(byId(cards.map((card) => [card.id, Object.fromEntries(fields.map((field) => [field, has(card, field)]))]))).toEqual(
      byId(rows.map((row) => [idIn(row), Object.fromEntries(Object.entries(figures).map(([field, read]) => [field, read(row)]))])),
    )
  })
}

/** Whatever of a card says rules: a card without text has none of them. */
const SAYS = ['abilities', 'onPlay', 'use', 'harm', 'access', 'closedTo', 'fromDimension', 'needs', 'knowsSpell', 'sees', 'class', 'single']

/** Every Title its texts name, by id. */
export function namedBy({ title: _, ...card }: Card): string[] {
  const ids: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'title') ids.push(...[inner].flat())
      else walk(inner)
    }
  }
  walk(card)
  return ids
}

export function itIsComplete(cards: readonly Card[], rows: readonly Row[]): void {
  test('every card of section 9 is there, once, under its English Title', () => {
    expect(cards.map(({ id }) => id).sort()).toEqual(rows.map(idIn).sort())
    const titles = new Map(cards.map(({ id, title }) => [id, title.en]))
    for (const row of rows) expect(titles.get(idIn(row))).toBe(english(row))
  })
}

/** Rules text where the catalogue has one, and nowhere else. */
export function itSaysWhatItShould(cards: readonly Card[], rows: readonly Row[], column = 'Text'): void {
  test('cards with a text in section 9 say rules, the others none', () => {
    const speaking = rows.filter((row) => cell(row, column) !== '').map(idIn)
    expect(
      cards
        .filter((card) => SAYS.some((field) => field in card))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(speaking.sort())
  })
  test('the Titles its texts name exist', () => {
    for (const card of cards) for (const id of namedBy(card)) expect(hasCard(id), `${card.id} names ${id}`).toBe(true)
  })
}

/** Not the point of an initial: «J. C.» */
const SENTENCE_ENDS = /(?<!\b[A-Z])[.!?][»”]?(?=\s|$)/g

/** `byHand`: the cards whose text is written by hand, because no builder says it. */
export function itIsTold(cards: readonly Card[], byHand: readonly string[] = []): void {
  test('every card has a title and a story of its own in both languages', () => {
    for (const lang of ['es', 'en'] as const) {
      const titles = cards.map(({ title }) => title[lang])
      const stories = cards.map(({ story }) => story[lang])
      expect(titles.filter((title) => title.trim() === '')).toEqual([])
      expect(new Set(titles).size).toBe(cards.length)
      expect(new Set(stories).size).toBe(cards.length)
      for (const story of stories) {
        expect(story.length, story).toBeGreaterThan(30)
        expect(story.length, story).toBeLessThan(160)
        expect(story, 'straight quotes').not.toMatch(/["']/)
        expect(story, 'ends as a sentence').toMatch(/[.!?][»”]?$/)
        expect((story.match(SENTENCE_ENDS) ?? []).length, story).toBeLessThanOrEqual(2)
      }
    }
    for (const { id, story } of cards) expect(story.es, id).not.toBe(story.en)
  })
  test('no other card replaces the text made from its effects', () => {
    expect(cards.filter((card) => 'text' in card).map(({ id }) => id)).toEqual(byHand)
    expect(cards.filter((card) => JSON.stringify(card).includes('"native"')).map(({ id }) => id)).toEqual([])
  })
}
