import { choose, chooseSome, comesToTheSame, confirm, onPiece, type Script } from '@miskatonic/kernel'
import { forgetMarks } from './burial.ts'
import { draw, FULL_HAND, recompose } from './drawing.ts'
import { roundEventsEnd } from './events.ts'
import { greatOldOnesLeave } from './greatOldOnes.ts'
import { alliesOf, artifactsOf, chronicleOf, combatOrder, handOf, isFaceUp, isIn, playersOf, tomesOf, under } from './pieces.ts'
import { placeOf, whereaboutsOf } from './place.ts'
import { paySanity } from './sanity.ts'
import type { Mythos, Next, PieceId, Seat, SeatStep } from './shape.ts'
import { handLimits } from './value.ts'
import { at } from './zones.ts'

/* The end of the Round: lobotomy, printed effects, discards, what ends with it, turning up, recomposition (MY-ENDR-11, MY-RULING-79). */

export function* roundEnd(t: Mythos): Script<Next> {
  yield* t.change((w) => w.set('table', 'phase', 'end'))
  const order = combatOrder(t)
  const of = (step: SeatStep): Next => order.map((seat) => ({ step, args: { seat } }))
  const closed: Next = [{ step: 'closing' }, { step: 'turnUp' }, ...of('recomposition'), { step: 'round' }]
  return [...of('lobotomy'), { step: 'printedEnd' }, ...of('trimHand'), ...closed]
}

/** Once per game, before anything was discarded or drawn (MY-LOBO-01, -02). */
export function* lobotomy(t: Mythos, { seat }: { seat: Seat }): Script {
  if (!isIn(t, seat) || t.get(seat, 'lobotomized')) return
  if (isLostAnyway(t, seat)) return
  const yes = { key: 'yes', ...(t.get(seat, 'sanity') <= 1 ? { fatal: true as const } : {}) } // MY-LOBO-09
  if ((yield* choose(t, seat, { about: 'prompt.lobotomy', options: [yes, { key: 'no' }] })) === 'yes') yield* lobotomize(t, seat)
}

/** With the last SAN gone either way, the game ends alike. */
function isLostAnyway(t: Mythos, seat: Seat): boolean {
  if (t.get(seat, 'sanity') > 1) return false
  return comesToTheSame(t, [(at) => lobotomize(at, seat), printedEnd])
}

function* lobotomize(t: Mythos, seat: Seat): Script {
  yield* t.resolving({ kind: 'action', who: seat }, function* () {
    yield* paySanity(t, seat, 1) // MY-LOBO-03, -09
    yield* t.happens('lobotomy:declare', { who: seat }, (w) => {
      w.set(seat, 'lobotomized', true)
      // On a journey, the place one left goes with the rest; one is still in its Region.
      if (placeOf(t, seat) === null) w.set(seat, 'lostPlace', whereaboutsOf(t, seat)?.id ?? null)
      w.set(seat, 'spared', true)
      // The current Location and everything around the Investigator stay (MY-LOBO-04..06).
      // A spent Gate would mark its card among the others.
      for (const card of chronicleOf(t, seat)) forgetMarks(w, card)
      w.put([...handOf(t, seat), ...chronicleOf(t, seat), ...t.inZone(at.discard(seat))], at.deck(seat), { face: 'front' })
      w.mix(at.deck(seat))
    })
    yield* draw(t, seat, FULL_HAND) // MY-LOBO-07
  })
}

/** «At the end of the Round …» (MY-RULING-60). */
export function* printedEnd(t: Mythos): Script {
  yield* t.happens('round:end', { round: t.state.round })
}

/** What lasts until the end of the Round is over when everybody has discarded (MY-RULING-79); so are Great Old Ones of two Rounds. */
export function* closing(t: Mythos): Script {
  yield* roundEventsEnd(t)
  yield* greatOldOnesLeave(t)
  yield* t.change((w) => {
    for (const seat of playersOf(t))
      for (const piece of t.inZone(at.here(seat))) if (t.get(piece, 'past') === 'round') w.clear(piece, 'past')
  })
  yield* t.ends('round')
}

/** Between the minimum and the maximum; at or below the minimum nothing (MY-ENDR-01..05). */
export function* trimHand(t: Mythos, { seat }: { seat: Seat }): Script {
  if (!isIn(t, seat) || t.get(seat, 'spared')) return
  const hand = handOf(t, seat)
  const [min, max] = handLimits(t, seat)
  const most = Math.max(0, hand.length - min)
  const least = Math.min(most, Math.max(0, hand.length - max))
  const chosen = yield* chooseSome(t, seat, {
    about: { key: 'prompt.trim', args: { min, max } },
    options: hand.map((one) => onPiece(one)),
    limits: { count: [least, most] },
  })
  yield* t.together(
    'card:discard',
    chosen.map((card) => ({ who: seat, card })),
    (w, e) => w.put(e.card, at.discard(seat), { at: 'top' }),
  )
}

/** All face-down cards lie face up and upright again; crossed ones stay crossed (MY-ENDR-06, -07, MY-SPELL-07). */
export function* turnUp(t: Mythos): Script {
  const laid = playersOf(t).flatMap((seat) => [...alliesOf(t, seat), ...artifactsOf(t, seat), ...tomesOf(t, seat)])
  const down = laid.flatMap((piece: PieceId) => [piece, ...under(t, piece)]).filter((piece) => !isFaceUp(t, piece))
  yield* t.change((w) => {
    for (const piece of down) {
      w.turn(piece, 'front')
      w.clear(piece, 'crossed')
    }
  })
}

/** Once, for 1 SAN, with a Discard Pile (MY-RECOMP-01, -02, MY-RULING-42). */
export function* recomposition(t: Mythos, { seat }: { seat: Seat }): Script {
  if (!isIn(t, seat) || t.get(seat, 'spared') || t.size(at.discard(seat)) === 0) return
  if (yield* confirm(t, seat, { about: 'prompt.recompose' })) yield* t.resolving({ kind: 'action', who: seat }, () => recompose(t, seat))
}
