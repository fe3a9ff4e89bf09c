import type { PieceView } from '@miskatonic/kernel'
import { fields, numberIn } from '@miskatonic/web/kit/figures'
import { say } from '../strings.ts'
import { type Detective, lying, nameOf, type Read, textOf } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const ritualStrings = {
  rituals: { es: 'Rituales por aprender', en: 'Rituals to learn' },
  price: { es: '{n} de experiencia', en: '{n} experience' },
  open: { es: '{name}: cuesta {n} de experiencia', en: '{name}: costs {n} experience' },
  learned: { es: 'Ritual: {name}', en: 'Ritual: {name}' },
  experience: { es: 'Experiencia: {n}', en: 'Experience: {n}' },
}

export const priceOf = (card: PieceView, { face }: Pick<Read, 'face'>): number => numberIn(fields(textOf(card, face)?.figures), 'price')
export const experienceOf = ({ seat }: Detective, { view }: Pick<Read, 'view'>): number => numberIn(fields(view.of[seat]), 'experience')
export const openLine = (card: PieceView, read: Read): string =>
  say(ritualStrings.open, read.lang, { name: nameOf(card, read.face), n: priceOf(card, read) })
export const learnedLine = (card: PieceView, { face, lang }: Read): string => say(ritualStrings.learned, lang, { name: nameOf(card, face) })

export const ritualLines: ExpansionLines = {
  lines: (read) => lying(read.view, 'rituals').map((card) => openLine(card, read)),
  linesOf: (one, read) => [
    ...(experienceOf(one, read) ? [say(ritualStrings.experience, read.lang, { n: experienceOf(one, read) })] : []),
    ...lying(read.view, `learned:${one.seat}`).map((card) => learnedLine(card, read)),
  ],
}
