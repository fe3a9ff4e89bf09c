import { definitionOf, type Script } from '@miskatonic/kernel'
import type { Ether, PieceId } from './shape.ts'

/* What does not lie on the table: it comes when it is called for, once. */

/** The piece that is put away there, else a new one. */
export function* outOfBox(t: Ether, id: string): Script<PieceId> {
  const there = t.inZone('box').find((piece) => definitionOf(t.raw, piece) === id)
  if (there !== undefined) return there
  let piece: PieceId = ''
  yield* t.change((w) => {
    piece = w.make(id, 'box')
  })
  return piece
}
