import type { Passage } from '@miskatonic/commons/book'
import type { Condition, Effect } from '@miskatonic/effects'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { Colour, ScapeStep } from '../content/kinds.ts'

type Nothing = Record<never, never>
type Piece = { readonly piece: PieceId }
type Who = { who: Seat }
type N = { n: number }
type Card = { card: Piece }
type Cards = { cards: readonly Piece[] }
/** Whose text it is. */
type From = { card?: Piece }

/** Everything the table says, by key, with its arguments. Its words are in `text/messages.ts`. */
export interface Messages {
  // what happened
  'night-begins': N
  'place-entered': { place: string }
  'fate-drawn': Card
  'whim-placed': Card
  'encounter-begins': Card
  'encounter-ends': { how: string }
  'turn-begins': N
  'turn-added': N
  'step-begins': { step: ScapeStep }
  'step-blocked': { step: ScapeStep }
  'round-passed': Who
  'cards-drawn': Who & Cards
  'cards-discarded': Who & Cards
  'card-played': Who & Card
  'cards-sealed': Who & Cards
  'cards-opened': Who & Cards
  'card-gained': Who & Card
  'card-returned': Who & Card
  'cards-looked-at': Who & Cards
  'deck-reshuffled': Who
  'flaw-gained': Who & Card
  'flaw-resolved': Who & Card
  'flaw-removed': Who & Card
  'progress-placed': Who & Card
  'progress-laid': Who & Card
  'progress-stood': Who & Card
  'progress-discarded': Who & Card
  'anguish-suffered': Who & N
  'anguish-cured': Who & N
  'goods-gained': Who & N & { goods: 'ether' | 'gem' }
  'goods-lost': Who & N & { goods: 'ether' | 'gem' }
  'team-gained': N & { goods: 'key' | 'hour' }
  'team-lost': N & { goods: 'key' | 'hour' }
  'thing-gained': Card
  'item-activated': Card
  'item-discarded': Card
  'item-returned': Card
  'mask-gained': Who & Card
  'mask-worn': Who & Card
  'mask-discarded': Who & Card
  'note-used': Who & Card
  'season-changed': Card
  'secret-revealed': Card
  'secret-peeked': Who & Card
  'thing-removed': Card
  'action-used': Who & { action: string; times: number }
  'action-failed': Who & { action: string }
  'stage-paid': Who & N & { colour: Colour }
  'motive-paid': Who & N & Cards & { colour: Colour }
  'die-rolled': { die: 'fortune' | 'movement'; face: string }
  'dreamer-moved': Who & N
  'dreamer-relocated': Who
  'dreamer-pushed': Who
  'entity-spawned': { figure: Piece }
  'entity-moved': N & { figure: Piece }
  'entity-left': { figure: Piece }
  'metamorphosis-added': { token: Piece }
  'metamorphosis-removed': { token: Piece }
  'state-put': { state: string }
  'token-placed': { token: string }
  'token-removed': { token: string }
  'wall-opened': Nothing
  'slot-filled': Who
  'slot-emptied': Who
  'story-told': { at: Passage }
  'team-loses': { why: string }
  'team-wakes': N
  'marker-passed': Who
  'luck-tried': { cards: string; luck: number; setback: number }
  'night-ends': { ending: string }
  // questions
  'your-round': Who
  'answer-rapidly': Nothing
  travel: Nothing
  'discard-before-drawing': Who
  'discard-some': Who & N
  'share-shortage': N & { goods: 'ether' | 'gem' }
  'lay-down-some': Who & N
  'take-back-some': Who & N
  'return-some': Who & N
  'reshuffle-price': Who
  'boost-failed': Who
  'pay-off-flaw': Who & Card
  'pay-motive': N & { colour: Colour }
  'choose-colour': Nothing
  'help-payment': Nothing
  boost: N & { due: number }
  'reroll-with-gem': { die: 'fortune' | 'movement'; face: string }
  'choose-destination': Who & N
  'choose-square': Nothing
  'choose-relocation': Nothing
  'discard-item': Nothing
  'choose-entrance': Nothing
  'choose-spawn': Nothing
  'choose-pushed': Nothing
  'push-where': Nothing
  'choose-course': Nothing
  'choose-target': Nothing
  'borrow-token': Nothing
  'one-roll': Nothing
  'order-figures': Nothing
  'replace-card': Card
  'try-luck': { cards: string; n: number }
  'choose-aspect': Nothing
  'choose-dreamer-for-luck': Nothing
  'choose-item': Nothing
  'free-item-slot': Nothing
  'use-item-now': Card
  'wear-mask': Card
  'choose-mask': Nothing
  'choose-gate': Nothing
  'choose-payer': Nothing
  'choose-whim-slot': Nothing
  'choose-peek': Nothing
  'choose-metamorphosis': Nothing
  'choose-entity': Nothing
  'choose-step': Nothing
  'push-on-hours': Nothing
  'hours-for-turns': Nothing
  'last-hours': Nothing
  'hours-before-loss': N
  'replace-progress': Nothing
  'order-step': { step: ScapeStep }
  'skip-slumber': Nothing
  'dream-again': Nothing
  'change-dreamers': Nothing
  'choose-start': Nothing
  'choose-dreamer': Who
  'give-up': Nothing
  'pass-marker': Who
  'build-deck': Who
  'buy-influence': Who
  'buy-item': Who & N
  rest: Who
  'book-decide': { at: Passage }
  'book-riddle': { at: Passage }
  'book-toll': { at: Passage; cost: Cost }
  'order-effects': Nothing
  'order-replacements': Nothing
  'use-ability': Nothing
  'pay-with': Nothing
  deal: Nothing
  'choose-effect': Who & From
  'may-do': Who & From & { effect: Effect; cost?: Cost }
  'or-else': Who & From & { effect: Effect; cost?: Cost; act?: Effect }
  'pick-some': Nothing
  // options
  effect: { effect: Effect }
  cost: { cost: Cost }
  'action-option': { action: string; key: string }
  'motive-option': N & { colour: Colour }
  'dreamer-option': { dreamer: string }
  'step-option': { step: ScapeStep }
  'book-choice': { at: Passage; choice: string }
  // why not
  'book-unmet': { at: Passage; choice: string }
  'dream-action-used': Nothing
  'action-blocked': Nothing
  'out-of-reach': { range?: number | string }
  'condition-unmet': { when?: Condition }
  'used-up': { limit?: string }
  'lacks-motive': { price?: string }
  'lacks-cards': { n?: number }
  'lacks-key-or-ether': Nothing
  'cannot-be-attacked': Nothing
  'nowhere-to-go': Nothing
  'no-hours': Nothing
  'no-gems-left': Nothing
  'no-turns-left': Nothing
  'nothing-to-peek': Nothing
  'forbidden-by': Card
  lacks: N & { resource: string }
}
