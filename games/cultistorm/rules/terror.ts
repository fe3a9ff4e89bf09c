import { resolveText } from '@miskatonic/effects'
import { choose, defined, type Script } from '@miskatonic/kernel'
import { altarOf, clockwise, isActivated, ringOf, ringRef, siteOf, slotRef } from './board.ts'
import { cardOf, isKind } from './cards.ts'
import { readStoryOf } from './narrative.ts'
import { type Cause, type PieceId, type Slot, type Storm, SYMBOLS } from './shape.ts'
import { lead } from './team.ts'

/* The terror circle: one card above each location, the End-of-Game card above the Star. */

/** Where the End-of-Game card lies. */
export const END_PLACE: Slot = 'star' // CS-RULING-04

/** The card of a place; null: there is none, or it is being carried out. */
export const ringCard = (t: Storm, place: Slot): PieceId | null => t.inZone(ringOf(place))[0] ?? null
export const crystalsOn = (t: Storm, place: Slot): number => t.get(ringRef(place), 'crystals')
/** The places with a terror card. */
export const terrorPlaces = (t: Storm): Slot[] => SYMBOLS.filter((place) => holds(t, place, 'terror'))
/** The places with an End-of-Game card that has not been carried out. */
export const endPlaces = (t: Storm): Slot[] => SYMBOLS.filter((place) => holds(t, place, 'end'))
function holds(t: Storm, place: Slot, kind: 'terror' | 'end'): boolean {
  const card = ringCard(t, place)
  return card !== null && isKind(t, card, kind)
}
/** The places whose terror card (never the End-of-Game card) has a crystal. */
export const placesWithCrystals = (t: Storm): Slot[] => terrorPlaces(t).filter((place) => crystalsOn(t, place) > 0)

/** One step after the other: each is done with all that comes of it before the next. */
export function* advanceTerror(t: Storm, n: number, cause: Cause): Script {
  for (let i = 0; i < n; i++) yield* step(t, cause) // CS-TERR-08
}

function* step(t: Storm, cause: Cause): Script {
  const to = clockwise(t.state.terror)
  const moved = yield* t.happens('terror:advance', { to, cause }, (w, e) => w.set('table', 'terror', e.to)) // CS-TERR-01, CS-TERR-07
  if (!moved) return
  yield* placeCrystals(t, to, 1)
  if (to !== 'shield') return
  yield* activateLocation(t) // CS-ALTAR-01, CS-ALTAR-06, CS-RULING-06
  yield* t.happens('lap:complete', { n: t.state.turn })
}

/** A place without a card takes none, unless its card is just being carried out. */
export function* placeCrystals(t: Storm, at: Slot, n: number): Script {
  const waits = t.raw.records.some((record) => record.kind === 'terror' && record.at === at)
  if (ringCard(t, at) === null && !waits) return // CS-RULING-07, CS-RULING-78
  yield* t.happens('crystal:place', { at, n }, (w, e) => w.add(ringRef(e.at), 'crystals', e.n))
  yield* settlePlace(t, at)
}

export function* removeCrystal(t: Storm, at: Slot): Script {
  yield* t.happens('crystal:remove', { at }, (w, e) => w.add(ringRef(e.at), 'crystals', -1, { min: 0 }))
}

/** With enough crystals a terror card is carried out at once; the End-of-Game card is watched by a check. */
function* settlePlace(t: Storm, at: Slot): Script {
  const card = ringCard(t, at)
  if (card === null || !isKind(t, card, 'terror')) return
  if (crystalsOn(t, at) >= cardOf(t, card, 'terror').activation) yield* activate(t, card, at) // CS-TERR-03
}

/** Its crystals go, it is turned up and carried out; then another lies in its place. */
function* activate(t: Storm, card: PieceId, at: Slot): Script {
  const { effect, lasts } = cardOf(t, card, 'terror')
  yield* t.resolving({ kind: 'terror', card, at }, function* () {
    yield* t.happens('terror:activate', { card, at }, (w, e) => {
      w.set(ringRef(e.at), 'crystals', 0)
      w.put(e.card, 'omen', { face: 'front' })
    }) // CS-TERR-04
    yield* readStoryOf(t, card) // CS-RULING-82
    const self = { source: { piece: card }, piece: card, controller: null, bound: {} }
    if (effect) yield* resolveText(t, effect, { self })
    yield* t.change((w) => {
      w.set(card, 'until', t.state.turn + 1)
      w.put(card, lasts === undefined ? 'terror-discard' : lasts === 'inNextTurn' ? 'omen-to-come' : 'omens')
    }) // CS-TERR-11, CS-RULING-08
    yield* layTerror(t, at)
  })
  yield* settlePlace(t, at) // CS-RULING-08
}

/** The top card goes to the bottom unseen, the next is laid down. */
export function* layTerror(t: Storm, at: Slot): Script {
  if (t.size('terror-deck') === 0) yield* t.change((w) => w.put(t.inZone('terror-discard'), 'terror-deck', { mixed: true, face: 'back' })) // CS-RULING-07
  if (t.size('terror-deck') > 1) {
    const [top] = t.top('terror-deck')
    yield* t.change((w) => w.put(defined(top), 'terror-deck', { at: 'bottom' })) // CS-SETUP-21, CS-TERR-05
  }
  const [card] = t.top('terror-deck')
  if (card) yield* t.happens('terror:lay', { card, at }, (w, e) => w.put(e.card, ringOf(e.at), { face: 'back' })) // CS-TERR-06
}

/** After a lap one more location serves the detectives, whichever they choose. */
function* activateLocation(t: Storm): Script {
  const dormant = SYMBOLS.filter((slot) => !isActivated(t, slot))
  if (!dormant.length) return // CS-ALTAR-05
  const options = dormant.map((slot) => ({ key: slot, place: slotRef(slot), piece: t.inZone(siteOf(slot))[0] as PieceId }))
  const at = (yield* choose(t, lead(t), { about: 'activate-location', options, group: true })) as Slot // CS-ALTAR-02
  const [location] = t.inZone(siteOf(at)) as [PieceId]
  yield* t.happens('location:activate', { at, location }, (w, e) => w.put(e.location, altarOf(e.at))) // CS-ALTAR-03, CS-ALTAR-04
}
