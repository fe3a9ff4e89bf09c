import type { PieceView } from '@miskatonic/kernel'
import { fields, listIn, textIn } from '@miskatonic/web/kit/figures'
import { say } from '../strings.ts'
import { symbolsText } from '../view/naming.ts'
import { isSymbol, lying, nameOf, type Read, textOf } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const blotStrings = {
  blots: { es: 'Manchas sin resolver', en: 'Unresolved blots' },
  line: { es: '{name}, sueño de {ancient}: {symbols}', en: '{name}, a dream of {ancient}: {symbols}' },
  dream: { es: '{ancient}: {n} de 3', en: '{ancient}: {n} of 3' },
}

type Faces = Pick<Read, 'face'>
const figuresOf = (card: PieceView, { face }: Faces) => fields(textOf(card, face)?.figures)
export const blotNeeds = (card: PieceView, read: Faces) => listIn(figuresOf(card, read), 'symbols').filter(isSymbol)
export const dreamerOf = (card: PieceView, read: Faces): string => textIn(figuresOf(card, read), 'ancient') ?? ''
export const blotLine = (card: PieceView, read: Read): string =>
  say(blotStrings.line, read.lang, {
    name: nameOf(card, read.face),
    ancient: dreamerOf(card, read),
    symbols: symbolsText(blotNeeds(card, read), read.lang),
  })

export const blotLines: ExpansionLines = {
  lines: (read) => lying(read.view, 'blots').map((card) => blotLine(card, read)),
}
