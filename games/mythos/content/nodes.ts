import type { AbilityData, Effect as AnyEffect, Both, Condition, Selector } from '@miskatonic/effects'

/*
 * The cards of Mythos as data: what is printed on each, and the words their texts are made of. `words.ts` has a builder for
 * each word; `rules/vocabulary/` runs and says them. Whoever a text addresses is "you".
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
export type ArtifactSubtype = (typeof ARTIFACT_SUBTYPES)[number]
export const EVENT_SUBTYPES = ['sky', 'weather', 'affliction', 'law', 'mishap', 'horror', 'fortune'] as const
export type EventSubtype = (typeof EVENT_SUBTYPES)[number]
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
/** People: all, the opponents, or those who are somewhere or lack something. */
export type Investigators = {
  readonly the: 'investigators'
  readonly who: 'all' | 'opponents'
  readonly at?: One<Tag>
  readonly without?: CardFilter
}
/** One of them, of your choice: settled before the effect is resolved. */
export type OneInvestigator = {
  readonly the: 'investigator'
  readonly who: 'opponent' | 'any'
  readonly at?: One<Tag> | 'travel'
}
/** Whom or what the Event was played on. */
export type TheTarget = { readonly the: 'target' }
/** Cards somewhere; of several, `n` are chosen by the one addressed. */
export type Cards = {
  readonly the: 'cards'
  readonly in: 'play' | 'chronicle' | 'hand' | 'threat'
  readonly of: 'you' | 'opponents' | 'all' | 'target'
  readonly filter?: CardFilter
  /** In a Threat: those assigned against whoever is addressed. */
  readonly facingYou?: true
  /** Tomes without a Spell under them. */
  readonly bare?: true
  /** Allies of people whose current Location has it. */
  readonly whereOwner?: Tag
}
export type Which = Investigators | OneInvestigator | TheTarget | Cards | Selector

// ── conditions ──
export type If =
  | { readonly is: 'here'; readonly has?: One<Tag>; readonly place?: CardFilter; readonly whose?: 'you' | 'owner' }
  | { readonly is: 'owns'; readonly card: CardFilter }
  | { readonly is: 'walking' }
  | Condition

// ── effects ──
export type Gain = { readonly do: 'gain'; readonly n: number; readonly additional?: true }
export type Lose = { readonly do: 'lose'; readonly n: number; readonly additional?: true }
export type Draw = { readonly do: 'draw'; readonly n: number }
export type DiscardHand = { readonly do: 'discardHand'; readonly n: number | 'all'; readonly random?: true }
export type LookHand = { readonly do: 'lookHand'; readonly of: OneInvestigator | TheTarget }
/** Of a Threat: one card by chance, or all of it. */
export type LookThreat = { readonly do: 'lookThreat'; readonly n: 'one' | 'all' }
export type Peek = { readonly do: 'peek'; readonly n: number; readonly take?: number; readonly rest: 'bottom' | 'top' }
export type Search = { readonly do: 'search'; readonly what: CardFilter }
export type Bury = { readonly do: 'bury'; readonly what: Cards | TheTarget | { readonly the: 'self' }; readonly n?: number | 'all' }
export type Discard = { readonly do: 'discard'; readonly what: Cards | TheTarget; readonly n?: number | 'all' }
/** From your Chronicle to your Hand; never the top card. */
export type Recover = { readonly do: 'recover'; readonly what?: CardFilter }
/** An Ally of your Chronicle comes into play without SAN change. */
export type Revive = { readonly do: 'revive'; readonly what: CardFilter; readonly gains?: Tag }
export type Borrow = { readonly do: 'borrow'; readonly what: Cards }
/** A card of your Hand, now; costs and what is not ignored still apply. */
export type PlayNow = { readonly do: 'playNow'; readonly what: CardFilter; readonly ignoring: 'attribute' | 'place' | 'journey' }
export type Invert = { readonly do: 'invert' }
export type Refresh = { readonly do: 'refresh' }
export type Straighten = { readonly do: 'straighten' }
export type TurnDown = { readonly do: 'turnDown'; readonly what: Cards | TheTarget }
export type Retrace = { readonly do: 'retrace' }
export type RemoveFromBattle = { readonly do: 'remove'; readonly what: Cards | { readonly the: 'self' } }
/** At Reveal one of them gets so much less (or more) until the end of Combat. */
export type Weaken = { readonly do: 'weaken'; readonly what: Cards; readonly n: number }
export type Veil = { readonly do: 'veil'; readonly what: Cards }
export type Learn = { readonly do: 'learn' }
export type LoseTurn = { readonly do: 'loseTurn'; readonly n?: number; readonly when?: 'nextRound' }
export type EndEvent = {
  readonly do: 'endEvent'
  readonly what: TheTarget | { readonly the: 'self' } | 'affliction' | { readonly title: CardId }
}
/** Points for or against one pair of this Combat; the opponent is chosen now. */
export type Swell = { readonly do: 'swell'; readonly n: number }
export type Dampen = { readonly do: 'dampen'; readonly n: number }
/** You may play a Location of the other dimension now, or keep the permission for your next one. */
export type CrossOver = { readonly do: 'crossOver'; readonly between: readonly [Dimension, Dimension] }
/** Your current Location is IN THE PAST: until covered, or until the end of the Round. */
export type SendBack = { readonly do: 'sendBack'; readonly until: 'covered' | 'round' }
/** One of those meant, named first; the effect is addressed to him. */
export type Aim = { readonly do: 'aim'; readonly at: OneInvestigator; readonly effect: AnyEffect }

export type Verb =
  | Gain
  | Lose
  | Draw
  | DiscardHand
  | LookHand
  | LookThreat
  | Peek
  | Search
  | Bury
  | Discard
  | Recover
  | Revive
  | Borrow
  | PlayNow
  | Invert
  | Refresh
  | Straighten
  | TurnDown
  | Retrace
  | RemoveFromBattle
  | Weaken
  | Veil
  | Learn
  | LoseTurn
  | EndEvent
  | Swell
  | Dampen
  | CrossOver
  | SendBack
  | Aim
export type Effect = AnyEffect

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
