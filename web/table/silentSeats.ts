import type { Seat } from '@miskatonic/kernel'
import type { TableInfo } from '@miskatonic/room/protocol'
import type { You } from '../link/tableState.ts'

/** A seat that is asked, and from when on one may let a bot answer for it. */
export type Silent = { readonly seat: Seat; readonly due: number }

/** The host may at once, who plays here after the table's patience: counted from when the table says, else from when the question was seen. */
export function silentSeats(
  { seats, silent, patience, over }: TableInfo,
  you: You | null,
  awaited: readonly Seat[],
  { seq, seen }: { readonly seq: number; readonly seen: number },
): readonly Silent[] {
  if (over || !you || !(you.host || (you.seats.length && patience !== null))) return []
  const told = silent.seq === seq ? new Map(silent.seats.map(({ seat, since }) => [seat, since])) : new Map<Seat, number>()
  return seats
    .filter(({ seat, holder }) => awaited.includes(seat) && holder.kind !== 'bot' && !you.seats.includes(seat))
    .map(({ seat }) => ({ seat, due: you.host ? 0 : (told.get(seat) ?? seen) + (patience ?? 0) }))
}
