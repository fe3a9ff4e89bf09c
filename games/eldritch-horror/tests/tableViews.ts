/** Views out of real games for the tests of the table: seats that answer at random, and what the table is given at each moment. */
import type { Seat, SeatEvent } from '@miskatonic/kernel'
import { type Moment, momentsOf, spokenLog } from '@miskatonic/testing/moments'
import { game, text } from '../index.ts'
import type { Read } from '../table/view/asText.ts'

export type Lang = 'es' | 'en'
export const LANGS: readonly Lang[] = ['es', 'en']

export const moments = (
  seed: string,
  options: { readonly [name: string]: string },
  most: number,
  seats: readonly Seat[] = ['a', 'b', 'c'],
) => momentsOf(game, { seats, options, seed }, most)

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
export const spoken = (events: readonly SeatEvent[], lang: Lang) => spokenLog(text, events, lang)
