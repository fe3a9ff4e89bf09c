import { choose, onPiece, type Refusal, type Script } from '@miskatonic/kernel'
import type { TravelCard } from '../content/nodes.ts'
import { fitsCard } from './filters.ts'
import { layable, layPlace, playLocation } from './locations.ts'
import { cardOf, currentOf, isIn } from './pieces.ts'
import { lastPlaceOf, locationOf, placeFits } from './place.ts'
import { commonRefusals, enters, ownsInPlay, payFor } from './playing.ts'
import { type Asking, refused } from './refusals.ts'
import { pricedOption, priceOf } from './sanity.ts'
import type { Mythos, Next, PieceId, Seat } from './shape.ts'

/* Travel Events: played on the Chronicle Deck, where they are the current Location until one is laid on them. */

export function travelRefusals(t: Mythos, who: Seat, piece: PieceId, how: Asking = {}): Refusal[] {
  const card = cardOf(t, piece, 'travel')
  const reasons = commonRefusals(t, who, piece, 'place', how)
  if (card.needs && !ownsInPlay(t, who, card.needs)) reasons.push(refused('MY-GEN-01', 'refused.needs-card'))
  if (card.from && !leavesFrom(t, who, card)) reasons.push(refused('MY-GEN-01', 'refused.not-from-here'))
  return reasons
}

/** «Only from Vermont or with BRAIN CYLINDER in play»: the place left is the last upright one (MY-RULING-18, -46); else a card on the table. */
function leavesFrom(t: Mythos, who: Seat, { from }: TravelCard): boolean {
  const place = lastPlaceOf(t, who)
  if (!from) return true
  const isThere = locationOf(t, who) !== null
  return (place !== null && (isThere ? placeFits(t, who, from) : fitsCard(place, from))) || ownsInPlay(t, who, from)
}

/** MY-TRAVEL-02, MY-CHRON-03 */
export function* playTravel(t: Mythos, who: Seat, piece: PieceId): Script {
  if (!(yield* payFor(t, who, priceOf(t, who, piece), piece))) return
  yield* layPlace(t, who, piece, false)
  yield* enters(t, { who, card: piece, as: 'place' })
}

const isExpress = (t: Mythos, who: Seat): boolean => {
  const here = currentOf(t, who)
  if (here === null) return false
  const card = cardOf(t, here)
  // A Monster that carries brings one on in the same turn inside the Region (MY-RULING-24).
  return card.kind === 'monster' || (card.kind === 'travel' && t.number('express', { who, card: here }) > 0)
}

/** The destination may follow at once. Asked whatever the Hand holds: not being asked would tell (MY-TRAVEL-06, -07). */
export function* destination(t: Mythos, { seat }: { seat: Seat }): Script<Next | void> {
  if (!isIn(t, seat) || !isExpress(t, seat)) return
  const options = [...layable(t, seat, { sameTurn: true }).map((piece) => pricedOption(t, seat, piece, onPiece(piece))), { key: 'stay' }]
  const key = yield* choose(t, seat, { about: 'prompt.destination', options, cover: true })
  if (key !== 'stay') yield* t.resolving({ kind: 'action', who: seat }, () => playLocation(t, seat, key))
}
