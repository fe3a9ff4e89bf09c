import type { Refusal } from '@miskatonic/kernel'
import type { Dimension, LocationCard, Mode, MonsterCard, TravelCard } from '../content/nodes.ts'
import { dimensionOf, fitsCard } from './filters.ts'
import { cardOf, currentOf, isLocation } from './pieces.ts'
import { lastPlaceOf, whereaboutsOf } from './place.ts'
import { refused } from './refusals.ts'
import type { Mythos, PieceId, Seat } from './shape.ts'

/* Which Locations can be reached from where, and how: the trip matrix (MY-RULING-45). */

/** How a Location would be laid, or why it cannot be reached. */
type Trip = { readonly crossed: boolean; readonly no: null } | { readonly no: Refusal }
const upright: Trip = { crossed: false, no: null }
const onFoot: Trip = { crossed: true, no: null }
const refusals = new Map<Refusal, Trip>()
/** Made once for each reason: most Locations of a Hand are out of reach. */
function cannotGo(rule: string, key: Parameters<typeof refused>[1]): Trip {
  const no = refused(rule, key)
  const known = refusals.get(no) ?? { no }
  refusals.set(no, known)
  return known
}

/** Any other colour is one Region (MY-REGION-06, -07). */
const isMainland = ({ region }: LocationCard): boolean => region !== 'islands' && region !== 'exotic'
/** Islands and Exotic Places are each a Region of their own (MY-REGION-08, -10). */
export const sameRegion = (a: LocationCard, b: LocationCard): boolean =>
  isMainland(a) && a.region === b.region && dimensionOf(a) === dimensionOf(b)
/** MY-REGION-13 */
export const sameCity = (a: LocationCard, b: LocationCard): boolean =>
  a.attributes.includes('city') && b.attributes.includes('city') && a.subregion === b.subregion && dimensionOf(a) === dimensionOf(b)
const bothCountryside = (a: LocationCard, b: LocationCard): boolean =>
  sameRegion(a, b) && a.attributes.includes('countryside') && b.attributes.includes('countryside')

const EXOTIC_ACCESS: readonly Mode[] = ['sea', 'air'] // MY-TRAVEL-20
const namesMode = (card: LocationCard, mode: Mode): boolean => (card.access ?? EXOTIC_ACCESS).includes(mode)

/** Whether a mode may be used at this end of a trip whose other end is that (MY-RULING-45). */
function accepts(end: LocationCard, mode: Mode, other: LocationCard): boolean {
  if (end.closedTo?.includes(mode)) return false // MY-TRAVEL-18
  if (end.region === 'exotic') return namesMode(end, mode) // MY-TRAVEL-19
  if (mode === 'sea' || mode === 'air') return true // MY-TRAVEL-12, -13, -17
  return (mode === 'space' || mode === 'underwater') && other.region === 'exotic' && namesMode(other, mode)
}

/** The cards one travels by: a Travel Event, or a Monster that carries (MY-RULING-24). */
export type Passage = { readonly modes: readonly Mode[]; readonly event: TravelCard | null; readonly between: readonly Dimension[] }
export function passageOf(t: Mythos, who: Seat): Passage | null {
  const here = currentOf(t, who)
  if (here === null) return null
  const card = cardOf(t, here)
  if (card.kind === 'travel') return { modes: [card.mode], event: card, between: card.permits ?? [] }
  const { travels } = card as MonsterCard
  return card.kind === 'monster' && travels ? { modes: travels.modes, event: null, between: travels.between ?? [] } : null
}

const NEW_ENGLAND: LocationCard = {
  id: 'new-england',
  kind: 'location',
  title: { es: '', en: '' },
  story: { es: '', en: '' },
  region: 'newEngland',
  attributes: [],
  generics: [],
}

/** Inside one Region some walks are compulsory: no Travel Event serves there (MY-WALK-05, -06, MY-TRAVEL-09, MY-RULING-19). */
const mustWalk = (from: LocationCard, to: LocationCard, event: TravelCard | null): boolean =>
  event !== null && (sameCity(from, to) || (bothCountryside(from, to) && !event.countryside))

/** By such a passage, as the two cards are printed. */
export function byPassage(passage: Passage, from: LocationCard, to: LocationCard): Trip {
  if (passage.event?.to && !fitsCard(to, passage.event.to)) return cannotGo('MY-GEN-01', 'refused.not-its-destination')
  if (mustWalk(from, to, passage.event)) return cannotGo('MY-TRAVEL-09', 'refused.must-walk')
  if (sameRegion(from, to) && passage.modes.includes('land')) return upright // MY-TRAVEL-08
  if (passage.modes.some((mode) => accepts(from, mode, to) && accepts(to, mode, from))) return upright
  return cannotGo(...unreachable(passage.modes, from, to))
}

function unreachable(modes: readonly Mode[], from: LocationCard, to: LocationCard): [string, 'refused.out-of-reach'] {
  if (modes.includes('land')) {
    if (to.region === 'islands' || from.region === 'islands') return ['MY-TRAVEL-10', 'refused.out-of-reach']
    if (to.region === 'exotic' || from.region === 'exotic') return ['MY-TRAVEL-11', 'refused.out-of-reach']
    return ['MY-TRAVEL-08', 'refused.out-of-reach']
  }
  if (modes.some((mode) => to.closedTo?.includes(mode))) return ['MY-TRAVEL-18', 'refused.out-of-reach']
  return [to.region === 'exotic' ? 'MY-TRAVEL-19' : 'MY-RULING-45', 'refused.out-of-reach']
}

function byFoot(t: Mythos, who: Seat, piece: PieceId, from: LocationCard, to: LocationCard): Trip {
  if (sameCity(from, to)) return upright // MY-WALK-06
  if (from.region === 'islands' || to.region === 'islands') return cannotGo('MY-WALK-15', 'refused.no-walk')
  if (from.region === 'exotic' || to.region === 'exotic') return cannotGo('MY-WALK-16', 'refused.no-walk')
  if (!sameRegion(from, to)) return cannotGo('MY-WALK-17', 'refused.no-walk')
  const [forbidden] = t.allowed('place:walk', { who, card: piece })
  if (forbidden) return { no: forbidden }
  return onFoot // MY-WALK-02
}

/** Into another dimension only with a permission (MY-DIM-04, -06, -07). */
function acrossDimensions(t: Mythos, who: Seat, to: LocationCard, passage: Passage | null): Trip {
  const into = dimensionOf(to) as Dimension
  const leave = whereaboutsOf(t, who)
  if (passage?.between.includes(into)) {
    if (passage.event?.to && !fitsCard(to, passage.event.to)) return cannotGo('MY-GEN-01', 'refused.not-its-destination')
    const open = to.fromDimension !== undefined || isMainland(to) || passage.modes.some((mode) => accepts(to, mode, leave ?? NEW_ENGLAND))
    return open ? upright : cannotGo('MY-TRAVEL-19', 'refused.out-of-reach')
  }
  if (!t.permits('dimension:cross', { who, to: into })) return cannotGo('MY-DIM-04', 'refused.no-permission')
  const reachable = isMainland(to) || (to.fromDimension !== undefined && leave !== null && dimensionOf(leave) === to.fromDimension)
  return reachable ? upright : cannotGo('MY-TRAVEL-19', 'refused.out-of-reach')
}

/** How this Location could be laid now from the Hand. */
export function tripTo(t: Mythos, who: Seat, piece: PieceId): Trip {
  const to = cardOf(t, piece, 'location')
  const passage = passageOf(t, who)
  if (t.permits('journey:need', { who, card: piece })) return upright
  if (currentOf(t, who) === null && lastPlaceOf(t, who) === null)
    return to.access === undefined ? upright : cannotGo('MY-RULING-08', 'refused.out-of-reach') // MY-SETUP-09
  const start = whereaboutsOf(t, who) ?? NEW_ENGLAND
  if (dimensionOf(start) !== dimensionOf(to)) return acrossDimensions(t, who, to, passage)
  if (!passage) return byFoot(t, who, piece, start, to)
  // A passage between dimensions carries nowhere inside one (MY-RULING-46, section 9.12).
  return byPassage(passage, start, to)
}

/** May the destination follow in the same turn (MY-TRAVEL-06, -15, -16)? */
export function isExpressTo(t: Mythos, who: Seat, piece: PieceId): boolean {
  const to = cardOf(t, piece, 'location')
  const from = whereaboutsOf(t, who) ?? NEW_ENGLAND
  const here = currentOf(t, who)
  const card = here === null ? null : cardOf(t, here)
  if (here === null || card === null || isLocation(card)) return false
  if (sameRegion(from, to)) return true
  if (card.kind !== 'travel' || card.express === undefined || card.express === 'region') return false
  return card.express === 'anywhere' || (to.region === 'islands' && from.generics.includes('waterside'))
}
