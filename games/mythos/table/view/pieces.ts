import type { PieceView, View } from '@miskatonic/kernel'

/** A piece anywhere in the view. */
export function pieceByAlias(view: View, wanted: string): PieceView | null {
  for (const zone in view.zones) for (const piece of view.zones[zone]?.pieces ?? []) if (piece.alias === wanted) return piece
  return null
}
