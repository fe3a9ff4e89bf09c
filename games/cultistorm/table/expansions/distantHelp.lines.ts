import { numberIn } from '@miskatonic/web/kit/figures'
import { say } from '../strings.ts'
import { countIn, lying, nameOf, type Read } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const helpStrings = {
  heading: { es: 'Ayuda distante', en: 'Distant help' },
  waiting: { es: 'Ayuda que ha llegado: {name}', en: 'Help that has come: {name}' },
  aid: { es: 'Ayuda para pelear: {name}', en: 'Help for a fight: {name}' },
  free: { es: 'Gratis', en: 'Free' },
  costs: { es: '1 de terror', en: '1 terror' },
  deck: { es: 'Mazo de ayuda', en: 'Help deck' },
  none: { es: 'Vacío', en: 'Empty' },
}

/** The places of help by their numbers; without the expansion there are none. */
export const helpPlaces = ({ view }: Pick<Read, 'view'>): readonly number[] =>
  Array.from({ length: numberIn(view.table, 'helpPlaces') }, (_, i) => i + 1)

export const helpLines: ExpansionLines = {
  lines: (read) => [
    ...helpPlaces(read)
      .flatMap((n) => lying(read.view, `help:${n}`))
      .map((card) => say(helpStrings.waiting, read.lang, { name: nameOf(card, read.face) })),
    ...(helpPlaces(read).length ? [`${say(helpStrings.deck, read.lang)}: ${countIn(read.view, 'help-deck')}`] : []),
  ],
  linesOf: (one, { view, lang, face }) =>
    lying(view, `aid:${one.seat}`).map((card) => say(helpStrings.aid, lang, { name: nameOf(card, face) })),
}
