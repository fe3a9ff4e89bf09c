import { type AnyShape, aliasOf, type PieceId, type Seat, type Table } from '@miskatonic/kernel'
import type { Letter } from './outcome.ts'
import type { RoomFacts } from './roomState.ts'

/** Where somebody points: at a place, which bears one name for all, or at a piece, which each knows by another. */
export type Pointed = { readonly by: Seat; readonly at: string; readonly piece: PieceId | null }

export function pointedAt({ kernel }: Table<AnyShape>, by: Seat, at: string): Pointed {
  const piece = Object.keys(kernel.raw.pieces).find((one) => aliasOf(kernel, one, by) === at)
  return { by, at, piece: piece ?? null }
}

/** What is pointed at, in the names of those who look; null: in everybody's. */
function pointedFor(
  { kernel }: Table<AnyShape>,
  { at, piece }: Pointed,
  watchers: readonly Seat[],
): { readonly watcher: Seat | null; readonly at: string }[] {
  if (piece === null) return [{ watcher: null, at }]
  // It may have left the table while the word of it was on its way.
  return kernel.exists(piece) ? watchers.map((watcher) => ({ watcher, at: aliasOf(kernel, piece, watcher) })) : []
}

/** Shows everybody where somebody points: a piece under the name each of them knows it by. */
export function pointerLetters(room: Pick<RoomFacts, 'table' | 'guests' | 'watchedBy'>, pointed: Pointed): Letter[] {
  return [...room.guests.values()].flatMap((guest) =>
    pointedFor(room.table, pointed, room.watchedBy(guest)).map(({ watcher, at }): Letter => {
      const seat = watcher === null ? {} : { seat: watcher }
      return { to: guest.id, message: { is: 'point', by: pointed.by, at, ...seat } }
    }),
  )
}
