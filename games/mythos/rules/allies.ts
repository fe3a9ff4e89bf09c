import type { Refusal, Script } from '@miskatonic/kernel'
import type { AllyCard, FoundAt } from '../content/nodes.ts'
import { dimensionOf, sameTitle, titleOf } from './filters.ts'
import { alliesOf, cardOf } from './pieces.ts'
import { dimensionAt, has, isWalking, locationOf } from './place.ts'
import { commonRefusals, enters, payFor } from './playing.ts'
import { type Asking, refused } from './refusals.ts'
import { priceOf } from './sanity.ts'
import type { Mythos, PieceId, Seat } from './shape.ts'
import { at } from './zones.ts'

/* Allies, and where they are found. */

/** All that is named must hold; a Travel card offers nothing but its attributes (MY-ALLY-02..05, MY-RULING-64, -71). */
export function isFoundHere(t: Mythos, who: Seat, found: FoundAt, home = 'waking'): boolean {
  const here = locationOf(t, who)
  if (found.has !== undefined && !has(t, who, found.has)) return false
  if (found.past && !has(t, who, 'past')) return false
  if (found.subregion !== undefined && here?.subregion !== found.subregion) return false
  if (found.subregion !== undefined && dimensionAt(t, who) !== home) return false // MY-DIM-08
  if (found.region !== undefined && here?.region !== found.region) return false
  if (found.dimension !== undefined && (here === null || dimensionAt(t, who) !== found.dimension)) return false
  return found.place === undefined || (here !== null && here.title.en === titleOf(found.place))
}

type How = Asking & { readonly anywhere?: true }

export function allyRefusals(t: Mythos, who: Seat, piece: PieceId, how: How = {}): Refusal[] {
  const card = cardOf(t, piece, 'ally')
  const missing = notHere(t, who, card, how)
  if (how.enough && missing) return [missing]
  const reasons = commonRefusals(t, who, piece, 'ally', how)
  if (how.enough && reasons.length) return reasons
  if (missing) reasons.push(missing)
  if (alliesOf(t, who).some((other) => sameTitle(cardOf(t, other), card))) reasons.push(refused('MY-COPY-01', 'refused.already-in-play'))
  return reasons
}

function notHere(t: Mythos, who: Seat, card: AllyCard, how: How): Refusal | null {
  const places = how.anywhere ? card.foundAt.filter((found) => !found.past || has(t, who, 'past')) : card.foundAt
  if (isWalking(t, who) && !how.anywhere) return refused('MY-WALK-13', 'refused.walking')
  if (how.anywhere ? places.length > 0 : places.some((found) => isFoundHere(t, who, found, dimensionOf(card)))) return null
  return refused(places.some(({ past }) => past) ? 'MY-ALLY-05' : 'MY-ALLY-02', 'refused.not-found-here')
}

export function* playAlly(t: Mythos, who: Seat, piece: PieceId): Script {
  if (!(yield* payFor(t, who, priceOf(t, who, piece), piece))) return
  yield* enters(t, { who, card: piece, as: 'ally' }, (w) => w.put(piece, at.allies(who)))
}
