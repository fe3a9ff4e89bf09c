import type { Kernel, PieceId, Quantity, Seat, StepOf } from '@miskatonic/kernel'
import type { CardFilter, CardId, Dimension, Tag, Tongue } from '../content/nodes.ts'
import type { Messages } from '../text/messages.ts'

export type Phase = 'setup' | 'play' | 'combat' | 'end'

/** Attributes of the table. */
export interface TableAttributes {
  round: number
  phase: Phase
  /** Who began the Round, and who is first in every step of its Combat (MY-RULING-66). */
  starter: Seat
  first: Seat
  /** Whose turn it is. */
  active: Seat | null
  /** Whether nobody has cast or used anything in this circuit of Combat (MY-RULING-38). */
  idle: boolean
  /** Campaign: how many Adventure Points end it, else 0; whether somebody has them (MY-RULING-52). */
  goal: number
  lastRound: boolean
}

/** Attributes of seats, and of cards in play. */
export interface Attributes {
  // of seats
  sanity: number
  education: number
  /** Passed, and nothing done since (MY-RULING-37). */
  passed: boolean
  /** Turns to be lost; those of the next Round only (MY-RULING-55). */
  lostTurns: number
  lostNextRound: number
  lobotomized: boolean
  /** Has had the lobotomy at the end of this Round: does not discard, recompose or draw (MY-RULING-43). */
  spared: boolean
  /** Has put a card into play (MY-SETUP-07). */
  begun: boolean
  /** Kinds of cards played this Round. */
  played: readonly string[]
  /** Has added a Great Old One this Round (MY-GOO-06). */
  called: boolean
  adventurePoints: number
  /** The Location whose loss left no other: one still counts as being in its Region (MY-RULING-44). */
  lostPlace: CardId | null
  /** Has given up: scores nothing (MY-RULING-63). */
  conceded: boolean
  /** Has left the table: in a campaign broken, else given up. */
  out: boolean
  /** SAN to be lost when all pairs have fought (MY-RULING-32). */
  loss: number
  /** What has already been warded off in this Combat. */
  wardedOff: number
  /** Points from outside the Threat left over against each opponent. */
  outsideLeft: { readonly [against: Seat]: number }
  // of cards
  /** Turned by 90° (MY-ZONE-06). */
  crossed: boolean
  /** Turned by 180° (MY-ZONE-07). */
  inverted: boolean
  /** A Great Old One whose second Combat is over: buried with its Round (MY-RULING-78). */
  leaving: boolean
  past: 'covered' | 'round' | null
  /** The seat it belongs to, where it lies with another (MY-RULING-36). */
  owner: Seat | null
  /** Of a Monster or defender in Combat: against whom. */
  facing: Seat | null
  /** What is left of its value in this Combat. */
  points: number
  removed: boolean
  /** How many of its points became SAN loss (MY-EXTRA-02). */
  harmed: number
  /** Of an Event: whom or what it affects. */
  target: string | null
  /** Comes back after Combat (S18). */
  borrowed: boolean
  gained: readonly Tag[]
  /** The SAN that was paid for a face-down card (MY-RULING-39). */
  paid: number
  /** A Monster used for a journey: it lies on the Chronicle like a Travel Event (MY-RULING-24). */
  travelling: boolean
  /** Of a Tome in this Combat: the opponent its support goes against (MY-RULING-41). */
  supports: Seat | null
}

export type PlayedAs = 'place' | 'ally' | 'artifact' | 'tome' | 'spell' | 'threat' | 'greatOldOne' | 'event' | 'adventure'

/** Everything the rules have a name for. `who` is always a seat: the player with the Investigator. */
export interface Happenings {
  'education:roll': { who: Seat; face: number; education: number }
  'round:begin': { round: number; starter: Seat }
  'round:end': { round: number }
  'turn:begin': { who: Seat }
  'turn:lose': { who: Seat }
  'turn:pass': { who: Seat }
  'play:end': { who: Seat }
  'sanity:gain': { who: Seat; n: number }
  'sanity:lose': { who: Seat; n: number; combat: boolean }
  /** The card that is played, cast or used openly for it, if it is one. */
  'sanity:pay': { who: Seat; n: number; card: PieceId | null }
  /** A card enters play from the Hand. Face-down ones are told as such. */
  'card:play': { who: Seat; card: PieceId; as: PlayedAs; down: boolean }
  'card:draw': { who: Seat; cards: readonly PieceId[] }
  'card:discard': { who: Seat; card: PieceId }
  'card:bury': { who: Seat; card: PieceId }
  'card:recover': { who: Seat; card: PieceId }
  'card:find': { who: Seat; card: PieceId }
  'card:revive': { who: Seat; card: PieceId }
  'card:borrow': { who: Seat; card: PieceId; from: Seat }
  'card:return': { who: Seat; card: PieceId }
  'card:turn-down': { card: PieceId }
  'card:turn-up': { who: Seat; card: PieceId }
  'card:straighten': { who: Seat; card: PieceId }
  'hand:look': { who: Seat; of: Seat; cards: readonly PieceId[] }
  'threat:look': { who: Seat; of: Seat; cards: readonly PieceId[] }
  'deck:look': { who: Seat; cards: readonly PieceId[] }
  'deck:recompose': { who: Seat }
  'lobotomy:declare': { who: Seat }
  /** A Location or Travel card comes to the top of the Chronicle, over `from`. */
  'place:lay': { who: Seat; card: PieceId; from: PieceId | null; crossed: boolean }
  /** Bare questions: may this one lay Locations crossed, cross into that dimension, do without the attribute or the journey? */
  'place:walk': { who: Seat; card: PieceId }
  'dimension:cross': { who: Seat; to: Dimension }
  'place:need': { who: Seat; card: PieceId }
  'journey:need': { who: Seat; card: PieceId }
  'place:straighten': { who: Seat; card: PieceId }
  'place:retrace': { who: Seat; card: PieceId }
  'place:invert': { who: Seat; card: PieceId }
  'place:refresh': { who: Seat; card: PieceId }
  'place:send-back': { who: Seat; card: PieceId }
  'gate:spend': { who: Seat; card: PieceId }
  'language:learn': { who: Seat; language: Tongue }
  'event:end': { card: PieceId }
  'spell:cast': { who: Seat; spell: PieceId; bearer: PieceId }
  'artifact:use': { who: Seat; artifact: PieceId }
  'monster:summon': { who: Seat; monster: PieceId; against: Seat }
  'monster:ride': { who: Seat; monster: PieceId }
  'monster:control': { who: Seat; from: Seat; monster: PieceId | null }
  'turn:forfeit': { who: Seat }
  'combat:begin': { first: Seat }
  'monster:assign': { who: Seat; to: Seat; monsters: readonly PieceId[] }
  'ally:defend': { who: Seat; ally: PieceId; against: Seat }
  'ally:join': { who: Seat; ally: PieceId; against: Seat }
  'combat:reveal': { cards: readonly PieceId[] }
  'monster:remove': { card: PieceId }
  /** Owners state which Monsters are Invisible (MY-INVIS-06). */
  'monster:unseen': { cards: readonly PieceId[] }
  'battle:fight': { a: Seat; b: Seat; totalA: number; totalB: number }
  'battle:assault': { a: Seat; b: Seat; totalA: number; totalB: number }
  'ally:absorb': { who: Seat; ally: PieceId; n: number }
  'monster:harm': { who: Seat; monster: PieceId; n: number }
  'combat:end': { round: number }
  'greatOldOne:age': { card: PieceId }
  'adventure:complete': { who: Seat; card: PieceId }
  'investigator:break': { who: Seat }
  'investigator:concede': { who: Seat }
}

/** What somebody plays with: an Investigator, or null while it is not chosen, and the cards. */
export type Picked = { readonly investigator: CardId | null; readonly cards: readonly CardId[] }

type OfSeat = { readonly seat: Seat }
type OfPair = { readonly a: Seat; readonly b: Seat }

/** The steps of the rulebook, each with what it is about. */
export interface Steps {
  chooseDecks: undefined
  chooseInvestigators: { picks: readonly Picked[] }
  education: undefined
  round: undefined
  drawUp: OfSeat
  begin: undefined
  turn: OfSeat
  destination: OfSeat
  combat: undefined
  assignMonsters: OfSeat
  assignDefenders: OfSeat
  casting: OfSeat
  reveal: undefined
  support: OfSeat
  count: undefined
  cosmicBattle: OfPair
  humanPlane: OfPair
  ownThreat: OfSeat
  losses: undefined
  additionalEffects: undefined
  burial: undefined
  roundEnd: undefined
  lobotomy: OfSeat
  printedEnd: undefined
  trimHand: OfSeat
  closing: undefined
  turnUp: undefined
  recomposition: OfSeat
  concede: OfSeat
}

/** What can be under way. */
export interface Records {
  action: { who: Seat }
  attack: { who: Seat; against: Seat; monster: PieceId }
}

export type ZoneKinds =
  | 'investigator'
  | 'deck'
  | 'hand'
  | 'discard'
  | 'chronicle'
  | 'here'
  | 'allies'
  | 'artifacts'
  | 'tomes'
  | 'events'
  | 'under'
  | 'threat'
  | 'summoned'
  | 'greatOldOnes'
  | 'adventures'
  | 'gone'
/** Each lies before a seat, or under a card. */
export type Zones = `${ZoneKinds}:${string}`

type OfCard = { readonly who: Seat; readonly card: PieceId }
type OfPiece = { readonly who: Seat; readonly piece: PieceId }
type Against = { readonly who: Seat; readonly against: Seat }

/** Numbers that cards alter, each with what it is the number of. */
export interface Quantities {
  price: OfCard
  value: OfPiece
  attribute: { who: Seat; attribute: Tag }
  language: { who: Seat; language: Tongue }
  handMin: { who: Seat }
  handMax: { who: Seat }
  sees: OfPiece
  unseen: OfPiece
  invisible: OfPiece
  express: OfCard
  warded: { who: Seat }
  needed: { who: Seat }
  outside: Against
  dampened: Against
  ward: { who: Seat }
  story: OfCard
}
/** One of them. */
export type Numbered<Q extends keyof Quantities> = Quantity<MythosShape, Quantities[Q]>

export interface MythosShape {
  table: TableAttributes
  attributes: Attributes
  happenings: Happenings
  messages: Messages
  steps: Steps
  records: Records
  zones: Zones
  quantities: Quantities
}
export type Mythos = Kernel<MythosShape>
/** The steps that follow one. */
export type Next = readonly StepOf<MythosShape>[]
/** A step of one seat, or of two against each other. */
export type SeatStep = { [N in keyof Steps]: Steps[N] extends OfSeat ? N : never }[keyof Steps]
export type PairStep = { [N in keyof Steps]: Steps[N] extends OfPair ? N : never }[keyof Steps]

/** A deck somebody built: an Investigator and the ids of its cards, one entry for each copy. */
export type BuiltDeck = { readonly investigator?: CardId; readonly cards: readonly CardId[] }

/** Options of a table, parsed at the edge. */
export interface Options {
  /** One for each seat: a ready deck by id, a deck of one's own; missing or null: chosen at the table. */
  readonly decks?: readonly (string | BuiltDeck | null)[]
  /** Instead of the one a deck comes with. */
  readonly investigators?: readonly (CardId | null)[]
  /** Play goes on after an Adventure until somebody has so many points (MY-RULING-52). */
  readonly campaign?: boolean
}

export type Scored = {
  readonly seat: Seat
  readonly points: number
  readonly sanity: number
  readonly total: number
  readonly out: boolean
}

/** The result of a game (MY-SCORE-01..06). */
export type Outcome = {
  readonly outcome: 'adventure' | 'sanity' | 'campaign' | 'alone' | 'conceded'
  /** Who completed the last Adventure, whose SAN broke, or who gave up. */
  readonly by: readonly Seat[]
  readonly adventure: CardId | null
  readonly winners: readonly Seat[]
  readonly scores: readonly Scored[]
  readonly round: number
}

export type { CardFilter, Dimension, PieceId, Seat }
