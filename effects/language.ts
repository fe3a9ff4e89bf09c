import type { Cost, Json, Kernel, Message, MessageOf, Refusal, Script, Seat, Self, Shape } from '@miskatonic/kernel'
import type { Fields } from './fields.ts'
import type { AbilityData, Amount, Both, Condition, Effect, Filter, Selector } from './nodes.ts'
import type { Clause, Condition as ConditionTree, Lexicon, Opener, Ref, Tree } from './text/index.ts'

/** Where an effect is resolved: whose it is, whom it addresses, and what was named on the way. Ids and numbers only. */
export interface Context<S extends Shape> {
  readonly t: Kernel<S>
  readonly language: Language<S>
  readonly self: Self
  /** The one the text calls "you". */
  readonly you: string
  /** Named results: what `that` and `result` refer to. */
  readonly names: Record<string, Named>
  /** Someone picked this among several to resolve. */
  readonly what: Filter
}
export type Named = string | number | readonly string[]

export type Speaker = {
  readonly effect: (effect: Effect) => Tree
  readonly selector: (selector: Selector) => Ref
  readonly condition: (condition: Condition) => ConditionTree
  readonly amount: (amount: Amount) => number | null
  readonly ability: (ability: AbilityData) => Tree
  readonly cost: (cost: Cost) => Tree
  /** What happens, as a clause: «the night ends». */
  readonly event: (happening: string) => Clause
}

/** A verb of the card language: what it does, whether it could do anything, what it says. */
export interface VerbSpec<S extends Shape, N extends Effect> {
  readonly fields: Fields
  /** Says whether it did something; nothing said means yes. */
  readonly run: (x: Context<S>, node: N) => Script<boolean | void>
  /** Hopeful about chance and choices. Missing: always. */
  readonly could?: (x: Context<S>, node: N) => boolean
  /** Whether it could be done to its end, as the "unless" part must be. Missing: whenever it could do anything. */
  readonly wholly?: (x: Context<S>, node: N) => boolean
  /** For several people at once: all judged by one state. */
  readonly together?: (x: Context<S>, node: N, whom: readonly string[]) => Script
  readonly say: (node: N, speak: Speaker) => Tree
}
export interface ConditionSpec<S extends Shape, N extends Condition> {
  readonly fields: Fields
  readonly holds: (x: Context<S>, node: N) => boolean
  readonly say: (node: N, speak: Speaker) => ConditionTree
}
export interface SelectorSpec<S extends Shape, N extends Selector> {
  readonly fields: Fields
  readonly find: (x: Context<S>, node: N) => readonly string[]
  /** Whether the phrase fits something that need not be where it was: a Monster just defeated. Missing: whether `find` has it. */
  readonly includes?: (x: Context<S>, node: N, id: string) => boolean
  /** People become the "you" of a `forEach`. */
  readonly people?: true
  readonly say: (node: N, speak: Speaker) => Ref
}
export interface AmountSpec<S extends Shape> {
  readonly fields: Fields
  readonly value: (x: Context<S>, node: never) => number
}
/** How a happening is spoken of: as an event ("you would lose Sanity"), and as a moment ("when you defeat a Monster"). */
export interface HappeningSpec {
  readonly event: (where: Filter, speak: Speaker) => Clause
  /** Who does it, on a card that belongs to nobody: the text speaks of that one, not to the reader. Null: the reader. */
  readonly actor?: (where: Filter) => Ref | null
  readonly moment?: (where: Filter, family: 'before' | 'after', speak: Speaker) => Opener
  readonly prevented?: (amount: Amount | 'all', where: Filter) => Tree
  readonly cannot?: (where: Filter, speak: Speaker) => Tree
  readonly allowed?: (where: Filter, speak: Speaker) => Tree
  /** What happens now that some fields of it are set otherwise. */
  readonly altered?: (set: Filter, where: Filter, speak: Speaker) => Tree
}
export interface QuantitySpec {
  readonly say: (node: AbilityData & { ability: 'modify' }, speak: Speaker) => Tree
}
export interface ActionSpec {
  readonly label: (node: AbilityData & { ability: 'action' }) => readonly string[]
  /** The limit every action of the slot has by the rules: not printed. */
  readonly once?: string
}

/** The way out for the odd card: code, with its text in both languages. */
export interface Native<S extends Shape> {
  readonly text: Both
  readonly run: (x: Context<S>) => Script<boolean | void>
  readonly could?: (x: Context<S>) => boolean
}

/** What goes with an offer: its price, or the deed that averts the rest; and whose text asks. */
export type Asked<S extends Shape> = { readonly x: Context<S>; readonly cost?: Cost | undefined; readonly act?: Effect | undefined }

/** A question of a text: the same for all texts, or with whose text it is and what there is to pick from. */
export type ContextPrompt<S extends Shape> =
  | MessageOf<S['messages']>
  | ((asked: Asked<S>, among: readonly string[]) => MessageOf<S['messages']>)

/** What a game says of its own words. */
export interface Vocabulary<S extends Shape> {
  readonly lexicon: Lexicon
  readonly verbs: { readonly [verb: string]: VerbSpec<S, never> }
  readonly conditions: { readonly [name: string]: ConditionSpec<S, never> }
  readonly selectors: { readonly [name: string]: SelectorSpec<S, never> }
  readonly amounts?: { readonly [name: string]: AmountSpec<S> }
  readonly happenings: { readonly [name: string]: HappeningSpec }
  readonly quantities: { readonly [name: string]: QuantitySpec }
  readonly actions: { readonly [slot: string]: ActionSpec }
  readonly natives?: { readonly [id: string]: Native<S> }
  /** Fields of a filter that are not fields of what happens: «on your space». */
  readonly filters?: { readonly [field: string]: (x: Context<S>, wanted: Json, what: Filter) => boolean }
  /** Resources as costs: "Gasta 1 Pista". */
  readonly payments: { readonly [resource: string]: (n: number | 'any', filter: Filter) => Tree }
  /** Whom an ability addresses, when it is used by or works for that controller. */
  readonly you: (t: Kernel<S>, self: Self) => string
  readonly seatOf: (t: Kernel<S>, you: string) => Seat
  /** What a game does around each text it resolves, from its first word to its last. Missing: nothing. */
  readonly whole?: <R>(t: Kernel<S>, text: () => Script<R>) => Script<R>
  /** The checks that wait while things happen at the same time. */
  readonly judgements?: readonly string[]
  readonly refusal: (t: Kernel<S>, self: Self, on: string) => Refusal
  readonly prompts: {
    readonly choose: ContextPrompt<S>
    readonly may: (effect: Effect, asked: Asked<S>) => MessageOf<S['messages']>
    readonly unless: (otherwise: Effect, asked: Asked<S>) => MessageOf<S['messages']>
    /** Among these a text lets somebody pick. */
    readonly pick: ContextPrompt<S>
    /** An option that is an effect: the client prints its text. */
    readonly effect: (effect: Effect) => Message
  }
  /** What the card itself is called in texts: esta carta. */
  readonly sides: number
}

/** A game's card language: the common nodes and the game's own. */
export interface Language<S extends Shape> extends Vocabulary<S> {
  readonly amounts: { readonly [name: string]: AmountSpec<S> }
  readonly natives: { readonly [id: string]: Native<S> }
  readonly filters: NonNullable<Vocabulary<S>['filters']>
}
