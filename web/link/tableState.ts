import type { FaceText } from '@miskatonic/contract'
import { type FaceKey, type Seat, SPECTATOR, type View } from '@miskatonic/kernel'
import { applyChange } from '@miskatonic/room/change'
import type { ChatLine, FromTable, SpokenAsk, SpokenEvent, TableInfo, Told, Wish } from '@miskatonic/room/protocol'

/** One thing that happened on the way to the last telling: what was seen then, and what was told of it. */
export type SeenBeat = { readonly view: View; readonly lines: readonly SpokenEvent[]; readonly told: number; readonly by: Seat }

/** What one pair of eyes at the table knows. */
export type Watched = {
  readonly turn: number
  readonly view: View
  readonly ask: SpokenAsk | null
  readonly awaited: readonly Seat[]
  /** Oldest first; the last `eventCount` minus this many are still at the table. */
  readonly events: readonly SpokenEvent[]
  readonly eventCount: number
  /** Lines that came with the last telling. */
  readonly fresh: readonly SpokenEvent[]
  /** The last telling was a whole view: it does not go on from what was seen before. */
  readonly isWhole: boolean
  /** What happened with the last telling, in order. */
  readonly beats: readonly SeenBeat[]
  readonly freeUndo: number
  readonly ownLast: number | null
  /** This seat may give the game up now. */
  readonly mayConcede?: true
}

export type You = Extract<FromTable, { is: 'table' }>['you']
export type Broken = { readonly text: string; readonly to: number }
export type Why = { readonly seat: Seat; readonly seq: number; readonly text: string }

/** All that a client knows of a table. */
export type TableState = {
  readonly info: TableInfo | null
  readonly you: You | null
  readonly watched: ReadonlyMap<Seat, Watched>
  readonly faces: ReadonlyMap<FaceKey, FaceText>
  /** Of the faces that were told, by the names of their files. */
  readonly pictures: ReadonlyMap<FaceKey, string>
  readonly chat: readonly ChatLine[]
  readonly wish: Wish | null
  readonly pointed: readonly { readonly by: Seat; readonly at: string; readonly n: number }[]
  readonly whys: readonly Why[]
  readonly broken: Broken | null
}

export const nothingYet: TableState = {
  info: null,
  you: null,
  watched: new Map(),
  faces: new Map(),
  pictures: new Map(),
  chat: [],
  wish: null,
  pointed: [],
  whys: [],
  broken: null,
}

/** A telling that does not follow the one before: the whole must be asked for again. */
export const GAP = Symbol('something was missed')

const LAST_WHYS = 20

/** The state after a message. Answers to requests change nothing here; they go to whoever asked. */
export function heard(state: TableState, message: FromTable): TableState | typeof GAP {
  switch (message.is) {
    case 'told':
      return told(state, message)
    case 'table': {
      // Who holds no seat any more sees through other eyes; what the old ones saw is forgotten.
      const { you, info } = message
      const lost = state.you?.seats.some((seat) => !you.seats.includes(seat))
      return { ...state, info, you, watched: lost ? onlyOf(state.watched, you.seats) : state.watched }
    }
    case 'chat':
      return { ...state, chat: chatWith(state.chat, message.lines) }
    case 'wish':
      return { ...state, wish: message.wish }
    case 'point': {
      const n = (state.pointed.at(-1)?.n ?? 0) + 1
      return { ...state, pointed: [...state.pointed.slice(-4), { by: message.by, at: message.at, n }] }
    }
    case 'why':
      return { ...state, whys: [...state.whys.slice(1 - LAST_WHYS), { seat: message.seat, seq: message.seq, text: message.text }] }
    case 'broken':
      return { ...state, broken: { text: message.text, to: message.to } }
    case 'older': {
      const before = state.watched.get(message.seat)
      if (!before) return state
      const known = new Set(before.events.map(({ id }) => id))
      const events = [...message.events.filter(({ id }) => !known.has(id)), ...before.events]
      return withWatched(state, message.seat, { ...before, events })
    }
    case 'moment':
      return { ...state, ...facesWith(state, message) }
    default:
      return state
  }
}

function told(state: TableState, message: Told): TableState | typeof GAP {
  const before = state.watched.get(message.seat)
  if (!message.view && (!before || !message.change || message.turn !== before.turn + 1)) return GAP
  const beats = before && message.change ? beatsOf(before.view, message, message.change.seq) : []
  const view = message.view ?? applyChange(beats.at(-1)?.view ?? (before as Watched).view, message.change as NonNullable<Told['change']>)
  const whole = message.view !== undefined
  const after: Watched = {
    turn: message.turn,
    view,
    ask: message.ask,
    awaited: message.awaited,
    events: whole ? message.events : [...(before as Watched).events, ...message.events],
    eventCount: message.eventCount,
    fresh: whole ? [] : message.events,
    isWhole: whole,
    beats,
    freeUndo: message.freeUndo,
    ownLast: message.ownLast,
    ...(message.mayConcede ? { mayConcede: true } : {}),
  }
  const known = { ...state, watched: stillOpen(state), ...facesWith(state, message), broken: null }
  return withWatched(known, message.seat, after)
}

function beatsOf(before: View, { beats = [], events }: Told, seq: number): SeenBeat[] {
  const seen: SeenBeat[] = []
  let view = before
  let by = ''
  let told = 0
  for (const beat of beats) {
    view = applyChange(view, { ...beat.change, seq })
    by = beat.by ?? by
    const from = told
    told = beat.told
    seen.push({ view, by, told, lines: events.filter(({ id }) => id > from && id <= told) })
  }
  return seen
}

/** Eyes this client may look through now. Nothing new is told to the others: who went on looking through them would see the table stand still. */
function stillOpen({ info, you, watched }: TableState): TableState['watched'] {
  if (!info || !you) return watched
  if (you.seats.length) return onlyOf(watched, you.seats)
  return onlyOf(watched, info.spectators === 'open' ? info.seats.map(({ seat }) => seat) : [SPECTATOR])
}

const withWatched = (state: TableState, seat: Seat, watched: Watched): TableState => ({
  ...state,
  watched: new Map(state.watched).set(seat, watched),
})

const onlyOf = (watched: TableState['watched'], seats: readonly Seat[]): TableState['watched'] =>
  new Map([...watched].filter(([seat]) => seats.includes(seat)))

/** With the faces that were told now, and their pictures. */
const facesWith = ({ faces, pictures }: TableState, told: Pick<Told, 'faces' | 'pictures'>): Pick<TableState, 'faces' | 'pictures'> => ({
  faces: mapWith(faces, told.faces),
  pictures: mapWith(pictures, told.pictures ?? {}),
})

function mapWith<T>(known: ReadonlyMap<FaceKey, T>, more: { readonly [key: FaceKey]: T }): ReadonlyMap<FaceKey, T> {
  const entries = Object.entries(more)
  return entries.length ? new Map([...known, ...entries]) : known
}

/** The chat comes whole when one comes in or changes language, then line by line. */
function chatWith(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const [first, ...more] = lines
  if (!first) return chat
  const again = chat.length <= 1 && chat[0]?.at === first.at
  return more.length || again ? lines : [...chat, first]
}
