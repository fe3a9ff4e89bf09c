import type { DefId, Face, LastingId, PieceId, RecordId, Ref, Seat } from './ids.ts'
import type { Attribute, RecordFields, RecordKind, Shape, TableAttribute, ZoneOf } from './shape.ts'
import type { Lasting } from './state.ts'

export type Within = { readonly min?: number; readonly max?: number }
export type Put = {
  readonly at?: 'top' | 'bottom'
  readonly mixed?: boolean
  readonly face?: Face
  /** Laid down so that nobody can tell any more which it is: whoever saw it in a hand does not know it lying there. */
  readonly unseen?: boolean
}
/** Definitions, each with how many pieces of it there are. */
export type Copies = readonly { readonly def: DefId; readonly copies: number }[]

/** Alters the state. Handed to a change and dead after it: outside, the state is read-only. */
export interface Write<S extends Shape> {
  set<A extends TableAttribute<S>>(of: 'table', attribute: A, value: S['table'][A]): void
  set<A extends Attribute<S>>(of: Ref, attribute: A, value: S['attributes'][A]): void
  /** Adds and tells what was really added. */
  add<A extends TableAttribute<S>>(of: 'table', attribute: A, n: number, within?: Within): number
  add<A extends Attribute<S>>(of: Ref, attribute: A, n: number, within?: Within): number
  /** Takes an attribute away: it reads as its start again. */
  clear(of: Ref, attribute: Attribute<S>): void
  put(pieces: PieceId | readonly PieceId[], into: ZoneOf<S>, how?: Put): void
  /** Shuffle: the whole zone loses its order, and everybody loses sight of what lies in it. */
  mix(zone: ZoneOf<S>): void
  turn(piece: PieceId, face: Face): void
  /** A token of an unlimited supply, something kept in reserve, or a piece of the set-up. */
  make(def: DefId, zone: ZoneOf<S>, how?: Put): PieceId
  /** Many pieces of the set-up into one zone at once: what `make` does one by one. */
  makeAll(defs: Copies, into: ZoneOf<S>, how?: Put): void
  unmake(piece: PieceId): void
  /** These seats have seen the face (default: the one that is up). */
  look(seats: readonly Seat[], pieces: readonly PieceId[], face?: Face): void
  /** Alters fields of an open record. */
  note<K extends RecordKind<S>>(record: RecordId<K>, patch: Partial<RecordFields<S, K>>): void
  last(lasting: Omit<Lasting, 'id' | 'since'>): LastingId
  end(id: LastingId): void
  use(limit: string, times?: number): void
}
