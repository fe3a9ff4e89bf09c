import type { Effect } from '@miskatonic/effects'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { Tongue } from '../content/nodes.ts'

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

interface Prompts {
  'prompt.absorb': Counted
  'prompt.arm': Nothing
  'prompt.assign': Nothing
  'prompt.assign-monster': { readonly card: Piece }
  'prompt.bearer': Nothing
  'prompt.casting': Nothing
  'prompt.choose': Nothing
  'prompt.combine': Nothing
  'prompt.control': Nothing
  'prompt.cross-over': Nothing
  'prompt.deal': Nothing
  'prompt.deck': Nothing
  'prompt.defend': Nothing
  'prompt.destination': Nothing
  'prompt.discard': Nothing
  'prompt.investigator': Nothing
  'prompt.language': Nothing
  'prompt.lobotomy': Nothing
  'prompt.may': Said & Offered
  'prompt.opponent': Nothing
  'prompt.order-bottom': Nothing
  'prompt.order-replacements': Nothing
  'prompt.order-top': Nothing
  'prompt.order-triggers': Nothing
  'prompt.pay-with': Nothing
  'prompt.pick': Nothing
  'prompt.play-now': Nothing
  'prompt.recompose': Nothing
  'prompt.recover': Nothing
  'prompt.retrace': Nothing
  'prompt.revive': Nothing
  'prompt.search': Nothing
  'prompt.spells-along': Nothing
  'prompt.stand-in': Nothing
  'prompt.strike-order': Nothing
  'prompt.summon': Nothing
  'prompt.summoned': Nothing
  'prompt.support': { readonly card: Piece }
  'prompt.take': Nothing
  'prompt.target': Nothing
  'prompt.trim': { readonly min: number; readonly max: number }
  'prompt.turn': Nothing
  'prompt.unless': Said & Offered
  'prompt.use-replacement': Nothing
  'prompt.use-trigger': Nothing
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

export interface Refusals {
  'refused.card': { readonly on: string; readonly card?: Piece }
  'refused.adventure-unmet': Nothing
  'refused.already-here': Nothing
  'refused.already-in-play': Nothing
  'refused.already-told': Nothing
  'refused.bearer-down': Nothing
  'refused.cast-already': Nothing
  'refused.crossed': Nothing
  'refused.gate-spent': Nothing
  'refused.must-walk': Nothing
  'refused.needs-card': Nothing
  'refused.needs-two-cards': Nothing
  'refused.no-artifact-place': Nothing
  'refused.no-bearer': Nothing
  'refused.no-effect': Nothing
  'refused.no-gate': Nothing
  'refused.no-permission': Nothing
  'refused.no-target': Nothing
  'refused.no-threat': Nothing
  'refused.no-tome-place': Nothing
  'refused.no-walk': Nothing
  'refused.nobody-to-arm': Nothing
  'refused.not-first': Nothing
  'refused.not-found-here': Nothing
  'refused.not-from-here': Nothing
  'refused.not-its-destination': Nothing
  'refused.not-same-turn': Nothing
  'refused.nothing-to-summon': Nothing
  'refused.one-each-round': Nothing
  'refused.other-dimension': Nothing
  'refused.other-gate': Nothing
  'refused.out-of-reach': Nothing
  'refused.too-dear': { readonly n: number; readonly has: number }
  'refused.unknown-language': { readonly language: Tongue }
  'refused.walking': Nothing
  'refused.wrong-time': Nothing
}

interface Labels {
  'option.yes': Nothing
  'option.no': Nothing
  'option.pass': Nothing
  'option.use-nothing': Nothing
  'option.decline': Nothing
  'option.done': Nothing
  'option.stay': Nothing
  'option.none': Nothing
  'option.later': Nothing
  'option.ride': Nothing
  'option.you': Nothing
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

export type PromptKey = keyof Prompts
export type LogKey = keyof Log
export type RefusalKey = keyof Refusals
export type LabelKey = keyof Labels | keyof Languages
export interface Messages extends Prompts, Log, Refusals, Labels, Languages {}
