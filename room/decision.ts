import { type AnyShape, keyed, type Message, passageSince, type Seat, type Table } from '@miskatonic/kernel'
import type { JournalLine } from './journalLine.ts'
import { RequestRefused } from './requestRefused.ts'

/** An answer to the open question. `keys: 'real'`: it names pieces as the rules do, not as the seat knows them. */
export type SeatAnswer = {
  readonly seat: Seat
  readonly answer: unknown
  readonly seq: number
  readonly by: 'human' | 'bot'
  readonly keys?: 'real'
  /** The reason a bot gives. */
  readonly why?: Message
}

/** Takes a decision at the table; whoever watches may look at each of its beats. */
export type Decide = Table<AnyShape>['decide']

/** Takes the decision, and returns the line that keeps it. A refused answer changes nothing. */
export function decisionLine(
  table: Table<AnyShape>,
  decide: Decide,
  { seat, answer, seq, by, keys, why }: SeatAnswer,
  now: number,
): JournalLine {
  const { chance, events } = table.kernel
  const told = events.length
  const edge = table.edges.at(-1)
  const decided = decide(seat, answer, { seq, by, ...(keys ? { keys } : {}) })
  if (!decided.ok) throw new RequestRefused(decided.error.reason)
  const decision = table.log.at(-1)
  if (!decision || 'undo' in decision) throw new Error('a decision was taken and not logged')
  const counts: Record<string, number> = keyed()
  if (decision.chance.length) {
    const counters = chance.counters()
    for (const { label } of decision.chance) counts[label] = counters[label] ?? 0
  }
  const passage = edge ? passageSince(table, edge) : null
  const more = { ...(passage ? { passage } : {}), ...(why ? { why } : {}) }
  return { is: 'decision', at: now, decision, events: events.slice(told), counts, ...more }
}
