/** The rules reference as players read it: a game's catalogue in one language, without the marks we keep for ourselves. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@miskatonic/contract'
import { ID } from './catalogue.ts'
import { root } from './house.ts'

/** Plain text. Another rule stands in it as `{{EH-REST-01}}`; each line is a paragraph or a row of a table. */
export type Rule = { id: string; text: string }
export type RulesSection = { id: string; title: string; rules: Rule[] }
export type RulesBook = { sections: RulesSection[]; glossary: { term: string; text: string }[] }

const CATALOGUES: Readonly<Record<Language, string>> = { en: 'rules.md', es: 'rules.es.md' }

const HEADING = /^#{2,6} +(.+)$/
const NUMBERED = /^(\d+(?:\.\d+)*)\.? +(.+)$/
const RULE = new RegExp(`^- +\\*\\*(${ID})\\*\\* +(.+)$`)
const MENTION = new RegExp(`(?<![\\w-])(?:(${ID})|R-(\\d+))(?![\\w-])`, 'g')
const DECIDED = new RegExp(` *→ *((?:R-\\d+|${ID})(?:, (?:R-\\d+|${ID}))*)$`)
/** Worked examples are positions for those who test the rules; players read the rules themselves. */
export const EXAMPLE = /-EX-\d+$/

type Block = { id: string; lines: string[] }
type Page = { id: string; title: string; blocks: Block[]; tables: string[][] }

/** The catalogue cut into headings, the rules under each, and the tables that belong to no rule. */
function pagesOf(markdown: string): Page[] {
  const pages: Page[] = []
  let block: Block | undefined
  for (const line of markdown.split('\n')) {
    const page = pages.at(-1)
    const heading = HEADING.exec(line)?.[1]
    const rule = RULE.exec(line)
    if (heading) {
      pages.push({ ...titleOf(heading), blocks: [], tables: [] })
      block = undefined
    } else if (rule) {
      block = { id: rule[1] ?? '', lines: [rule[2] ?? ''] }
      if (!EXAMPLE.test(block.id)) page?.blocks.push(block)
    } else if (line.startsWith('|')) {
      if (block) block.lines.push(line)
      else if (page) page.tables.push(cellsOf(line))
    } else if (block && /^\s+\S/.test(line)) block.lines.push(line.trim())
    else if (line.trim()) block = undefined
  }
  return pages
}

/** `3.1 Golden rules (GOLD, FAQ)`: the number is its id, and the groups of ids are for those who search the catalogue. */
function titleOf(heading: string): { id: string; title: string } {
  const [, id = '', title = heading] = NUMBERED.exec(heading) ?? []
  return { id, title: inType(title.replace(/ +\([A-Z]+(?:, [A-Z]+)*\)$/, '')) }
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const isDivider = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell))

/** A table as lines: one for each row, or, where the corner is empty, one for each column. A bare number says what it numbers. */
function linesOfTable(rows: readonly string[][]): string[] {
  const [header = [], ...body] = rows.filter((cells) => !isDivider(cells))
  const record = (head: string, facts: readonly (readonly [string, string])[]): string =>
    `${[head, ...facts.filter(([, fact]) => fact !== '—').map(([name, fact]) => `${name}: ${fact}`)].join('. ')}.`
  if (header[0] === '')
    return header.slice(1).map((head, i) =>
      record(
        head,
        body.map((cells) => [cells[0] ?? '', cells[i + 1] ?? '']),
      ),
    )
  return body.map((cells) =>
    record(
      /^\d+$/.test(cells[0] ?? '') ? `${header[0]} ${cells[0]}` : (cells[0] ?? ''),
      header.slice(1).map((name, i) => [name, cells[i + 1] ?? '']),
    ),
  )
}

/** Of a ruling players read the decision alone, not the gap it fills nor what it asks of the software. */
const decisionIn = (text: string): string => text.replace(/^.*?\*\*Ruling:\*\* /s, '').replace(/\s*\*Engine:\*.*$/s, '')

const withoutMarks = (text: string): string =>
  text
    .replace(/\*\*\[GK\]\*\* */g, '')
    .replace(/ *_\(es: .*?\)_/g, '')
    .replace(/ *\(digital: [^)]*\)/g, '')
    .replace(/(\*{1,2})(?=\S)(.+?)\1/g, '$2')
    .replaceAll('`', '')
    .trim()

/** The catalogue is typed on a keyboard; a book is set in type. */
const inType = (text: string): string => text.replace(/"([^"\n]*)"/g, '“$1”').replace(/(?<=\p{L})'/gu, '’')

/** `→ R-21` or `→ EH-RULING-21, EH-RULING-22` at the end says who decided it so: links, but for those the sentence itself names. */
function withLinks(text: string, game: string): string {
  const linked = (part: string): string =>
    part.replace(MENTION, (_, id?: string, number?: string) => `{{${id ?? `${game}-RULING-${number}`}}}`)
  const [sentence = '', rulings = ''] = text.split(DECIDED).map(linked)
  const unnamed = rulings.split(', ').filter((ruling) => !sentence.includes(ruling))
  return unnamed.length ? `${sentence} (${unnamed.join(', ')})` : sentence
}

function ruleOf({ id, lines }: Block): Rule {
  const table = lines.filter((line) => line.startsWith('|')).map(cellsOf)
  const prose = withoutMarks(decisionIn(lines.filter((line) => !line.startsWith('|')).join('\n')))
  const text = inType([withLinks(prose, id.split('-')[0] ?? ''), ...linesOfTable(table)].join('\n'))
  return { id, text: text.charAt(0).toUpperCase() + text.slice(1) }
}

/** The glossary is the table that has a column of terms in its own language and one of meanings. */
function glossaryOf([header = [], ...rows]: readonly string[][]): RulesBook['glossary'] {
  const term = header.findIndex((name) => name === 'English' || name === 'Término')
  const meaning = header.findIndex((name) => name === 'Meaning' || name === 'Significado')
  if (term < 0 || meaning < 0) return []
  return rows
    .filter((cells) => !isDivider(cells))
    .map((cells) => ({ term: (cells[term] ?? '').replaceAll(' / ', ', '), text: inType(cells[meaning] ?? '') }))
}

export function rulesBook(markdown: string): RulesBook {
  const pages = pagesOf(markdown)
  const sections = pages
    .filter(({ blocks }) => blocks.length)
    .map(({ id, title, blocks }, i) => ({ id: id || String(i + 1), title, rules: blocks.map(ruleOf) }))
  return { sections, glossary: pages.flatMap(({ tables }) => glossaryOf(tables)) }
}

/** Every game whose catalogue is there in all languages, with its books. */
export function readRulesBooks(): Map<string, Record<Language, RulesBook>> {
  const books = new Map<string, Record<Language, RulesBook>>()
  for (const entry of readdirSync(join(root, 'games'), { withFileTypes: true })) {
    const folder = join(root, 'games', entry.name)
    if (!Object.values(CATALOGUES).every((file) => existsSync(join(folder, file)))) continue
    const read = (language: Language): RulesBook => rulesBook(readFileSync(join(folder, CATALOGUES[language]), 'utf8'))
    books.set(entry.name, { es: read('es'), en: read('en') })
  }
  return books
}

/** Writes `<game>.<language>.json` for each of them and says which files it wrote. */
export function writeRulesBooks(outDir: string): string[] {
  mkdirSync(outDir, { recursive: true })
  return [...readRulesBooks()].flatMap(([game, books]) =>
    Object.entries(books).map(([language, book]) => {
      const file = join(outDir, `${game}.${language}.json`)
      writeFileSync(file, JSON.stringify(book))
      return file
    }),
  )
}
