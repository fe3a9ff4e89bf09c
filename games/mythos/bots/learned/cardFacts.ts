import { defined, definitionOf, type Segment } from '@miskatonic/kernel'
import { adventures } from '../../content/adventures.ts'
import { cards } from '../../content/index.ts'
import {
  type AdventureCard,
  CARD_KINDS,
  type Card,
  type CardId,
  ICONS,
  LANGUAGES,
  type LocationCard,
  type Slot,
  type TravelCard,
} from '../../content/nodes.ts'
import { dimensionOf, fitsCard } from '../../rules/filters.ts'
import { isLocation } from '../../rules/pieces.ts'
import type { Mythos, PieceId, Zones } from '../../rules/shape.ts'
import { regionForStory } from '../../rules/storyItems.ts'
import { byPassage, sameCity, sameRegion } from '../../rules/travel.ts'
import { meetsAt } from '../places.ts'
import { PRACTISED } from './practised.ts'

/* What is printed on the cards, as small numbers: worked out once, looked up a million times. */

/** An item of a story, and its place among the items of all stories. */
export type StoryItem = { readonly at: number; readonly n: number; readonly different: Slot['different'] }
export type StoryFacts = {
  readonly at: number
  readonly card: AdventureCard
  readonly items: readonly StoryItem[]
}

/** Every Adventure; a list in the order of the collection. */
export const STORIES: readonly StoryFacts[] = storiesOf()
export const ITEMS = STORIES.reduce((sum, { items }) => sum + items.length, 0)

function storiesOf(): StoryFacts[] {
  let at = 0
  return adventures.map((card, i) => ({
    at: i,
    card,
    items: card.slots.map(({ n, different }) => ({ at: at++, n: n ?? 1, different })),
  }))
}

export type CardFacts = {
  readonly card: Card
  /** Its place in the collection. */
  readonly at: number
  readonly kind: Card['kind']
  readonly kindAt: number
  /** Its place among the cards it was trained with, which are known one by one; of all others −1. */
  readonly known: number
  readonly value: number
  readonly sanity: number
  readonly gate: boolean
  /** As bits. */
  readonly languages: number
  readonly icons: number
  /** Spells it has room for: of a Tome, and of whoever knows some. */
  readonly capacity: number
  readonly knowsSpell: number
  /** Of an Adventure, else null. */
  readonly story: StoryFacts | null
  /** By story: the items it could meet, as bits; and the same as places among all items. */
  readonly meets: Uint8Array
  readonly items: readonly number[]
  /** By Location: whether one who stands there could play it, languages and Tomes for Spells apart. */
  readonly servedAt: Uint8Array
  /** Of a Location, by Location: turns on foot, 0 where one cannot walk. */
  readonly walk: Uint8Array
  /** Of a Travel card, for each trip it was asked for: see `leads`. */
  readonly trips: Map<number, boolean> | null
}

export const KINDS: readonly Card['kind'][] = [...CARD_KINDS, 'investigator']

const known = cards.filter(({ id }) => PRACTISED.has(id)).map(({ id }) => id)
/** How many cards are known one by one. */
export const KNOWN = known.length
/** What the places of all numbers depend on: other cards, other places. */
export const COLLECTION: readonly string[] = [...known, ...adventures.map(({ id, slots }) => `${id}:${slots.length}`)]

const bits = (all: readonly string[], some: readonly string[] = []): number => some.reduce((sum, one) => sum | (1 << all.indexOf(one)), 0)

const locations = cards.map((card, at) => ({ card, at })).filter((one): one is { card: LocationCard; at: number } => isLocation(one.card))

function factsOf(card: Card, at: number): CardFacts {
  const meets = Uint8Array.from(adventures, ({ slots }) =>
    slots.reduce((sum, slot, i) => (fitsCard(card, slot.card) ? sum | (1 << i) : sum), 0),
  )
  const items = STORIES.flatMap((story) => story.items.filter((_, i) => defined(meets[story.at]) & (1 << i)).map((item) => item.at))
  return {
    card,
    at,
    kind: card.kind,
    kindAt: KINDS.indexOf(card.kind),
    known: known.indexOf(card.id),
    value: 'value' in card ? card.value : 0,
    sanity: ('sanity' in card ? card.sanity : 0) ?? 0,
    gate: isLocation(card) && card.gate === true,
    languages: 'languages' in card ? bits(LANGUAGES, card.languages) : 0,
    icons: 'icons' in card ? bits(ICONS, card.icons) : 0,
    capacity: card.kind === 'tome' ? card.capacity : 0,
    knowsSpell: ('knowsSpell' in card ? card.knowsSpell : 0) ?? 0,
    story: STORIES.find((story) => story.card === card) ?? null,
    meets,
    items,
    servedAt: byPlace((place) => (serves(place, card) ? 1 : 0)),
    walk: isLocation(card) ? byPlace((to) => (to === card ? 0 : sameCity(card, to) ? 1 : sameRegion(card, to) ? 2 : 0)) : NO_WAY,
    trips: card.kind === 'travel' ? new Map() : null,
  }
}

const NO_WAY = new Uint8Array(cards.length)
function byPlace(judge: (place: LocationCard) => number): Uint8Array {
  const found = new Uint8Array(cards.length)
  for (const { card, at } of locations) found[at] = judge(card)
  return found
}

function serves(place: LocationCard, card: Card): boolean {
  if (dimensionOf(card) !== 'waking' && dimensionOf(card) !== dimensionOf(place)) return false
  switch (card.kind) {
    case 'ally':
      return meetsAt(card, place)
    case 'tome':
      return place.attributes.includes('tomePlace')
    case 'artifact':
    case 'weapon':
      return place.attributes.includes('artifactPlace')
    case 'monster':
      return place.gate === true && (card.through?.subregion === undefined || card.through.subregion === place.subregion)
    case 'greatOldOne':
      return place.gate === true
    default:
      return false
  }
}

/** Whether a Travel card leads from one Location to another; worked out when it is first asked. */
export function leads({ card, trips }: CardFacts, from: CardFacts, to: CardFacts): boolean {
  if (card.kind !== 'travel' || !trips || !isLocation(from.card) || !isLocation(to.card) || from === to) return false
  const trip = from.at * cards.length + to.at
  const found = trips.get(trip) ?? isTrip(card, from.card, to.card)
  trips.set(trip, found)
  return found
}

function isTrip(travel: TravelCard, from: LocationCard, to: LocationCard): boolean {
  if (travel.to && !fitsCard(to, travel.to)) return false
  if (dimensionOf(from) !== dimensionOf(to)) return travel.permits?.some((dimension) => dimension === dimensionOf(to)) === true
  return travel.mode !== 'dream' && byPassage({ modes: [travel.mode], event: travel, between: travel.permits ?? [] }, from, to).no === null
}

const places = new Map(cards.map(({ id }, at) => [id, at]))
/** Filled when a card is first asked for: a game has a third of the collection. */
const byId = new Map<CardId, CardFacts>()

export function factsById(id: CardId): CardFacts {
  const found = byId.get(id)
  if (found) return found
  const at = places.get(id)
  if (at === undefined) throw new Error(`there is no card «${id}» in the collection`)
  const facts = factsOf(defined(cards[at]), at)
  byId.set(id, facts)
  return facts
}

export const factsAt = (t: Mythos, piece: PieceId): CardFacts => factsById(definitionOf(t.raw, piece))

/** Lists of a state are never altered: what was read from one is true for as long as it is there. */
const byList = new WeakMap<readonly Segment[], readonly CardFacts[]>()
const EMPTY: readonly CardFacts[] = []

/** All cards of a zone. Asked of both decks at every decision of a playout, and most piles stay as they are. */
export function cardsIn(t: Mythos, zone: Zones): readonly CardFacts[] {
  const list = t.raw.zones[zone]
  if (!list?.length) return EMPTY
  const found = byList.get(list) ?? t.inZone(zone).map((piece) => factsAt(t, piece))
  byList.set(list, found)
  return found
}

/** What two cards must not share to meet an item that wants different ones. */
export function likeness({ card }: CardFacts, by: NonNullable<Slot['different']>): string {
  if (by === 'region') return regionForStory(card)
  return by === 'mode' && card.kind === 'travel' ? card.mode : card.title.en
}
