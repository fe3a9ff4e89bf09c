import type { Engine } from './engine.ts'
import type { Message, MessageOf, PieceId, RecordId, Seat } from './ids.ts'
import { messageOf } from './ids.ts'
import { copyJson, type Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import { keyed } from './outside.ts'
import type { Happening, Shape, What } from './shape.ts'
import { aliasOf, visibleFaces } from './sight.ts'
import { type By, definitionOf } from './state.ts'

/** How a happening is told: the same to all, or to each watcher what that one may know. What is not declared is not told. */
export type Telling<S extends Shape, W> =
  | { readonly all: (t: Kernel<S>, what: W, by: By) => MessageOf<S['messages']> | null }
  | { readonly each: (t: Kernel<S>, what: W, by: By, watcher: Seat) => MessageOf<S['messages']> | null }

/** What happened, with a message for each watcher who may know of it. */
export type StoredEvent = {
  readonly id: number
  readonly seq: number
  readonly name: string
  readonly record: RecordId | null
  readonly cause: number | null
  readonly told: { readonly [watcher: Seat]: Message }
}

/** Something that happened, as the rules know it: for hosts that watch, never sent to a seat. */
export type Happened = { readonly id: number; readonly name: string; readonly what: unknown; readonly by: By }

/** An event as one seat is told it. */
export type SeatEvent = Omit<StoredEvent, 'told' | 'name'> & { readonly message: Message }

/** What a watcher was told, from its event `after` on. Each watcher counts for itself: a gap would tell that something was kept from it. */
export function heardBy(events: readonly StoredEvent[], watcher: Seat, after: number): SeatEvent[] {
  const own = new Map<number, number>()
  const heard: SeatEvent[] = []
  for (const { id, seq, record, cause, told } of events) {
    const known = cause === null ? null : (own.get(cause) ?? null)
    const message = told[watcher]
    if (message) heard.push({ id: heard.length + 1, seq, record, cause: known, message })
    // What came of something untold is told as coming of what led to that.
    if (message) own.set(id, heard.length)
    else if (known !== null) own.set(id, known)
  }
  return after ? heard.slice(after) : heard
}

/** In a message's arguments `{ piece: id }` stands for a piece: each watcher reads its own alias and what it may see of it. */
export const pieceArgument = (piece: PieceId): { readonly piece: PieceId } => ({ piece })

/** Writes down what is told of what happens. */
export class Teller {
  /** Happenings nobody is told of, each with the one that led to it. */
  private untold: Map<number, number> | null = null

  tell<S extends Shape, N extends Happening<S>>(t: Engine<S>, id: number, name: N, what: What<S, N>, by: By): void {
    const told = tellAll(t, name, what, by)
    if (by.cause === undefined) this.untold = null
    // What came of something that nobody is told of is told as coming of what led to that.
    const cause = by.cause === undefined ? null : (this.untold?.get(by.cause) ?? by.cause)
    if (told) t.events.push({ id, seq: t.seq, name, record: t.raw.records.at(-1)?.id ?? null, cause, told })
    else if (cause !== null) {
      this.untold ??= new Map()
      this.untold.set(id, cause)
    }
  }
}

function tellAll<S extends Shape, N extends Happening<S>>(t: Engine<S>, name: N, what: What<S, N>, by: By): Record<Seat, Message> | null {
  const telling = t.game.tell[name]
  if (!telling) return null
  const told: Record<Seat, Message> = keyed()
  const all = 'all' in telling ? telling.all(t, what, by) : null
  const shared = own(all)
  for (const watcher of t.watchers) {
    const message = 'all' in telling ? shared : own(telling.each(t, what, by, watcher))
    if (message !== null) told[watcher] = messageFor(t, message, watcher)
  }
  return told
}

/** The message apart from the state it was made of: it is kept. */
function own(message: Parameters<typeof messageOf>[0] | null): Message | null {
  if (message === null) return null
  const { key, args } = messageOf(message)
  return args === undefined ? { key } : { key, args: copyJson(args as Json) as NonNullable<Message['args']> }
}

/** A message with its pieces under the aliases of one watcher. */
export function messageFor<S extends Shape>(t: Engine<S>, message: Message, watcher: Seat): Message {
  if (message.args === undefined) return message
  const args = argumentFor(t, message.args, watcher) as NonNullable<Message['args']>
  return args === message.args ? message : { key: message.key, args }
}

function argumentFor<S extends Shape>(t: Engine<S>, value: Json | undefined, watcher: Seat): Json {
  if (value === null || value === undefined || typeof value !== 'object') return value ?? null
  if (Array.isArray(value)) {
    const list = value.map((one) => argumentFor(t, one, watcher))
    return list.some((one, i) => one !== value[i]) ? list : value
  }
  const fields = value as { readonly [key: string]: Json | undefined }
  const { piece } = fields
  if (typeof piece === 'string' && t.raw.pieces[piece]) return { piece: aliasOf(t, piece, watcher), faces: visibleFaces(t, piece, watcher) }
  // A piece that is no more has no alias, and its id would tell what it was.
  if (typeof piece === 'string' && t.game.definitions.has(definitionOf(t.raw, piece))) return { piece: null, faces: {} }
  // What names no piece reads the same for everybody, and is kept once.
  const copy: Record<string, Json> = {}
  let same = true
  for (const key in fields) {
    copy[key] = argumentFor(t, fields[key], watcher)
    same &&= copy[key] === fields[key]
  }
  return same ? value : copy
}
