import type { DealRecord, Json, Kernel, PieceId, Seat, StepOf, Talk } from '@miskatonic/kernel'
import type { Deck, Skill } from '../content/kinds.ts'
import type { Happenings } from './happenings.ts'
import type { Messages } from './messages.ts'

export type { DimensionSymbol, Skill, Slot, Trait } from '../content/kinds.ts'

/**
 * An area by its id: a street, a location, `abyss-first`, `abyss-second`, `sky`, `outskirts`, `jail`, `lost`. What stands there lies in the zone
 * `area:<id>`, and the same name is the place its attributes belong to. An investigator is the seat that plays it: its sheet lies in `sheet:<seat>`.
 */
export type AreaId = string
export type MonsterId = PieceId

export type Phase = 'setup' | 'upkeep' | 'movement' | 'arkham' | 'otherWorld' | 'mythos' | 'battle'
/** What a check is for: bonuses name it. */
export type CheckKind = 'skill' | 'evade' | 'horror' | 'combat' | 'spell' | 'close'
export type Track = 'sanity' | 'stamina'

/** What a check's numbers are asked of. */
export type CheckOf = {
  readonly who: Seat
  readonly skill: Skill
  readonly check: CheckKind
  readonly modifier: number
  /** The monster, the spell or the gate it is about. */
  readonly against: PieceId | null
}

/** Why a loss comes: cards look at it. */
export type LossCause = 'horror' | 'combat' | 'nightmarish' | 'overwhelming' | 'elderSign' | 'card'
export type Ending = 'closed' | 'sealed' | 'banished' | 'eliminated' | 'destroyed' | 'nobody' | 'card'
export type AwakeningCause = 'doom' | 'gates' | 'markers' | 'cup' | 'monsters' | 'card'

export type Scored = { readonly [part in 'doom' | 'terror' | 'loans' | 'elderSigns' | 'gates' | 'monsters' | 'alive']: number }
export type Result = {
  readonly outcome: Ending
  readonly winners: readonly Seat[]
  readonly turn: number
  readonly ancientOne: string
  readonly score: number | null
  readonly parts: Scored | null
  readonly firstCitizens: readonly Seat[]
}

export type Options = {
  readonly investigators?: readonly (string | null)[]
  readonly ancientOne?: string
  /** Which boxes are used besides the base game. */
  readonly sets?: readonly string[]
}

interface TableAttributes {
  turn: number
  phase: Phase
  firstPlayer: Seat
  /** Whose part of the phase it is. */
  active: Seat | null
  terror: number
  doom: number
  /** Doom tokens gone from the track as seals made with an Elder Sign; how many Elder Signs were used. */
  elderSignsUsed: number
  loansDefaulted: number
  awakened: boolean
  /** Rounds of the final battle, and successes that are left over. */
  round: number
  tally: number
  /** Hastur-like: what the combat rating was fixed at when it awoke. */
  combatRating: number
  eliminated: readonly Seat[]
  /** How the game has ended: nothing is judged after it. */
  ending: Ending | null
}

interface Attributes {
  // of a seat
  /** Has an investigator in play. */
  inPlay: boolean
  at: AreaId
  sanity: number
  stamina: number
  /** How much the maximums were lowered for good. */
  sanityLost: number
  staminaLost: number
  money: number
  clues: number
  /** Stops of the three sliders, 0 to 3. */
  speedStop: number
  fightStop: number
  loreStop: number
  delayed: boolean
  /** When it was delayed: one who was delayed in this Movement phase stands up in the next. */
  delayedIn: number
  explored: boolean
  /** The turn in which it came back from an Other World. */
  returnedIn: number
  /** The turn it loses, and the turn whose rest is over for it. */
  losesTurn: number
  outOfTurn: number
  defaulted: boolean
  /** Movement points left, and whether any way was taken yet. */
  points: number
  walked: boolean
  /** Monsters dealt with in this area in this phase. */
  handled: readonly PieceId[]
  /** Its new investigator comes at the beginning of the next turn. */
  awaits: boolean
  /** The sheet that was devoured: not drawn again at once. */
  devoured: string
  // of a piece
  exhausted: boolean
  /** The turn in which it was gained. */
  gainedIn: number
  /** Uses left; Clues or other markers on a card. */
  uses: number
  counters: number
  /** When a Mythos card came into play. */
  enteredIn: number
  // of an area
  cluesThere: number
  sealed: boolean
  /** Closed for the rest of the game, or to the end of that turn. */
  closed: number | 'always' | null
}

/** The steps of the rulebook, each with what it is about. */
interface Steps {
  layOut: undefined
  seatInvestigators: undefined
  fixedPossessions: { who: Seat }
  shuffleDecks: undefined
  randomPossessions: { who: Seat }
  firstSliders: { who: Seat }
  ancientOne: undefined
  openingMythos: undefined
  turn: undefined
  newcomer: { who: Seat }
  phase: { phase: Phase }
  phaseEnd: { phase: Phase }
  upkeep: { who: Seat }
  upkeepActs: { who: Seat }
  focus: { who: Seat }
  movement: { who: Seat }
  nextMove: { who: Seat }
  worldMove: { who: Seat }
  moveEnds: { who: Seat }
  trading: Trading
  arkham: { who: Seat }
  otherWorld: { who: Seat }
  mythos: undefined
  mythosGate: { card: PieceId; only: boolean }
  mythosClue: { card: PieceId }
  mythosMoves: { card: PieceId }
  monsterMove: { left: readonly Move[] }
  mythosEffect: { card: PieceId }
  mythosEnd: undefined
  turnEnd: undefined
  awaken: { cause: AwakeningCause }
  battleStart: { who: Seat }
  battleRound: undefined
  battleUpkeep: { who: Seat }
  battleActs: { who: Seat }
  battleOrder: undefined
  battleStrike: { who: Seat }
  battleAttack: { who: Seat }
  battleEnds: undefined
}

/** A monster that is to move, and the arrow it follows. */
export type Move = { readonly monster: MonsterId; readonly arrow: 'white' | 'black' }
/** Two who trade: what lies on the table, and where the one whose turn it is goes on. */
export type Trading = {
  readonly who: Seat
  readonly other: Seat
  readonly talk: Talk | null
  readonly back: 'upkeepActs' | 'movement' | 'nextMove' | 'worldMove' | 'arkham' | 'otherWorld' | 'battleActs'
}

/** What can be under way. */
interface Records {
  /** Somebody's part of a phase: what one who falls leaves. */
  turn: { who: Seat; phase: Phase }
  check: {
    who: Seat
    skill: Skill
    check: CheckKind
    modifier: number
    difficulty: number
    /** So many successes are all that can matter; null: each of them counts. */
    enough: number | null
    against: PieceId | null
    source: PieceId | null
    faces: readonly number[]
    /** What the number of dice is made of. */
    pool: readonly { readonly from: PieceId | null; readonly phase: string; readonly amount: number; readonly counts: boolean }[]
    least: number
    rolled: boolean
    /** Passed without dice. */
    given: boolean
  }
  /** With a monster, or in the final battle with the Ancient One. `inUse`: what the hands hold; `lost`: checks that fail whatever is rolled. */
  fighting: {
    who: Seat
    foe: PieceId
    round: number
    inUse: readonly PieceId[]
    /** The monster came in an encounter: it stands nowhere on the board. */
    alone: boolean
    battle: boolean
    lost: readonly CheckKind[]
    /** The next Combat check is passed without dice. */
    sure: boolean
    /** Physical weapons that count as magical. */
    enchanted: readonly PieceId[]
  }
  /** `again`: another card is drawn in its place. */
  encounter: { who: Seat; at: AreaId; card: PieceId | null; entry: string; again: boolean }
  cast: { who: Seat; spell: PieceId }
  mythos: { card: PieceId; step: 'gate' | 'clue' | 'monsters' | 'effect' }
  deal: DealRecord
}

type Zones =
  | `deck:${string}`
  | 'cup'
  | 'gates'
  | `area:${AreaId}`
  | `site:${AreaId}`
  | `gate:${AreaId}`
  | `sheet:${Seat}`
  | `possessions:${Seat}`
  | `trophies:${Seat}`
  | `drawn:${Seat}`
  | `kept:${PieceId}`
  | 'investigators'
  | 'ancient'
  | 'environment'
  | 'rumor'
  | 'mythos'
  | 'encounter'
  | 'fray'
  | 'supply'
  | 'box'

/** Numbers that cards alter, each with what it is the number of. */
interface Quantities {
  players: Record<never, never>
  skill: { who: Seat; skill: Skill }
  dice: CheckOf
  success: { who: Seat; check: CheckKind | 'roll' }
  sixes: CheckOf
  difficulty: CheckOf & { difficulty: number }
  clueDice: { who: Seat; skill: Skill; check: CheckKind }
  movement: { who: Seat }
  focus: { who: Seat }
  hands: { who: Seat }
  maxSanity: { who: Seat }
  maxStamina: { who: Seat }
  drawMore: { who: Seat; deck: Deck }
  encounterCards: { who: Seat; kind: 'location' | 'otherWorld' }
  price: { who: Seat; card: PieceId; price: number }
  sealCost: { who: Seat; at: AreaId }
  spellCost: { who: Seat; spell: PieceId }
  awareness: { monster: MonsterId; name: string }
  horrorRating: { monster: MonsterId; name: string }
  horrorDamage: { monster: MonsterId; name: string }
  combatRating: { monster: MonsterId; name: string }
  combatDamage: { monster: MonsterId; name: string }
  toughness: { monster: MonsterId; name: string }
  overwhelming: { monster: MonsterId; name: string; who: Seat }
  nightmarish: { monster: MonsterId; name: string; who: Seat }
  monsterLimit: Record<never, never>
  outskirtsLimit: Record<never, never>
  gateLimit: Record<never, never>
  mythosCards: Record<never, never>
}

/** The game to the kernel's types. */
export interface ArkhamHorror {
  table: TableAttributes
  attributes: Attributes
  happenings: Happenings
  messages: Messages
  steps: Steps
  records: Records
  zones: Zones
  quantities: Quantities
}
export type Arkham = Kernel<ArkhamHorror>
/** The steps that follow one. */
export type Next = readonly StepOf<ArkhamHorror>[]
export type { Json, PieceId, Seat }
