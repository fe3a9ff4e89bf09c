import type { Quantity } from '@miskatonic/kernel'
import { cardById } from '../content/index.ts'
import type { CardFilter, Dimension, LocationCard, Region, Tag } from '../content/nodes.ts'
import { PLACE_ATTRIBUTES } from '../content/nodes.ts'
import { dimensionOf, fitsCard, tagsOf } from './filters.ts'
import { cardOf, chronicleOf, currentOf, isLocation, ownInPlayOf } from './pieces.ts'
import type { Mythos, MythosShape, PieceId, Seat } from './shape.ts'

/* Where an Investigator is, and what that place has. */

const ON_ARRIVAL: ReadonlySet<string> = new Set(PLACE_ATTRIBUTES)

/** Being under way on foot: the Location lies crossed (MY-WALK-02). */
export function isWalking(t: Mythos, who: Seat): boolean {
  const here = currentOf(t, who)
  return here !== null && t.get(here, 'crossed')
}

/** One's own cards in play; a Location one walks to is not there yet. */
export function arrivedWith(t: Mythos, who: Seat): PieceId[] {
  const own = ownInPlayOf(t, who)
  const ahead = isWalking(t, who) ? currentOf(t, who) : null
  return ahead === null ? own : own.filter((piece) => piece !== ahead)
}

/** A Travel Event, or a summoned Monster used for a journey, is the current Location (MY-TRAVEL-04, MY-RULING-24). */
export function isTravelling(t: Mythos, who: Seat): boolean {
  const here = currentOf(t, who)
  return here !== null && !isLocation(cardOf(t, here))
}

/** The current Location if one has arrived there; null while walking, travelling, or before the first. */
export function placeOf(t: Mythos, who: Seat): PieceId | null {
  const here = currentOf(t, who)
  return here !== null && isLocation(cardOf(t, here)) && !t.get(here, 'crossed') ? here : null
}
export function locationOf(t: Mythos, who: Seat): LocationCard | null {
  const place = placeOf(t, who)
  return place === null ? null : (cardOf(t, place) as LocationCard)
}

/** From where a trip is judged: the last upright Location (MY-RULING-18, -46); null: none yet, which counts as New England (MY-RULING-08). */
export function lastPlaceOf(t: Mythos, who: Seat): LocationCard | null {
  const here = locationOf(t, who)
  if (here) return here
  for (const piece of chronicleOf(t, who)) {
    const card = cardOf(t, piece)
    if (isLocation(card)) return card
  }
  return null
}
/** Where one counts as being: the last Location, else the one that was lost; null: New England (MY-RULING-08, -44). */
export function whereaboutsOf(t: Mythos, who: Seat): LocationCard | null {
  const lost = t.get(who, 'lostPlace')
  return lastPlaceOf(t, who) ?? (lost === null ? null : (cardById(lost) as LocationCard))
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
export const attribute: Quantity<MythosShape> = {
  base: (t, { who, attribute: tag }: { who: Seat; attribute: Tag }) => (printed(t, who, tag) ? 1 : 0),
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
  return place !== null && (cardOf(t, place) as LocationCard).gate === true && !t.get(place, 'inverted') ? place : null
}
