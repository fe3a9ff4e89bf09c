import { choose, onPiece, type Refusal, type Script } from '@miskatonic/kernel'
import { discard, forgetMarks } from './burial.ts'
import { sameTitle } from './filters.ts'
import { cardOf, chronicleOf, currentOf, handOf, isLocation, kindOf } from './pieces.ts'
import { isWalking } from './place.ts'
import { commonRefusals, enters, ownsInPlay, payFor } from './playing.ts'
import { type Asking, refused } from './refusals.ts'
import { priceOf } from './sanity.ts'
import type { Mythos, PieceId, Seat } from './shape.ts'
import { isExpressTo, tripTo } from './travel.ts'
import { at } from './zones.ts'

/* Locations: going there on foot or by a Travel card, arriving, coming back. */

type How = Asking & { readonly sameTurn?: true; readonly anyJourney?: true }

export function locationRefusals(t: Mythos, who: Seat, piece: PieceId, how: How = {}): Refusal[] {
  const card = cardOf(t, piece, 'location')
  const trip = how.anyJourney ? null : tripTo(t, who, piece)
  if (how.enough && trip?.no) return [trip.no]
  const reasons = commonRefusals(t, who, piece, 'place', how)
  if (how.enough && reasons.length) return reasons
  const here = currentOf(t, who)
  if (here !== null && sameTitle(cardOf(t, here), card)) reasons.push(refused('MY-COPY-02', 'refused.already-here'))
  if (card.needs && !ownsInPlay(t, who, card.needs)) reasons.push(refused('MY-TRAVEL-21', 'refused.needs-card'))
  if (!trip) return reasons
  if (trip.no) reasons.push(trip.no)
  else if (how.sameTurn && !isExpressTo(t, who, piece)) reasons.push(refused('MY-TRAVEL-16', 'refused.not-same-turn'))
  return reasons
}

/** On top of the Chronicle Deck; a Location one was walking to is discarded (MY-CHRON-02, MY-RULING-18). */
export function* layPlace(t: Mythos, who: Seat, card: PieceId, crossed: boolean): Script {
  const left = currentOf(t, who)
  if (left !== null && isWalking(t, who)) yield* discard(t, left)
  const from = currentOf(t, who)
  yield* t.happens('place:lay', { who, card, from, crossed }, (w) => {
    if (from !== null) {
      w.clear(from, 'past') // MY-RULING-48
      w.put(from, at.chronicle(who), { at: 'top' })
    }
    forgetMarks(w, card)
    w.put(card, at.here(who), { face: 'front' })
    if (crossed) w.set(card, 'crossed', true) // MY-WALK-02
    if (kindOf(t, card) === 'monster') w.set(card, 'travelling', true) // MY-RULING-24
  })
  if (isLocation(cardOf(t, card))) yield* t.ends(nextLocation(who))
}
/** What lasts until somebody's next Location is laid. */
export const nextLocation = (who: Seat): string => `location:${who}`

/** Its SAN change is applied when it is laid, crossed or not (MY-LOC-07, MY-RULING-16). */
export function* playLocation(t: Mythos, who: Seat, piece: PieceId, how: How = {}): Script {
  const trip = how.anyJourney ? { crossed: false } : tripTo(t, who, piece)
  const crossed = 'crossed' in trip && trip.crossed
  if (!(yield* payFor(t, who, priceOf(t, who, piece), piece))) return
  yield* layPlace(t, who, piece, crossed)
  yield* enters(t, { who, card: piece, as: 'place' })
}

/** Only now has the Investigator arrived (MY-TURN-03, MY-WALK-03). */
export function* arrive(t: Mythos, who: Seat, piece: PieceId): Script {
  yield* t.happens('place:straighten', { who, card: piece }, (w) => w.set(piece, 'crossed', false))
}

/** A Location of the Chronicle comes to the top: no SAN change, its Gate as new (MY-CHRON-13..15, MY-GATE-06). */
export const retraceable = (t: Mythos, who: Seat): PieceId[] => chronicleOf(t, who).filter((piece) => isLocation(cardOf(t, piece)))
export function* retrace(t: Mythos, who: Seat): Script<boolean> {
  const options = retraceable(t, who).map((piece) => onPiece(piece))
  if (!options.length) return false
  const card = yield* choose(t, who, { about: 'prompt.retrace', options })
  yield* layPlace(t, who, card, false)
  yield* t.happens('place:retrace', { who, card })
  return true
}

/** Locations of the Hand that may be laid now. */
export const layable = (t: Mythos, who: Seat, how: How): PieceId[] =>
  handOf(t, who).filter((piece) => isLocation(cardOf(t, piece)) && !locationRefusals(t, who, piece, how).length)
