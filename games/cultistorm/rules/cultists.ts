import type { Script } from '@miskatonic/kernel'
import { ancientAt, clockwise, column, columnOf, cultistsInPlay, freeFrom, from, isSealed } from './board.ts'
import { endStorm } from './endings.ts'
import { beginFinale } from './finale.ts'
import type { PieceId, Slot, Storm } from './shape.ts'
import { summonBy } from './summoning.ts'
import { players } from './team.ts'

/* How cultists arrive, and the marker that says where. */

/** One more than this on the board, and the storm is lost. */
export const cultistLimit = (t: Storm): number => players(t) + 8 // CS-LIMIT-01

/** So many at one location call their Ancient One. */
const CROWD = 4 // CS-LIMIT-07
const crowd = (t: Storm, slot: Slot): number => column(t, slot).reduce((sum, cultist) => sum + t.number('presence', { cultist }), 0)

/** A cultist at a named place; the marker does not move. Where an Ancient One is, the next location takes it. */
export function* appearAt(t: Storm, slot: Slot): Script {
  yield* appear(t, freeFrom(t, slot)) // CS-LIMIT-13, CS-RULING-11, CS-RULING-99
}

/** A cultist where the marker stands, and the marker moves on. */
export function* appearAtMarker(t: Storm): Script {
  yield* t.resolving({ kind: 'arrival', displaced: false }, function* (id) {
    yield* appear(t, t.state.marker) // CS-CULT-05, CS-RULING-10
    if (t.recordById(id).displaced === false) yield* moveMarker(t, 1) // CS-RULING-11
  })
}

/** A marker step over a blocked location: nothing arrives. */
export function* passBlocked(t: Storm): Script {
  yield* t.happens('arrival:block', { at: t.state.marker })
  yield* moveMarker(t, 1) // CS-LIMIT-10, CS-LIMIT-11
}

/** Clockwise; it never rests where an Ancient One is. */
export function* moveMarker(t: Storm, steps: number): Script {
  const to = freeFrom(t, clockwise(t.state.marker, steps)) // CS-CULT-04, CS-CULT-08
  yield* t.happens('marker:move', { to }, (w, e) => w.set('table', 'marker', e.to))
}

/** An Ancient One came under it: it goes on, and has made its move for this arrival. */
export function* displaceMarker(t: Storm): Script {
  const to = freeFrom(t, t.state.marker)
  const record = t.record('arrival')
  yield* t.happens('marker:move', { to }, (w, e) => {
    w.set('table', 'marker', e.to)
    if (record) w.note(record.id, { displaced: true })
  })
}

/** Its own ability, the limit, the fourth at a location, the empty deck: in this order. */
function* appear(t: Storm, at: Slot): Script {
  const [cultist] = t.top('cultist-deck')
  if (cultist === undefined) return // CS-RULING-76
  const isLast = t.size('cultist-deck') === 1
  const come = yield* t.happens('cultist:appear', { cultist, at }, (w, e) => w.put(e.cultist, columnOf(e.at))) // CS-CULT-03, CS-CULT-06
  if (cultistsInPlay(t) > cultistLimit(t)) yield* endStorm(t, 'overrun') // CS-LIMIT-02, CS-LIMIT-06, CS-RULING-88
  if (come && !isSealed(t, come.at) && crowd(t, come.at) >= CROWD) yield* summonBy(t, cultist, come.at) // CS-LIMIT-09, CS-RULING-13
  if (isLast) yield* deckRunsOut(t)
}

/** A new deck of what was discarded; the first time the End-of-Game card too. */
function* deckRunsOut(t: Storm): Script {
  yield* reshuffleCultists(t)
  if (!t.state.finale) yield* beginFinale(t) // CS-CULT-09, CS-ENDG-02
}

function* reshuffleCultists(t: Storm): Script {
  const n = t.size('cultist-discard')
  if (n) yield* t.happens('cultists:shuffle', { n }, (w) => w.put(t.inZone('cultist-discard'), 'cultist-deck', { mixed: true })) // CS-ENDG-08
}

/** Where nothing was left to draw, what has just been discarded is. */
export function* refillCultists(t: Storm): Script {
  if (t.size('cultist-deck') === 0) yield* reshuffleCultists(t) // CS-RULING-76
}

/** What an Ancient One has devoured leaves with it. */
export function* discardCultists(t: Storm, cultists: readonly PieceId[]): Script {
  yield* t.change((w) => w.put(cultists, 'cultist-discard'))
  yield* refillCultists(t)
}

/** Not an appearance: nothing is counted, nobody is called. */
export function* moveCultist(t: Storm, cultist: PieceId, to: Slot): Script {
  yield* t.happens('cultist:move', { cultist, at: to }, (w, e) => w.put(e.cultist, columnOf(e.at))) // CS-RULING-92
}

/** Where the rear cultist of a location could be driven to; null: nowhere. */
export function refugeFrom(t: Storm, slot: Slot): Slot | null {
  const to = clockwise(slot)
  const full = ancientAt(t, to) !== null || (!isSealed(t, to) && column(t, to).length >= CROWD - 1)
  return column(t, slot).length === 0 || full ? null : to
}

/** The locations with fewest cultists, clockwise from the start. */
export function emptiest(t: Storm): Slot {
  const sizes = from('shield').map((slot) => ({ slot, n: column(t, slot).length }))
  return sizes.reduce((least, one) => (one.n < least.n ? one : least)).slot
}
