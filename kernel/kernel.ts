import type { Ability, Active, Family, OfFamily, Self } from './abilities.ts'
import type { Check } from './checks.ts'
import type { Cost, Paid } from './costs.ts'
import type { Engine } from './engine.ts'
import type { Definition, Game, Script } from './game.ts'
import type { Face, PieceId, RecordId, Ref, Refusal, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Derivation } from './known.ts'
import type { Explanation } from './numbers.ts'
import type { Resolved } from './records.ts'
import type {
  AnyShape,
  Attribute,
  Happening,
  QuantityName,
  QuantityOf,
  RecordFields,
  RecordKind,
  RecordOf,
  Shape,
  StepOf,
  What,
  ZoneKind,
  ZoneOf,
  ZonesOf,
} from './shape.ts'
import type { By, PieceState, ReadState } from './state.ts'
import type { Write } from './write.ts'

/** What scripts work with: the state to read, changes, happenings, records, chance, numbers. All that rules may call, and nothing else. */
export interface Kernel<S extends Shape> {
  readonly game: Game<S>
  readonly seats: readonly Seat[]
  /** The seats and the spectators. */
  readonly watchers: readonly Seat[]
  readonly options: Json

  // ── reading ──

  /** The whole state as data, for reading alone. */
  readonly raw: ReadState
  /** The table's attributes. */
  readonly state: Readonly<S['table']>
  get<A extends Attribute<S>>(of: Ref, attribute: A): S['attributes'][A]
  /** The same, where a card names the attribute. */
  read(of: Ref, attribute: string): Json
  piece(id: PieceId): PieceState
  exists(id: PieceId): boolean
  where(piece: PieceId): ZoneOf<S>
  /** When it came to its zone, on the table's clock of moves. */
  since(piece: PieceId): number
  /** Which face is up. */
  up(piece: PieceId): Face
  def(piece: PieceId): Definition<S>
  /** All pieces of a zone, the first on top; a mixed part in no order that tells anything. */
  inZone(zone: ZoneOf<S>): PieceId[]
  size(zone: ZoneOf<S>): number
  /** The zones of one kind that hold something, by name: in which order they came and went differs between a table and its copy. */
  zonesOf<K extends ZoneKind<S>>(kind: K): ZonesOf<S, K>[]
  ownerOf(zone: ZoneOf<S>): Seat | null
  controllerOf(piece: PieceId): Seat | null
  left(seat: Seat): Seat
  /** Worked out once for as long as nothing is written that it reads: for what rules ask often. It must read nothing else. */
  derive<R>(derivation: Derivation<S, R>): R

  // ── changing ──

  /** Bookkeeping without a name in the rules. */
  change(apply: (w: Write<S>) => void): Script
  /** cannot → instead → before → apply → checks → after. Gives back what really happened, or null. */
  happens<N extends Happening<S>>(name: N, what: What<S, N>, apply?: (w: Write<S>, what: What<S, N>) => void): Script<What<S, N> | null>
  /** Several in one change, judged by one state. */
  together<N extends Happening<S>>(
    name: N,
    whats: readonly What<S, N>[],
    apply: (w: Write<S>, what: What<S, N>) => void,
  ): Script<(What<S, N> | null)[]>
  /** Lets these checks wait until the body is done. */
  hold<R>(checks: readonly Check<S>['name'][], body: () => Script<R>): Script<R>
  /** Alters, looks, takes back. No asks, no chance. */
  suppose<R>(apply: (w: Write<S>) => void, look: () => R): R
  /** A scope (a turn, a round) ends: what lasted until then, and what was used up in it. */
  ends(scope: string): Script

  // ── chance ──

  roll(label: string, dice: number, sides: number): number[]
  pick<Id extends string>(label: string, ids: readonly Id[]): Id
  /** The first pieces of a zone; those of a mixed part are drawn now. */
  top(zone: ZoneOf<S>, n?: number): PieceId[]
  /** One piece of the zone that fits, each as likely; null when none does. */
  find(zone: ZoneOf<S>, fits: (piece: PieceId) => boolean): PieceId | null

  // ── records ──

  /** Opens a record, runs the body, and closes it on every way out. */
  resolving<K extends RecordKind<S>, R>(
    fields: { readonly kind: K } & RecordFields<S, K>,
    body: (id: RecordId<K>) => Script<R>,
    leaving?: (w: Write<S>) => void,
  ): Script<Resolved<R>>
  /** The innermost open record of that kind. */
  record<K extends RecordKind<S>>(kind: K): RecordOf<S, K> | null
  recordById<K extends RecordKind<S>>(id: RecordId<K>): RecordOf<S, K>
  /** Leaves the innermost matching record; with no match it simply goes on; inside a check it waits until the check is done. */
  leave(match: (record: RecordOf<S>) => boolean, why?: Json): void
  /** Drops everything under way and goes on there. */
  restart(flow: readonly StepOf<S>[]): Script<never>
  /** Ends the game. */
  over(result: Json): Script<never>

  // ── provenance ──

  /** Where what happens now comes from. */
  provenance(): By
  /** Runs the body as an effect of that ability's source. */
  asSource<R>(self: Self, body: () => Script<R>): Script<R>
  /** Runs the body as something this seat picked among several to resolve. */
  chosenBy<R>(seat: Seat, body: () => Script<R>): Script<R>
  /** Looks as if this seat had picked it: some prohibitions spare what one chooses oneself. */
  asIfChosenBy<R>(seat: Seat, look: () => R): R

  // ── abilities, numbers, costs ──

  abilities<F extends Family>(family: F, on: string): readonly Active<OfFamily<S, F>>[]
  hasAbility(active: Active<Ability<S>>): boolean
  /** It lies where abilities of pieces work. */
  isActive(piece: PieceId): boolean
  /** Why this may not happen now, as far as prohibitions go; empty: it may. */
  allowed<N extends Happening<S>>(name: N, what: What<S, N>): Refusal[]
  /** Whether an ability lifts the rules' own restriction. */
  permits<N extends Happening<S>>(name: N, what: What<S, N>): boolean
  number<Q extends QuantityName<S>>(name: Q, of: QuantityOf<S, Q>): number
  explain<Q extends QuantityName<S>>(name: Q, of: QuantityOf<S, Q>): Explanation
  canPay(seat: Seat, cost: Cost): Refusal[]
  pay(seat: Seat, cost: Cost): Script<Paid | null>
  /** One more step of the budget; past it, something goes round in circles. Where rules loop without anything happening. */
  spend(name: string): void
}

/** For the kernel's own files: what rules hold is always an engine. */
export const engineOf = <S extends Shape>(t: Kernel<S>): Engine<S> => t as unknown as Engine<S>

/** For what serves every game, and so names what no game's types know: the game's own records, zones and numbers as plain names. */
export const untyped = <S extends Shape>(t: Kernel<S>): Kernel<AnyShape> => t as unknown as Kernel<AnyShape>
