import type { Effect } from '@miskatonic/effects'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { Ending, Place, Skill } from './shape.ts'

type Nothing = Record<never, never>
type Piece = { readonly piece: PieceId }

/** Everything the table says, by key, with its arguments. Its words are in `text/messages.ts`. */
export interface Messages {
  // what happened
  'night-falls': { n: number }
  'night-card-revealed': { card: Piece }
  'night-cards-seen': { who: Seat; cards: readonly Piece[] }
  'night-cards-looked-at': { who: Seat; n: number }
  'shift-taken': { who: Seat; place: Place }
  'keeper-moved': { who: Seat; place: Place }
  'keeper-slept': { who: Seat }
  'keeper-fell': { who: Seat }
  'nerve-lost': { who: Seat; n: number }
  'nerve-recovered': { who: Seat; n: number }
  'nerve-spent': { who: Seat; n: number }
  'oil-gained': { n: number }
  'oil-lost': { n: number }
  'oil-spent': { who: Seat; n: number }
  'dark-advanced': { n: number; to: number }
  'dark-retreated': { n: number; to: number }
  'cracks-opened': { n: number }
  'cracks-mended': { n: number }
  'thing-appeared': { thing: Piece }
  'thing-struck': { thing: Piece; who: Seat }
  'thing-driven': { thing: Piece; who: Seat }
  'ship-sighted': { ship: Piece }
  'ship-lit': { ship: Piece; n: number }
  'ship-saved': { ship: Piece }
  'ship-grounded': { ship: Piece }
  'ship-lost': { ship: Piece }
  'finds-seen': { who: Seat; finds: readonly Piece[] }
  'finds-looked-at': { who: Seat; n: number }
  'find-taken': { who: Seat; find: Piece }
  'find-discarded': { who: Seat; find: Piece }
  'finds-spent': { who: Seat; finds: readonly Piece[] }
  'find-traded': { who: Seat; other: Seat; find: Piece }
  'mark-gained': { who: Seat }
  'mark-turned': { who: Seat; mark: Piece }
  'purpose-dealt': { who: Seat }
  'purpose-yours': { purpose: Piece }
  'purpose-looked-at': { who: Seat; other: Seat }
  'purpose-seen': { other: Seat; purpose: Piece }
  'test-rolled': { who: Seat; skill: Skill; faces: readonly number[] }
  'test-rerolled': { who: Seat; faces: readonly number[] }
  'test-ended': { who: Seat; n: number }
  'call-unanswered': Nothing
  'call-answered': { n: number }
  'beam-thrown': { who: Seat; n: number }
  'deal-failed': { who: Seat; other: Seat }
  'great-storm-broke': Nothing
  'lamp-settled': { n: number; needed: number }
  'watch-ended': { ending: Ending }
  // prompts
  'choose-shift': { n: number }
  'take-shift': { who: Seat; place: Place }
  council: Nothing
  'burn-oil': { n: number }
  'dare-light': Nothing
  'spread-light': { n: number }
  'choose-prey': { thing: Piece }
  'order-losses': Nothing
  'choose-thing': Nothing
  'choose-ship': Nothing
  'choose-item': { need: string }
  'choose-finds': { max: number }
  'choose-die': Nothing
  'choose-keeper': Nothing
  'choose-place': Nothing
  'choose-discard': Nothing
  'order-night': Nothing
  'steady-yourself': Nothing
  'hear-call': Nothing
  'last-light': Nothing
  'order-effects': Nothing
  'order-replacements': Nothing
  'use-ability': Nothing
  'pay-with': Nothing
  deal: Nothing
  'choose-effect': Nothing
  'may-do': { effect: Effect; cost?: Cost }
  'or-else': { effect: Effect; cost?: Cost; act?: Effect }
  'pay-much': { resource: string }
  'pay-instead': { resource: string; instead: string }
  'pick-some': Nothing
  // options
  effect: { effect: Effect }
  cost: { cost: Cost }
  deed: { deed: string }
  die: { face: number }
  sea: Nothing
  'trade-option': { other: Seat }
  // refusals
  'no-cracks': Nothing
  'no-things': Nothing
  'no-ships-aground': Nothing
  'needs-unmet': Nothing
  'nothing-to-recover': Nothing
  'things-ashore': Nothing
  'no-finds-left': Nothing
  'no-night-left': Nothing
  'nothing-to-trade': Nothing
  'already-traded': Nothing
  'used-up': Nothing
  'no-use': Nothing
  'forbidden-by': { card: Piece }
  'lacks-oil': { n: number; has: number }
  'lacks-nerve': { n: number; has: number }
  'last-nerve': Nothing
  'lacks-finds': { n: number; has: number }
}
