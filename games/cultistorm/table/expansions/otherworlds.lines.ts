import { fields, textIn } from '@miskatonic/web/kit/figures'
import { say } from '../strings.ts'
import { isSymbol, lying, nameOf, type Read } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const otherworldStrings = {
  trapped: { es: 'Está en otro mundo: {name}', en: 'In another world: {name}' },
  open: { es: 'Otro mundo abierto: {name}', en: 'Another world is open: {name}' },
}

/** The world a detective is trapped in; null: in none. */
export function worldHolding({ view, face }: Pick<Read, 'view' | 'face'>, seat: string): string | null {
  const slot = textIn(fields(view.of[seat]), 'trapped')
  const card = isSymbol(slot) ? lying(view, `otherworld:${slot}`)[0] : undefined
  return isSymbol(slot) ? (card ? nameOf(card, face) : slot) : null
}

export const otherworldLines: ExpansionLines = {
  linesOf: ({ seat }, read) => {
    const name = worldHolding(read, seat)
    return name === null ? [] : [say(otherworldStrings.trapped, read.lang, { name })]
  },
  linesAt: ({ slot }, { view, lang, face }) =>
    lying(view, `otherworld:${slot}`).map((card) => say(otherworldStrings.open, lang, { name: nameOf(card, face) })),
}
