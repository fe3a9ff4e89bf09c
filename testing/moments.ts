import type { GameText, Language } from '@miskatonic/contract'
import { type AnyShape, type Game, type Json, type Option, randomFrom, type Seat, type SeatEvent, sample, Table } from '@miskatonic/kernel'

/* Moments of real games for the tests of a table: seats that answer at random, and what the log tells them. */

/** A moment at which a seat is asked. */
export type Moment = {
  readonly table: Table<AnyShape>
  readonly seat: Seat
  readonly ask: { readonly about: { readonly key: string }; readonly options: readonly Option[] }
}

/** Plays on until the game or the number of decisions is over, and shows every moment somebody is asked. */
export function* momentsOf(
  game: unknown,
  setup: { readonly seats: readonly Seat[]; readonly options: Json; readonly seed: string },
  most: number,
): Generator<Moment> {
  const table = Table.start(game as Game<AnyShape>, setup)
  const random = randomFrom(`answers of ${setup.seed}`)
  for (let n = 0; n < most && !table.over; n++) {
    const seat = table.awaited()[0] as Seat
    const ask = table.askFor(seat) as unknown as Moment['ask'] & { readonly offers?: { readonly [seat: Seat]: readonly Option[] } }
    yield { table, seat, ask: { about: ask.about, options: ask.options ?? ask.offers?.[seat] ?? [] } }
    const decided = table.decide(seat, sample(table.ask as never, seat, random), { keys: 'real' })
    if (!decided.ok) throw new Error(`a sample was refused: ${decided.error.reason}`)
  }
}

/** The log as the client of somebody who only looks on has it. */
export const spokenLog = (text: GameText, events: readonly SeatEvent[], lang: Language) =>
  events.map((event) => ({ ...event, ...text.line?.(event.message, null), text: text.say(event.message, { lang, reader: null }) }))
