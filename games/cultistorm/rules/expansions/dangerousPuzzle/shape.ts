import type { PieceId, Seat } from '@miskatonic/kernel'

type Found = { who: Seat; card: { readonly piece: PieceId } }

export type PuzzleHappenings = {
  'puzzle:find': { who: Seat; piece: PieceId }
  'puzzle:loosen': { who: Seat; piece: PieceId }
}
export interface PuzzleMessages {
  'puzzle-found': Found
  'puzzle-loosened': Found
  'choose-puzzle-piece': Record<never, never>
  'puzzle-unsolved': Record<never, never>
}
