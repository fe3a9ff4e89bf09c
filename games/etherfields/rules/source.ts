import type { Self } from '@miskatonic/kernel'
import type { PieceId, Seat } from './shape.ts'

/** Whose text is resolved, and for whom. */
export const selfOf = (piece: PieceId | null, who: Seat): Self => ({
  source: piece === null ? {} : { piece },
  piece,
  controller: who,
  bound: {},
})
