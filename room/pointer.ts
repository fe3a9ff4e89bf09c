import { type AnyShape, aliasOf, type PieceId, type Seat, type Table } from '@miskatonic/kernel'
import type { Room } from './room.ts'

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
export function showPointed(room: Room, pointed: Pointed): void {
  for (const guest of room.guests.values())
    for (const { watcher, at } of pointedFor(room.table, pointed, room.watchedBy(guest)))
      room.letter(guest.id, { is: 'point', by: pointed.by, at, ...(watcher === null ? {} : { seat: watcher }) })
}
