import { type Match, matching } from '@miskatonic/kernel'
import { cardById, hasCard } from '../content/index.ts'
import type {
  AdventureCard,
  AllyCard,
  Card,
  CardFilter,
  CardId,
  FoundAt,
  GreatOldOneCard,
  LocationCard,
  Mode,
  MonsterCard,
  Slot,
  SpellCard,
  TomeCard,
  Tongue,
} from '../content/nodes.ts'
import { fitsCard, tagsOf, titleOf } from './filters.ts'
import type { BuiltDeck } from './shape.ts'
import { sharesIcon } from './spells.ts'

/* What the cards of a deck need of each other, by what is printed: for whoever builds one. Events that change a place or a rule are left out. */

/** What is missing in the deck itself. */
export type Lack =
  | { readonly lack: 'place' | 'tomePlace' | 'artifactPlace' | 'gate' | 'bearer' | 'ally' | 'card' | 'journey' | 'past' }
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

/** All that is named must hold (MY-ALLY-02..05). */
function isFoundAt(found: FoundAt, place: LocationCard): boolean {
  if (found.has !== undefined && !tagsOf(place).has(found.has)) return false
  if (found.subregion !== undefined && place.subregion !== found.subregion) return false
  if (found.region !== undefined && place.region !== found.region) return false
  if (found.dimension !== undefined && (place.dimension ?? 'waking') !== found.dimension) return false
  return found.place === undefined || place.title.en === titleOf(found.place)
}

/** PAST comes from cards that send a Location back, and from nowhere else. */
const sendsBack = (card: Card): boolean => JSON.stringify(card).includes('"sendBack"')

function allyNeed(card: AllyCard, deck: Deck): Omit<Need, 'card'> {
  const places = locationsIn(deck).filter((place) => card.foundAt.some((found) => !found.past && isFoundAt(found, place)))
  const back = card.foundAt.some(({ past }) => past) ? deck.cards.filter(sendsBack) : []
  const by = idsOf([...places, ...back])
  const lack = card.foundAt.every(({ past }) => past) ? 'past' : 'place'
  return { by, lacks: by.length || !card.foundAt.length ? [] : [{ lack }] }
}

/** Where books are, and somebody for each language (MY-TOME-01..03). */
function tomeNeed(card: TomeCard, deck: Deck): Omit<Need, 'card'> {
  const places = locationsIn(deck).filter((place) => place.attributes.includes('tomePlace'))
  const known = deck.investigator?.kind === 'investigator' ? deck.investigator.languages : []
  const allies = deck.cards.filter((one): one is AllyCard => one.kind === 'ally')
  const speakers = (tongue: Tongue): AllyCard[] => allies.filter(({ languages }) => languages?.includes(tongue))
  const unread = card.languages.filter((tongue) => !known.includes(tongue) && !speakers(tongue).length)
  const translators = card.languages.filter((tongue) => !known.includes(tongue)).flatMap(speakers)
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

const gatesIn = (deck: Deck, through?: CardFilter): LocationCard[] =>
  locationsIn(deck).filter((place) => place.gate && (!through || fitsCard(place, through)))

function monsterNeed(card: MonsterCard, deck: Deck): Omit<Need, 'card'> {
  const gates = gatesIn(deck, card.through)
  return { by: idsOf(gates), lacks: gates.length ? [] : [{ lack: 'gate' }] }
}

function greatOldOneNeed(card: GreatOldOneCard, deck: Deck): Omit<Need, 'card'> {
  const found = matching(card.needs, copiesIn(deck), (need, { card: one }) => fitsCard(one, need))
  const gates = gatesIn(deck)
  return {
    by: idsOf([...card.needs.flatMap((need) => fitting(deck, need)), ...gates]),
    lacks: without([gates.length ? null : { lack: 'gate' }, found ? null : { lack: 'card' }]),
  }
}

function artifactNeed(card: Card, deck: Deck): Omit<Need, 'card'> {
  const places = locationsIn(deck).filter((place) => place.attributes.includes('artifactPlace'))
  const armed = card.kind !== 'weapon' || deck.cards.some(({ kind }) => kind === 'ally')
  return { by: idsOf(places), lacks: without([places.length ? null : { lack: 'artifactPlace' }, armed ? null : { lack: 'ally' }]) }
}

const USUAL_ACCESS: readonly Mode[] = ['sea', 'air'] // MY-TRAVEL-20

/** An Exotic Place is reached by its modes alone; some want a card besides (MY-TRAVEL-20, -21). */
function locationNeed(card: LocationCard, deck: Deck): Omit<Need, 'card'> | null {
  if (card.region !== 'exotic' && !card.needs) return null
  const modes = (card.access ?? USUAL_ACCESS).filter((mode) => !card.closedTo?.includes(mode))
  const journeys = deck.cards.filter(
    (one) =>
      (one.kind === 'travel' && modes.includes(one.mode)) ||
      (one.kind === 'monster' && (one.travels?.modes ?? []).some((mode) => modes.includes(mode))),
  )
  // From another dimension a permission will do.
  const beside = card.fromDimension ? locationsIn(deck).filter(({ dimension = 'waking' }) => dimension === card.fromDimension) : []
  const ways = card.region === 'exotic' ? [...journeys, ...beside] : []
  const wanted = card.needs ? fitting(deck, card.needs) : []
  return {
    by: idsOf([...ways, ...wanted]),
    lacks: without([
      card.region === 'exotic' && !ways.length ? { lack: 'journey' } : null,
      card.needs && !wanted.length ? { lack: 'card' } : null,
    ]),
  }
}

type Item = { readonly slot: number; readonly of: Slot }

const likeness = (card: Card, by: NonNullable<Slot['different']>): string => {
  if (by === 'region') return card.kind === 'location' ? (card.region === 'exotic' ? card.title.en : card.region) : ''
  return by === 'mode' && card.kind === 'travel' ? card.mode : card.title.en
}
function goTogether(a: Match<Item, Copy>, b: Match<Item, Copy>): boolean {
  const [one, two] = [a.source.card, b.source.card]
  if (a.need.slot === b.need.slot) {
    const { different } = a.need.of
    return different === undefined || likeness(one, different) !== likeness(two, different)
  }
  const later = a.need.slot > b.need.slot ? a.need.of : b.need.of
  return !later.other || one.title.en !== two.title.en
}

const enough = (deck: Deck, { n = 1, card, different }: Slot): boolean => {
  const found = fitting(deck, card)
  return (different ? new Set(found.map((one) => likeness(one, different))).size : found.length) >= n
}

/** A card of the deck for each item, no card for two (MY-ADV-20). */
function adventureNeed(card: AdventureCard, deck: Deck): Omit<Need, 'card'> {
  const missing = card.slots.filter((slot) => !enough(deck, slot))
  const by = idsOf(card.slots.flatMap((slot) => fitting(deck, slot.card)))
  if (missing.length) return { by, lacks: [{ lack: 'items', items: missing }] }
  const items = card.slots.flatMap((of, slot) => Array.from({ length: of.n ?? 1 }, (): Item => ({ slot, of })))
  const told = matching(items, copiesIn(deck), ({ of }, { card: one }) => fitsCard(one, of.card), [], { together: goTogether })
  return { by, lacks: told ? [] : [{ lack: 'items', items: card.slots }] }
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
