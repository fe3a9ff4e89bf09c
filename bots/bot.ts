import type { Imagine, Said, Seen, Unknown } from '@miskatonic/contract'
import type { Answer, AnyShape, AskView, Message, Seat, SeatEvent, Table, View } from '@miskatonic/kernel'
import { imagining } from './otherWorld.ts'

/** What the seat sees of a table. View and events are made when they are looked at: not every bot does. */
class SeenAt implements Seen {
  readonly seat: Seat
  readonly ask: AskView
  readonly imagine?: Imagine
  // Out of reach for whoever holds this, not only by its type: the table knows what the seat does not.
  readonly #table: Watchable
  #made: View | null = null

  constructor(table: Watchable, seat: Seat, ask: AskView, imagine: Imagine | null) {
    this.#table = table
    this.seat = seat
    this.ask = ask
    if (imagine) this.imagine = imagine
  }

  get view(): View {
    this.#made ??= this.#table.view(this.seat)
    return this.#made
  }

  get events(): readonly SeatEvent[] {
    return this.#table.eventsFor(this.seat)
  }
}

type Watchable = Pick<Table<never>, 'view' | 'askFor' | 'eventsFor'>

/** What this seat is sent where it is asked something, else null. */
export function seenBy(table: Watchable, seat: Seat, imagine: Imagine | null = null): Seen | null {
  const ask = table.askFor(seat)
  return ask === null || ask.kind === 'waiting' ? null : new SeenAt(table, seat, ask, imagine)
}

/** The same for a bot that may look ahead: with a function that imagines, never with the table. */
export const lookingAhead = (table: Table<AnyShape>, seat: Seat, unknown?: Unknown): Seen | null =>
  seenBy(table, seat, imagining(table, seat, unknown))

/** The answer in what a bot said, and the reason if it gave one. */
export function heard(ask: AskView, said: Said): { readonly answer: Answer; readonly why?: Message } {
  if (typeof said !== 'object' || said === null || Array.isArray(said) || !('answer' in said)) return { answer: said as Answer }
  // A slot of an allocation may be called `answer`: then it holds a number, which would be no answer to such an ask.
  if (ask.kind === 'allocate' && typeof said.answer === 'number') return { answer: said as Answer }
  return said as { readonly answer: Answer; readonly why?: Message }
}
