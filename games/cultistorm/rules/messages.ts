import type { Figures } from '@miskatonic/commons/figures'
import type { Condition, Effect } from '@miskatonic/effects'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { ExpansionMessages } from './expansions/shape.ts'
import type { CultistFace, DieFace, Ending, MagicSymbol, Phase, Slot } from './shape.ts'

type Nothing = Record<never, never>
type Piece = { readonly piece: PieceId }
/** Who plays which detective, of those a message speaks of. */
type Who = { who: Seat; played?: Figures }
type Other = { other: Seat; played?: Figures }

/** Everything the table says, by key, with its arguments. Its words are in `text/messages.ts`. */
export interface Messages extends ExpansionMessages {
  // what happened
  'turn-begins': { n: number }
  'phase-begins': { phase: Phase }
  'detective-placed': Who & { slot: Slot }
  'items-dealt': Who & { cards: readonly Piece[] }
  'item-kept': Who & { card: Piece }
  'item-discarded': Who & { card: Piece }
  'items-spent': Who & { cards: readonly Piece[] }
  'item-given': Who & { other: Seat; card: Piece }
  'item-recovered': Who & { card: Piece }
  'item-drawn': Who & { card: Piece }
  'items-shuffled': Nothing
  'event-struck': Who & { card: Piece }
  'investigation-begun': Who & { n: number }
  'cultist-appeared': { card: Piece; slot: Slot }
  'cultist-moved': { card: Piece; slot: Slot }
  'cultist-defeated': Who & { card: Piece }
  'cultists-shuffled': { n: number }
  'marker-moved': { slot: Slot }
  'location-blocked': { slot: Slot }
  'arrival-blocked': { slot: Slot }
  'location-activated': { card: Piece; slot: Slot }
  'location-sealed': Who & { slot: Slot }
  'cultist-die-rolled': { slot: Slot; face: CultistFace }
  'cultist-die-set': { slot: Slot; face: CultistFace }
  'ancient-arrived': { card: Piece; slot: Slot }
  'ancient-devoured': { card: Piece; other: Piece }
  'ancient-held': { card: Piece }
  'ancient-waited': { card: Piece }
  'ancient-defeated': Who & { card: Piece; slot: Slot }
  'summoning-failed': { slot: Slot }
  'madness-gained': Who & { n: number }
  'developing-gained': Who & { n: number }
  'madness-healed': Who & { n: number }
  'madness-converted': Who
  'madness-passed': Who & { other: Seat }
  'terror-advanced': { slot: Slot }
  'terror-calmed': Nothing
  'crystal-placed': { slot: Slot; n: number }
  'crystal-removed': { slot: Slot }
  'terror-activated': { card: Piece }
  'terror-looked-at': Who & { card: Piece }
  'end-looked-at': Who & { card: Piece }
  'finale-began': { card: Piece }
  'countdown-ticked': { n: number }
  'cards-drawn': Who & { n: number }
  'cards-discarded': Who & { cards: readonly Piece[] }
  'card-recovered': Who & { card: Piece }
  'cards-looked-at': Who & { cards: readonly Piece[] }
  'dice-poured': { rolled: readonly DieFace[] }
  'die-taken': Who & { face: DieFace }
  'die-added': Who & { face: DieFace }
  'die-poured': { face: DieFace }
  'die-rerolled': Who & { face: DieFace }
  'die-set': Who & { face: DieFace }
  'die-passed': Who & { other: Seat }
  'detective-moved': Who & { slot: Slot }
  'support-played': Who & { other: Seat; card: Piece }
  'support-refused': Who & { other: Seat; card: Piece }
  'trophy-gained': Who & { symbol: MagicSymbol }
  'trophy-lost': Who & { symbol: MagicSymbol }
  'trophies-spent': Who & { symbols: readonly MagicSymbol[] }
  'trophy-given': Who & { other: Seat; symbol: MagicSymbol }
  'trophy-placed': Who & { slot: Slot; symbol: MagicSymbol }
  'trophy-defiled': { slot: Slot; symbol: MagicSymbol }
  'ability-developed': Who & { n: number }
  'seal-taken': Who & { card: Piece }
  'target-set': Who & { card: Piece }
  'fight-begun': Who & { card: Piece }
  'fight-won': Who & { card: Piece }
  'fight-lost': Who & { card: Piece }
  'fight-declined': Who
  'narrative-drawn': Who & { card: Piece }
  'story-told': { card: Piece }
  'storm-ended': { ending: Ending }
  // prompts
  'choose-equipment': Nothing
  'revise-hand': Nothing
  'activate-location': Nothing
  prepare: Nothing
  seal: Nothing
  'order-fighters': { slot: Slot }
  'combat-turn': Nothing
  fight: Who & { enemy: Piece; symbols: readonly MagicSymbol[] }
  commit: { symbol: MagicSymbol }
  'choose-discards': { n: number }
  'replace-hand': Nothing
  'choose-card': Nothing
  'choose-item': Nothing
  'choose-item-to-discard': Nothing
  'keep-item': Nothing
  'choose-die': Nothing
  'choose-dice': Nothing
  'choose-face': Nothing
  'choose-detective': Nothing
  'choose-location': Nothing
  'choose-ancient': Nothing
  'choose-terror-card': Nothing
  'move-crystal': Nothing
  'choose-trophy': Nothing
  'share-trophies': Nothing
  'choose-seal': Nothing
  'choose-symbols': Nothing
  'choose-source': Nothing
  'order-cards': Nothing
  'sink-card': Nothing
  'accept-support': Who & { card: Piece }
  'accept-gift': Who & { item: Piece }
  'accept-swap': Who & { item: Piece; back: Piece }
  'order-effects': { cards: readonly Piece[] }
  'order-replacements': { cards: readonly Piece[] }
  'use-ability': Nothing
  'avert-madness': Who & { n: number }
  'pay-with': Nothing
  deal: Nothing
  'choose-effect': Nothing
  'may-do': { effect: Effect; cost?: Cost }
  'or-else': { effect: Effect; cost?: Cost; act?: Effect }
  'pick-some': Nothing
  // options
  effect: { effect: Effect }
  cost: { cost: Cost }
  symbol: { symbol: MagicSymbol }
  'move-option': { slot: Slot; n: number }
  'investigate-option': { n: number }
  'detective-option': Who
  'give-option': Other
  'swap-option': Other & { item: Piece }
  'support-option': Other
  'develop-option': { n: number; symbol: MagicSymbol }
  'place-option': { symbol: MagicSymbol }
  // refusals
  'deadly-madness': Nothing
  'investigated-already': Nothing
  'no-icons': Nothing
  'no-items-left': Nothing
  'too-many-items': Nothing
  'second-copy': Nothing
  'no-more-supports': Nothing
  /** What it does, and its own condition where that is what is lacking. */
  'no-use': { effect: Effect; condition?: Condition }
  'mission-forbids': Nothing
  'used-up': Nothing
  'die-taken-already': Nothing
  'fully-developed': Nothing
  'lacks-trophies': { n: number; symbol: MagicSymbol }
  'lacks-any-trophies': { n: number }
  'lacks-cards': { n: number }
  'lacks-symbol-cards': { n: number; symbol: MagicSymbol }
  'lacks-items': { n: number }
  'sealed-already': Nothing
  'no-seal': Nothing
  'too-few-trophies': Nothing
  'ancient-there': Nothing
  'forbidden-by': { card: Piece }
}
