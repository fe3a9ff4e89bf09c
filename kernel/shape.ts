import type { RecordId, ZoneId } from './ids.ts'
import type { Json } from './json.ts'
import type { Rec, StepRef } from './state.ts'

/**
 * What a game's types say about it. Each member is an interface of the game's own. The last four may be missing, as in a small
 * game of a test: then every name is taken, and the kernel finds out at the table whether there is such a thing.
 */
export interface Shape {
  /** Attributes of the table: `t.state`. */
  table: object
  /** Attributes of seats, pieces and places: `t.get`. */
  attributes: object
  /** Happenings by name, each with what happens. */
  happenings: object
  /** Prompts, events and refusals by key, each with its arguments. */
  messages: object
  /** Steps by name, each with its arguments; `undefined`: it takes none. */
  steps?: object
  /** What can be under way, by kind, each with its fields. */
  records?: object
  /** The names of zones: `'deck' | `hand:${string}``. */
  zones?: string
  /** Numbers that can be modified, by name, each with what it is the number of. */
  quantities?: object
}

/** A game whose types are not known here: what tools that serve every game work with. */
export interface AnyShape extends Shape {
  table: Record<string, Json>
  attributes: Record<string, Json>
  happenings: Record<string, Record<string, Json>>
  messages: Record<string, Record<string, Json>>
}

export type Happening<S extends Shape> = keyof S['happenings'] & string
export type What<S extends Shape, N extends Happening<S>> = S['happenings'][N]
export type Attribute<S extends Shape> = keyof S['attributes'] & string
export type TableAttribute<S extends Shape> = keyof S['table'] & string

/** What a check or a derivation can read: attributes, kinds of zones, and what begins or ends to last. */
export type Readable<S extends Shape> = TableAttribute<S> | Attribute<S> | ZoneKind<S> | 'lasting'

// ── steps ──

type Steps<S extends Shape> = S extends { readonly steps: infer T extends object } ? T : { readonly [step: string]: never }
export type StepName<S extends Shape> = keyof Steps<S> & string
export type StepArguments<S extends Shape, N extends StepName<S>> = Steps<S>[N]
/** A step to come, with its arguments. */
export type StepOf<S extends Shape> = S extends { readonly steps: infer T extends object } ? StepsTo<T> : StepRef
type StepsTo<T> = {
  [N in keyof T & string]: undefined extends T[N] ? { readonly step: N; readonly args?: never } : { readonly step: N; readonly args: T[N] }
}[keyof T & string]

// ── zones ──

/** The name of a zone: `deck`, `hand:ana`. */
export type ZoneOf<S extends Shape> = S extends { readonly zones: infer Z extends string } ? Z : ZoneId
type KindIn<Z extends string> = Z extends `${infer K}:${string}` ? K : Z
/** What stands before the colon: `hand`. */
export type ZoneKind<S extends Shape> = KindIn<ZoneOf<S>>
/** The zones of one kind. */
export type ZonesOf<S extends Shape, K extends string> = S extends { readonly zones: infer Z extends string }
  ? Extract<Z, K | `${K}:${string}`>
  : ZoneId

// ── records ──

type Records<S extends Shape> = S extends { readonly records: infer R extends object }
  ? R
  : { readonly [kind: string]: { readonly [field: string]: Json } }
export type RecordKind<S extends Shape> = keyof Records<S> & string
export type RecordFields<S extends Shape, K extends RecordKind<S>> = Records<S>[K]
/** Something being resolved, with its fields. Without a kind: one of all there are, told apart by `kind`. */
export type RecordOf<S extends Shape, K extends RecordKind<S> = RecordKind<S>> = S extends { readonly records: infer R extends object }
  ? { [One in K & keyof R]: { readonly id: RecordId<One>; readonly kind: One } & { readonly [F in keyof R[One]]: R[One][F] } }[K & keyof R]
  : Rec

// ── quantities ──

type Quantities<S extends Shape> = S extends { readonly quantities: infer Q extends object } ? Q : { readonly [name: string]: object }
export type QuantityName<S extends Shape> = keyof Quantities<S> & string
/** What this is the number of. */
export type QuantityOf<S extends Shape, Q extends QuantityName<S>> = Quantities<S>[Q]
