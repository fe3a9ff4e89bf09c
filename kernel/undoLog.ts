import { type Json, sameJson } from './json.ts'
import { zoneKind } from './names.ts'
import type { Lasting, PieceState, Rec, Segment, State, StepRef } from './state.ts'

/** What an entry puts back. An entry is four slots of one flat list: kind, name, attribute, old value. */
const TABLE = 0
const OF = 1
const ZONE = 2
const PIECE = 3
const RECORDS = 4
const LASTING = 5
const USED = 6
const CLOCK = 7
const SERIAL = 8
const RESULT = 9

export type Changes = { count: number }

/** One thing of a state as it became: its kind, its name (two for an attribute), its value; without a value it is gone. */
export type Change = readonly [kind: number, name: string, attribute: string, value?: Json]

export const isOfPiece = ([kind]: Change): boolean => kind === PIECE
export const isOfLasting = ([kind]: Change): boolean => kind === LASTING
export const isOfRecords = ([kind]: Change): boolean => kind === RECORDS
export const isOfZone = ([kind]: Change): boolean => kind === ZONE
/** Only numbers that the bookkeeping counts on. */
export const isOnlyCounted = ([kind]: Change): boolean => kind === CLOCK || kind === SERIAL

/** So many alterations are remembered for those who look again. */
const MOST_ALTERED = 4000

/**
 * The only writer of a state. Each alteration leaves its inverse behind, so that any moment since the journal began can be
 * put back exactly: undo, `suppose`, a decision that failed half-way, the state at the last edge.
 */
export class UndoLog {
  private held: State
  /** Grows when anything may have changed at once. Never rewound. */
  epoch = 0
  /** Grows whenever an attribute or a zone is written. Never rewound. */
  version = 0
  private readonly changes = new Map<string, Changes>()
  private entries: unknown[] = []
  /** The pieces, seats and places that were altered since somebody first looked; null: nobody has. */
  private altered: string[] | null = null
  private alteredBefore = 0
  /** How many limits are used up in each scope; null: to be counted. */
  private scopes: Map<string, number> | null = null
  /** Whether some piece is another than its id says; null: to be found out. Nothing that is written alters it. */
  exchanged: boolean | null

  constructor(state: State) {
    this.held = state
    this.exchanged = state.clock === 0 ? false : null
  }

  get state(): State {
    return this.held
  }

  set state(state: State) {
    this.held = state
    this.exchanged = null
    this.everythingChanged()
  }

  hasExchanged(): boolean {
    if (this.exchanged === null) this.exchanged = hasExchanged(this.held)
    return this.exchanged
  }

  /** How often an attribute was written, or zones of a kind were, since somebody first wanted to know. Never rewound. */
  changesOf(name: string): Changes {
    let known = this.changes.get(name)
    if (!known) {
      known = { count: 0 }
      this.changes.set(name, known)
    }
    return known
  }

  private changed(name: string): void {
    this.version++
    const known = this.changes.get(name)
    if (known) known.count++
  }

  /** How many alterations there were: a place to look on from. */
  get alterations(): number {
    this.altered ??= []
    return this.alteredBefore + this.altered.length
  }

  /** What was altered since then; null: anything may have been. */
  alteredSince(alterations: number): readonly string[] | null {
    return this.altered && alterations >= this.alteredBefore ? this.altered.slice(alterations - this.alteredBefore) : null
  }

  private alter(ref: string): void {
    const { altered } = this
    if (!altered) return
    if (altered.length >= MOST_ALTERED) {
      this.alteredBefore += altered.length
      altered.length = 0
    }
    altered.push(ref)
  }

  private everythingChanged(): void {
    if (this.altered) this.alteredBefore += this.altered.length + 1
    this.altered = null
    this.epoch++
    this.version++
    this.scopes = null
  }

  get mark(): number {
    return this.entries.length
  }

  setTable(attribute: string, value: Json): void {
    this.changed(attribute)
    this.entries.push(TABLE, '', attribute, this.state.table[attribute])
    this.state.table[attribute] = value
  }

  setOf(ref: string, attribute: string, value: Json): void {
    this.changed(attribute)
    this.alter(ref)
    let attributes = this.state.of[ref]
    if (!attributes) {
      attributes = {}
      this.state.of[ref] = attributes
    }
    this.entries.push(OF, ref, attribute, attributes[attribute])
    attributes[attribute] = value
  }

  /** Whether there was anything to drop. */
  dropOf(ref: string, attribute: string): boolean {
    const attributes = this.state.of[ref]
    if (!attributes || !(attribute in attributes)) return false
    this.changed(attribute)
    this.alter(ref)
    this.entries.push(OF, ref, attribute, attributes[attribute])
    restoreOf(this.state, ref, attribute, undefined)
    return true
  }

  setZone(zone: string, segments: readonly Segment[]): void {
    this.changed(zoneKind(zone))
    this.entries.push(ZONE, zone, '', this.state.zones[zone])
    if (segments.length) this.state.zones[zone] = segments
    else delete this.state.zones[zone]
  }

  setPiece(piece: string, value: PieceState | undefined): void {
    this.alter(piece)
    this.entries.push(PIECE, piece, '', this.state.pieces[piece])
    if (value) this.state.pieces[piece] = value
    else delete this.state.pieces[piece]
  }

  setRecords(records: readonly Rec[]): void {
    this.entries.push(RECORDS, '', '', this.state.records)
    this.state.records = records
  }

  setLasting(lasting: readonly Lasting[]): void {
    this.entries.push(LASTING, '', '', this.state.lasting)
    this.state.lasting = lasting
  }

  setUsed(key: string, count: number): void {
    const old = this.state.used[key]
    this.entries.push(USED, key, '', old)
    if (count) this.state.used[key] = count
    else delete this.state.used[key]
    if (this.scopes && !old !== !count) this.count(this.scopes, key, count ? 1 : -1)
  }

  /** Whether anything is used up in a scope. */
  hasUsed(scope: string): boolean {
    if (!this.scopes) {
      this.scopes = new Map()
      for (const key in this.state.used) this.count(this.scopes, key, 1)
    }
    return (this.scopes.get(scope) ?? 0) > 0
  }

  private count(scopes: Map<string, number>, key: string, n: number): void {
    const scope = key.slice(0, key.indexOf('|'))
    scopes.set(scope, (scopes.get(scope) ?? 0) + n)
  }

  /** Without an inverse: the flow changes between two edges only once, and each edge keeps its own. */
  setFlow(flow: readonly StepRef[]): void {
    this.state.flow = flow
  }

  tick(): number {
    this.entries.push(CLOCK, '', '', this.state.clock)
    return ++this.state.clock
  }

  nextSerial(): number {
    this.entries.push(SERIAL, '', '', this.state.serial)
    return ++this.state.serial
  }

  setResult(result: Json): void {
    this.entries.push(RESULT, '', '', this.state.result)
    this.state.result = result
  }

  /** Puts the state back to what it was at `mark`, with the flow of that moment. */
  rollBack(mark: number, flow = this.state.flow): void {
    this.everythingChanged()
    putBack(this.state, this.entries, mark)
    this.state.flow = flow
    this.entries.length = mark
  }

  /** Alters a copy of the state to what it was at `mark`; the journal stays as it is. */
  putBackIn(copy: State, mark: number, flow = copy.flow): State {
    putBack(copy, this.entries, mark)
    copy.flow = flow
    return copy
  }

  /**
   * What was altered from each of these marks to the next: every thing once, as it stood at the second. They are gone through from
   * the last to the first, so that what came later is looked at once. The flow is not among it: edges keep their own.
   */
  changesAlong(marks: readonly number[]): Change[][] {
    const { entries } = this
    const later = new Map<string, unknown>()
    const thing = (i: number): string => `${entries[i]} ${entries[i + 1]} ${entries[i + 2]}`
    const legs: Change[][] = []
    let end = entries.length
    for (let leg = marks.length - 1; leg > 0; leg--) {
      const [from, to] = [marks[leg - 1] as number, marks[leg] as number]
      for (let i = end - 4; i >= to; i -= 4) later.set(thing(i), entries[i + 3])
      end = to
      const seen = new Set<string>()
      const changes: Change[] = []
      for (let i = from; i < to; i += 4) {
        const key = thing(i)
        if (seen.has(key)) continue
        seen.add(key)
        const [kind, name, attribute] = [entries[i] as number, entries[i + 1] as string, entries[i + 2] as string]
        const value = later.has(key) ? later.get(key) : valueIn(this.state, kind, name, attribute)
        // By what they say: that two are the same object is not seen again after a save.
        if (sameJson(value, entries[i + 3])) continue
        changes.push(value === undefined ? [kind, name, attribute] : [kind, name, attribute, value as Json])
      }
      legs.push(changes)
    }
    return legs.reverse()
  }

  /** Forgets what lies before `mark`; marks taken after it shrink by as much. */
  forgetBefore(mark: number): void {
    if (mark === this.entries.length) this.entries.length = 0
    else if (mark > 0) this.entries.splice(0, mark)
  }
}

function hasExchanged({ pieces }: State): boolean {
  for (const piece in pieces) if (pieces[piece]?.def !== undefined) return true
  return false
}

function restoreOf(state: State, ref: string, attribute: string, old: Json | undefined): void {
  const attributes = state.of[ref] ?? {}
  if (old === undefined) delete attributes[attribute]
  else attributes[attribute] = old
  // An owner without attributes is not kept: equal tables must have equal hashes, whatever they went through.
  for (const _ in attributes) {
    state.of[ref] = attributes
    return
  }
  delete state.of[ref]
}

function restore<T>(map: Record<string, T>, key: string, old: T | undefined): void {
  if (old === undefined) delete map[key]
  else map[key] = old
}

function putBack(state: State, entries: readonly unknown[], mark: number): void {
  for (let i = entries.length - 4; i >= mark; i -= 4)
    put(state, entries[i] as number, entries[i + 1] as string, entries[i + 2] as string, entries[i + 3])
}

/** Alters a state to what changes say. */
export function putChanges(state: State, changes: readonly Change[]): void {
  for (const [kind, name, attribute, value] of changes) put(state, kind, name, attribute, value)
}

function put(state: State, kind: number, name: string, attribute: string, value: unknown): void {
  switch (kind) {
    case TABLE:
      return restore(state.table, attribute, value as Json | undefined)
    case OF:
      return restoreOf(state, name, attribute, value as Json | undefined)
    case ZONE:
      return restore(state.zones, name, value as readonly Segment[] | undefined)
    case PIECE:
      return restore(state.pieces, name, value as PieceState | undefined)
    case RECORDS:
      state.records = value as readonly Rec[]
      return
    case LASTING:
      state.lasting = value as readonly Lasting[]
      return
    case USED:
      return restore(state.used, name, value as number | undefined)
    case CLOCK:
      state.clock = value as number
      return
    case SERIAL:
      state.serial = value as number
      return
    case RESULT:
      state.result = value as Json
      return
  }
}

function valueIn(state: State, kind: number, name: string, attribute: string): unknown {
  switch (kind) {
    case TABLE:
      return state.table[attribute]
    case OF:
      return state.of[name]?.[attribute]
    case ZONE:
      return state.zones[name]
    case PIECE:
      return state.pieces[name]
    case RECORDS:
      return state.records
    case LASTING:
      return state.lasting
    case USED:
      return state.used[name]
    case CLOCK:
      return state.clock
    case SERIAL:
      return state.serial
    default:
      return state.result
  }
}
