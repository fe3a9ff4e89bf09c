import { cards } from '../content/index.ts'
import type { AllyCard, ArtifactCard, Card, CardId, FoundAt, LocationCard, TomeCard, TravelCard, WeaponCard } from '../content/nodes.ts'
import { dimensionOf, fitsCard, tagsOf, titleOf } from '../rules/filters.ts'
import { byPassage, sameCity, sameRegion } from '../rules/travel.ts'
import { arrivedAt, type Held, hasOpenGate, lastPlace, type Position, type Side, speaks } from './position.ts'

/* What a place is good for, and how far it is. As printed: what other cards change about it is not reckoned with. */

export const isPlace = (card: Card | null): card is LocationCard => card?.kind === 'location'

function isFound(ally: AllyCard, found: FoundAt, place: LocationCard): boolean {
  if (found.past) return false
  if (found.has !== undefined && !tagsOf(place).has(found.has)) return false
  if (found.subregion !== undefined && (place.subregion !== found.subregion || dimensionOf(place) !== dimensionOf(ally))) return false
  if (found.region !== undefined && place.region !== found.region) return false
  if (found.dimension !== undefined && dimensionOf(place) !== found.dimension) return false
  return found.place === undefined || place.title.en === titleOf(found.place)
}

const locations = cards.filter(isPlace)
/** By Ally: the Locations at which it can be met. */
const MEETING: ReadonlyMap<CardId, ReadonlySet<CardId>> = new Map(
  cards.flatMap((ally) =>
    ally.kind === 'ally'
      ? [[ally.id, new Set(locations.filter((at) => ally.foundAt.some((found) => isFound(ally, found, at))).map(({ id }) => id))] as const]
      : [],
  ),
)
export const meetsAt = (ally: AllyCard, place: LocationCard): boolean => MEETING.get(ally.id)?.has(place.id) === true

const canRead = (side: Side, { languages }: TomeCard): boolean => languages.every((tongue) => speaks(side, tongue))

/** Whether the card could be played by whoever stands at that Location, its Gate unused. */
export function servesAt(p: Position, card: Card, place: LocationCard): boolean {
  if (card.kind !== 'location' && dimensionOf(card) !== 'waking' && dimensionOf(card) !== dimensionOf(place)) return false
  switch (card.kind) {
    case 'ally':
      return meetsAt(card, place) && !p.me.allies.some((other) => other.card.title.en === card.title.en)
    case 'tome':
      return place.attributes.includes('tomePlace') && canRead(p.me, card)
    case 'artifact':
      return isArtifactPlace(p.me, card, place)
    case 'weapon':
      return isArtifactPlace(p.me, card, place) && p.me.allies.some((ally) => !p.under(ally).some((one) => one.card.kind === 'weapon'))
    case 'monster':
      return place.gate === true && (card.through?.subregion === undefined || card.through.subregion === place.subregion)
    case 'greatOldOne':
      return place.gate === true
    default:
      return false
  }
}

function isArtifactPlace({ is }: Side, card: ArtifactCard | WeaponCard, place: LocationCard): boolean {
  if (place.attributes.includes('artifactPlace')) return true
  return (is?.abilities ?? []).some((ability) => {
    const { on, where } = ability as { on?: string; where?: { at?: readonly string[]; card?: { kind?: readonly string[] } } }
    return on === 'place:need' && where?.card?.kind?.includes(card.kind) && where.at?.some((tag) => tagsOf(place).has(tag as never))
  })
}

/** By this Travel card from one Location to another; from nowhere yet, as from New England. */
export function carries(travel: TravelCard, from: LocationCard, to: LocationCard): boolean {
  if (travel.to && !fitsCard(to, travel.to)) return false
  if (dimensionOf(from) !== dimensionOf(to)) return travel.permits?.includes(dimensionOf(to) as never) === true
  return travel.mode !== 'dream' && byPassage({ modes: [travel.mode], event: travel, between: travel.permits ?? [] }, from, to).no === null
}

/** Whether such a journey can lead anywhere from there: whoever sets out where no ship leaves is stuck. */
export const leadsAway = (travel: TravelCard, from: LocationCard): boolean =>
  locations.some((to) => to.region !== 'exotic' && to.id !== from.id && carries(travel, from, to))

export const isNear = (from: LocationCard, to: LocationCard): boolean => sameCity(from, to) || sameRegion(from, to)

const FAR = 7

/** How many turns it takes to stand there, with what is in the Hand. */
export function turnsTo(p: Position, to: LocationCard): number {
  const { me } = p
  if (me.here?.card.id === to.id) return arrivedAt(me) ? 0 : 1
  const from = lastPlace(me)
  if (from === null) return to.access === undefined ? 1 : FAR
  const riding = me.here?.card
  if (riding?.kind === 'travel' && carries(riding, from, to)) return 1
  if (riding?.kind === 'location' && sameCity(from, to)) return 1
  if (riding?.kind === 'location' && sameRegion(from, to)) return 2
  return me.hand.some(({ card }) => card.kind === 'travel' && carries(card, from, to)) ? 2 : FAR
}

const placesInHand = (p: Position): LocationCard[] => p.me.hand.flatMap(({ card }) => (isPlace(card) ? [card] : []))

/** Turns until the card is on the table, roughly: the way to a place for it, and the playing. */
export function turnsToPlay(p: Position, held: Held, toPlace: (place: LocationCard) => number): number {
  const { card } = held
  if (!card) return FAR
  switch (card.kind) {
    case 'location':
      return Math.max(1, toPlace(card))
    case 'travel':
    case 'event':
      return 1
    case 'spell':
      return isKnown(p, card.icons) ? 1 : 3
    default: {
      const here = arrivedAt(p.me)
      const open = card.kind === 'monster' || card.kind === 'greatOldOne' ? hasOpenGate(p.me) : true
      if (here && open && servesAt(p, card, here)) return 1
      return 1 + Math.min(4, ...placesInHand(p).map((place) => (servesAt(p, card, place) ? toPlace(place) : FAR)))
    }
  }
}

function isKnown(p: Position, icons: readonly string[]): boolean {
  const room = (one: Held): number => {
    const { card } = one
    if (card?.kind === 'tome' && card.icons.some((icon) => icons.includes(icon))) return card.capacity
    return card?.kind === 'ally' || card?.kind === 'artifact' ? (card.knowsSpell ?? 0) : 0
  }
  return [...p.me.tomes, ...p.me.allies, ...p.me.artifacts].some(
    (one) => room(one) > p.under(one).filter(({ card }) => card.kind === 'spell').length,
  )
}
