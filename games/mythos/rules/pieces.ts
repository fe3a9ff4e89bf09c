import { type Definition, defined, derivedFor, firstIn, type Write, zoneKind, zoneOf } from '@miskatonic/kernel'
import type { AllyCard, Card, CardFilter, InvestigatorCard, LocationCard, Tag, TravelCard } from '../content/nodes.ts'
import { fitsCard, tagsOf } from './filters.ts'
import type { Mythos, MythosShape, PieceId, Seat } from './shape.ts'
import { at } from './zones.ts'

/* What lies where, and whose it is. */

/** A definition carries its card: asked many times a turn. */
export type Carded = Definition<MythosShape> & { readonly card: Card }
type Kind = Card['kind']

/** The card behind a piece; whoever knows its kind says it. */
export const cardOf = <K extends Kind = Kind>(t: Mythos, piece: PieceId, _kind?: K): Extract<Card, { readonly kind: K }> =>
  (t.def(piece) as Carded).card as Extract<Card, { readonly kind: K }>
export const kindOf = (t: Mythos, piece: PieceId): Card['kind'] => cardOf(t, piece).kind

export const handOf = (t: Mythos, who: Seat): PieceId[] => t.inZone(at.hand(who))
export const alliesOf = (t: Mythos, who: Seat): PieceId[] => t.inZone(at.allies(who))
export const artifactsOf = (t: Mythos, who: Seat): PieceId[] => t.inZone(at.artifacts(who))
export const tomesOf = (t: Mythos, who: Seat): PieceId[] => t.inZone(at.tomes(who))
export const eventsOf = (t: Mythos, who: Seat): PieceId[] => t.inZone(at.events(who))
export const threatOf = (t: Mythos, who: Seat): PieceId[] => t.inZone(at.threat(who))
export const under = (t: Mythos, bearer: PieceId): PieceId[] => t.inZone(at.under(bearer))
export const greatOldOnesOf = (t: Mythos, who: Seat): PieceId[] => t.inZone(at.greatOldOnes(who))
export const adventuresOf = (t: Mythos, who: Seat): PieceId[] => t.inZone(at.adventures(who))
export const chronicleOf = (t: Mythos, who: Seat): PieceId[] => t.inZone(at.chronicle(who))
/** The top of the Chronicle Deck: the current Location, or a Travel card (MY-CHRON-04). */
export const currentOf = (t: Mythos, who: Seat): PieceId | null => firstIn(t, at.here(who))

export function investigatorOf(t: Mythos, who: Seat): InvestigatorCard {
  return cardOf(t, defined(firstIn(t, at.investigator(who))), 'investigator')
}

/** Still at the table: in a campaign a broken Investigator drops out, and everywhere who gives up (MY-RULING-52, -63). */
export const isIn = (t: Mythos, who: Seat): boolean => !t.get(who, 'out')
export const playersOf = (t: Mythos): Seat[] => t.seats.filter((seat) => isIn(t, seat))
export const opponentsOf = (t: Mythos, who: Seat): Seat[] => t.seats.filter((seat) => seat !== who && isIn(t, seat))
/** The next seat clockwise that is still in (MY-ROUND-06). */
export function nextPlayer(t: Mythos, who: Seat): Seat {
  let next = t.left(who)
  while (next !== who && !isIn(t, next)) next = t.left(next)
  return next
}
/** From this one clockwise. */
export function clockwiseFrom(t: Mythos, first: Seat): Seat[] {
  const at = t.seats.indexOf(first)
  return [...t.seats.slice(at), ...t.seats.slice(0, at)].filter((seat) => isIn(t, seat))
}
/** Lowest SAN, among equals the highest EDU (MY-ROUND-04, -05, MY-INV-08). */
export function lowestSanity(t: Mythos): Seat {
  const [first] = playersOf(t).sort((a, b) => t.get(a, 'sanity') - t.get(b, 'sanity') || t.get(b, 'education') - t.get(a, 'education'))
  return defined(first)
}
export const combatOrder = (t: Mythos): Seat[] => clockwiseFrom(t, isIn(t, t.state.first) ? t.state.first : nextPlayer(t, t.state.first))

/** Whose side a card lies on; what lies under a card lies with it. */
export function sideOf(t: Mythos, piece: PieceId): Seat | null {
  return t.ownerOf(t.where(piece))
}
/** Whose deck it came from: burying and discarding use that player's piles (MY-GEN-10, MY-RULING-36). What lies under a borrowed card is not the borrower's. */
export function ownerOf(t: Mythos, piece: PieceId): Seat {
  const owner = t.get(piece, 'owner')
  if (owner !== null) return owner
  const bearer = bearerOf(t, piece)
  return bearer === null ? defined(sideOf(t, piece)) : ownerOf(t, bearer)
}
/** The Tome, Ally or Artifact it lies under, or null. */
export function bearerOf(t: Mythos, piece: PieceId): PieceId | null {
  const zone = t.where(piece)
  return zoneKind(zone) === 'under' ? zoneOf(zone) : null
}

/** A Spell or Weapon goes to its bearer; with a borrowed one it stays its player's (MY-GEN-10). */
export function giveTo(t: Mythos, w: Write<MythosShape>, who: Seat, piece: PieceId, bearer: PieceId): void {
  if (ownerOf(t, bearer) !== who) w.set(piece, 'owner', who)
  w.put(piece, at.under(bearer))
}

export const isFaceUp = (t: Mythos, piece: PieceId): boolean => t.up(piece) === 'front'
export const isCultist = (card: Card): card is AllyCard => card.kind === 'ally' && card.attributes.includes('cultist')
export const weaponOf = (t: Mythos, ally: PieceId): PieceId | null => under(t, ally).find((one) => kindOf(t, one) === 'weapon') ?? null
export const hasMagicWeapon = (t: Mythos, ally: PieceId): boolean => {
  const weapon = weaponOf(t, ally)
  return weapon !== null && cardOf(t, weapon, 'weapon').magic === true
}
export const spellsUnder = (t: Mythos, bearer: PieceId): PieceId[] => under(t, bearer).filter((one) => kindOf(t, one) === 'spell')

const LAID = ['here', 'allies', 'artifacts', 'tomes', 'under', 'events'] as const
/** Everything laid out on a player's side that counts as in play: not the Threat, not Great Old Ones (MY-ZONE-02, MY-RULING-22, -72). */
export const inPlayOf = derivedFor<MythosShape, readonly PieceId[]>(LAID, (t, who) => {
  const place = currentOf(t, who)
  const all = place === null ? [] : [place]
  const laid = [...alliesOf(t, who), ...artifactsOf(t, who), ...tomesOf(t, who)]
  all.push(...laid)
  for (const one of laid) all.push(...under(t, one))
  all.push(...eventsOf(t, who))
  return all
})

/** Of that, what is one's own: not what is borrowed (MY-GEN-09, MY-ADV-06). */
export const ownInPlayOf = derivedFor<MythosShape, readonly PieceId[]>([...LAID, 'owner'], (t, who) =>
  inPlayOf(t, who).filter((piece) => ownerOf(t, piece) === who),
)

/** A Location, or a card used for a journey. */
export type Place = LocationCard | TravelCard
export const isLocation = (card: Card): card is LocationCard => card.kind === 'location'

/** What a card is now: printed, or gained in play. */
export function hasNow(t: Mythos, piece: PieceId, tag: Tag): boolean {
  return tagsOf(cardOf(t, piece)).has(tag) || t.get(piece, 'gained').includes(tag)
}
export const fitsPiece = (t: Mythos, piece: PieceId, filter: CardFilter): boolean =>
  t.get(piece, 'gained').length ? fitsCard(cardOf(t, piece), filter, (tag) => hasNow(t, piece, tag)) : fitsCard(cardOf(t, piece), filter)
