import type { PieceView } from '@miskatonic/kernel'
import { fields, listIn, numberIn } from '@miskatonic/web/kit/figures'
import { say } from '../strings.ts'
import { symbolsText } from '../view/naming.ts'
import { countIn, isSymbol, lying, nameOf, type Read, textOf } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const civilianStrings = {
  civilians: { es: 'Víctimas inocentes', en: 'Innocent victims' },
  saved: { es: 'A salvo: {n}', en: 'Saved: {n}' },
  lost: { es: 'Perdidas: {n}. Con cada cuarta se extiende el terror.', en: 'Lost: {n}. With every fourth, terror spreads.' },
  needs: { es: '{name}: paciencia {n}; hace falta {symbols}', en: '{name}: patience {n}; it takes {symbols}' },
}

export const patienceOf = (card: PieceView): number => numberIn(fields(card.attributes), 'patience')
export const needsOf = (card: PieceView, { face }: Pick<Read, 'face'>) =>
  listIn(fields(textOf(card, face)?.figures), 'symbols').filter(isSymbol)
export const civilianLine = (card: PieceView, read: Read): string =>
  say(civilianStrings.needs, read.lang, {
    name: nameOf(card, read.face),
    n: patienceOf(card),
    symbols: symbolsText(needsOf(card, read), read.lang),
  })

export const civilianLines: ExpansionLines = {
  lines: ({ view, lang }) => {
    const [saved, lost] = [countIn(view, 'civilians-saved'), countIn(view, 'civilians-lost')]
    return saved + lost > 0 ? [say(civilianStrings.saved, lang, { n: saved }), say(civilianStrings.lost, lang, { n: lost })] : []
  },
  linesAt: ({ slot }, read) => lying(read.view, `civilians:${slot}`).map((card) => civilianLine(card, read)),
}
