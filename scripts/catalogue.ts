/** The catalogue of a game's rules (`games/<game>/rules.md`) and who cites it. */

export const ID = '[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)+-\\d+[a-z]?'
const DEFINED = new RegExp(`^\\s*(?:[-*+]|\\d+\\.|\\||#{1,6})\\s*\\*\\*(${ID})\\*\\*`, 'gm')
const MENTIONED = new RegExp(`(?<![\\w-])${ID}(?![\\w-])`, 'g')
const CITED = /(?<![.\w$])rule\s*\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`]*`)/g

/** A rule told in scenes (`testing/scenes.ts`): its ids and a colon begin the line. */
const TOLD = new RegExp(`^[ ]*(${ID}(?: ${ID})*): `, 'gm')

const unique = (ids: Iterable<string>): string[] => [...new Set(ids)]

/** The ids a catalogue defines: a bold id at the start of a list item, a heading or a table row. In the order of the page. */
export const catalogueOf = (markdown: string): string[] => unique([...markdown.matchAll(DEFINED)].map((match) => match[1] ?? ''))

/** Ids that are defined twice: one of the two rules can never be cited. */
export function definedTwice(markdown: string): string[] {
  const ids = [...markdown.matchAll(DEFINED)].map((match) => match[1] ?? '')
  return unique(ids.filter((id, i) => ids.indexOf(id) !== i))
}

/** Every id a text mentions, be it code, comment or list. */
export const mentionsIn = (text: string): string[] => unique([...text.matchAll(MENTIONED)].map((match) => match[0]))

/** The ids that `rule('…')` and `rule(['…', '…'])` cite in a test's source, and headings of rules told in scenes. */
export const citationsIn = (source: string): { id: string; offset: number }[] =>
  [CITED, TOLD].flatMap((form) =>
    [...source.matchAll(form)].flatMap((match) => mentionsIn(match[1] ?? '').map((id) => ({ id, offset: match.index }))),
  )

/** The ids in a test's name: `[A-B-01] title` or `[A-B-01, A-B-02] title`. */
export const idsInTestName = (name: string): string[] => mentionsIn(/^\[([^\]]*)\]/.exec(name)?.[1] ?? '')

export type RuleReport = { total: number; tested: number; cited: number; untouched: string[]; unsupported: string[] }

export function reportOn(found: {
  catalogue: string[]
  tested: ReadonlySet<string>
  mentioned: ReadonlySet<string>
  unsupported: ReadonlySet<string>
}): RuleReport {
  const { catalogue, tested, mentioned, unsupported } = found
  return {
    total: catalogue.length,
    tested: catalogue.filter((id) => tested.has(id)).length,
    cited: catalogue.filter((id) => mentioned.has(id) && !tested.has(id)).length,
    untouched: catalogue.filter((id) => !tested.has(id) && !mentioned.has(id)),
    unsupported: catalogue.filter((id) => unsupported.has(id)),
  }
}
