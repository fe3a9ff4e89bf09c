import type { DealRecord, Json, Kernel, PieceId, Seat, StepOf, Talk } from '@miskatonic/kernel'
import type { Messages } from '../text/messages.ts'

/** A space of the board by id: `london`, `7`, `the-amazon`. Its zone is `space:<id>`. */
export type SpaceId = string
/** An investigator is the piece of his token; his sheet is its definition. */
export type InvestigatorId = PieceId
export type MonsterId = PieceId

export const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const
export type Skill = (typeof SKILLS)[number]
export const OMENS = ['green', 'blue', 'red', 'blue'] as const
export type Colour = 'green' | 'blue' | 'red'
export type PathType = 'train' | 'ship' | 'uncharted'
export type SpaceType = 'city' | 'wilderness' | 'sea'
export type Phase = 'setup' | 'action' | 'encounter' | 'mythos'

/** What a test is for: bonuses and dice name it. */
export type TestKind =
  | 'combat'
  | 'spell'
  | 'acquire'
  | 'otherWorld'
  | 'research'
  | 'expedition'
  | 'encounter'
  | 'reckoning'
  | 'action'
  | 'other'

/** What a test's numbers are asked of. */
export type TestOf = {
  readonly who: InvestigatorId
  readonly skill: Skill
  readonly kind: TestKind
  readonly modifier: number
  readonly source: PieceId | null
}
/** What a Combat test is about, for whoever watches: what is lost without successes, and how much Health the Monster has left. */
export type Stake = { readonly of: 'horror' | 'damage'; readonly value: number; readonly left: number }

export type MythosIcon = 'omen' | 'surge' | 'clues' | 'gates'

/** What made Doom advance: awakened sheets tell them apart (EH-DOOM-08). */
export type DoomCause = {
  readonly gate?: PieceId
  readonly defeat?: InvestigatorId
  readonly devour?: InvestigatorId
  readonly shortage?: true
  readonly effect?: PieceId | string
}

/** Attributes of the table. */
export interface TableAttributes {
  round: number
  phase: Phase
  doom: number
  /** Index into OMENS. */
  omen: number
  awakened: boolean
  /** Who holds the Lead Investigator token: a seat, so that it outlives the investigator (EH-LEAD-06). */
  lead: Seat
  /** Whose turn it is in the Action or Encounter Phase. */
  active: Seat | null
  /** Number of players at set-up: never changes (EH-REF-07). */
  players: number
  eliminated: readonly Seat[]
  /** Players who choose a new investigator at the end of the Mythos Phase. */
  waiting: readonly Seat[]
  ancientOne: string
  difficulty: 'normal' | 'easy' | 'hard'
  /** The space of the Active Expedition token; follows the deck (EH-EXP-03). */
  expedition: SpaceId | null
}

/** Attributes of investigators, monsters, cards and spaces. */
export interface Attributes {
  /** Of an investigator: the seat that plays him. */
  player: Seat
  health: number
  sanity: number
  delayed: boolean
  trainTickets: number
  shipTickets: number
  /** Improvement tokens, 0 to 2. */
  loreUp: number
  influenceUp: number
  observationUp: number
  strengthUp: number
  willUp: number
  /** Keys of the actions performed this round (EH-ACT-03). */
  acted: readonly string[]
  actionsLeft: number
  /** A fallen investigator: which track was lost. */
  marker: 'health' | 'sanity' | null
  /** Health a monster has lost, and who took the last of it. */
  lost: number
  hitBy: InvestigatorId | null
  /** The card whose effect spawned an Epic Monster. */
  spawnedBy: PieceId | null
  /** When a Monster came to the board, on the table's clock: one that was gone and is back is another. */
  arrival: number
  /** A monster or card set aside at set-up returns there (EH-ASIDE-03). */
  aside: boolean
  /** Tokens on a card, a sheet or a space: there is no end of them (EH-DISC-07, EH-LIMIT-07). */
  eldritch: number
  healthTokens: number
  sanityTokens: number
  /** The mystery token and rumor tokens lie on spaces as attributes of the card that placed them. */
  tokenSpaces: readonly SpaceId[]
  /** Where the Eldritch tokens lie that the card put on the board, one entry each (EH-MYST-03). */
  placed: readonly SpaceId[]
  /** Tokens were placed on the card: "no tokens left" may trigger (EH-MYTH-17). */
  armed: boolean
}

/** Everything the rules have a name for. */
export interface Happenings {
  'round:begin': { round: number }
  'round:end': { round: number }
  'phase:begin': { phase: Phase }
  'phase:end': { phase: Phase }
  'turn:begin': { who: InvestigatorId; phase: Phase }
  'action:perform': { who: InvestigatorId; action: string; card?: PieceId }
  'action:done': { who: InvestigatorId; action: string; card?: PieceId }
  'action:grant': { who: InvestigatorId }
  'encounter:begin': { who: InvestigatorId; kind: string }
  'encounter:end': { who: InvestigatorId; kind: string }
  'investigator:move': { who: InvestigatorId; from: SpaceId; to: SpaceId }
  'investigator:delay': { who: InvestigatorId }
  'investigator:stand': { who: InvestigatorId }
  'investigator:defeat': { who: InvestigatorId; by: 'health' | 'sanity' }
  'investigator:devour': { who: InvestigatorId }
  'investigator:enter': { who: InvestigatorId; seat: Seat; at: SpaceId }
  'player:eliminate': { seat: Seat }
  'lead:pass': { to: Seat }
  'health:lose': { who: InvestigatorId; n: number; combat?: MonsterId; failed?: true }
  'sanity:lose': { who: InvestigatorId; n: number; combat?: MonsterId; failed?: true }
  'health:recover': { who: InvestigatorId; n: number }
  'sanity:recover': { who: InvestigatorId; n: number }
  'health:spend': { who: InvestigatorId; n: number }
  'sanity:spend': { who: InvestigatorId; n: number }
  /** `shares`: where several contribute, how many each of them. */
  'clue:spend': {
    who: InvestigatorId
    n: number
    clues: readonly PieceId[]
    reroll?: true
    shares?: readonly { readonly who: InvestigatorId; readonly n: number }[]
  }
  'card:spend': { who: InvestigatorId; cards: readonly PieceId[] }
  'improvement:spend': { who: InvestigatorId; n: number; skills: readonly Skill[] }
  'clue:gain': { who: InvestigatorId; clue: PieceId; from: 'pool' | 'space'; at?: SpaceId; research?: true }
  'ticket:gain': { who: InvestigatorId; kind: 'train' | 'ship' }
  /** Taken over from somebody: neither bought nor given by an effect. */
  'ticket:take': { who: InvestigatorId; kind: 'train' | 'ship' }
  'ticket:use': { who: InvestigatorId; kind: 'train' | 'ship' }
  'ticket:discard': { who: InvestigatorId; kind: 'train' | 'ship' }
  'card:gain': { who: InvestigatorId; card: PieceId; kind: string; name: string }
  'condition:gain': { who: InvestigatorId; name: string; card: PieceId | null }
  'card:discard': { who: InvestigatorId | null; card: PieceId }
  'card:flip': { card: PieceId; to: 'front' | 'back' }
  'possession:trade': { from: InvestigatorId; to: InvestigatorId; cards: readonly PieceId[] }
  'skill:improve': { who: InvestigatorId; skill: Skill }
  'test:begin': { who: InvestigatorId; skill: Skill; kind: TestKind; modifier: number }
  'test:roll': { who: InvestigatorId; skill: Skill; kind: TestKind; dice: readonly number[]; again?: true }
  /** Some dice of a test show other faces now: thrown anew, or turned. `dice` are all of them, `card` what allows it. */
  'test:reroll': { who: InvestigatorId; from: readonly number[]; to: readonly number[]; dice: readonly number[]; card: PieceId | null }
  'test:turn-die': { who: InvestigatorId; from: number; to: number; dice: readonly number[]; card: PieceId | null }
  /** A plain roll, which is no test. */
  'dice:roll': { who: InvestigatorId; dice: readonly number[] }
  'test:end': { who: InvestigatorId; skill: Skill; kind: TestKind; result: number; passed: boolean; source: PieceId | null }
  'combat:begin': { who: InvestigatorId; monster: MonsterId; ambush: boolean }
  'combat:horror': { who: InvestigatorId; monster: MonsterId }
  'combat:horror-done': { who: InvestigatorId; monster: MonsterId; passed: boolean; result: number; lost: number }
  'combat:damage': { who: InvestigatorId; monster: MonsterId }
  'combat:damage-done': { who: InvestigatorId; monster: MonsterId; passed: boolean; result: number; lost: number; survives: boolean }
  'combat:end': { who: InvestigatorId; monster: MonsterId; defeated: boolean }
  'monster:spawn': { monster: MonsterId; on: SpaceId }
  'monster:move': { monster: MonsterId; to: SpaceId }
  'monster:lose-health': { monster: MonsterId; n: number; who: InvestigatorId | null }
  'monster:recover': { monster: MonsterId; n: number }
  'monster:defeat': { monster: MonsterId; name: string; epic: boolean; who: InvestigatorId | null; combat: boolean; on: SpaceId }
  'monster:discard': { monster: MonsterId }
  'gate:spawn': { gate: PieceId; on: SpaceId }
  'gate:close': { gate: PieceId; who: InvestigatorId | null; otherWorld: boolean }
  'gate:discard': { gate: PieceId }
  'clue:spawn': { clue: PieceId; on: SpaceId }
  'clue:discard': { clue: PieceId; on: SpaceId | null; who: InvestigatorId | null }
  /** Something on the board that is neither an investigator nor a Monster. */
  'token:move': { piece: PieceId; from: SpaceId | null; to: SpaceId }
  /** A card keeps a token, a piece of the board or a Monster. */
  'thing:keep': { thing: PieceId | SpaceId; card: PieceId; on: SpaceId | null; who: InvestigatorId | null }
  'omen:advance': { to: number; colour: Colour }
  'omen:move': { to: number }
  'doom:advance': { cause: DoomCause }
  'doom:retreat': Record<never, never>
  'ancient-one:awaken': Record<never, never>
  'mystery:enter': { card: PieceId }
  'mystery:solve': { card: PieceId }
  'rumor:solve': { card: PieceId }
  'mythos:draw': { card: PieceId }
  'mythos:enter': { card: PieceId }
  'token:place': { on: string; what: 'eldritch' | 'health' | 'sanity'; n: number }
  'token:remove': { from: string; what: 'eldritch' | 'health' | 'sanity'; n: number }
  'reckoning:resolve': { card: PieceId }
  'reserve:refill': { cards: readonly PieceId[] }
}

/** A Trade under way: with whom, and what lies on the table. */
export type Trading = { readonly who: InvestigatorId; readonly partner: InvestigatorId | null; readonly talk: Talk | null }

/** Who is still to reckon, and since when each of them has been in play: what has come back meanwhile is another (EH-RECK-07, -08). */
export type Reckoning = {
  readonly group: string
  readonly left: readonly PieceId[]
  readonly arrived?: { readonly [piece: PieceId]: number }
}

/** The steps of the rulebook, each with what it is about. */
export interface Steps {
  layOut: undefined
  chooseInvestigators: undefined
  chooseInvestigator: { seat: Seat; named: string | null }
  chooseAncientOne: undefined
  monsterCup: undefined
  buildDecks: undefined
  buildMythos: undefined
  startingEffects: undefined
  startingRumor: undefined
  round: undefined
  roundEnds: undefined
  phaseBegins: { phase: Phase }
  phaseEnds: { phase: Phase }
  actionTurn: { seat: Seat }
  nextAction: { who: InvestigatorId }
  trading: Trading & { readonly first: boolean }
  encounterTurn: { seat: Seat }
  combats: { who: InvestigatorId; fought: readonly string[] }
  otherEncounter: { who: InvestigatorId; additional: boolean }
  mythosPhase: undefined
  mythosIcon: { icon: MythosIcon }
  reckoning: undefined
  reckoningOf: Reckoning
  mythosText: { card: PieceId }
  mythosEnds: { exhausted: boolean }
  mythosLast: { judged: boolean; passed: boolean }
}

/** What can be under way. */
export interface Records {
  test: {
    who: InvestigatorId
    skill: Skill
    of: TestKind
    modifier: number
    source: PieceId | null
    stake: Stake | null
    /** With so many successes more make no difference; null: all of them count. Tables of older rules have none. */
    enough?: number | null
    faces: readonly number[]
    /** What the number of dice is made of, from the roll on. */
    pool: readonly { readonly from: PieceId | null; readonly phase: string; readonly amount: number; readonly counts: boolean }[]
    least?: number
    perSix?: number
    rolled: boolean
  }
  combat: { who: InvestigatorId; monster: MonsterId; ambush: boolean; since: number }
  ambush: { who: InvestigatorId; monster: MonsterId }
  /** `taken`: what the text gave came as an encounter of its own. */
  encounter: { who: InvestigatorId; of: string; card: PieceId | null; part: string | null; taken: boolean }
  action: { who: InvestigatorId; action: string }
  acquire: { who: InvestigatorId }
  spell: { who: InvestigatorId; spell: PieceId }
  /** `rolled`: the dice its text asks for have fallen already. */
  reckoning: { piece: PieceId; rolled: number | null }
  several: { awakened: boolean }
  /** Whose actions it ends when it has been read. */
  text: { ends: readonly InvestigatorId[] }
  deal: DealRecord
}

/** Decks that are drawn from, each with a discard pile of its own. */
export type DeckZone =
  | 'assets'
  | 'artifacts'
  | 'spells'
  | 'conditions'
  | 'mythos'
  | 'mysteries'
  | 'gates'
  | 'clues'
  | 'research'
  | 'america'
  | 'europe'
  | 'asia'
  | 'general'
  | 'otherWorld'
  | 'expedition'
  | `special:${string}`

export type Zones =
  | DeckZone
  | `discard:${string}`
  | `${'space' | 'fallen' | 'possessions' | 'own-conditions' | 'own-clues' | 'estate' | 'kept'}:${string}`
  | 'sheet'
  | 'mystery'
  | 'ongoing'
  | 'solved'
  | 'ambush'
  | 'encounter'
  | 'mythosCard'
  | 'reserve'
  | 'spent'
  | 'investigators'
  | 'epic'
  | 'aside'
  | 'monsters'
  | 'cup'
  | 'box'

/** Numbers that cards alter, each with what it is the number of. */
export interface Quantities {
  dice: TestOf
  success: TestOf
  sixes: TestOf
  horror: { monster: MonsterId; who: InvestigatorId }
  damage: { monster: MonsterId; who: InvestigatorId }
  toughness: { monster: MonsterId }
  dicePerClue: { who: InvestigatorId }
}

export interface EldritchShape {
  table: TableAttributes
  attributes: Attributes
  happenings: Happenings
  messages: Messages
  steps: Steps
  records: Records
  zones: Zones
  quantities: Quantities
}
export type Eldritch = Kernel<EldritchShape>
/** The steps that follow one. */
export type Next = readonly StepOf<EldritchShape>[]

/** Options of a table, parsed at the edge. */
export interface Options {
  readonly ancientOne: string | 'random'
  /** Whom the group names Lead; missing: a random seat (EH-SETUP-05). */
  readonly lead?: Seat
  /** One per seat; missing or null: chosen in the game. */
  readonly investigators?: readonly (string | null)[]
  readonly randomInvestigators?: boolean
  readonly difficulty?: 'normal' | 'easy' | 'hard'
  readonly startingRumor?: boolean
  /** One player, two investigators (EH-SOLO-03): the seats are still two. */
  readonly twoHanded?: boolean
}
export type { Json }

/** What the score is made of: Gates, Monsters by threes, Cursed and Dark Pact, Rumors; less Clues by threes, Blessed and Doom (EH-SCORE-02..08). */
export type Scored = {
  readonly [part in 'gates' | 'monsters' | 'banes' | 'rumors' | 'clues' | 'blessed' | 'doom']: number
}

/** The result of a game. */
export type Outcome = {
  readonly outcome: 'mysteries' | 'finalMystery' | 'eliminated' | 'mythosExhausted' | 'devouredWorld' | 'ancientOne' | 'rumor'
  readonly won: boolean
  readonly score: number | null
  readonly parts: Scored | null
  readonly round: number
  /** What the score is written down with (EH-SCORE-10). */
  readonly ancientOne: string
  readonly difficulty: TableAttributes['difficulty']
  readonly startingRumor: boolean
}
