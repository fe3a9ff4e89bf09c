import { type Amount, amountOf, contextOf, languageOf } from '@miskatonic/effects'
import type { PieceId } from '@miskatonic/kernel'
import type { Eldritch } from './shape.ts'

/** A printed number that may name the players or count something, read for a component. */
export function amountFor(t: Eldritch, amount: Amount, piece: PieceId | null = null): number {
  if (typeof amount === 'number') return amount
  return amountOf(
    contextOf(languageOf(t), t, { self: { source: piece ? { piece } : { rule: 'EH-REF-06' }, piece, controller: null, bound: {} } }),
    amount,
  )
}
