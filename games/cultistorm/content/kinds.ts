import type { AbilityData, Both, Effect, Fields, Kinds } from '@miskatonic/effects'
import type { ExpansionCard } from './expansions/index.ts'

/** The five magic symbols, clockwise around the board: each names its location, its sect, its trophies and its seal too. */
export type MagicSymbol = 'shield' | 'tentacle' | 'eye' | 'planet' | 'star'
export const SYMBOLS: readonly MagicSymbol[] = ['shield', 'tentacle', 'eye', 'planet', 'star'] // CS-FRAME-05, CS-RULING-01

export type DetectiveType = 'healer' | 'investigator' | 'fighter' | 'defender' | 'medium' | 'gambler'
export const DETECTIVE_TYPES: readonly DetectiveType[] = ['healer', 'investigator', 'fighter', 'defender', 'medium', 'gambler'] // CS-FRAME-11

/**
 * What is drawn on an action card besides its symbol. `combat`, `time`, `cultist`, `terror` and `noRedraw` are rules; the rest tells what the
 * card is about. The madness icon is not written: every general card has it, no special card has.
 */
export type Icon = 'combat' | 'time' | 'cultist' | 'terror' | 'noRedraw' | 'dice' | 'trophy' | 'cards' | 'ancient'
export const ICONS: readonly Icon[] = ['combat', 'time', 'cultist', 'terror', 'noRedraw', 'dice', 'trophy', 'cards', 'ancient']

export type Printed = { readonly id: string; readonly title: Both; readonly story?: Both }
/** The number of its story in the narrative game. */
type Told = { readonly tale?: number }
export type Abilities = { readonly abilities?: readonly AbilityData[] }
/** Symbols given in a fight: one for each entry, which is any one of those listed. */
export type Lent = readonly (readonly MagicSymbol[])[]

export type ActionCard = Printed &
  Abilities & {
    readonly kind: 'action'
    readonly symbol: MagicSymbol
    /** A special card of this detective; missing: a general card, in every deck. */
    readonly of?: DetectiveType
    /** Worth a point of experience, where rituals are played with. */
    readonly experience?: true
    /** How many investigation icons. */
    readonly investigate?: number
    readonly icons: readonly Icon[]
    /** What the helped detective does at once; with the time icon, what is prepared for the next turn. */
    readonly support?: Effect
    /** With the combat icon: what it adds to the helped detective's symbols. Its `abilities` work in front of that detective and use it up. */
    readonly lends?: Lent
    /** After a fight that was won with what it lends. */
    readonly won?: Effect
  }
export type DetectiveCard = Printed & {
  readonly kind: 'detective'
  readonly type: DetectiveType
  readonly style: 'melee' | 'ranged'
  readonly signature: MagicSymbol
  /** Its three abilities by level, each with its name. */
  readonly levels: readonly { readonly title: Both; readonly abilities: readonly AbilityData[] }[]
}
export type Cultist = Printed &
  Told &
  Abilities & {
    readonly kind: 'cultist'
    /** The id of its sect. */
    readonly sect: string
    /** Missing: it has none. */
    readonly sectSymbol?: MagicSymbol
    readonly symbols: readonly MagicSymbol[]
    /** Used with as many players or more. */
    readonly skull: number
    /** Stronger than a cultist: worth two trophies of any symbol, and devoured it counts twice. */
    readonly monster?: true
  }
/** The Ancient One of a sect is named by its id; a special sect's cards take the place of seven general ones. */
export type Sect = Printed & {
  readonly kind: 'sect'
  readonly ancient: string
  readonly special?: true
  readonly location?: string
  readonly monster?: string
}
export type AncientOne = Printed &
  Told &
  Abilities & {
    readonly kind: 'ancient'
    readonly wave: 1 | 2 | 'sect'
    readonly symbols: readonly MagicSymbol[]
    readonly attackMadness: number
    /** When it arrives, after the madness that comes with every Ancient One. */
    readonly effect?: Effect
  }
export type Location = Printed & Told & { readonly kind: 'location'; readonly abilities: readonly AbilityData[]; readonly strange?: true }
export type Item = Printed &
  Abilities & {
    readonly kind: 'item'
    readonly copies?: number
    readonly unique?: true
    /** What it adds in a fight, as often as it has charges; it is discarded with the last. */
    readonly lends?: Lent
    readonly charges?: number
  }
export type UnforeseenEvent = Printed & {
  readonly kind: 'event'
  readonly copies?: number
  readonly effect: Effect
  /** The expansion it comes with; missing: it is in every item deck. */
  readonly expansion?: string
}
export type TerrorCard = Printed &
  Told &
  Abilities & {
    readonly kind: 'terror'
    readonly activation: number
    readonly effect?: Effect
    /** It lies face up with its abilities: until the next turn ends, or in the next turn only. Missing: it is done at once. */
    readonly lasts?: 'untilNextTurnEnds' | 'inNextTurn'
  }
/** Its effect, then an Ancient One of the second wave, then its abilities for the rest of the game. */
export type EndCard = Printed & Told & { readonly kind: 'end'; readonly effect: Effect; readonly abilities: readonly AbilityData[] }
export type Seal = Printed & { readonly kind: 'seal'; readonly symbol: MagicSymbol }
export type Die = Printed & { readonly kind: 'die' }
/** Which story is read before a fight, by the cultist's sect symbol. */
export type NarrativeCard = Printed & { readonly kind: 'narrative'; readonly stories: { readonly [S in MagicSymbol]: number } }
/** A story of the book, as it lies open once it has been read. */
export type Tale = Printed & { readonly kind: 'tale'; readonly number: number; readonly story: Both; readonly effect?: Effect }

export type BaseCard =
  | ActionCard
  | DetectiveCard
  | Cultist
  | Sect
  | AncientOne
  | Location
  | Item
  | UnforeseenEvent
  | TerrorCard
  | EndCard
  | Seal
  | Die
  | NarrativeCard
  | Tale
export type Card = BaseCard | ExpansionCard
export type CardOf<K extends Card['kind']> = Extract<Card, { readonly kind: K }>

export const printed: Fields = { title: 'both', 'story?': 'both' }
export const abilities: Fields = { 'abilities?': { list: 'ability' } }
const told: Fields = { 'tale?': 'integer' }
export const symbol: Fields[string] = { one: SYMBOLS }
export const symbols: Fields[string] = { list: symbol }
export const lends: Fields = { 'lends?': { list: symbols } }

/** The fields of each kind, for packs and their schema. */
export const baseKinds: Kinds = {
  action: {
    ...printed,
    ...abilities,
    symbol,
    'of?': { one: DETECTIVE_TYPES },
    'experience?': 'boolean',
    'investigate?': 'integer',
    icons: { list: { one: ICONS } },
    'support?': 'effect',
    ...lends,
    'won?': 'effect',
  },
  detective: {
    ...printed,
    type: { one: DETECTIVE_TYPES },
    style: { one: ['melee', 'ranged'] },
    signature: symbol,
    levels: { list: { fields: { title: 'both', abilities: { list: 'ability' } } } },
  },
  cultist: { ...printed, ...told, ...abilities, sect: 'string', 'sectSymbol?': symbol, symbols, skull: 'integer', 'monster?': 'boolean' },
  sect: { ...printed, ancient: 'string', 'special?': 'boolean', 'location?': 'string', 'monster?': 'string' },
  ancient: { ...printed, ...told, ...abilities, wave: { one: [1, 2, 'sect'] }, symbols, attackMadness: 'integer', 'effect?': 'effect' },
  location: { ...printed, ...told, abilities: { list: 'ability' }, 'strange?': 'boolean' },
  item: { ...printed, ...abilities, 'copies?': 'integer', 'unique?': 'boolean', ...lends, 'charges?': 'integer' },
  event: { ...printed, 'copies?': 'integer', effect: 'effect', 'expansion?': 'string' },
  terror: {
    ...printed,
    ...told,
    ...abilities,
    activation: 'integer',
    'effect?': 'effect',
    'lasts?': { one: ['untilNextTurnEnds', 'inNextTurn'] },
  },
  end: { ...printed, ...told, effect: 'effect', abilities: { list: 'ability' } },
  seal: { ...printed, symbol },
  die: printed,
  narrative: { ...printed, stories: { fields: Object.fromEntries(SYMBOLS.map((one) => [one, 'integer' as const])) } },
  tale: { ...printed, number: 'integer', 'effect?': 'effect' },
}
