/** A game seen from its end, read from its log: how a figure went, where it turned, what each seat did. */
import type { Seat } from '@miskatonic/kernel'
import type { SpokenEvent } from '@miskatonic/room/protocol'
import { fields, textIn } from './figures.ts'
import type { Curve, Deed } from './table.ts'

/** Who did what a line tells; '': nobody is named. */
export function actorOf({ message }: SpokenEvent): Seat {
  const { who } = fields(message.args)
  return typeof who === 'string' ? who : textIn(fields(who), 'seat')
}

/** How often each seat did what is remembered: only what it did at all. */
export const deedsOf = (
  events: readonly SpokenEvent[],
  deeds: readonly Deed[],
  seat: Seat,
): readonly { readonly deed: Deed; readonly n: number }[] =>
  deeds
    .map((deed) => ({ deed, n: events.filter((event) => deed.keys.includes(event.message.key) && actorOf(event) === seat).length }))
    .filter(({ n }) => n > 0)

/** The figure from its first value on, by what each line makes of it; null: the line does not touch it. */
export function course(
  events: readonly SpokenEvent[],
  start: number,
  after: (event: SpokenEvent, now: number) => number | null,
): Curve['points'] {
  const points = [{ seq: events[0]?.seq ?? 0, n: start }]
  for (const event of events) {
    const now = points.at(-1)?.n ?? start
    const next = after(event, now)
    if (next !== null && next !== now) points.push({ seq: event.seq, n: next })
  }
  return points
}

export const turnsOn =
  (keys: readonly string[]) =>
  ({ message }: SpokenEvent): boolean =>
    keys.includes(message.key)
