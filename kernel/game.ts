import type { Ability } from './abilities.ts'
import type { Ask, Reply } from './ask.ts'
import type { Check } from './checks.ts'
import type { Cost, Resource } from './costs.ts'
import type { Telling } from './events.ts'
import type { DefId, Face, FaceKey, Message, MessageOf, PieceId, Ref, RuleId, Seat, ZoneId } from './ids.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import type { Quantity } from './numbers.ts'
import type { Lasting, Rec, State, StepRef } from './state.ts'

/** What a game's types say about it. Each member is an interface of the game's own. */
export interface Shape {
  /** Attributes of the table: `t.state`. */
  table: object
  /** Attributes of seats, pieces and places: `t.get`. */
  attributes: object
  /** Happenings by name, each with what happens. */
  happenings: object
  /** Prompts, events and refusals by key, each with its arguments. */
  messages: object
}

/** A game whose types are not known here: what tools that serve every game work with. */
export interface AnyShape extends Shape {
  table: Record<string, Json>
  attributes: Record<string, Json>
  happenings: Record<string, Record<string, Json>>
  messages: Record<string, Record<string, Json>>
}

export type Script<R = void> = Generator<Ask, R, Reply>
export type Step<S extends Shape> = (t: Kernel<S>, args: never) => Script<readonly StepRef[] | void>

/** Who may see something: everybody, the owner (of the zone, or of the attribute's seat), all of the owner's team, nobody. */
export type Sight = 'all' | 'owner' | 'team' | 'nobody'

export type AttributeSpec<V> = {
  readonly start: V
  /** Default: nobody. Views are built up from what is declared visible. */
  readonly see?: Sight
  /** The value names pieces: views show aliases instead. */
  readonly holds?: 'piece' | 'pieces'
}

export type ZoneSpec = {
  /** Which faces may be seen by whom; `up` is whichever face is up, `top` the up face of the first card. */
  readonly see?: { readonly [face: string]: Sight }
  /** A hand has no order the others could follow; a deck or a row has. */
  readonly order?: 'ordered' | 'unordered'
  /** Abilities of pieces here work. */
  readonly active?: true
  /** `hand:ana` belongs to seat Ana. */
  readonly per?: 'seat'
}

export type RecordSpec = { readonly [field: string]: 'all' | 'owner' | 'team' | 'piece' | 'pieces' }

/** What becomes of a seat that gives the game up. */
export type Concession<S extends Shape> = {
  readonly may: (t: Kernel<S>, seat: Seat) => boolean
  /** An attribute of the seat, true from the moment it gives up: all that what is under way may notice of it. */
  readonly mark: Attribute<S>
  /** How the game ends by it; null: it goes on, and at the next edge the step sees the seat off. */
  readonly over: (t: Kernel<S>) => Json
  /** Its argument is `{ seat }`. */
  readonly step: string
}

/** A card or token as it was made: its faces and its abilities. Lives in the content, never in the state. */
export interface Definition<S extends Shape> {
  readonly id: DefId
  readonly kind: string
  readonly faces: { readonly [face: Face]: FaceKey }
  /** Who may see a face wherever it lies: comes before the zone's rule. */
  readonly see?: { readonly [face: Face]: Sight }
  /** Tokens of an unlimited supply may be made and unmade in play. */
  readonly supply?: 'unlimited'
  /** Of the face that is up; `any` works whichever is. */
  readonly abilities?: { readonly [face: string]: readonly Ability<S>[] }
}

export interface Game<S extends Shape> {
  readonly id: string
  /** Version of the rules, told in saves. */
  readonly rules: string
  readonly stateVersion: number
  readonly migrate?: { readonly [from: number]: (old: State) => State }
  readonly seats: { readonly min: number; readonly max: number }
  readonly definitions: ReadonlyMap<DefId, Definition<S>>
  readonly contentHash: string
  /** The language its cards are written in, for whoever runs them: the kernel hands it on and never looks at it. */
  readonly language?: object
  readonly table: { readonly [A in keyof S['table']]: AttributeSpec<S['table'][A]> }
  readonly attributes: { readonly [A in keyof S['attributes']]: AttributeSpec<S['attributes'][A]> }
  readonly zones: { readonly [kind: string]: ZoneSpec }
  readonly records: { readonly [kind: string]: RecordSpec }
  readonly steps: { readonly [name: string]: Step<S> }
  /** The flow of a new table; its first step sets it up. */
  readonly opening: (seats: readonly Seat[], options: Json) => readonly StepRef[]
  /** In the game's order: it decides ties. */
  readonly checks: readonly Check<S>[]
  readonly quantities: { readonly [name: string]: Quantity<S> }
  readonly resources: { readonly [name: string]: Resource<S> }
  readonly tell: { readonly [N in keyof S['happenings']]?: Telling<S, S['happenings'][N]> }
  /** Abilities that the rules themselves give; always active. */
  readonly ruleAbilities?: readonly Ability<S>[]
  /** Makes an ability of a lasting effect's data. */
  readonly lastingAbility: (t: Kernel<S>, lasting: Lasting) => Ability<S>
  /** Pieces whose abilities are switched off. Reads raw state only. */
  readonly suppressed?: (t: Kernel<S>) => ReadonlySet<PieceId>
  /** Attributes whose alteration changes what is suppressed. */
  readonly suppressedReads?: readonly string[]
  /** Who orders simultaneous triggers of this happening. */
  readonly orderer: (t: Kernel<S>, happening: string, what: unknown) => Seat
  /** Whose simultaneous triggers come before whose: each then orders the own. Missing: the orderer orders them all. */
  readonly precedence?: (t: Kernel<S>, happening: string) => readonly Seat[]
  /** Who is affected by a happening: orders replacements. */
  readonly affected?: (t: Kernel<S>, happening: string, what: unknown) => Seat
  readonly controller?: (t: Kernel<S>, piece: PieceId) => Seat | null
  readonly owner?: (t: Kernel<S>, zone: ZoneId) => Seat | null
  readonly spokesman?: (t: Kernel<S>) => Seat
  /** Seats with the same answer are one team and see what is the `team`'s. The same from the set-up on. Missing: all seats are one. */
  readonly team?: (t: Kernel<S>, seat: Seat) => string
  /** The prompts the kernel itself asks with. */
  readonly prompts: Prompts<S>
  /** Missing: nobody can give up. */
  readonly concession?: Concession<S>
  readonly budget?: number
}

/** What the kernel asks on its own account, in the game's words. */
export type Prompts<S extends Shape> = {
  readonly orderTriggers: MessageOf<S['messages']>
  readonly orderReplacements: MessageOf<S['messages']>
  readonly useTrigger: MessageOf<S['messages']>
  readonly useReplacement: MessageOf<S['messages']>
  readonly payWith: MessageOf<S['messages']>
  /** One of several ways to pay, as an option reads it. */
  readonly payOption?: (cost: Cost) => Message
  /** How much of a resource; of one that stands in for another, how much of that. Missing: `payWith`. */
  readonly payMuch?: (resource: string, instead?: string) => MessageOf<S['messages']>
  readonly deal: MessageOf<S['messages']>
}

export type Happening<S extends Shape> = keyof S['happenings'] & string
export type What<S extends Shape, N extends Happening<S>> = S['happenings'][N]
export type Attribute<S extends Shape> = keyof S['attributes'] & string
export type TableAttribute<S extends Shape> = keyof S['table'] & string
export type { Json, Message, Rec, Ref, RuleId }
