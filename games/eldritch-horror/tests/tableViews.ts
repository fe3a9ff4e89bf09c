/** Views out of real games for the tests of the table: seats that answer at random, and what the table is given at each moment. */
import { type AnyShape, type Game, type Option, randomFrom, type Seat, type SeatEvent, sample, Table } from '@miskatonic/kernel'
import { game, text } from '../index.ts'
import type { Read } from '../table/view/asText.ts'

export type Lang = 'es' | 'en'
export const LANGS: readonly Lang[] = ['es', 'en']

export type Moment = {
  readonly table: Table<AnyShape>
  readonly seat: Seat
  readonly ask: { readonly about: { readonly key: string }; readonly options: readonly Option[] }
}

/** Plays on until the game or the number of decisions is over, and shows every moment somebody is asked. */
export function* moments(
  seed: string,
  options: { readonly [name: string]: string },
  most: number,
  seats: readonly Seat[] = ['a', 'b', 'c'],
): Generator<Moment> {
  const table = Table.start(game as unknown as Game<AnyShape>, { seats, options, seed })
  const random = randomFrom(`answers of ${seed}`)
  for (let n = 0; n < most && !table.over; n++) {
    const seat = table.awaited()[0] as Seat
    const ask = table.askFor(seat) as unknown as Moment['ask']
    yield { table, seat, ask: { about: ask.about, options: ask.options ?? [] } }
    const decided = table.decide(seat, sample(table.ask as never, seat, random), { keys: 'real' })
    if (!decided.ok) throw new Error(`a sample was refused: ${decided.error.reason}`)
  }
}

const info = (seats: readonly Seat[]): Read['info'] =>
  ({
    seats: seats.map((seat) => ({ seat, holder: { kind: 'person', person: seat, name: `Ms ${seat.toUpperCase()}`, present: true } })),
  }) as unknown as Read['info']

/** What the table reads at a moment, in a language. */
export function readOf({ table, seat, ask }: Moment, lang: Lang): Read {
  const view = table.view(seat)
  const places = new Map<string, never[]>()
  const pieces = new Map<string, never[]>()
  for (const option of ask.options) {
    if (option.place !== undefined) places.set(option.place, [option as never])
    if (option.piece !== undefined) pieces.set(option.piece, [option as never])
  }
  const none = new Map<string, never[]>()
  return {
    view,
    seat,
    lang,
    info: info(view.seats),
    lit: { places, pieces, seats: none, refusedPieces: none, refusedPlaces: none },
    face: (key) => text.face(key, lang),
  }
}

/** The log as a client has it. */
export const spoken = (events: readonly SeatEvent[], lang: Lang) =>
  events.map((event) => ({ ...event, text: text.say(event.message, { lang, reader: null }) }))
