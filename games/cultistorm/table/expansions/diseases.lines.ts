import type { PieceView, Seat } from '@miskatonic/kernel'
import { fields, listIn } from '@miskatonic/web/kit/figures'
import { say } from '../strings.ts'
import { lying, nameOf, type Read } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const diseaseStrings = {
  diseases: { es: 'Enfermedades', en: 'Diseases' },
  spread: { es: '{n} de 5', en: '{n} of 5' },
  line: { es: '{name}: infecta {n} de 5 localizaciones', en: '{name}: infects {n} of 5 locations' },
  here: { es: 'Infectada: {name}', en: 'Infected: {name}' },
  carries: { es: 'Padece {name}', en: 'Carries {name}' },
}

export const infectedBy = (card: PieceView): readonly unknown[] => listIn(fields(card.attributes), 'infected')
const isCarrier = (card: PieceView, seat: Seat): boolean => seat in fields(fields(card.attributes).carriers)
export const diseasesAt = ({ view }: Pick<Read, 'view'>, slot: string): readonly PieceView[] =>
  lying(view, 'diseases').filter((card) => infectedBy(card).includes(slot))
export const diseasesOf = ({ view }: Pick<Read, 'view'>, seat: Seat): readonly PieceView[] =>
  lying(view, 'diseases').filter((card) => isCarrier(card, seat))

export const diseaseLine = (card: PieceView, { face, lang }: Read): string =>
  say(diseaseStrings.line, lang, { name: nameOf(card, face), n: infectedBy(card).length })

export const diseaseLines: ExpansionLines = {
  lines: (read) => lying(read.view, 'diseases').map((card) => diseaseLine(card, read)),
  linesOf: (one, read) =>
    diseasesOf(read, one.seat).map((card) => say(diseaseStrings.carries, read.lang, { name: nameOf(card, read.face) })),
  linesAt: ({ slot }, read) => diseasesAt(read, slot).map((card) => say(diseaseStrings.here, read.lang, { name: nameOf(card, read.face) })),
}
