import type { Book, Rule, Section } from './book.ts'

/** Letters without accents and case, apostrophes and quotes as keyboards have them: «Acción» is found by "accion", «R’lyeh» by "r'lyeh". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘´`]/g, "'")
    .replace(/[“”«»]/g, '"')
    .toLowerCase()

export type Found = { readonly section: Section; readonly rule: Rule; readonly score: number }

const MOST = 60

/** Rules that hold every word asked for; titles and ids count more than the text. */
export function found(book: Book, query: string): readonly Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const results: Found[] = []
  for (const section of book.sections) {
    const title = folded(section.title)
    for (const rule of section.rules) {
      const [id, text] = [folded(rule.id), folded(rule.text)]
      if (!words.every((word) => title.includes(word) || id.includes(word) || text.includes(word))) continue
      const score = words.reduce(
        (sum, word) => sum + (id.includes(word) ? 4 : 0) + (title.includes(word) ? 3 : 0) + (text.startsWith(word) ? 2 : 0),
        0,
      )
      results.push({ section, rule, score })
    }
  }
  return results.sort((a, b) => b.score - a.score).slice(0, MOST)
}

/** Where a rule stands, also when only its group is known (`EH-REST`). */
export function placeOf(book: Book, id: string): { readonly section: Section; readonly rule: Rule } | null {
  for (const section of book.sections) {
    const rule = section.rules.find((one) => one.id === id) ?? section.rules.find((one) => one.id.startsWith(`${id}-`))
    if (rule) return { section, rule }
  }
  return null
}
