import type { Seat } from '@miskatonic/kernel'
import { RequestRefused } from './requestRefused.ts'
import type { Guest, RoomFacts } from './roomState.ts'

/* What a guest must be to have a request granted; else the request is refused. */

export function requireOwnSeat({ sittings }: RoomFacts, { person }: Guest, seat: Seat): void {
  const sitting = sittings.get(seat)
  if (!sitting) throw new RequestRefused('no-such-seat')
  if (sitting.kind !== 'person' || sitting.person !== person) throw new RequestRefused('not-your-seat')
}

export function requireHost({ house }: RoomFacts, { person }: Guest): void {
  if (house.hostPerson !== person) throw new RequestRefused('not-host')
}
