import type { Effect } from '@miskatonic/effects'
import type { MessagesOf } from '@miskatonic/effects/text'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { Tongue } from '../content/nodes.ts'
import type { labels } from './labels.ts'
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
type Who = { readonly who: Player }
type WithKnown = Who & { readonly card: Known }
type WithPiece = Who & { readonly card: Piece }
type Counted = { readonly n: number }

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

export interface Log {
  'log.education': Who & { readonly face: number; readonly n: number }
  'log.round': { readonly round: number; readonly who: Player }
  'log.turn-lost': Who
  'log.passed': Who
  'log.play-ends': Nothing
  'log.gained': Who & Counted
  'log.gained-by': WithKnown & Counted
  'log.lost': Who & Counted
  'log.lost-to': WithKnown & Counted
  'log.paid': Who & Counted
  'log.paid-last': WithKnown & Counted
  'log.played': WithKnown
  'log.played-on': WithKnown & { readonly other: Player }
  'log.walked': WithKnown
  'log.played-down': Who
  'log.drew': WithPieces
  'log.discarded': WithKnown
  'log.buried': WithKnown
  'log.recovered': WithKnown
  'log.found': WithKnown
  'log.revived': WithKnown
  'log.borrowed': WithKnown & { readonly other: Player }
  'log.returned': WithKnown
  'log.turned-down': { readonly card: Known }
  'log.turned-up': WithKnown
  'log.straightened': WithKnown
  'log.looked-hand': WithPieces & { readonly other: Player }
  'log.hand-looked-at': Who & { readonly other: Player }
  'log.looked-threat': WithPieces & { readonly other: Player }
  'log.threat-looked-at': Who & { readonly other: Player } & Counted
  'log.looked-deck': WithPieces
  'log.deck-looked-at': Who & Counted
  'log.recomposed': Who
  'log.lobotomy': Who
  'log.arrived': WithKnown
  'log.retraced': WithKnown
  'log.inverted': WithKnown
  'log.refreshed': WithKnown
  'log.sent-back': WithKnown
  'log.gate-spent': WithKnown
  'log.learned': Who & { readonly language: Tongue }
  'log.event-ends': { readonly card: Known }
  'log.cast': WithKnown
  'log.used': WithKnown
  'log.summoned': WithKnown & { readonly other: Player }
  'log.rides': WithKnown
  'log.controlled': WithPiece & { readonly other: Player }
  'log.control-failed': Who & { readonly other: Player }
  'log.will-lose-turn': Who
  'log.combat': { readonly who: Player }
  'log.assigned': Who & { readonly other: Player } & Counted
  'log.defends': WithKnown & { readonly other: Player }
  'log.joins': WithKnown & { readonly other: Player }
  'log.revealed': { readonly cards: readonly Known[] }
  'log.unseen': { readonly cards: readonly Known[] }
  'log.removed': { readonly card: Known }
  'log.battle': { readonly who: Player; readonly other: Player; readonly n: number; readonly m: number }
  'log.assault': { readonly who: Player; readonly other: Player; readonly n: number; readonly m: number }
  'log.absorbed': WithKnown & Counted
  'log.harmed': WithKnown & Counted
  'log.great-old-one-stays': { readonly card: Known }
  'log.adventure': WithKnown & Counted
  'log.broke': Who
  'log.conceded': Who
}
type WithPieces = Who & { readonly cards: readonly Piece[] }

export interface RefusalArgs {
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
  'option.join': { readonly card: Piece; readonly player: Player }
  deck: { readonly deck: string }
  card: { readonly card: string }
  effect: Said
  cost: { readonly cost: Cost }
}
type Languages = { readonly [T in Tongue as `language.${T}`]: Nothing }

export type LabelArgs = LabelsNamed & Languages

type Prompts = MessagesOf<PromptArgs, typeof prompts>
export type Refusals = MessagesOf<RefusalArgs, typeof refusals>
type Labels = MessagesOf<LabelArgs, typeof labels>
export type RefusalKey = keyof Refusals
export type LabelKey = keyof Labels
export interface Messages extends Prompts, Log, Refusals, Labels {}
