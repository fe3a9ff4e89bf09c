import type { Seat } from '@miskatonic/kernel'
import type { OwnDecision, SpokenEvent } from '@miskatonic/room/protocol'

/** A decision of one's own, and at which seat. */
export type Decided = OwnDecision & { readonly seat: Seat }

/** Where the last action began: the last question of those that open one. */
export const lastAction = (own: readonly Decided[], actions: readonly string[]): Decided | null =>
  own.findLast(({ about }) => actions.includes(about)) ?? null

/** Where one's turn began: one's first decision after the heading of the log (a round, a phase) under which the last one stands. */
export function lastTurn(own: readonly Decided[], events: readonly SpokenEvent[]): Decided | null {
  const last = own.at(-1)
  if (!last) return null
  const head = events.findLast((event) => event.seq <= last.seq && event.tone === 'head')
  return head ? (own.find(({ seq }) => seq >= head.seq) ?? null) : null
}
