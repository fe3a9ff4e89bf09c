import { type AbilityData, type Both, type Effect, exactly, type NodeFields } from '@miskatonic/effects'

/*
 * The cards of Mythos as data: what is printed on each, and whom and what their texts name. `rules/vocabulary/` defines the words of the texts,
 * `builders.ts` makes them. Whoever a text addresses is "you".
 */

export type CardId = string

export const LANGUAGES = ['english', 'latin', 'greek', 'arabic', 'egyptian', 'german', 'french', 'spanish', 'aklo', 'rlyehian'] as const
export type Tongue = (typeof LANGUAGES)[number]

export const REGIONS = ['newEngland', 'europe', 'middleEast', 'islands', 'exotic', 'dreamlands'] as const
export type Region = (typeof REGIONS)[number]

export const SUBREGIONS = [
  'arkham',
  'boston',
  'innsmouth',
  'kingsport',
  'providence',
  'dunwich',
  'miskatonicValley',
  'vermont',
  'catskills',
  'london',
  'anchester',
  'paris',
  'oslo',
  'prague',
  'transylvania',
  'cairo',
  'giza',
  'nileDelta',
  'damascus',
  'arabianDesert',
  'rlyeh',
  'ponape',
  'othaheite',
  'easterIsland',
  'southPacific',
  'dunedin',
  'deeperSlumber',
  'enchantedWood',
  'ulthar',
  'dylathLeen',
  'celephais',
  'underworld',
  'lengShore',
  'coldWaste',
] as const
export type Subregion = (typeof SUBREGIONS)[number]

export const DIMENSIONS = ['waking', 'dreamlands', 'newAeon'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const MODES = ['land', 'sea', 'air', 'space', 'underwater', 'dream'] as const
export type Mode = (typeof MODES)[number]

export const ICONS = ['eye', 'star', 'wave', 'skull', 'flame', 'hand'] as const
export type Icon = (typeof ICONS)[number]

export const CLASSES = ['undead', 'lesserIndependent', 'greaterIndependent', 'lesserServitor', 'greaterServitor'] as const
export type MonsterClass = (typeof CLASSES)[number]

/** Printed under the Title of a Location: cannot be used while walking there (MY-WALK-09). */
export const PLACE_ATTRIBUTES = ['city', 'countryside', 'tomePlace', 'artifactPlace'] as const
export type PlaceAttribute = (typeof PLACE_ATTRIBUTES)[number]
/** The second, less specific group: already apply while walking there (MY-WALK-08). */
export const GENERICS = [
  'day',
  'night',
  'indoors',
  'outdoors',
  'cemetery',
  'church',
  'hospital',
  'lair',
  'library',
  'lodging',
  'museum',
  'ruins',
  'underground',
  'university',
  'waterside',
  'wilderness',
] as const
export type Generic = (typeof GENERICS)[number]
export const CALLINGS = [
  'animal',
  'artist',
  'author',
  'clergy',
  'criminal',
  'cultist',
  'detective',
  'doctor',
  'dreamer',
  'explorer',
  'farmer',
  'hybrid',
  'occultist',
  'reporter',
  'sailor',
  'scholar',
  'scientist',
  'soldier',
  'undead',
] as const
export type Calling = (typeof CALLINGS)[number]
export const ARTIFACT_SUBTYPES = ['magic', 'sculpture', 'jewel', 'machine', 'instrument', 'equipment'] as const
type ArtifactSubtype = (typeof ARTIFACT_SUBTYPES)[number]
export const EVENT_SUBTYPES = ['sky', 'weather', 'affliction', 'law', 'mishap', 'horror', 'fortune'] as const
type EventSubtype = (typeof EVENT_SUBTYPES)[number]
/** Everything a card can be said to have: attributes, generic attributes, callings, classes, subtypes; PAST comes from Artifacts alone. */
export type Tag = PlaceAttribute | Generic | Calling | ArtifactSubtype | EventSubtype | MonsterClass | 'past'

export const CARD_KINDS = [
  'location',
  'ally',
  'artifact',
  'weapon',
  'tome',
  'spell',
  'monster',
  'greatOldOne',
  'event',
  'travel',
  'adventure',
] as const
export type CardKind = (typeof CARD_KINDS)[number]

type One<T> = T | readonly T[]

/** Which cards are meant. All fields must hold; in a list, one of them; in `any`, one of the descriptions. */
export type CardFilter = {
  readonly kind?: One<CardKind>
  /** By Title: the ids of the cards that bear it. */
  readonly title?: One<CardId>
  readonly has?: One<Tag>
  readonly region?: One<Region>
  readonly subregion?: One<Subregion>
  readonly dimension?: Dimension
  readonly gate?: true
  /** Of value so much or less. */
  readonly value?: number
  readonly icon?: Icon
  readonly mode?: One<Mode>
  readonly magic?: boolean
  readonly and?: CardFilter
  readonly any?: readonly CardFilter[]
  readonly not?: CardFilter
}

/** Where an Ally is found: all that is named must hold (MY-ALLY-02..06). */
export type FoundAt = {
  readonly subregion?: Subregion
  readonly region?: Region
  readonly dimension?: Dimension
  readonly place?: CardId
  readonly has?: Tag
  readonly past?: true
}

// ── whom and what ──
const tags = exactly<One<Tag>>()('json')
const described = exactly<CardFilter>()('json')
export const selectorFields = {
  /** People: all, the opponents, or those who are somewhere or lack something. */
  investigators: { who: { one: ['all', 'opponents'] }, 'at?': tags, 'without?': described },
  /** One of them, of your choice: settled before the effect is resolved. */
  investigator: { who: { one: ['opponent', 'any'] }, 'at?': exactly<One<Tag> | 'travel'>()('json') },
  /** Whom or what the Event was played on. */
  target: {},
  /** Cards somewhere; of several, `n` are chosen by the one addressed. */
  cards: {
    in: { one: ['play', 'chronicle', 'hand', 'threat'] },
    of: { one: ['you', 'opponents', 'all', 'target'] },
    'filter?': described,
    /** In a Threat: those assigned against whoever is addressed. */
    'facingYou?': 'boolean',
    /** Tomes without a Spell under them. */
    'bare?': 'boolean',
    /** Allies of people whose current Location has it. */
    'whereOwner?': exactly<Tag>()('string'),
  },
} as const
type Named<K extends keyof typeof selectorFields> = { readonly the: K } & NodeFields<(typeof selectorFields)[K]>
export type Investigators = Named<'investigators'>
export type OneInvestigator = Named<'investigator'>
export type TheTarget = Named<'target'>
export type Cards = Named<'cards'>
export type ThisCard = { readonly the: 'self' }
export type { Effect }

// ── cards ──
/** How the Title is spoken of in Spanish, and where its plural is not by rule. */
export type Grammar = { readonly g: 'm' | 'f'; readonly many?: Both; readonly the?: 'el' | 'la' | 'los' | 'las' }

type Printed = {
  readonly id: CardId
  readonly title: Both
  /** One or two short sentences; no rule reads them. */
  readonly story: Both
  readonly grammar?: Grammar
  /** Instead of the text made from the effects: counted. */
  readonly text?: Both
  readonly abilities?: readonly AbilityData[]
}
type DeckCard = Printed & {
  readonly unique?: true
  /** The pentagram: what SAN changes by when the card is played. */
  readonly sanity?: number
  /** Missing: the Waking World. */
  readonly dimension?: Dimension
}
type OnPlay = { readonly onPlay?: Effect }

export type InvestigatorCard = Printed & {
  readonly kind: 'investigator'
  readonly g: 'm' | 'f'
  readonly education: number
  readonly sanity: number
  readonly hand: readonly [min: number, max: number]
  readonly languages: readonly Tongue[]
}
export type LocationCard = DeckCard &
  OnPlay & {
    readonly kind: 'location'
    readonly region: Region
    /** Exotic Places have none. */
    readonly subregion?: Subregion
    readonly attributes: readonly PlaceAttribute[]
    readonly generics: readonly Generic[]
    readonly gate?: true
    /** Modes by which an Exotic Place is reached and left; missing: Sea and Air (MY-TRAVEL-20). */
    readonly access?: readonly Mode[]
    readonly closedTo?: readonly Mode[]
    /** Reached from there by a permission alone, whatever its modes. */
    readonly fromDimension?: Dimension
    /** A card that must be in play to go there. */
    readonly needs?: CardFilter
  }
export type AllyCard = DeckCard &
  OnPlay & {
    readonly kind: 'ally'
    readonly foundAt: readonly FoundAt[]
    readonly attributes: readonly Calling[]
    readonly languages?: readonly Tongue[]
    readonly value: number
    /** Of a Cultist in a Threat; missing: Lesser Independent (MY-CULT-05). */
    readonly class?: MonsterClass
    readonly knowsSpell?: number
    readonly sees?: true
    readonly harm?: Effect
  }
export type Use = { readonly sanity?: number; readonly when?: 'turn' | 'combat'; readonly effect: Effect }
export type ArtifactCard = DeckCard &
  OnPlay & { readonly kind: 'artifact'; readonly subtype: ArtifactSubtype; readonly knowsSpell?: number; readonly use?: Use }
export type WeaponCard = DeckCard & {
  readonly kind: 'weapon'
  readonly magic?: true
  readonly value: number
  /** Buried after the first Combat in which its bearer defends. */
  readonly single?: true
}
export type TomeCard = DeckCard & {
  readonly kind: 'tome'
  readonly languages: readonly Tongue[]
  readonly capacity: number
  readonly icons: readonly Icon[]
  /** Adds its capacity to the Threat while one of these is in it. */
  readonly supports?: CardFilter
}
export type SpellCard = DeckCard & {
  readonly kind: 'spell'
  readonly icons: readonly Icon[]
  /** SAN for each casting. */
  readonly cost: number
  readonly when: 'turn' | 'combat' | 'both'
  /** Which Monsters it summons in a turn and controls in Combat. */
  readonly calls?: CardFilter
  readonly effect?: Effect
}
export type MonsterCard = DeckCard & {
  readonly kind: 'monster'
  readonly class?: MonsterClass
  readonly value: number
  readonly invisible?: true
  /** Ids of the Titles it combines with. */
  readonly combines?: readonly CardId[]
  readonly travels?: { readonly modes: readonly Mode[]; readonly between?: readonly Dimension[] }
  readonly harm?: Effect
  readonly reveal?: Effect
  /** Only through a Gate of such a Location. */
  readonly through?: CardFilter
}
export type GreatOldOneCard = DeckCard & { readonly kind: 'greatOldOne'; readonly needs: readonly [CardFilter, CardFilter] }

export type Target =
  | { readonly who: 'you' | 'all' | 'opponents' | 'opponent' | 'investigator' | 'threat'; readonly at?: One<Tag> | 'travel' }
  | { readonly ally: CardFilter }
  | { readonly event: 'lasting' }
export type EventCard = DeckCard & {
  readonly kind: 'event'
  readonly subtype: EventSubtype
  readonly target: Target
  readonly lasts: 'immediate' | 'round' | 'lasting'
  readonly effect?: Effect
  /** A lasting Event ends when the target (or anyone) plays such a card. */
  readonly ends?: { readonly plays: CardFilter; readonly by?: 'anyone' }
  readonly notWhileWalking?: true
}
/** `region`: the destination may follow in the same turn inside the Region; `anywhere`: in any Region; `islands`: also an Island, from the waterside. */
export type Express = 'region' | 'anywhere' | 'islands'
export type TravelCard = DeckCard & {
  readonly kind: 'travel'
  readonly mode: Mode
  readonly attributes: readonly Generic[]
  readonly express?: Express
  /** Only to such places. */
  readonly to?: CardFilter
  /** Also between two COUNTRYSIDE Locations. */
  readonly countryside?: true
  /** Into which dimensions the next Location may lead. */
  readonly permits?: readonly Dimension[]
  /** Only from a Location that fits, or with such a card in play. */
  readonly from?: CardFilter
  readonly needs?: CardFilter
  readonly onPlay?: Effect
}
/** So many cards of a description; `different` Titles, Regions or modes; `other`: not the Title of an item before it. */
export type Slot = {
  readonly n?: number
  readonly card: CardFilter
  readonly different?: 'title' | 'region' | 'mode'
  readonly other?: true
  readonly across?: { readonly by: 'subregion'; readonly atLeast: number }
}
export type AdventureCard = DeckCard & {
  readonly kind: 'adventure'
  readonly points: number
  readonly slots: readonly Slot[]
}

export type Card =
  | InvestigatorCard
  | LocationCard
  | AllyCard
  | ArtifactCard
  | WeaponCard
  | TomeCard
  | SpellCard
  | MonsterCard
  | GreatOldOneCard
  | EventCard
  | TravelCard
  | AdventureCard

/** A ready deck: an Investigator and sixty cards. */
export type ReadyDeck = {
  readonly id: string
  readonly title: Both
  readonly about: Both
  readonly investigator: CardId
  readonly cards: { readonly [card: CardId]: number }
}
