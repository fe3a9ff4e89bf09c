import type { Engine } from './engine.ts'
import { ContractError } from './errors.ts'
import { incoming } from './guard.ts'
import type { DefId, Face, LastingId, PieceId, RecordId, Ref, Seat, ZoneId } from './ids.ts'
import type { Json } from './json.ts'
import { endLasting } from './lasting.ts'
import { pieceName, zoneKind, zoneName } from './names.ts'
import { keyed } from './outside.ts'
import type { Shape } from './shape.ts'
import { blindTo, isNewlySeen, knowers, zoneSpec } from './sight.ts'
import type { Lasting, PieceState, Segment } from './state.ts'
import type { Copies, Put, Within, Write } from './write.ts'
import { idsOf, without } from './zones.ts'

/** What a change is handed, and how one begins and ends. */
export class Writer<S extends Shape> implements Write<S> {
  private readonly t: Engine<S>
  private open = false

  constructor(t: Engine<S>) {
    this.t = t
  }

  /** Runs one change with this writer and closes it again. */
  during<W>(apply: (w: Write<S>, what: W) => void, what: W): void {
    if (this.open) throw new ContractError('a change began inside another change: a change is indivisible')
    this.open = true
    try {
      apply(this, what)
    } catch (error) {
      this.open = false
      throw error
    }
    this.open = false
  }

  /** A change is under way. */
  get isOpen(): boolean {
    return this.open
  }

  private alive(): void {
    if (!this.open) throw new ContractError('a writer was used outside its change')
  }

  set(of: Ref, attribute: string, value: unknown): void {
    this.alive()
    this.t.alter(of, attribute, value as Json)
  }

  add(of: Ref, attribute: string, n: number, within: Within = {}): number {
    this.alive()
    const old = this.t.read(of, attribute) as number
    // What already lies beyond a bound stays there: gaining never loses.
    const value =
      n < 0 ? Math.min(old, Math.max(within.min ?? -Infinity, old + n)) : Math.max(old, Math.min(within.max ?? Infinity, old + n))
    if (value !== old) this.t.alter(of, attribute, value)
    return value - old
  }

  clear(of: Ref, attribute: string): void {
    this.alive()
    if (this.t.journal.dropOf(of, attribute)) this.t.woken(attribute)
  }

  put(pieces: PieceId | readonly PieceId[], into: ZoneId, how: Put = AS_IT_LIES): void {
    this.alive()
    const { zone } = zoneName(into)
    const list = typeof pieces === 'string' ? [pieces] : pieces
    if (!list.length) return
    const { t } = this
    // Once something was learned, nothing more has to be found out about it.
    const known = t.learned ? null : list.map((piece) => knowers(t, piece))
    if (list.length === 1) this.takeOut(list[0] as PieceId)
    else this.takeOutAll(list)
    const segments = t.raw.zones[zone] ?? []
    t.journal.setZone(zone, how.mixed ? stacked(segments, mixed(list), how.at ?? 'bottom') : ordered(segments, list, how.at ?? 'bottom'))
    for (const piece of list) this.settle(piece, zone, how)
    if (how.mixed || how.unseen) this.forget(list)
    if (how.mixed) return
    if (known && list.some((piece, i) => isNewlySeen(t, piece, known[i] ?? []))) t.barrier()
    this.loseSight(zone, list)
  }

  mix(zone: ZoneId): void {
    this.alive()
    const segments = this.t.raw.zones[zone] ?? []
    if (!segments.length) return
    this.t.journal.setZone(zone, [remixed(segments)])
    this.t.journal.tick()
    // Of what lay mixed nobody has seen anything since, unless somebody looked.
    for (const { ids, mixed } of segments) this.forget(mixed ? ids.filter((id) => this.t.piece(id).seen) : ids)
    this.t.woken(zoneKind(zone))
  }

  turn(piece: PieceId, face: Face): void {
    this.alive()
    const old = this.t.piece(piece)
    if ((old.face ?? 'front') === face) return
    const known = knowers(this.t, piece)
    this.t.journal.setPiece(piece, lying(old, old.zone, old.since, face))
    this.t.moved(piece, old.zone)
    if (isNewlySeen(this.t, piece, known)) this.t.barrier()
  }

  make(def: DefId, zone: ZoneId, how: Put = {}): PieceId {
    this.alive()
    const { t } = this
    if (!t.game.definitions.has(def)) throw new ContractError(`there is no «${def}» in the content`)
    let n = 1
    while (t.raw.pieces[pieceName(def, n)]) n++
    const piece = pieceName(def, n)
    t.journal.setPiece(piece, { zone, since: 0 })
    t.journal.setZone(zone, [...(t.raw.zones[zone] ?? []), { ids: [piece] }])
    this.put(piece, zone, how)
    return piece
  }

  makeAll(defs: Copies, into: ZoneId, how: Put = AS_IT_LIES): void {
    this.alive()
    const { zone } = zoneName(into)
    const { t } = this
    const since = t.journal.tick()
    const state: PieceState = {
      zone,
      since,
      ...(how.face === undefined || how.face === 'front' ? {} : { face: how.face }),
      ...(how.mixed ? { lost: since } : {}),
    }
    const made = newIds(t, defs)
    if (!made.length) return
    // Each its own: views remember how a piece looked by its state.
    for (const piece of made) t.journal.setPiece(piece, { ...state })
    const segments = t.raw.zones[zone] ?? []
    t.journal.setZone(zone, how.mixed ? stacked(segments, mixed(made), how.at ?? 'bottom') : ordered(segments, made, how.at ?? 'bottom'))
    t.woken(zoneKind(zone))
    t.abilitiesChanged()
    if (how.mixed) return
    if (!t.learned && made.some((piece) => isNewlySeen(t, piece, []))) t.barrier()
    this.loseSight(zone, made)
  }

  unmake(piece: PieceId): void {
    this.alive()
    const { zone } = this.t.piece(piece)
    const wasActive = this.t.isActive(piece)
    this.takeOut(piece)
    this.t.journal.setPiece(piece, undefined)
    if (wasActive) {
      this.endWith(piece)
      this.t.abilitiesChanged(piece)
    }
    for (const attribute of Object.keys(this.t.raw.of[piece] ?? {})) this.t.journal.dropOf(piece, attribute)
    this.t.woken(zoneKind(zone))
  }

  look(seats: readonly Seat[], pieces: readonly PieceId[], face?: Face): void {
    this.alive()
    for (const piece of pieces) {
      const old = this.t.piece(piece)
      const which = face ?? old.face ?? 'front'
      const knew = old.seen?.[which] ?? []
      const now = [...new Set([...knew, ...seats])].sort()
      if (now.length === knew.length) continue
      this.t.journal.setPiece(piece, { ...old, seen: { ...old.seen, [which]: now } })
      this.t.barrier()
    }
  }

  note(record: RecordId, patch: object): void {
    this.alive()
    const { t } = this
    if (!t.raw.records.some((rec) => rec.id === record)) throw new ContractError(`record ${record} is not open`)
    t.journal.setRecords(
      t.raw.records.map((rec) => (rec.id === record ? { ...rec, ...incoming(t.guard, patch), id: rec.id, kind: rec.kind } : rec)),
    )
  }

  last(lasting: Omit<Lasting, 'id' | 'since'>): LastingId {
    this.alive()
    const { t } = this
    const id = t.journal.nextSerial()
    t.journal.setLasting([...t.raw.lasting, { ...incoming(t.guard, lasting), id, since: t.journal.tick() }])
    t.lastingChanged()
    return id
  }

  end(id: LastingId): void {
    this.alive()
    endLasting(this.t, (lasting) => lasting.id === id)
  }

  use(limit: string, times = 1): void {
    this.alive()
    this.t.journal.setUsed(limit, (this.t.raw.used[limit] ?? 0) + times)
  }

  private takeOut(piece: PieceId): void {
    const { t } = this
    const { zone } = t.piece(piece)
    const segments = t.raw.zones[zone] ?? []
    // Where the top card lies open, taking it shows the next one.
    const next = !t.learned && zoneSpec(t, zone).see?.top && segments[0]?.ids[0] === piece ? segments[0].ids[1] : undefined
    const known = next === undefined ? [] : knowers(t, next)
    t.journal.setZone(zone, without(segments, piece))
    t.woken(zoneKind(zone))
    if (next !== undefined && isNewlySeen(t, next, known)) t.barrier()
  }

  /** The same for many: each zone they leave is written once. */
  private takeOutAll(pieces: readonly PieceId[]): void {
    const { t } = this
    const leaving = new Set(pieces)
    for (const zone of new Set(pieces.map((piece) => t.piece(piece).zone))) {
      const segments = t.raw.zones[zone] ?? []
      const first = segments[0]?.ids[0]
      const shown = !t.learned && zoneSpec(t, zone).see?.top && first !== undefined && leaving.has(first)
      const next = shown && !segments[0]?.mixed ? segments[0]?.ids.find((id) => !leaving.has(id)) : undefined
      const known = next === undefined ? [] : knowers(t, next)
      t.journal.setZone(
        zone,
        segments.flatMap((segment) => {
          const ids = segment.ids.filter((id) => !leaving.has(id))
          return ids.length ? [segment.mixed ? { ids, mixed: true as const } : { ids }] : []
        }),
      )
      t.woken(zoneKind(zone))
      if (next !== undefined && isNewlySeen(t, next, known)) t.barrier()
    }
  }

  /** What lasts until its source is gone. */
  private endWith(piece: PieceId): void {
    if (this.t.raw.lasting.length) endLasting(this.t, ({ until, source }) => until === 'gone' && source.piece === piece)
  }

  private settle(piece: PieceId, zone: ZoneId, how: Put): void {
    const { t } = this
    const old = t.piece(piece)
    const mayEnd = t.raw.lasting.length > 0 && t.isActive(piece)
    t.journal.setPiece(piece, lying(old, zone, t.journal.tick(), how.face ?? old.face ?? 'front'))
    t.moved(piece, zone)
    if (mayEnd && !t.isActive(piece)) this.endWith(piece)
  }

  /** In a mixed segment nobody can follow a card, and what was seen of it no longer tells which it is. */
  private forget(pieces: readonly PieceId[]): void {
    for (const piece of pieces) {
      const { seen: _, ...old } = this.t.piece(piece)
      this.t.journal.setPiece(piece, lying(old, old.zone, old.since, old.face ?? 'front', this.t.raw.clock))
    }
  }

  /** In a hand, the other seats no longer know which of its cards is which. */
  private loseSight(zone: ZoneId, arrivals: readonly PieceId[]): void {
    const { t } = this
    if (zoneSpec(t, zone).order !== 'unordered') return
    let blind = 0
    for (const piece of arrivals) blind |= blindTo(t, piece)
    if (!blind) return
    // Cards of one hand were mostly lost sight of together: what becomes of that is worked out once for all of them.
    let before: PieceState['lost'] | null = null
    let to = 0
    let lost: PieceState['lost']
    for (const { ids } of t.raw.zones[zone] ?? [])
      for (const piece of ids) {
        const old = t.piece(piece)
        const now = blind & blindTo(t, piece)
        if (before !== old.lost || to !== now) lost = lostNow(old.lost, t.watchers, now, t.raw.clock)
        before = old.lost
        to = now
        t.journal.setPiece(piece, lying(old, old.zone, old.since, old.face ?? 'front', lost))
      }
  }
}

const AS_IT_LIES: Put = {}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The same piece lying there, with that face up. Written out, each as one piece: objects that grow cost more than all the rest of a move. */
function lying({ def, seen, lost: before }: PieceState, zone: ZoneId, since: number, face: Face, lost = before): PieceState {
  if (def === undefined && seen === undefined) {
    if (face === 'front') return lost === undefined ? { zone, since } : { zone, since, lost }
    return lost === undefined ? { zone, since, face } : { zone, since, face, lost }
  }
  const state: Mutable<PieceState> = { zone, since }
  if (face !== 'front') state.face = face
  if (def !== undefined) state.def = def
  if (seen !== undefined) state.seen = seen
  if (lost !== undefined) state.lost = lost
  return state
}

/** The names pieces of a set-up get where none of them is there yet: the same at every table. */
const usual = new WeakMap<Copies, readonly PieceId[]>()

function newIds<S extends Shape>({ game, raw: { pieces } }: Engine<S>, defs: Copies): readonly PieceId[] {
  const known = usual.get(defs)
  if (known && !known.some((piece) => pieces[piece])) return known
  const ids: PieceId[] = []
  const next = new Map<DefId, number>()
  let first = true
  for (const { def, copies } of defs) {
    if (!game.definitions.has(def)) throw new ContractError(`there is no «${def}» in the content`)
    let n = next.get(def) ?? 1
    for (let i = 0; i < copies; n++) {
      const piece = pieceName(def, n)
      if (pieces[piece]) {
        first = false
        continue
      }
      ids.push(piece)
      i++
    }
    next.set(def, n)
  }
  if (first) usual.set(defs, ids)
  return ids
}

/** When each watcher last lost sight of a piece, after these have now. */
function lostNow(lost: PieceState['lost'], watchers: readonly Seat[], blind: number, now: number): PieceState['lost'] {
  const when: Record<Seat, number> = keyed()
  for (let i = 0; i < watchers.length; i++) {
    const seat = watchers[i] as Seat
    const last = blind & (1 << i) ? now : typeof lost === 'number' ? lost : lost?.[seat]
    if (last !== undefined) when[seat] = last
  }
  return when
}

function ordered(segments: readonly Segment[], pieces: readonly PieceId[], at: 'top' | 'bottom'): Segment[] {
  const edge = at === 'top' ? segments[0] : segments[segments.length - 1]
  if (!edge) return [{ ids: pieces }]
  if (edge.mixed) return at === 'top' ? [{ ids: pieces }, ...segments] : [...segments, { ids: pieces }]
  const joined = { ids: at === 'top' ? pieces.concat(edge.ids) : edge.ids.concat(pieces) }
  if (segments.length === 1) return [joined]
  return at === 'top' ? [joined, ...segments.slice(1)] : [...segments.slice(0, -1), joined]
}

/** Sorted, so that the n-th card drawn depends on what lies there and not on how it came there. */
const mixed = (pieces: readonly PieceId[]): Segment => ({ ids: [...pieces].sort(), mixed: true })

/** Everything in one mixed segment. What lay mixed is sorted already: the few others find their places in it. */
function remixed(segments: readonly Segment[]): Segment {
  const [first, ...others] = segments
  if (!first?.mixed || others.some((segment) => segment.mixed)) return mixed(idsOf(segments))
  const ids = [...first.ids]
  for (const { ids: more } of others) for (const id of more) ids.splice(placeOf(id, ids), 0, id)
  return { ids, mixed: true }
}

function placeOf(id: PieceId, sorted: readonly PieceId[]): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as PieceId) < id) low = middle + 1
    else high = middle
  }
  return low
}

const stacked = (segments: readonly Segment[], segment: Segment, at: 'top' | 'bottom'): Segment[] =>
  at === 'top' ? [segment, ...segments] : [...segments, segment]
