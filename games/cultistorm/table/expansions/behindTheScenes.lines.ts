import { isUnnamed } from '@miskatonic/commons/figures'
import { numberIn } from '@miskatonic/web/kit/figures'
import { say } from '../strings.ts'
import { countIn, isSymbol, lying, nameOf, type Read, siteAt } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const scenesStrings = {
  author: { es: 'El autor', en: 'The author' },
  pages: { es: 'Manuscritos: {n}', en: 'Manuscripts: {n}' },
  ink: { es: 'Tinta: {n} de 6', en: 'Ink: {n} of 6' },
  cost: { es: 'Tinta {n}', en: 'Ink {n}' },
  hand: { es: 'Tus manuscritos', en: 'Your manuscripts' },
  none: { es: 'No te queda ninguno.', en: 'You have none left.' },
  detour: { es: 'El próximo sectario aparece en {place}', en: 'The next cultist appears at {place}' },
}

/** The seat of the author; null: nobody plays against the others. */
export const authorIn = ({ view }: Pick<Read, 'view'>): string | null => (typeof view.table.author === 'string' ? view.table.author : null)

export const scenesLines: ExpansionLines = {
  lines: (read) => {
    const author = authorIn(read)
    if (author === null) return []
    const { view, lang, face } = read
    const { detour } = view.table
    return [
      isUnnamed(author) ? say(scenesStrings.author, lang) : `${say(scenesStrings.author, lang)}: ${author}`,
      say(scenesStrings.ink, lang, { n: numberIn(view.table, 'ink') }),
      say(scenesStrings.pages, lang, { n: countIn(view, `manuscripts:${author}`) }),
      ...lying(view, `manuscripts:${author}`).flatMap((page) => nameOf(page, face) || []),
      ...(isSymbol(detour) ? [say(scenesStrings.detour, lang, { place: siteAt(read, detour).name })] : []),
    ]
  },
}
