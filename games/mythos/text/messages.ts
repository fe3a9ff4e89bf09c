import type { LogOf } from '@miskatonic/commons/lines'
import type { Effect } from '@miskatonic/effects'
import type { MessagesOf } from '@miskatonic/effects/text'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { Tongue } from '../content/nodes.ts'
import type { labels } from './labels.ts'
import type { lines } from './lines.ts'
import type { prompts } from './prompts.ts'
import type { refusals } from './refusals.ts'

/* Everything the table says, by key, with its arguments as they travel. `prompts.ts`, `log.ts`, `refusals.ts` and `labels.ts` have the words. */

type Nothing = Record<never, never>
/** A player: to that seat "you". */
export type Player = { readonly seat: Seat }
/** A card everybody has seen, by its id. */
export type Known = { readonly card: string }
/** A piece as each watcher sees it; who cannot see it reads "1 card". */
export type Piece = { readonly piece: PieceId }
/** Effects are said from their data. */
export type Said = { readonly effect: Effect }
/** What an offer costs or what averts the rest, and the card that asks. */
export type Offered = { readonly cost?: Cost; readonly act?: Effect; readonly card?: Piece }
export type Who = { readonly who: Player }
export type Counted = { readonly n: number }

/** Those that take arguments; the others are known by their words. */
export interface PromptArgs {
  'prompt.absorb': Counted
  'prompt.assign-monster': { readonly card: Piece }
  'prompt.choose': Offered
  'prompt.may': Said & Offered
  'prompt.order-cards': { readonly cards: readonly Piece[] }
  'prompt.target': { readonly card: Piece }
  'prompt.support': { readonly card: Piece }
  'prompt.trim': { readonly min: number; readonly max: number }
  'prompt.unless': Said & Offered
  /** With the card that could be used. */
  'prompt.use-replacement': { readonly card?: Piece; readonly ability?: string }
  'prompt.use-trigger': { readonly card?: Piece; readonly ability?: string }
}

export interface RefusalArgs {
  'refused.no-effect': { readonly effect: Effect }
  'refused.card': { readonly on: string; readonly card?: Piece }
  'refused.too-dear': { readonly n: number; readonly has: number }
  'refused.unknown-language': { readonly language: Tongue }
}

interface LabelsNamed {
  'option.play': { readonly card: Piece }
  'option.study': { readonly card: Piece }
  'option.threat': { readonly card: Piece }
  'option.combine': { readonly card: Piece }
  'option.straighten': { readonly card: Piece }
  'option.use': { readonly card: Piece }
  'option.cast': { readonly card: Piece }
  'option.up': { readonly card: Piece }
  'option.defend': { readonly card: Piece; readonly player: Player }
  'option.price': { readonly n: number; readonly gate: boolean }
  'option.join': { readonly card: Piece; readonly player: Player }
  deck: { readonly deck: string }
  card: { readonly card: string }
  effect: Said
  cost: { readonly cost: Cost }
}
type Languages = { readonly [T in Tongue as `language.${T}`]: Nothing }

export type LabelArgs = LabelsNamed & Languages

/** Declared with the rule that each line follows. */
export type Log = LogOf<typeof lines>
type Prompts = MessagesOf<PromptArgs, typeof prompts>
export type Refusals = MessagesOf<RefusalArgs, typeof refusals>
type Labels = MessagesOf<LabelArgs, typeof labels>
export type RefusalKey = keyof Refusals
export type LabelKey = keyof Labels
export interface Messages extends Prompts, Log, Refusals, Labels {}
