import type { AbilityData, Both, Condition, Effect } from '@miskatonic/effects'
import type { Cost } from '@miskatonic/kernel'
import type { Action, Price } from './actionData.ts'
import type { DreamMap, Overlay } from './mapData.ts'

export type { Action, Price } from './actionData.ts'
export type { DreamMap, Overlay, TileMap } from './mapData.ts'

/* What there is in the box, as data. Every card names itself in both languages; what it does is written with `builders.ts`. */

export const COLOURS = ['awareness', 'cunning', 'rage'] as const // EF-PAY-01
export type Colour = (typeof COLOURS)[number]
/** What a card yields when it is discarded: one of these colours, by choice (EF-PAY-05). */
export type Motive = { readonly [C in Colour]?: number }

export const SUITS = ['hearts', 'spades', 'diamonds', 'clubs'] as const // EF-TCARD-03
export type Suit = (typeof SUITS)[number]
/** Steps of a Turn card. */
export const STEPS = ['metamorphosis', 'basic', 'special', 'movement'] as const // EF-SCAPE-03
export type ScapeStep = (typeof STEPS)[number]

export const DREAMERS = ['gambler', 'specialist', 'toughGuy', 'freeSpirit'] as const // EF-CAMP-01
export type DreamerId = (typeof DREAMERS)[number]

export const TERRAINS = ['light', 'darkness', 'swamp', 'water'] as const // EF-TERR-01
export type Terrain = (typeof TERRAINS)[number]
export const STATES = ['stunned', 'blinded', 'paralysed', 'poisoned'] as const // EF-STATE-01
export type StateId = (typeof STATES)[number]
/** What a Metamorphosis token does; how many there are of each is in `decks/tokens.ts`. */
export const METAMORPHOSES = ['anguish', 'seal', 'movement', 'range', 'mask', 'progress', 'reroll', 'gem'] as const // EF-META-03
export type Metamorphosis = (typeof METAMORPHOSES)[number]
/** Tokens that lie on squares and tiles. */
export const TOKENS = ['threat', 'universal', 'story', 'spirit', 'personal', 'hole'] as const
export type Token = (typeof TOKENS)[number]

type Printed = { readonly id: string; readonly title: Both; readonly flavour?: Both }
/** `text` is printed in place of what the language would say: rarely. */
type Worded = { readonly abilities?: readonly AbilityData[]; readonly actions?: readonly Action[]; readonly text?: Both }

// ── Dreamers and their cards ──

export type Dreamer = Printed & {
  readonly kind: 'dreamer'
  readonly id: DreamerId
  readonly gender: 'm' | 'f'
  /** The number on the tally. */
  readonly tally: number
  /** On the back of every card of the own deck (EF-INF-08). */
  readonly back: Action
}
/**
 * An Influence card. `action`: played from the hand in the own round; `rapid`: also in others' rounds and in the Dreamscape phase; `map`: on the
 * Dreamworld Map; `progress`: works once it was placed, for its placement cost.
 */
export type Influence = Printed &
  Worded & {
    readonly kind: 'influence'
    readonly type: 'action' | 'rapid' | 'map' | 'progress'
    readonly motive: Motive
    /** The price in Ether. */
    readonly price: number
    /** Of whose starting deck; missing: of the Market. */
    readonly of?: DreamerId
    readonly copies?: number
    /** A Progress card: its colour and what it costs to place it. */
    readonly colour?: Colour
    readonly placement?: Price
    /** Found in a dream, in neither a starting deck nor the Market. */
    readonly secret?: true
  }
export type Flaw = Printed &
  Worded & {
    readonly kind: 'flaw'
    /** When it is drawn (EF-FLAW-02). */
    readonly drawn?: Effect
    /** Stays in the Progress zone until it is removed (EF-FLAW-06); else it goes to the discard pile. */
    readonly stays?: true
    /** To be rid of it; missing: 1 Ether (EF-RULING-13). */
    readonly price?: Cost
    /** Not among the first six. */
    readonly later?: true
  }

// ── what the Team has ──

export type Item = Printed & Worded & { readonly kind: 'item'; readonly motive: Motive; readonly starting?: true; readonly secret?: true }
export type Mask = Printed & Worded & { readonly kind: 'mask'; readonly later?: true }
export type Wisdom = Printed & Worded & { readonly kind: 'wisdom' }
/** Its back says when it may be used, its front what comes of it (EF-NOTE-02). */
export type Note = Printed & {
  readonly kind: 'note'
  readonly back: Both
  readonly when: Condition
  readonly effect: Effect
  /** Kept after it was used. */
  readonly kept?: true
}
export type Season = Printed &
  Worded & {
    readonly kind: 'season'
    readonly hint: Both
    readonly tide?: Effect
    /** Signs of Places that do nothing meanwhile; what others do besides. */
    readonly closes?: readonly PlaceSign[]
    readonly adds?: { readonly [S in PlaceSign]?: Effect }
    /** One Shortcut a trip costs nothing. */
    readonly freeShortcut?: true
  }

// ── the Dreamworld ──

/** What happens in a Place, left to right (EF-MAP-07). */
export const PLACE_EFFECTS = ['fate', 'slumber', 'gate', 'key', 'market', 'bazaar', 'rest', 'hour', 'toll', 'tide', 'awakening'] as const // EF-RULING-21
export type PlaceSign = (typeof PLACE_EFFECTS)[number]
export type PlaceEffect = PlaceSign | { readonly script: number }
export type Place = { readonly id: string; readonly title: Both; readonly effects: readonly PlaceEffect[] }
export type District = Printed & {
  readonly kind: 'district'
  /** `A1` to `D2`. */
  readonly at: string
  readonly places: readonly Place[]
  /** One way only (EF-MAP-04). A place of another district counts once that one is there. */
  readonly paths: readonly (readonly [from: string, to: string])[]
  readonly shortcuts: readonly (readonly [from: string, to: string])[]
  /** What each of its Shortcuts costs (EF-SHORT-02). */
  readonly toll: { readonly each?: Cost; readonly one?: Cost; readonly team?: Effect; readonly text: Both }
}
export type Fate = Printed & {
  readonly kind: 'fate'
  readonly effect?: Effect
  /** A Whim lies on the Slumber Scape; its step effects fire like others (EF-RULING-78). */
  readonly whim?: { readonly abilities?: readonly AbilityData[]; readonly steps?: StepEffects; readonly text?: Both }
  /** Where a die decides: tables are not printed from what they do. */
  readonly text?: Both
  readonly later?: true
}
export type StepEffects = { readonly [S in Exclude<ScapeStep, 'movement'>]?: Effect }

// ── encounters ──

export type TurnCard = {
  readonly id: string
  readonly kind: 'turn'
  readonly suit: Suit
  readonly steps: readonly ScapeStep[]
  /** One of these (EF-LOOT-02). */
  readonly loot: Effect
}
/** How an Entity moves: its value; without a die exactly that (EF-RULING-14). */
export type EntityMovement = {
  readonly value: number
  readonly noDie?: true
  readonly throughDoors?: true
  /** Whom it goes to; missing: the nearest Dreamer. */
  readonly towards?: 'mostAnguish' | 'light' | 'none'
}
export type Entity = Printed &
  Worded & {
    readonly kind: 'entity'
    readonly large?: true
    readonly piece: 'token' | 'human' | 'creature'
    readonly move: EntityMovement
    readonly steps: StepEffects
    readonly cannotBeAttacked?: true
  }
export type Slumber = Printed &
  Worded & {
    readonly kind: 'slumber'
    /** Missing: no Entity; the text is simply followed (EF-SLUM-04). */
    readonly entity?: {
      readonly turns: number
      readonly pieces: number
      readonly large?: true
      readonly piece: 'token' | 'human' | 'creature'
      readonly move: EntityMovement
      readonly setup?: Effect
      readonly steps: StepEffects
      readonly outOfTurns: Effect
      readonly skip?: true
      /** Out of Turns uses what the set-up put down (EF-SKIP-05). */
      readonly usesSetup?: true
      readonly release?: Effect
    }
    readonly effect?: Effect
    /** In the deck from the first night with a Slumber. */
    readonly starting?: true
  }

/** A card of a dream that belongs to no deck: a situation, a riddle, a rule (EF-SECRET-13). */
export type Situation = Printed & Worded & { readonly kind: 'situation'; readonly steps?: StepEffects }
/** A tile of a map: its squares are worked out from the dream's drawing. */
export type Tile = { readonly id: string; readonly kind: 'tile'; readonly dream: string; readonly at: string; readonly title: Both }
export type OverlayCard = { readonly id: string; readonly kind: 'overlay'; readonly dream: string; readonly title: Both }

/** The Gate: its back is public once owned, its front only inside (EF-GATE-01, EF-GATE-02). */
export type Gate = Printed &
  Worded & {
    readonly kind: 'gate'
    readonly dream: string
    readonly place: string | null
    readonly keys: number
    readonly turns: number
    readonly blurb: Both
    readonly goal: Both
    readonly steps?: StepEffects
  }

/** Scripts a dream must have (EF-GATE-12, EF-DREAM-06); `partial` is one of the ends that is neither. */
export type DreamScripts = {
  readonly intro: number
  readonly reentry: number
  readonly outOfTurns: number
  readonly win: readonly number[]
  readonly partial: readonly number[]
}
/** What happens at set moments, whatever the Turn card says (EF-DREAM-05). */
export type Moment = {
  readonly at: { readonly startOf: number } | { readonly endOf: number | 'each' }
  readonly effect: Effect
  readonly when?: Condition
}
/** A whole dream: plain data, so that it can be kept apart until it is entered. */
export type Dream = {
  readonly id: string
  readonly code: string
  readonly gate: Gate
  readonly map: DreamMap
  /** Tiles that lie face up when it begins. */
  readonly start: readonly string[]
  readonly overlays?: { readonly [id: string]: Overlay & { readonly title: Both } }
  /** What is written on the map, by the letter of its square. */
  readonly mapActions: { readonly [letter: string]: Action }
  /** Letters that are not there at the beginning (`showAction`). */
  readonly hidden?: readonly string[]
  /** Written in a blue frame: of the whole Scape, from wherever one stands (EF-ICON-08). */
  readonly floating?: readonly Action[]
  /** Instructions in a blue frame, by the letter they are drawn with: carried out as soon as their tile lies there (EF-ICON-10). */
  readonly instructions?: { readonly [letter: string]: Effect }
  /** What a trap does that is drawn as `!` (EF-ICON-07). What a filled gem slot does is an ability of the Gate: `while: slotFilled('4,1')`. */
  readonly trap?: Effect
  readonly moments: readonly Moment[]
  /** Entities, situations, notes, items, Influence, Wisdom, Fate, Flaws, Masks, districts and Slumbers that come out of it. */
  readonly cards: readonly Card[]
  readonly scripts: DreamScripts
}

/** A Dreamer as a card of the table: its board. */
export type DreamerCard = Omit<Dreamer, 'id'> & { readonly id: string; readonly dreamer: DreamerId }

export type Card =
  | DreamerCard
  | Influence
  | Flaw
  | Item
  | Mask
  | Wisdom
  | Note
  | Season
  | District
  | Fate
  | TurnCard
  | Entity
  | Slumber
  | Situation
  | Tile
  | OverlayCard
  | Gate
  | MetaToken
  | Figure
export type CardOf<K extends Card['kind']> = Extract<Card, { readonly kind: K }>
export type MetaToken = Printed & { readonly kind: 'metamorphosis'; readonly type: Metamorphosis; readonly copies: number }
/** What stands on the Scape for an Entity. */
export type Figure = Printed & { readonly kind: 'figure'; readonly entity: string; readonly large?: true }
