import type { LogOf } from '@miskatonic/commons/lines'
import type { Condition, Effect } from '@miskatonic/effects'
import type { MessagesOf } from '@miskatonic/effects/text'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { Colour, Outcome, Phase, Skill } from '../rules/shape.ts'
import type { labels } from './labels.ts'
import type { lines } from './lines.ts'
import type { prompts } from './prompts.ts'
import type { refusals } from './refusals.ts'

/* Everything the table says, by key, with its arguments as they travel. `prompts.ts`, `log.ts`, `refusals.ts` and `labels.ts` have the words. */

type Nothing = Record<never, never>
/** An investigator by the id of his sheet, with who plays him: to that seat he is "you". */
export type Who = { readonly investigator: string; readonly seat: Seat }
export type Foe = { readonly monster: string }
export type Spot = { readonly space: string }
/** A card everybody has seen, by its id: it may lie hidden again by the time it is told. */
export type Known = { readonly card: string }
/** A piece as each watcher sees it; who cannot see it reads "1 card". */
export type Piece = { readonly piece: PieceId }
export type Track = 'health' | 'sanity'
export type TokenKind = 'eldritch' | 'health' | 'sanity'
export type BasicAction = 'travel' | 'prepare' | 'acquire' | 'rest' | 'trade'
export type EncounterKind = 'general' | 'location' | 'research' | 'otherWorld' | 'expedition' | 'special' | 'token' | 'fallen'
/** Effects are said from their data. */
export type Said = { readonly effect: Effect }

/** What an offer costs or what averts the rest, the card that asks, and whom it addresses. */
export type Offered = { readonly cost?: Cost; readonly act?: Effect; readonly card?: Piece; readonly who?: Who }

/** Those that take arguments; the others are known by their words. */
export interface PromptArgs {
  'prompt.action': { readonly left: number }
  'prompt.buy': { readonly value: number }
  'prompt.choose': Offered
  'prompt.die-up': { readonly faces: readonly number[] }
  'prompt.may': Said & Offered
  'prompt.pay-instead': { readonly resource: string; readonly instead: string }
  'prompt.pay-much': { readonly resource: string }
  /** With a Clue, or without for a card that rerolls. */
  /** `dice`: so many are thrown anew at most. */
  'prompt.reroll': { readonly faces: readonly number[]; readonly clues: number; readonly dice: number; readonly instead: string }
  'prompt.order-cards': { readonly cards: readonly Piece[] }
  'prompt.replace-cards': { readonly cards: readonly Piece[] }
  'prompt.end-of-mythos': { readonly due: number }
  'prompt.pay-to-pass': { readonly cost: Cost }
  /** What sort of things there are to pick from. */
  'prompt.pick': { readonly what: string }
  'prompt.second-die': { readonly faces: readonly number[] }
  'prompt.unless': Said & Offered
  /** The same with its price in the sentence. */
  'prompt.unless-paid': Said
  /** With the card that could be used, and what would be lost. */
  'prompt.use-replacement': {
    readonly card?: Piece
    readonly ability?: string
    readonly who?: Who
    readonly what?: Track
    readonly n?: number
  }
  /** With the one card that could be used and which of its abilities, and the dice it could change. */
  'prompt.use-trigger': { readonly card?: Piece; readonly ability?: string; readonly dice?: readonly number[] }
  'prompt.use-one': { readonly dice: string }
  'prompt.who-gains': { readonly card: Piece }
}

export type Log = LogOf<typeof lines>

export interface RefusalArgs {
  'refused.card': { readonly on: string; readonly card?: Piece }
  /** What it does, and its own condition where that is what is lacking. */
  'refused.no-effect': { readonly effect: Effect; readonly condition?: Condition }
  'refused.no-target': { readonly effect: Effect }
  'refused.too-few-clues': { readonly n: number; readonly has: number }
  'refused.too-little-health': { readonly n: number; readonly has: number }
  'refused.too-little-sanity': { readonly n: number; readonly has: number }
}

type Named<Prefix extends string, Ids extends string> = { readonly [Id in Ids as `${Prefix}.${Id}`]: Nothing }
export interface LabelArgs
  extends Named<'action', BasicAction | 'cast'>,
    Named<'phase', Phase>,
    Named<'outcome', Outcome['outcome']>,
    Named<'omen', Colour>,
    Named<'skill', Skill> {
  'option.die': { readonly face: number }
  'option.replace': { readonly player: { readonly seat: Seat } }
  'option.lead': { readonly player: Who }
  'option.unnamed': { readonly key: string }
  'option.reroll': { readonly face: number }
  'option.raise': { readonly face: number; readonly to: number }
  'option.offer': { readonly card: Piece }
  'option.withdraw': { readonly card: Piece }
  'option.cast': { readonly card: Piece }
  'option.solve': { readonly card: Piece }
  'option.otherWorld': { readonly card: Piece }
  'option.research': { readonly card: Piece }
  'option.token': { readonly card: Piece }
  'option.fallen': { readonly card: Piece }
  'option.instead': { readonly card: Piece }
  effect: Said
  cost: { readonly cost: Cost }
}

type Prompts = MessagesOf<PromptArgs, typeof prompts>
type Refusals = MessagesOf<RefusalArgs, typeof refusals>
type Labels = MessagesOf<LabelArgs, typeof labels>
export interface Messages extends Prompts, Log, Refusals, Labels {}
export type RefusalKey = keyof Refusals
export type LabelKey = keyof Labels
