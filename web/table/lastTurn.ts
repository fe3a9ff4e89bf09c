import type { Seat } from '@miskatonic/kernel'
import { useEffect, useState } from 'react'

/** The decisions of one seat, as far as they were seen: the last, and the last before others had their say. */
export type Turns = { readonly last: number | null; readonly ended: number | null }

/** Decisions in a row are one turn; when there were others between two, the first of the two ended one. */
export function turnsAfter({ last, ended }: Turns, now: number | null): Turns {
  if (now === null || last === null) return { last: now, ended: null }
  if (now > last + 1) return { last: now, ended: last }
  // Decisions were taken back.
  if (now < last) return { last: now, ended: ended !== null && ended < now ? ended : null }
  return { last: now, ended }
}

/** With which decision the seat's last turn ended: while it decides again, that before. Null: it has decided nothing yet. */
export function useLastTurn(seat: Seat | null, ownLast: number | null): number | null {
  const [turns, setTurns] = useState<ReadonlyMap<Seat, Turns>>(new Map())
  useEffect(() => {
    if (seat === null) return
    setTurns((all) => new Map(all).set(seat, turnsAfter(all.get(seat) ?? { last: ownLast, ended: null }, ownLast)))
  }, [seat, ownLast])
  const now = seat === null ? undefined : turns.get(seat)
  return now?.last === ownLast ? (now.ended ?? ownLast) : ownLast
}
