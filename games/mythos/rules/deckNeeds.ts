import { type Match, matching } from '@miskatonic/kernel'
import { cardById, hasCard } from '../content/index.ts'
import type {
  AdventureCard,
  AllyCard,
  Card,
  CardFilter,
  CardId,
  Dimension,
  FoundAt,
  GreatOldOneCard,
  LocationCard,
  Mode,
  MonsterCard,
  PlaceAttribute,
  Slot,
  SpellCard,
  Tag,
  TomeCard,
  Tongue,
  TravelCard,
} from '../content/nodes.ts'
import { dimensionOf, fitsCard, tagsOf, titleOf } from './filters.ts'
import type { BuiltDeck } from './shape.ts'
import { sharesIcon } from './spells.ts'
import { couldFill, goTogether, type Item, isSpread, itemsOf, type Told } from './storyItems.ts'

/* What the cards of a deck need of each other, by what is printed: for whoever builds one. Events that change a place or a rule are left out. */

/** What is missing in the deck itself. */
export type Lack =
  | { readonly lack: 'place' | 'tomePlace' | 'artifactPlace' | 'gate' | 'bearer' | 'ally' | 'card' | 'journey' | 'past' | 'start' }
  | { readonly lack: 'language'; readonly language: Tongue }
  | { readonly lack: 'items'; readonly items: readonly Slot[] }

export type Need = {
  readonly card: CardId
  /** Cards of the deck that meet it. */
  readonly by: readonly CardId[]
  readonly lacks: readonly Lack[]
}

type Deck = { readonly investigator: Card | null; readonly cards: readonly Card[] }

const without = (lacks: readonly (Lack | null)[]): readonly Lack[] => lacks.filter((one) => one !== null)
const idsOf = (cards: readonly Card[]): CardId[] => [...new Set(cards.map(({ id }) => id))]
const locationsIn = ({ cards }: Deck): LocationCard[] => cards.filter((card) => card.kind === 'location')
const fitting = ({ cards }: Deck, filter: CardFilter): Card[] => cards.filter((card) => fitsCard(card, filter))

/** A card with a marker is played in that dimension alone (MY-DIM-05). */
const isWhere = (card: Card, place: LocationCard): boolean => dimensionOf(card) === 'waking' || dimensionOf(card) === dimensionOf(place)
/** The Locations of the deck at which the card could be played, as far as dimensions go. */
const placesFor = (card: Card, deck: Deck): LocationCard[] => locationsIn(deck).filter((place) => isWhere(card, place))

/** All that is named must hold (MY-ALLY-02..05). */
function isFoundAt(found: FoundAt, place: LocationCard): boolean {
  if (found.has !== undefined && !tagsOf(place).has(found.has)) return false
  if (found.subregion !== undefined && place.subregion !== found.subregion) return false
  if (found.region !== undefined && place.region !== found.region) return false
  if (found.dimension !== undefined && dimensionOf(place) !== found.dimension) return false
  return found.place === undefined || place.title.en === titleOf(found.place)
}

/** PAST comes from cards that send a Location back, and from nowhere else. */
const sendsBack = (card: Card): boolean => JSON.stringify(card).includes('"sendBack"')

/** Who is found in the PAST needs both: the place, and what sends it back (MY-RULING-71). */
function allyNeed(card: AllyCard, deck: Deck): Omit<Need, 'card'> {
  const back = deck.cards.filter(sendsBack)
  const places = (past: boolean): LocationCard[] =>
    placesFor(card, deck).filter((place) => card.foundAt.some((found) => (found.past === true) === past && isFoundAt(found, place)))
  const [now, then] = [places(false), places(true)]
  const by = idsOf([...now, ...(then.length && back.length ? [...then, ...back] : [])])
  return { by, lacks: by.length || !card.foundAt.length ? [] : [{ lack: then.length ? 'past' : 'place' }] }
}

type Ability = {
  readonly ability: string
  readonly on: string
  readonly phase?: string
  readonly amount?: unknown
  readonly where?: object
}
/** What stays on the table all the time: the Investigator's text, Allies, Artifacts. */
const standing = ({ investigator, cards }: Deck): Card[] => [
  ...(investigator ? [investigator] : []),
  ...cards.filter(({ kind }) => kind === 'ally' || kind === 'artifact'),
]
const abilitiesOf = (card: Card): readonly Ability[] => (card.abilities ?? []) as readonly Ability[]

/** «You know Aklo.» */
const teaches = (card: Card, tongue: Tongue): boolean =>
  abilitiesOf(card).some(({ on, amount, where }) => {
    const { who, language } = (where ?? {}) as { readonly who?: unknown; readonly language?: Tongue | readonly Tongue[] }
    return on === 'language' && amount === 1 && who === 'you' && language !== undefined && [language].flat().includes(tongue)
  })
const knowsIt = (card: Card, tongue: Tongue): boolean =>
  ((card.kind === 'ally' || card.kind === 'investigator') && (card.languages ?? []).includes(tongue)) || teaches(card, tongue)

/** «You may play Artifacts at MUSEUM and RUINS Locations»: attributes that serve as well. */
const servesToo = (card: Card, deck: Deck): Tag[] =>
  standing(deck).flatMap((one) =>
    abilitiesOf(one).flatMap(({ on, where }) => {
      const { card: filter, at } = (where ?? {}) as { readonly card?: CardFilter; readonly at?: Tag | readonly Tag[] }
      return on === 'place:need' && filter && at !== undefined && fitsCard(card, filter) ? [at].flat() : []
    }),
  )
const playedAt = (card: Card, attribute: PlaceAttribute, deck: Deck): LocationCard[] => {
  const tags: readonly Tag[] = [attribute, ...servesToo(card, deck)]
  return placesFor(card, deck).filter((place) => tags.some((tag) => tagsOf(place).has(tag)))
}

/** Where books are, and somebody for each language (MY-TOME-01..03). */
function tomeNeed(card: TomeCard, deck: Deck): Omit<Need, 'card'> {
  const places = playedAt(card, 'tomePlace', deck)
  const readers = (tongue: Tongue): Card[] => standing(deck).filter((one) => knowsIt(one, tongue))
  const unread = card.languages.filter((tongue) => !readers(tongue).length)
  const self = (tongue: Tongue): boolean => readers(tongue).some(({ kind }) => kind === 'investigator')
  const translators = card.languages.filter((tongue) => !self(tongue)).flatMap(readers)
  return {
    by: idsOf([...translators, ...places]),
    lacks: without([places.length ? null : { lack: 'tomePlace' }, ...unread.map((language): Lack => ({ lack: 'language', language }))]),
  }
}

/** A Tome with an icon in common, or somebody or something that knows Spells (MY-SPELL-01, -02). */
function spellNeed(card: SpellCard, deck: Deck): Omit<Need, 'card'> {
  const bearers = deck.cards.filter((one) =>
    one.kind === 'tome' ? sharesIcon(one, card) : (one.kind === 'ally' || one.kind === 'artifact') && (one.knowsSpell ?? 0) > 0,
  )
  return { by: idsOf(bearers), lacks: bearers.length ? [] : [{ lack: 'bearer' }] }
}

/** Each copy counts for itself. */
type Copy = { readonly card: Card }
const copiesIn = ({ cards }: Deck): Copy[] => cards.map((card) => ({ card }))

const gatesFor = (card: Card, deck: Deck, through?: CardFilter): LocationCard[] =>
  placesFor(card, deck).filter((place) => place.gate && (!through || fitsCard(place, through)))

function monsterNeed(card: MonsterCard, deck: Deck): Omit<Need, 'card'> {
  const gates = gatesFor(card, deck, card.through)
  return { by: idsOf(gates), lacks: gates.length ? [] : [{ lack: 'gate' }] }
}

function greatOldOneNeed(card: GreatOldOneCard, deck: Deck): Omit<Need, 'card'> {
  const found = matching(card.needs, copiesIn(deck), (need, { card: one }) => fitsCard(one, need))
  const gates = gatesFor(card, deck)
  return {
    by: idsOf([...card.needs.flatMap((need) => fitting(deck, need)), ...gates]),
    lacks: without([gates.length ? null : { lack: 'gate' }, found ? null : { lack: 'card' }]),
  }
}

function artifactNeed(card: Card, deck: Deck): Omit<Need, 'card'> {
  const places = playedAt(card, 'artifactPlace', deck)
  const armed = card.kind !== 'weapon' || deck.cards.some(({ kind }) => kind === 'ally')
  return { by: idsOf(places), lacks: without([places.length ? null : { lack: 'artifactPlace' }, armed ? null : { lack: 'ally' }]) }
}

const USUAL_ACCESS: readonly Mode[] = ['sea', 'air'] // MY-TRAVEL-17, -20
const isOwnRegion = ({ region }: LocationCard): boolean => region === 'islands' || region === 'exotic'

/** Travel Events and Monsters that carry, by one of these modes. */
const journeysBy = ({ cards }: Deck, modes: readonly Mode[]): Card[] =>
  cards.filter((one) =>
    one.kind === 'travel'
      ? modes.includes(one.mode)
      : one.kind === 'monster' && (one.travels?.modes ?? []).some((mode) => modes.includes(mode)),
  )
/** Cards that let one cross into that dimension (MY-DIM-04). */
const opensInto = (card: Card, dimension: Dimension): boolean => {
  if (card.kind === 'travel') return (card.permits ?? []).includes(dimension)
  if (card.kind === 'monster') return (card.travels?.between ?? []).includes(dimension)
  const crosses = abilitiesOf(card).some(
    ({ on, where }) => on === 'dimension:cross' && (where as { to?: unknown } | undefined)?.to === dimension,
  )
  return crosses || (JSON.stringify(card).includes('"crossOver"') && JSON.stringify(card).includes(`"${dimension}"`))
}

/** Where most of the deck's Locations are: there a game may begin, and there no journey is needed (MY-RULING-08). */
function homeOf<K extends string>(deck: Deck, of: (place: LocationCard) => K): K | null {
  const count = new Map<K, number>()
  for (const place of locationsIn(deck)) if (!isOwnRegion(place)) count.set(of(place), (count.get(of(place)) ?? 0) + 1)
  return [...count].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/** How one comes to a Location that is not where the deck is at home; null: it is. */
function waysTo(card: LocationCard, deck: Deck): Card[] | null {
  const dimension = dimensionOf(card) as Dimension
  const home = homeOf(deck, dimensionOf)
  if (!isOwnRegion(card) && home !== null && dimension !== home)
    return [...(deck.investigator ? [deck.investigator] : []), ...deck.cards].filter((one) => opensInto(one, dimension))
  const modes = (card.access ?? USUAL_ACCESS).filter((mode) => !card.closedTo?.includes(mode))
  if (!isOwnRegion(card))
    return card.region === homeOf(deck, ({ region }) => region) || dimension !== 'waking' ? null : journeysBy(deck, modes)
  // From another dimension a permission will do.
  const beside = card.fromDimension ? locationsIn(deck).filter((place) => dimensionOf(place) === card.fromDimension) : []
  return [...journeysBy(deck, modes), ...beside]
}

/** Islands, Exotic Places, other Regions and dimensions are reached by a journey; some want a card besides (MY-TRAVEL-12..21, MY-DIM-04). */
function locationNeed(card: LocationCard, deck: Deck): Omit<Need, 'card'> | null {
  const ways = waysTo(card, deck)
  if (!ways && !card.needs) return null
  const wanted = card.needs ? fitting(deck, card.needs) : []
  return {
    by: idsOf([...(ways ?? []), ...wanted]),
    lacks: without([ways?.length === 0 ? { lack: 'journey' } : null, card.needs && !wanted.length ? { lack: 'card' } : null]),
  }
}

/** «Only from a WATERSIDE Location», «needs an EXPLORER Ally». */
function travelNeed({ needs, from }: TravelCard, deck: Deck): Omit<Need, 'card'> | null {
  if (!needs && !from) return null
  const [wanted, starts] = [needs ? fitting(deck, needs) : [], from ? fitting(deck, from) : []]
  return {
    by: idsOf([...wanted, ...starts]),
    lacks: without([needs && !wanted.length ? { lack: 'card' } : null, from && !starts.length ? { lack: 'start' } : null]),
  }
}

/** A card of the deck for each item, no card for two (MY-ADV-20). */
function adventureNeed(card: AdventureCard, deck: Deck): Omit<Need, 'card'> {
  const missing = card.slots.filter((slot) => !couldFill(fitting(deck, slot.card), slot))
  const by = idsOf(card.slots.flatMap((slot) => fitting(deck, slot.card)))
  if (missing.length) return { by, lacks: [{ lack: 'items', items: missing }] }
  const told = ({ need, source }: Match<Item, Copy>): Told => ({ item: need, card: source.card })
  const story = matching(itemsOf(card.slots), copiesIn(deck), ({ of }, { card: one }) => fitsCard(one, of.card), [], {
    together: (a, b) => goTogether(told(a), told(b)),
    whole: (matches) =>
      card.slots.every((slot, i) =>
        isSpread(
          matches.filter(({ need }) => need.slot === i).map(({ source }) => source.card),
          slot,
        ),
      ),
  })
  return { by, lacks: story ? [] : [{ lack: 'items', items: card.slots }] }
}

function needOf(card: Card, deck: Deck): Omit<Need, 'card'> | null {
  switch (card.kind) {
    case 'ally':
      return allyNeed(card, deck)
    case 'tome':
      return tomeNeed(card, deck)
    case 'spell':
      return spellNeed(card, deck)
    case 'monster':
      return monsterNeed(card, deck)
    case 'greatOldOne':
      return greatOldOneNeed(card, deck)
    case 'artifact':
    case 'weapon':
      return artifactNeed(card, deck)
    case 'location':
      return locationNeed(card, deck)
    case 'travel':
      return travelNeed(card, deck)
    case 'adventure':
      return adventureNeed(card, deck)
    default:
      return null
  }
}

/** For each different card that needs another: which of the deck do, and what is missing. */
export function deckNeeds({ investigator, cards }: BuiltDeck): Need[] {
  const known = cards.filter(hasCard).map(cardById)
  const deck: Deck = { investigator: investigator !== undefined && hasCard(investigator) ? cardById(investigator) : null, cards: known }
  const different = [...new Map(known.map((card) => [card.id, card])).values()]
  return different.flatMap((card): Need[] => {
    const need = needOf(card, deck)
    return need ? [{ card: card.id, ...need }] : []
  })
}
