import type { PieceId, Seat } from '@miskatonic/kernel'
import type { MagicSymbol, Slot } from '../../shape.ts'

type Piece = { readonly piece: PieceId }
type Nothing = Record<never, never>

export type OtherworldAttributes = {
  /** The location through which a detective was sucked in; null: still in this world. */
  trapped: Slot | null
}

export type OtherworldHappenings = {
  'otherworld:open': { card: PieceId; at: Slot }
  'detective:trap': { who: Seat; at: Slot }
  /** By whom, whom, with which card. */
  'detective:rescue': { who: Seat; other: Seat; card: PieceId }
}

export interface OtherworldMessages {
  'otherworld-opened': { card: Piece; slot: Slot }
  'detective-trapped': { who: Seat; slot: Slot }
  'detective-rescued': { who: Seat; other: Seat; card: Piece }
  'rescue-option': Nothing
  'choose-trapped': Nothing
  'nobody-trapped-here': Nothing
  'you-are-trapped': Nothing
  'lacks-symbol': { symbol: MagicSymbol }
}
