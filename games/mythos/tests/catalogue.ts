import { readFileSync } from 'node:fs'
import { defined } from '@miskatonic/kernel'

/* The tables of section 9 of the catalogue, read as they stand there: what the cards are held against. */

const catalogue = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')
const collection = catalogue.slice(catalogue.indexOf('## 9. Content to author'), catalogue.indexOf('## 10. Worked examples'))

export type Row = { readonly number: string; readonly [column: string]: string }

const cells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** The rows whose number begins so, by the heads of their table. */
export function rowsOf(letter: string): Row[] {
  const rows: Row[] = []
  let heads: string[] = []
  for (const line of collection.split('\n').filter((one) => one.startsWith('|'))) {
    const found = cells(line)
    if (found[0] === 'ID') heads = found
    else if (new RegExp(`^${letter}\\d\\d$`).test(found[0] ?? ''))
      rows.push({ ...Object.fromEntries(heads.map((head, i) => [head, found[i] ?? ''])), number: defined(found[0]) })
  }
  return rows
}

/** An id is the English title in kebab-case, without apostrophes, accents and the star of the Dreamlands. */
export const idOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const titleIn = (row: Row): string => row.Title ?? row.Name ?? ''
export const idIn = (row: Row): string => idOf(titleIn(row))
export const english = (row: Row): string => titleIn(row).replace(' ☆', '').replaceAll("'", '’')

export type DeckList = {
  readonly title: string
  readonly investigator: string
  readonly cards: { readonly [card: string]: number }
}

/** The six lists of 9.14. */
export function deckLists(): DeckList[] {
  const investigators = new Map(rowsOf('I').map((row) => [row.number, idIn(row)]))
  const parts = collection
    .slice(collection.indexOf('### 9.14'))
    .split(/\*\*Deck \d — /)
    .slice(1)
  return parts.map((part) => {
    const [, title = '', number = ''] = /^(.+?)\*\* · suggested Investigator (I\d\d)/.exec(part) ?? []
    const cards = [...part.matchAll(/(\d)× (.+?) \([A-Z]\d\d\)/g)].map(([, n, card]) => [idOf(defined(card)), Number(n)])
    return { title, investigator: investigators.get(number) ?? number, cards: Object.fromEntries(cards) }
  })
}
