import type { Square } from '@miskatonic/commons/map'
import type { Json, Kernel, PieceId, Seat, StepOf } from '@miskatonic/kernel'
import type { Colour, DreamerId, Motive, ScapeStep, StateId, Token } from '../content/kinds.ts'
import type { ScapePart } from '../content/mapData.ts'
import type { Happenings } from './happenings.ts'
import type { Messages } from './messages.ts'

export type { Square } from '@miskatonic/commons/map'
export type { Colour, DreamerId, ScapeStep, StateId, Suit, Terrain, Token } from '../content/kinds.ts'

/* A Dreamer is the seat that plays it. What stands on the Scape has a square of its own (`at`); what lies on a square is in `tokens`. */

/** Where the Team is: on the Dreamworld Map, in a Slumber or in a Dream. */
export type Mode = 'map' | 'slumber' | 'dream'
export type Phase = 'setup' | 'map' | 'dreamers' | 'scape' | 'out'
export type Encounter = { readonly kind: 'slumber' | 'dream'; readonly id: string; readonly turn: number }
export type Laid = {
  readonly token: Token | 'light' | 'darkness' | 'swamp' | 'water'
  readonly at: readonly Square[]
  readonly side?: 'back'
  /** Laid by the tile of a Slumber: it goes with it (EF-SLUM-10). */
  readonly passing?: true
  /** Whose Personal token it is. */
  readonly of?: Seat
}
/** Stages of a Gradual action that were paid (EF-GRAD-04). */
export type Stages = { readonly colour: Colour; readonly n: number }
export type Ending = 'saved' | 'finished'
/** Actions by their letter: those that appeared, and those that went. */
export type Written = { readonly faces: { readonly [letter: string]: string }; readonly gone: readonly string[] }
/** In which night each was first told: who joins late is asked before it is shown. */
export type Journal = { readonly faces: { readonly [at: string]: string }; readonly nights: { readonly [at: string]: number } }
/** A Dream, or a Slumber with an Entity, and how the Team left it. */
export type Visit = { readonly night: number; readonly kind: Encounter['kind']; readonly id: string; readonly how: Left }
/** How an encounter is left. */
export type Left = 'won' | 'partial' | 'out' | 'lost' | 'left'

/** What the campaign remembers of a Dreamer: cards by id, beyond those it began with and without those it lost. */
export type KeptDreamer = {
  readonly cards: readonly string[]
  readonly flaws: readonly string[]
  readonly masks: readonly string[]
  readonly voucher: boolean
}
/** A deck as it differs from the one in the box. */
export type KeptDeck = { readonly added: readonly string[]; readonly gone: readonly string[] }
export const DECKS = ['fate', 'flaws', 'market', 'item-market', 'mask-pool', 'slumbers'] as const
export type DeckName = (typeof DECKS)[number]
/** The Team's world between two nights: what the house's campaign layer keeps (EF-SAVE-05, EF-SAVE-06). */
export type World = {
  readonly night: number
  readonly begun: boolean
  readonly dreamers: { readonly [D in DreamerId]?: KeptDreamer }
  /** Whom each player played last. */
  readonly players: { readonly [seat: Seat]: DreamerId }
  readonly items: readonly string[]
  readonly notes: readonly string[]
  readonly wisdom: readonly string[]
  readonly gates: readonly string[]
  readonly districts: readonly string[]
  readonly season: string | null
  readonly decks: { readonly [D in DeckName]: KeptDeck }
  readonly flags: { readonly [flag: string]: number }
  readonly read: readonly number[]
  /** What was told, in order: `12-1` is a part of an entry. */
  readonly journal: readonly { readonly page: string; readonly night: number }[]
  readonly visits: readonly Visit[]
  /** The first night of each player. */
  readonly since: { readonly [seat: Seat]: number }
  /** As the campaign was begun: by which variants, and who wanted to play whom, chair by chair. */
  readonly variants: Variants
  readonly cast: readonly (DreamerId | null)[]
  /** Taken out of a Dream, or removed from the game: not found again (EF-SUP-05, EF-GEN-13). */
  readonly taken: readonly string[]
  readonly finished: string | null
}
export type Variants = {
  /** EF-CLASSIC-01, EF-BOOST-11. */
  readonly classic?: boolean
  readonly noBoost?: boolean
  /** Everybody acts when they like (EF-ROUND-09). */
  readonly freeOrder?: boolean
}
export type Options = Variants & {
  readonly dreamers?: readonly (DreamerId | null)[]
  /** From the campaign's memory; missing: the first night. */
  readonly world?: World
}
export type Result = { readonly outcome: Ending; readonly winners: readonly Seat[]; readonly ending: string | null }

interface TableAttributes {
  phase: Phase
  mode: Mode
  /** Who has the start-player marker. */
  start: Seat
  /** Whose round it is. */
  active: Seat | null
  night: number
  place: string
  /** Its effects are done: the Team may move on, Awaken, save (EF-MAP-12). */
  resolved: boolean
  /** So many of its effects, the last ones, are still to come (EF-MAP-07). */
  effectsLeft: number
  hours: number
  keys: number
  encounter: Encounter | null
  /** Somebody has done something in this Turn. */
  stirred: boolean
  flags: { readonly [flag: string]: number }
  /** Flags of the encounter: forgotten on leaving. */
  marks: { readonly [flag: string]: number }
  /** Scripts that are read once and were. */
  read: readonly number[]
  taken: readonly string[]
  /** Single changes of the Scape: opened doors, Wall tokens, blocked squares. */
  changes: readonly ScapePart[]
  tokens: readonly Laid[]
  /** Gem slots that hold a Gem. */
  filled: readonly Square[]
  /** Keys of actions: marked with a Block token; not there yet. */
  blocked: readonly string[]
  hidden: readonly string[]
  stages: { readonly [action: string]: Stages }
  /** What is written on the map besides what its tiles show, and what no longer is: by letter, the face it is read on. */
  written: Written
  /** What the book has told so far, in order: the faces it is read on. */
  journal: Journal
  /** What the Team has met since the campaign began. */
  visits: readonly Visit[]
  /** Steps of the current Turn card that carry a Block token. */
  blockedSteps: readonly number[]
  /** Supplies that run out (EF-SUP-01). */
  gemsLeft: number
  etherLeft: number
  anguishLeft: number
  keysLeft: number
  blocksLeft: number
  /** Dreamers who have 1 Ether to come: they had some left when a night ended (EF-SAVE-03). */
  vouchers: readonly DreamerId[]
  ending: Ending | null
}

interface Attributes {
  // of a seat
  dreamer: DreamerId | null
  /** The first night this player sat there. */
  since: number
  ether: number
  anguish: number
  gems: number
  /** Cards drawn in this Turn. */
  fresh: readonly PieceId[]
  /** Boosted, pushed on, and used the one Dream action of this round. */
  boosted: boolean
  pushedOn: boolean
  dreamActed: boolean
  /** Did something in this round: it ends, and is not passed. */
  acted: boolean
  passed: boolean
  // of a seat or a figure
  at: Square | ''
  states: readonly StateId[]
  // of a figure
  entity: PieceId
  // of a Whim
  slot: Square | ''
}

interface Steps {
  setUp: undefined
  beginNight: undefined
  buildDeck: { who: Seat }
  chooseMask: { who: Seat }
  cast: undefined
  wake: undefined
  arrive: { place: string }
  placeEffect: { place: string; i: number }
  onward: undefined
  slumber: undefined
  enterGate: { gate: PieceId }
  enter: { who: Seat }
  intro: undefined
  turnStart: undefined
  draw: { who: Seat }
  round: { who: Seat }
  scapePhase: undefined
  scapeStep: { i: number }
  turnEnd: undefined
  turnDiscard: undefined
  outOfTurns: undefined
  skipSlumber: undefined
  leaveEncounter: { how: Left }
  death: { who: Seat | null }
  save: undefined
}

interface Records {
  /** An action from its declaration to its last repetition. */
  action: {
    who: Seat
    bearer: PieceId | null
    action: string
    targets: readonly PieceId[]
    due: number
    colour: Colour | null
    paid: number
    times: number
  }
  roll: { who: Seat | null; die: 'fortune' | 'movement'; purpose: string; face: string }
  /** An effect of the Turn card under way. */
  step: {
    step: ScapeStep
    source: PieceId | null
    /** Where all stood when it began; missing: nothing else happens in this step. */
    stood?: { readonly [who: Seat | PieceId]: Square | '' }
  }
  drawing: { who: Seat }
  reading: { entry: number; who: string }
}

type Zones =
  | `${'deck' | 'hand' | 'discard' | 'sealed' | 'progress' | 'unused' | 'mask' | 'masks' | 'board' | 'offer'}:${Seat}`
  | `absent:${DreamerId}`
  | 'items'
  | 'storage'
  | 'notes'
  | 'wisdom'
  | 'season'
  | 'seasons'
  | DeckName
  | 'turn-deck'
  | 'turn-discard'
  | 'slumber'
  | 'slumber-tiles'
  | 'scape'
  | 'whims'
  | 'figures'
  | 'entity'
  | 'gate'
  | 'gates'
  | 'secrets'
  | 'situations'
  | 'districts'
  | 'metamorphoses'
  | `meta:${PieceId}`
  | 'removed'
  | 'box'

interface Quantities {
  handLimit: { who: Seat }
  progressLimit: { who: Seat }
  itemLimit: Record<never, never>
  anguishLimit: { who: Seat }
  drawn: { who: Seat }
  range: { who: Seat; keyword: string; range: number }
  price: { who: Seat; action: string; colour: Colour; n: number }
  motive: { who: Seat; piece: PieceId; colour: Colour; n: number }
  entityMove: { entity: PieceId; value: number }
  turns: { n: number }
}

/** The game to the kernel's types. */
export interface Etherfields {
  table: TableAttributes
  attributes: Attributes
  happenings: Happenings
  messages: Messages
  steps: Steps
  records: Records
  zones: Zones
  quantities: Quantities
}
export type Ether = Kernel<Etherfields>
/** The steps that follow one. */
export type Next = readonly StepOf<Etherfields>[]
export type { Json, Motive, PieceId, Seat }
