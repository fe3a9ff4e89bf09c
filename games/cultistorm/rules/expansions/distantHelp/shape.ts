import type { PieceId, Seat } from '@miskatonic/kernel'

type Piece = { readonly piece: PieceId }

export type HelpTable = {
  /** How many cards of help lie open; 0: the table plays without. */
  helpPlaces: number
}

export type HelpHappenings = {
  'help:reveal': { card: PieceId; slot: number }
  /** By whom, to whom. */
  'help:send': { who: Seat; other: Seat; card: PieceId }
}

export interface HelpMessages {
  'help-revealed': { card: Piece }
  'help-sent': { who: Seat; other: Seat; card: Piece }
}
