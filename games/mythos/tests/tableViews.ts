/** Views out of real games for the tests of the table: seats that answer at random, and what the table is given at each moment. */
import type { Option, Seat, SeatEvent } from '@miskatonic/kernel'
import { type Moment, momentsOf, spokenLog } from '@miskatonic/testing/moments'
import { game, text } from '../index.ts'
import type { asText } from '../table/view/asText.ts'

export type Lang = 'es' | 'en'
export const LANGS: readonly Lang[] = ['es', 'en']
type Read = Parameters<typeof asText>[0]

export const moments = (seed: string, most: number, seats: readonly Seat[] = ['Ana', 'Ben']) =>
  momentsOf(game, { seats, options: null, seed }, most)

const info = (seats: readonly Seat[]): Read['info'] =>
  ({
    seats: seats.map((seat) => ({ seat, holder: { kind: 'person', person: seat, name: `Ms ${seat}`, present: true } })),
  }) as unknown as Read['info']

function wordsOf({ table, seat, ask }: Moment, { key, piece, seat: named }: Option, lang: Lang): string {
  const found = Object.values(table.view(seat).zones).flatMap(({ pieces }) => pieces)
  const faces = found.find(({ alias }) => alias === piece)?.faces ?? {}
  return text.option(ask.about, { key, faces, ...(named === undefined ? {} : { seat: named }) }, { lang, reader: seat })
}

/** What the table reads at a moment, in a language. */
export function readOf(moment: Moment, lang: Lang): Read {
  const { table, seat, ask } = moment
  const view = table.view(seat)
  const pieces = new Map<string, never[]>()
  for (const option of ask.options)
    if (option.piece !== undefined)
      pieces.set(option.piece, [...(pieces.get(option.piece) ?? []), { ...option, text: wordsOf(moment, option, lang) } as never])
  const none = new Map<string, never[]>()
  return {
    view,
    seat,
    lang,
    info: info(view.seats),
    picked: [],
    lit: { places: none, pieces, seats: none, refusedPieces: none, refusedPlaces: none },
    face: (key) => text.face(key, lang),
  }
}

/** The log as a client has it. */
export const spoken = (events: readonly SeatEvent[], lang: Lang = 'en') => spokenLog(text, events, lang)
