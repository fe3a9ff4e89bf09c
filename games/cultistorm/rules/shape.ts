import type { Json, Kernel, PieceId, Seat } from '@miskatonic/kernel'
import type { DetectiveType, MagicSymbol } from '../content/kinds.ts'
import type { ExpansionOptions } from '../expansions.ts'
import type { ExpansionAttributes, ExpansionEnding, ExpansionHappenings, ExpansionTable } from './expansions/shape.ts'
import type { Messages } from './messages.ts'

export type { MagicSymbol } from '../content/kinds.ts'
export { SYMBOLS } from '../content/kinds.ts'

/** A place of the board: the location with that symbol, and the place of the terror circle above it. */
export type Slot = MagicSymbol
export type DieFace = MagicSymbol | 'wild'
export type CultistFace = MagicSymbol | 'blank'
export type Phase = 'cultists' | 'revision' | 'terror' | 'preparation' | 'combat' | 'sealing'
export type Trophies = { readonly [S in MagicSymbol]: number }

/** How the storm ends. */
export type Ending = 'sealed' | 'madness' | 'crossed' | 'overrun' | 'countdown' | ExpansionEnding
export type Result = {
  readonly outcome: Ending
  /** Whether the detectives have. */
  readonly won: boolean
  readonly winners: readonly Seat[]
  /** Who played against them. */
  readonly apart: readonly Seat[]
  /** How many locations were sealed. */
  readonly sealed: number
  /** What an expansion has to say of it. */
  readonly report?: Json
}

export type Options = ExpansionOptions & {
  readonly detectives?: readonly (DetectiveType | null)[]
  readonly sect?: string
  readonly secondSect?: string
  readonly monsters?: boolean
  readonly sealTrophies?: 'any' | 'matching'
  readonly rangedAnyLocation?: boolean
  readonly askBeforeSupport?: boolean
  readonly narrative?: boolean
}

/** No cultist appears there in the next cultist phase; by which card, if it was one. */
export type Block = { readonly slot: Slot; readonly card: PieceId | null }
/** An Ancient One that skips its next move. */
export type Hold = { readonly ancient: PieceId; readonly card: PieceId | null }

interface TableAttributes {
  turn: number
  phase: Phase
  /** Where the next cultist appears. */
  marker: Slot
  /** Where the terror marker stands. */
  terror: Slot
  /** Trophies nobody has. */
  supply: Trophies
  /** Dice put into the common pool this turn, and how many were taken beyond everybody's first. */
  poured: number
  surplusTaken: number
  blocks: readonly Block[]
  holds: readonly Hold[]
  /** The cards that keep the terror marker where it is in the next terror phase. */
  calm: readonly PieceId[]
  /** The End-of-Game card has been carried out. */
  finale: boolean
  /** What an expansion adds to how it ended. */
  report: Json
  /** How the game has ended: nothing is judged after it. */
  ending: Ending | null
}

interface Attributes {
  // of a seat
  /** Sits at the table without a detective. */
  apart: boolean
  at: Slot
  madness: number
  /** Developing madness. */
  developing: number
  trophies: readonly MagicSymbol[]
  /** Trophies that lie on the character board. */
  spent: readonly MagicSymbol[]
  level: number
  ready: boolean
  /** What was done this turn. */
  moves: number
  takes: number
  supports: number
  investigated: boolean
  /** The enemies with this detective's target markers. */
  targets: readonly PieceId[]
  /** Fights begun in this combat phase. */
  fights: number
  // of a piece
  owner: Seat | null
  face: DieFace
  /** Used in a fight of this combat phase. */
  committed: boolean
  charges: number
  /** The turn after which a lasting terror card is over. */
  until: number
  // of a location
  die: CultistFace
  sealed: 'card' | 'marker' | null
  offered: readonly MagicSymbol[]
  // of a place of the circle, and of the End-of-Game card
  crystals: number
}

type Caused = { readonly cause: Cause }
/** Where madness and terror come from: what some cards look at. */
export type Cause = 'support' | 'move' | 'reroll' | 'penalty' | 'attack' | 'arrival' | 'sealing' | 'develop' | 'phase' | 'card'
/** Why a fight went wrong. */
export type Failure = 'lost' | 'declined'
/** What heals: a location's action, or anything else. */
export type Healing = 'location' | 'card'
export type Against = 'cultist' | 'ancient'

type Nothing = Record<never, never>

interface Happenings {
  'setup:begin': Nothing
  'setup:end': Nothing
  'turn:begin': { n: number }
  'turn:end': { n: number }
  'phase:begin': { phase: Phase }
  /** Before the first marker step of the cultist phase. */
  'arrivals:begin': { n: number }
  /** Around the marker's step in the terror phase. */
  'terror:begin': { n: number }
  'terror:end': { n: number }
  'preparation:begin': { n: number }
  'preparation:end': { n: number }
  'detective:place': { who: Seat; at: Slot }
  /** The item deck is laid; nobody has been dealt anything yet. */
  'items:lay': Nothing
  'item:deal': { who: Seat; items: readonly PieceId[] }
  'item:keep': { who: Seat; item: PieceId }
  'item:discard': { who: Seat; item: PieceId }
  'item:spend': { who: Seat; items: readonly PieceId[] }
  'item:give': { who: Seat; other: Seat; item: PieceId }
  'item:recover': { who: Seat; item: PieceId }
  'item:draw': { who: Seat; item: PieceId }
  'items:shuffle': { n: number }
  'event:strike': { who: Seat; event: PieceId }
  'investigation:begin': { who: Seat; n: number }
  'investigation:end': { who: Seat; n: number }
  'cultist:appear': { cultist: PieceId; at: Slot }
  'cultist:move': { cultist: PieceId; at: Slot }
  'cultist:defeat': { cultist: PieceId; who: Seat; at: Slot }
  'cultists:shuffle': { n: number }
  'marker:move': { to: Slot }
  'location:block': { at: Slot }
  'arrival:block': { at: Slot }
  'location:activate': { at: Slot; location: PieceId }
  'location:act': { who: Seat; at: Slot }
  'location:seal': { at: Slot; who: Seat; by: 'card' | 'marker' }
  'cultist-die:roll': { at: Slot; face: CultistFace }
  'cultist-die:set': { at: Slot; face: CultistFace }
  'ancient:arrive': { ancient: PieceId; at: Slot }
  'ancient:move': { ancient: PieceId; at: Slot }
  'ancient:devour': { ancient: PieceId; cultist: PieceId; at: Slot }
  'ancient:hold': { ancient: PieceId }
  'ancient:wait': { ancient: PieceId }
  'ancient:defeat': { ancient: PieceId; who: Seat; at: Slot }
  /** By the text of a card, nobody in particular. */
  'ancient:summon': Nothing
  'summon:fail': { at: Slot }
  'madness:gain': { who: Seat; n: number; developing: boolean } & Caused
  'madness:heal': { who: Seat; n: number; by: Healing }
  'madness:pay': { who: Seat; n: number }
  'madness:convert': { who: Seat }
  'madness:pass': { who: Seat; other: Seat }
  'terror:advance': { to: Slot } & Caused
  'terror:calm': { card: PieceId }
  'crystal:place': { at: Slot; n: number }
  'crystal:remove': { at: Slot }
  'terror:activate': { card: PieceId; at: Slot }
  'terror:lay': { card: PieceId; at: Slot }
  'terror:look': { who: Seat; card: PieceId }
  'end:look': { who: Seat; card: PieceId }
  /** The terror marker has gone around. */
  'lap:complete': { n: number }
  'finale:begin': { card: PieceId }
  'countdown:tick': { n: number }
  /** Uses what a card offers that nobody has. */
  'card:use': { who: Seat; card: PieceId }
  'card:draw': { who: Seat; n: number }
  'card:discard': { who: Seat; cards: readonly PieceId[] }
  'card:spend': { who: Seat; cards: readonly PieceId[] }
  'self:spend': { who: Seat; card: PieceId }
  'card:recover': { who: Seat; card: PieceId }
  'cards:look': { who: Seat; cards: readonly PieceId[] }
  'dice:pour': { faces: readonly DieFace[] }
  'die:take': { who: Seat; die: PieceId; face: DieFace }
  'die:add': { who: Seat | null; die: PieceId; face: DieFace }
  'die:reroll': { who: Seat; die: PieceId; face: DieFace }
  'die:set': { who: Seat; die: PieceId; face: DieFace }
  'die:pass': { who: Seat; other: Seat; die: PieceId }
  'wild:use': { who: Seat }
  'detective:move': { who: Seat; from: Slot; to: Slot; paid: boolean }
  'support:play': { who: Seat; other: Seat; card: PieceId }
  /** A help does what it says. */
  'support:work': { who: Seat; other: Seat; card: PieceId }
  'support:refuse': { who: Seat; other: Seat; card: PieceId }
  'support:use': { who: Seat; card: PieceId }
  'trophy:gain': { who: Seat; symbol: MagicSymbol }
  'trophy:lose': { who: Seat; symbol: MagicSymbol }
  'trophy:spend': { who: Seat; trophies: readonly MagicSymbol[] }
  'trophy:give': { who: Seat; other: Seat; symbol: MagicSymbol }
  'trophy:place': { who: Seat; at: Slot; symbol: MagicSymbol }
  'trophy:defile': { at: Slot; symbol: MagicSymbol }
  'ability:develop': { who: Seat; level: number; symbol: MagicSymbol }
  'seal:take': { who: Seat; seal: PieceId }
  /** Something else counts as the seal card of that location. */
  'seal:replace': { who: Seat; at: Slot }
  'target:set': { who: Seat; enemy: PieceId }
  'target:reach': { who: Seat; enemy: PieceId }
  /** Takes a combat turn. */
  'combat:join': { who: Seat }
  'fight:begin': { who: Seat; enemy: PieceId; at: Slot; against: Against }
  'fight:win': { who: Seat; enemy: PieceId; at: Slot; against: Against }
  'fight:lose': { who: Seat; enemy: PieceId; at: Slot; against: Against }
  'fight:decline': { who: Seat }
  'fight:end': { who: Seat; against: Against }
  'attack:madden': { who: Seat; n: number; ancient: PieceId }
  'penalty:madden': { who: Seat; n: number; failure: Failure }
  'penalty:terrify': { who: Seat; failure: Failure }
  'narrative:draw': { who: Seat; card: PieceId }
  'story:tell': { who: Seat; tale: PieceId }
  'storm:win': Nothing
  'storm:end': { ending: Ending }
}

/** The game to the kernel's types. */
export interface Cultistorm {
  table: TableAttributes & ExpansionTable
  attributes: Attributes & ExpansionAttributes
  happenings: Happenings & ExpansionHappenings
  messages: Messages
}
export type Storm = Kernel<Cultistorm>
export type { Json, PieceId, Seat }
