import type { Ability } from './abilities.ts'
import type { Ask, Reply } from './ask.ts'
import type { Check } from './checks.ts'
import type { Cost, Resource } from './costs.ts'
import type { Telling } from './events.ts'
import type { DefId, Face, FaceKey, Message, MessageOf, PieceId, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import type { Quantities, Quantity } from './numbers.ts'
import type {
  Attribute,
  Happening,
  RecordFields,
  RecordKind,
  Shape,
  StepArguments,
  StepName,
  StepOf,
  What,
  ZoneKind,
  ZoneOf,
} from './shape.ts'
import type { Lasting, State } from './state.ts'

export type Script<R = void> = Generator<Ask, R, Reply>
/** What a step comes to: the steps that follow it. */
export type StepScript<S extends Shape> = Script<readonly StepOf<S>[] | void>
export type Step<S extends Shape, A = never> = (t: Kernel<S>, args: A) => StepScript<S>

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

/** Who may see which field; a field that is not named is nobody's. */
export type RecordSpec<F = { readonly [field: string]: Json }> = {
  readonly [field in keyof F]?: 'all' | 'owner' | 'team' | 'piece' | 'pieces'
}

/** What becomes of a seat that gives the game up. */
export type Concession<S extends Shape> = {
  readonly may: (t: Kernel<S>, seat: Seat) => boolean
  /** An attribute of the seat, true from the moment it gives up: all that what is under way may notice of it. */
  readonly mark: Attribute<S>
  /** How the game ends by it; null: it goes on, and at the next edge the step sees the seat off. */
  readonly over: (t: Kernel<S>) => Json
  /** Its argument is `{ seat }`. */
  readonly step: StepName<S>
}

/** A card or token as it was made: its faces and its abilities. Lives in the content, never in the state. */
export interface Definition<S extends Shape> {
  readonly id: DefId
  readonly kind: string
  readonly faces: { readonly [face: Face]: FaceKey }
  /** Who may see a face wherever it lies: comes before the zone's rule. */
  readonly see?: { readonly [face: Face]: Sight }
  /**
   * Tokens of an unlimited supply may be made and unmade in play. What is kept in reserve comes to the table when it is called for, once, and
   * stays: a table does not hold what it may never need.
   */
  readonly supply?: 'unlimited' | 'reserve'
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
  readonly zones: { readonly [kind in ZoneKind<S>]: ZoneSpec }
  readonly records: { readonly [K in RecordKind<S>]: RecordSpec<RecordFields<S, K>> }
  readonly steps: { readonly [N in StepName<S>]: Step<S, StepArguments<S, N>> }
  /** The flow of a new table; its first step sets it up. */
  readonly opening: (seats: readonly Seat[], options: Json) => readonly StepOf<S>[]
  /** In the game's order: it decides ties. */
  readonly checks: readonly Check<S>[]
  readonly quantities: Quantities<S>
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
  readonly orderer: (t: Kernel<S>, happening: Happening<S>, what: What<S, Happening<S>>) => Seat
  /** Whose simultaneous triggers come before whose: each then orders the own. Missing: the orderer orders them all. */
  readonly precedence?: (t: Kernel<S>, happening: Happening<S>) => readonly Seat[]
  /** Who is affected by a happening: orders replacements. */
  readonly affected?: (t: Kernel<S>, happening: Happening<S>, what: What<S, Happening<S>>) => Seat
  readonly controller?: (t: Kernel<S>, piece: PieceId) => Seat | null
  readonly owner?: (t: Kernel<S>, zone: ZoneOf<S>) => Seat | null
  readonly spokesman?: (t: Kernel<S>) => Seat
  /** Seats with the same answer are one team and see what is the `team`'s. The same from the set-up on. Missing: all seats are one. */
  readonly team?: (t: Kernel<S>, seat: Seat) => string
  /** The prompts the kernel itself asks with. */
  readonly prompts: Prompts<S>
  /** Missing: nobody can give up. */
  readonly concession?: Concession<S>
  readonly budget?: number
}

/** What a question about abilities is about: what happens, the pieces they are of and which of theirs; none where several seats are asked at once. */
export type Moment = {
  readonly happening: string
  readonly what: object
  readonly pieces: readonly PieceId[]
  readonly abilities: readonly string[]
}
/** A question about abilities, in words for all moments or for this one. */
type MomentPrompt<S extends Shape> = MessageOf<S['messages']> | ((t: Kernel<S>, moment: Moment) => MessageOf<S['messages']>)

/** What the kernel asks on its own account, in the game's words. */
export type Prompts<S extends Shape> = {
  readonly orderTriggers: MomentPrompt<S>
  readonly orderReplacements: MomentPrompt<S>
  readonly useTrigger: MomentPrompt<S>
  readonly useReplacement: MomentPrompt<S>
  readonly payWith: MessageOf<S['messages']>
  /** One of several ways to pay, as an option reads it. */
  readonly payOption?: (cost: Cost) => Message
  /** How much of a resource; of one that stands in for another, how much of that. Missing: `payWith`. */
  readonly payMuch?: (resource: string, instead?: string) => MessageOf<S['messages']>
  readonly deal: MessageOf<S['messages']>
}

/** What a game declares, for whoever has the names from the state or from a card: there may be none of that name. */
export type Declarations<S extends Shape> = {
  readonly zones: { readonly [kind: string]: ZoneSpec }
  readonly records: { readonly [kind: string]: RecordSpec }
  readonly steps: { readonly [name: string]: Step<S> }
  readonly quantities: { readonly [name: string]: Quantity<S> }
}
export const declaredBy = <S extends Shape>(game: Game<S>): Declarations<S> => game as unknown as Declarations<S>
