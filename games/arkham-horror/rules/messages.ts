import type { Condition, Effect } from '@miskatonic/effects'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { Deck, Skill } from '../content/kinds.ts'
import type { AreaId, AwakeningCause, CheckKind, Ending, Phase, Track } from './shape.ts'

type Nothing = Record<never, never>
type Piece = { readonly piece: PieceId }
/** The investigators of the seats a line speaks of, by their sheets: lines name them, not who plays them. */
export type Played = { readonly [seat: Seat]: string }
type Who = { who: Seat; played?: Played }
type Card = { card: Piece }
type At = { at: AreaId }
type N = { n: number }
/** Whose text it is. */
type From = { card?: Piece }

/** What a card could still change: so many points about to be lost, or the dice that lie there. */
export type AtStake = { who?: Seat; n?: number; track?: Track; faces?: readonly number[] }

/** Everything the table says, by key, with its arguments. Its words are in `text/messages.ts`. */
export interface Messages {
  // what happened
  'turn-begins': N
  'phase-begins': { phase: Phase }
  'first-player-passed': Who
  'investigator-entered': Who & Card & At
  'sliders-set': Who & { speed: number; sneak: number; fight: number; will: number; lore: number; luck: number }
  'upkeep-skipped': Who
  'cards-refreshed': Who & { cards: readonly Piece[] }
  'movement-gained': Who & N
  'movement-spent': Who & N
  moved: Who & { to: AreaId }
  'moved-by-effect': Who & { to: AreaId }
  'went-through': Who & At
  'went-on': Who & { to: AreaId }
  returned: Who & At
  'brought-away': Who & { to: AreaId }
  delayed: Who
  'stood-up': Who
  explored: Who & At
  arrested: Who & N
  'got-lost': Who
  maddened: Who
  fainted: Who
  devoured: Who
  'turn-lost': Who
  eliminated: Who
  'sanity-lost': Who & N
  'stamina-lost': Who & N
  'sanity-gained': Who & N
  'stamina-gained': Who & N
  'sanity-spent': Who & N
  'stamina-spent': Who & N
  'maximum-lowered': Who & N & { track: Track }
  'money-gained': Who & N
  'money-lost': Who & N
  'money-spent': Who & N
  'clues-gained': Who & N
  'clues-lost': Who & N
  'clues-spent': Who & N
  'clues-taken': Who & At & N
  'clue-placed': At & N
  'clues-removed': At & N
  'cards-drawn': Who & { cards: readonly Piece[] }
  'card-gained': Who & Card
  'cards-discarded': { cards: readonly Piece[] }
  'cards-discarded-by': Who & { cards: readonly Piece[] }
  'card-exhausted': Who & Card
  'card-boxed': Card
  'card-bought': Who & Card & N
  'card-sold': Who & Card & N
  'card-given': Who & Card & { other: Seat }
  'money-given': Who & N & { other: Seat }
  'cards-looked-at': Who & { cards: readonly Piece[] }
  'special-gained': Who & { name: string }
  'special-lost': Who & { name: string }
  'use-spent': Who & Card & N
  'trophies-spent': Who & { cards: readonly Piece[] }
  'trophies-lost': Who & { cards: readonly Piece[] }
  'check-rolled': Who & { skill: Skill; check: CheckKind; faces: readonly number[] }
  'clue-die-rolled': Who & { faces: readonly number[] }
  'check-rerolled': Who & { faces: readonly number[] }
  'check-given': Who & From
  'check-passed': Who & N & { skill: Skill; check: CheckKind }
  'check-failed': Who & N & { skill: Skill; check: CheckKind }
  'dice-rolled': Who & { faces: readonly number[] }
  'monster-evaded': Who & Card
  'combat-begun': Who & Card
  'combat-armed': Who & { cards: readonly Piece[] }
  'combat-unarmed': Who
  fled: Who & Card
  tired: Who & Card
  struck: Who & Card
  'spell-cast': Who & Card
  'spell-failed': Who & Card
  'monster-appeared': Card & At
  'monster-met': Who & Card
  'monster-kept': Card
  'monster-overflowed': Card
  'outskirts-overflowed': Nothing
  'monster-moved': Card & { to: AreaId }
  'monster-activated': Card
  'monster-defeated': Who & Card
  'monster-claimed': Who & Card
  'monsters-returned': { cards: readonly Piece[] }
  'monster-boxed': Card
  'surge-begun': At & N
  'gate-opened': At & Card
  'gate-closed': At & Who & Card
  'gate-closed-by-itself': At & Card
  'seal-placed': At & Who
  'seal-removed': At
  'doom-added': N
  'doom-removed': N
  'terror-risen': N
  'ally-left': Card
  'location-closed': At
  'location-opened': At
  'location-used': Who & At
  'encounter-begun': Who & At
  'mythos-drawn': Card
  'mythos-entered': Card
  'mythos-left': Card
  'rumor-passed': Card
  'rumor-failed': Card
  'counters-added': Card & N
  'counters-removed': Card & N
  awakened: { cause: AwakeningCause }
  'battle-begun': N
  'battle-round': N
  'battle-struck': Who & N & { tally: number }
  'ancient-attacks': Who
  'deal-failed': Who & { other: Seat }
  'game-ended': { ending: Ending }
  // prompts
  'choose-sliders': Who
  'choose-first-sliders': Who
  'choose-discards': N
  'keep-cards': N
  'top-or-bottom': { deck: Deck }
  'choose-from-deck': { deck: Deck }
  'buy-card': N
  'sell-card': Nothing
  'may-join': Card
  'before-check': Who & { skill: Skill; check: CheckKind; modifier: number; difficulty: number }
  'spend-clue': Who & N & { skill: Skill; check: CheckKind; faces: readonly number[]; difficulty: number }
  'choose-die': { faces: readonly number[] }
  'choose-skill': Nothing
  'choose-return': Nothing
  'choose-gate': Nothing
  'choose-area': Nothing
  'choose-prey': Nothing
  'choose-monster': Nothing
  'choose-encounter': Nothing
  'choose-card': Nothing
  'choose-investigator': Nothing
  'choose-maximum': Nothing
  'choose-trait': Nothing
  'choose-trophies': N
  'choose-toughness': N
  'share-points': N
  'order-cards': Nothing
  'meet-monster': Who & Card
  'fight-monster': Who & Card & N
  'fight-ancient-one': Who & Card & N
  'seal-gate': Who & At & N
  move: Who & N & At
  'handle-monsters': Who & At
  'handle-guards': Who & At
  'take-clues': Who & At & N
  'encounter-here': Who & At
  'close-here': Who & At
  'upkeep-acts': Who
  meanwhile: Who
  'mythos-clue': At
  'surge-spread': At & N
  'order-monsters': Nothing
  'return-from-lost': Who
  'order-effects': { cards: readonly Piece[] }
  'order-replacements': { cards: readonly Piece[] }
  'use-ability': AtStake
  'spell-price': N
  'pay-with': Nothing
  'pay-much': { resource: string }
  deal: Nothing
  'choose-effect': Who & From
  'may-do': Who & From & { effect: Effect; cost?: Cost }
  'or-else': Who & From & { effect: Effect; cost?: Cost; act?: Effect }
  'pick-some': Nothing
  // options
  effect: { effect: Effect }
  cost: { cost: Cost }
  'for-price': N
  die: { face: number }
  skill: { skill: string }
  track: { track: Track }
  trait: { trait: string }
  'trade-with': { other: Seat; played?: Played }
  'investigator-option': Who
  slider: { left: Skill; right: Skill; n: number; m: number }
  coin: N
  fight: Nothing
  evade: Nothing
  'close-by': { skill: Skill }
  'move-to': { to: AreaId; n: number }
  'elder-sign': Nothing
  // refusals
  /** What it does, and its own condition where that is what is lacking. */
  'no-use': { effect: Effect; condition?: Condition }
  'used-up': Nothing
  lacks: { resource: string; n: number }
  'forbidden-by': Card
}
