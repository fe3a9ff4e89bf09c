import {
  type AnyShape,
  aliasOf,
  type Decision,
  type Json,
  type Part,
  type PieceId,
  type Seat,
  type Table,
  type View,
  visibleFaces,
} from '@miskatonic/kernel'
import { ownDecisions } from './ownDecisions.ts'
import type { FromTable, ToTable } from './protocol.ts'
import { RequestRefused } from './requestRefused.ts'
import { requireOwnSeat } from './requirements.ts'
import type { Present, RoomFacts } from './roomState.ts'
import { refusals } from './strings.ts'
import { forkAt } from './tableFork.ts'
import type { ViewUpdates } from './viewUpdates.ts'

export type Query = Extract<ToTable, { do: 'older' | 'moment' | 'sum' | 'decisions' }>

/** So many earlier lines of the log come at once. */
const OLDER_EVENTS = 200

/** What a guest asks to be shown, through the eyes of a seat it sees through anyway. */
export function* answerToQuery(room: RoomFacts, updates: ViewUpdates, guest: Present, message: Query): Generator<void, FromTable> {
  const { id, seat } = message
  if (!room.watchedBy(guest).includes(seat)) throw new RequestRefused('not-your-seat')
  switch (message.do) {
    case 'older': {
      const events = updates.eventsOf(seat, guest.lang, message.before - OLDER_EVENTS, message.before)
      return { is: 'older', id, seat, events }
    }
    case 'moment': {
      const view = yield* momentOf(room.table, message.seq, seat)
      return { is: 'moment', id, seat, seq: message.seq, view, ...updates.facesFor(guest, view) }
    }
    case 'decisions':
      requireOwnSeat(room, guest, seat)
      return { is: 'decisions', id, seat, list: yield* ownDecisions(room, seat, guest.lang) }
    case 'sum':
      return { is: 'sum', id, ...sumOf(room, guest, message) }
  }
}

type Moment = { readonly before: Decision; readonly view: View }
/** Looked up by playing everything again: what somebody looked at is kept for the next who does. */
const moments = new WeakMap<Table<AnyShape>, Map<string, Moment>>()
const MOST_MOMENTS = 24

function* momentOf(table: Table<AnyShape>, seq: number, seat: Seat): Generator<void, View> {
  const before = table.line.find((decision) => decision.seq >= seq)
  if (!before) return (yield* forkAt(table, seq)).view(seat)
  const known = moments.get(table) ?? new Map<string, Moment>()
  moments.set(table, known)
  const key = `${seq} ${seat}`
  const found = known.get(key)
  // What was taken back and decided anew is another moment.
  if (found?.before === before) return found.view
  const view = (yield* forkAt(table, seq)).view(seat)
  known.set(key, { before, view })
  if (known.size > MOST_MOMENTS) known.delete(known.keys().next().value as string)
  return view
}

type Sum = {
  readonly value: number
  readonly lines: readonly { readonly label: string; readonly value: string; readonly counts: boolean }[]
  readonly rule?: string
}

/** The sum behind a number, as this seat may know it: of what it sees, out of what it sees. */
function sumOf({ table, playing }: RoomFacts, { lang }: Present, { seat, quantity, of }: Extract<Query, { do: 'sum' }>): Sum {
  if (!Object.hasOwn(table.game.quantities, quantity)) throw new RequestRefused('malformed')
  const real = Object.fromEntries(Object.entries(of).map(([name, value]) => [name, realValue(table.kernel, seat, value)]))
  const { value, parts } = explained(() => table.kernel.explain(quantity, real))
  const shown = parts.map((part) => ({ ...part, source: shownSource(table.kernel, seat, part) }))
  const lines = playing.text.sum({ quantity, value, parts: shown }, { lang, reader: seat })
  const rule = playing.text.ruleOfNumber?.(quantity)
  return { value, lines, ...(rule ? { rule } : {}) }
}

type Kernel = RoomFacts['table']['kernel']

/** Pieces are named as the seat knows them; the name of a piece by which only the rules know it says nothing here. */
function realValue(kernel: Kernel, seat: Seat, value: unknown): Json {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'string' || kernel.exists(value)) throw new RequestRefused('malformed')
  const piece = Object.keys(kernel.raw.pieces).find((one) => aliasOf(kernel, one, seat) === value)
  if (piece === undefined) return value
  if (isUnseen(kernel, seat, piece)) throw new RequestRefused('not-allowed', refusals.hidden)
  return piece
}

const isUnseen = (kernel: Kernel, seat: Seat, piece: PieceId): boolean => Object.keys(visibleFaces(kernel, piece, seat)).length === 0

/** What is ill-shaped makes a rule stumble, or comes to no number: it was not asked of anything there is. */
function explained(explain: () => ReturnType<Kernel['explain']>): ReturnType<Kernel['explain']> {
  let found: ReturnType<Kernel['explain']>
  try {
    found = explain()
  } catch {
    throw new RequestRefused('malformed')
  }
  if (![found.value, ...found.parts.map(({ amount }) => amount)].every(Number.isFinite)) throw new RequestRefused('malformed')
  return found
}

/** A part that comes from a hidden card would tell of it, and so would the sum without it. */
function shownSource(kernel: Kernel, seat: Seat, { source }: Part): Json {
  if (source?.piece === undefined || !kernel.exists(source.piece)) return null
  if (isUnseen(kernel, seat, source.piece)) throw new RequestRefused('not-allowed', refusals.hidden)
  return { piece: { piece: aliasOf(kernel, source.piece, seat), faces: visibleFaces(kernel, source.piece, seat) } }
}
