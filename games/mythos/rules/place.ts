import { derivedFor } from '@miskatonic/kernel'
import { cardById } from '../content/index.ts'
import type { CardFilter, Dimension, LocationCard, Region, Tag } from '../content/nodes.ts'
import { PLACE_ATTRIBUTES } from '../content/nodes.ts'
import { dimensionOf, fitsCard, tagsOf } from './filters.ts'
import { cardOf, chronicleOf, currentOf, isLocation, ownInPlayOf } from './pieces.ts'
import type { Mythos, MythosShape, Numbered, PieceId, Seat } from './shape.ts'

/* Where an Investigator is, and what that place has. */

const ON_ARRIVAL: ReadonlySet<string> = new Set(PLACE_ATTRIBUTES)

type Whereabouts = {
  /** The top of the Chronicle Deck. */
  readonly here: PieceId | null
  readonly walking: boolean
  readonly travelling: boolean
  readonly place: PieceId | null
  readonly location: LocationCard | null
  readonly last: LocationCard | null
}

/** Asked for every card of a Hand: worked out once between moves. */
const whereIs = derivedFor<MythosShape, Whereabouts>(['here', 'chronicle', 'crossed'], (t, who) => {
  const here = currentOf(t, who)
  const card = here === null ? null : cardOf(t, here)
  const walking = here !== null && t.get(here, 'crossed')
  const location = card !== null && isLocation(card) && !walking ? card : null
  const travelling = card !== null && !isLocation(card)
  return { here, walking, travelling, location, place: location ? here : null, last: location ?? lastIn(t, chronicleOf(t, who)) }
})

function lastIn(t: Mythos, chronicle: readonly PieceId[]): LocationCard | null {
  for (const piece of chronicle) {
    const card = cardOf(t, piece)
    if (isLocation(card)) return card
  }
  return null
}

/** Being under way on foot: the Location lies crossed (MY-WALK-02). */
export const isWalking = (t: Mythos, who: Seat): boolean => whereIs(t, who).walking

/** One's own cards in play; a Location one walks to is not there yet. */
export function arrivedWith(t: Mythos, who: Seat): readonly PieceId[] {
  const own = ownInPlayOf(t, who)
  const { walking, here } = whereIs(t, who)
  return walking ? own.filter((piece) => piece !== here) : own
}

/** A Travel Event, or a summoned Monster used for a journey, is the current Location (MY-TRAVEL-04, MY-RULING-24). */
export const isTravelling = (t: Mythos, who: Seat): boolean => whereIs(t, who).travelling

/** The current Location if one has arrived there; null while walking, travelling, or before the first. */
export const placeOf = (t: Mythos, who: Seat): PieceId | null => whereIs(t, who).place
export const locationOf = (t: Mythos, who: Seat): LocationCard | null => whereIs(t, who).location

/** From where a trip is judged: the last upright Location (MY-RULING-18, -46); null: none yet, which counts as New England (MY-RULING-08). */
export const lastPlaceOf = (t: Mythos, who: Seat): LocationCard | null => whereIs(t, who).last

/** Where one counts as being: the last Location, else the one that was lost; null: New England (MY-RULING-08, -44). */
export function whereaboutsOf(t: Mythos, who: Seat): LocationCard | null {
  const { last } = whereIs(t, who)
  if (last) return last
  const lost = t.get(who, 'lostPlace')
  return lost === null ? null : (cardById(lost) as LocationCard)
}
export const dimensionAt = (t: Mythos, who: Seat): Dimension => {
  const place = whereaboutsOf(t, who)
  return place ? (dimensionOf(place) as Dimension) : 'waking'
}
export const regionAt = (t: Mythos, who: Seat): Region => whereaboutsOf(t, who)?.region ?? 'newEngland'

/** What the place itself has, before other cards change it (MY-WALK-07..09, MY-TRAVEL-03, MY-SETUP-05). */
function printed(t: Mythos, who: Seat, tag: Tag): boolean {
  const here = currentOf(t, who)
  if (here === null) return false
  if (tag === 'past') return t.get(here, 'past') !== null
  const card = cardOf(t, here)
  if (t.get(here, 'crossed') && (ON_ARRIVAL.has(tag) || tag === 'indoors')) return false
  return (card.kind === 'location' || card.kind === 'travel') && tagsOf(card).has(tag)
}

/** 1 if the current Location has it; the card played last that says otherwise prevails (MY-CARD-11, MY-GEN-02). */
export const attribute: Numbered<'attribute'> = {
  base: (t, { who, attribute: tag }) => (printed(t, who, tag) ? 1 : 0),
  fold: ['set'],
  rule: 'MY-CARD-11',
}

/** Whether whoever is there has it: exactly one of DAY and NIGHT, of INDOORS and OUTDOORS (MY-RULING-15). */
export function has(t: Mythos, who: Seat, tag: Tag): boolean {
  if (tag === 'day') return !has(t, who, 'night')
  if (tag === 'outdoors') return !has(t, who, 'indoors')
  return t.number('attribute', { who, attribute: tag }) > 0
}
export const hasAny = (t: Mythos, who: Seat, tags: Tag | readonly Tag[]): boolean =>
  typeof tags === 'string' ? has(t, who, tags) : tags.some((tag) => has(t, who, tag))

/** Whether the current Location fits a description, as it is now. */
export function placeFits(t: Mythos, who: Seat, filter: CardFilter): boolean {
  const place = placeOf(t, who)
  return place !== null && fitsCard(cardOf(t, place), filter, (tag) => has(t, who, tag))
}
/** The same of any card of one's own: the current Location as it is now, others as printed. */
export function fitsHere(t: Mythos, who: Seat, piece: PieceId, filter: CardFilter): boolean {
  return piece === currentOf(t, who) ? fitsCard(cardOf(t, piece), filter, (tag) => has(t, who, tag)) : fitsCard(cardOf(t, piece), filter)
}

/** An unused Gate at an upright current Location (MY-GATE-02, -09). */
export function openGate(t: Mythos, who: Seat): PieceId | null {
  const place = placeOf(t, who)
  return place !== null && cardOf(t, place, 'location').gate === true && !t.get(place, 'inverted') ? place : null
}
