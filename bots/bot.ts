import type { Answer, AskView, Json, Message, Random, Seat, SeatEvent, Table, View } from '@miskatonic/kernel'

/** What a seat is sent, and all a bot may know. */
export interface Seen {
  readonly seat: Seat
  readonly ask: AskView
  readonly view: View
  /** Everything the seat was told so far. */
  readonly events: readonly SeatEvent[]
}

/** What a bot says: an answer in the seat's own keys, and perhaps why, for people to read. */
export type Said = Answer | { readonly answer: Answer; readonly why?: Message }

/** Plays a seat. `random` is its only source of chance, so that a game can be played again. */
export interface Bot {
  readonly name: string
  decide(seen: Seen, random: Random): Said
}

/** Makes the bot of one seat at one table. */
export type BotMaker = (at: { readonly seat: Seat; readonly seats: readonly Seat[]; readonly options: Json }) => Bot

/** What the seat sees of a table. View and events are made when they are looked at: not every bot does. */
class SeenAt implements Seen {
  readonly seat: Seat
  readonly ask: AskView
  private readonly table: Watchable
  private made: View | null = null

  constructor(table: Watchable, seat: Seat, ask: AskView) {
    this.table = table
    this.seat = seat
    this.ask = ask
  }

  get view(): View {
    this.made ??= this.table.view(this.seat)
    return this.made
  }

  get events(): readonly SeatEvent[] {
    return this.table.eventsFor(this.seat)
  }
}

type Watchable = Pick<Table<never>, 'view' | 'askFor' | 'eventsFor'>

/** What this seat is sent where it is asked something, else null. */
export function seenBy(table: Watchable, seat: Seat): Seen | null {
  const ask = table.askFor(seat)
  return ask === null || ask.kind === 'waiting' ? null : new SeenAt(table, seat, ask)
}

/** The answer in what a bot said, and the reason if it gave one. */
export function heard(ask: AskView, said: Said): { readonly answer: Answer; readonly why?: Message } {
  if (typeof said !== 'object' || said === null || Array.isArray(said) || !('answer' in said)) return { answer: said as Answer }
  // A slot of an allocation may be called `answer`: then it holds a number, which would be no answer to such an ask.
  if (ask.kind === 'allocate' && typeof said.answer === 'number') return { answer: said as Answer }
  return said as { readonly answer: Answer; readonly why?: Message }
}
