import { choose, onPlace, type Script } from '@miskatonic/kernel'
import {
  gatesTo,
  inTown,
  isClosed,
  isLocation,
  isStreet,
  JAIL,
  LOST,
  openGates,
  roads,
  streetOf,
  townAreas,
  whereIs,
  worldOf,
} from './board.ts'
import { isInPlay } from './people.ts'
import type { AreaId, Arkham, Seat } from './shape.ts'

/* An investigator goes somewhere, or is made to: by ways, by gates, by effects. */

type How = 'walk' | 'effect' | 'gate' | 'world' | 'return' | 'refuge'

/** Wherever one goes, one has not explored it and has dealt with nobody there. A closed location is replaced by its street. */
export function* moveInvestigator(t: Arkham, who: Seat, to: AreaId, how: How): Script<boolean> {
  const place = isLocation(to) && isClosed(t, to) ? (streetOf(to) ?? to) : to // AH-STATUS-16, AH-HEALTH-14
  const from = whereIs(t, who)
  if (from === place) return false
  const moved = yield* t.happens('investigator:move', { who, from, to: place, how }, (w, e) => {
    w.set(e.who, 'at', e.to)
    w.set(e.who, 'explored', false) // AH-MOVE-14
    w.set(e.who, 'handled', [])
  })
  return moved !== null
}

export function* delay(t: Arkham, who: Seat): Script<boolean> {
  if (t.get(who, 'delayed') || !isInPlay(t, who)) return false // AH-STATUS-02
  const done = yield* t.happens('investigator:delay', { who }, (w, e) => {
    w.set(e.who, 'delayed', true)
    w.set(e.who, 'delayedIn', t.state.phase === 'movement' ? t.state.turn : 0) // AH-MOVE-21
  })
  return done !== null
}
export function* standUp(t: Arkham, who: Seat): Script {
  yield* t.happens('investigator:stand', { who }, (w, e) => w.set(e.who, 'delayed', false))
}

/** In the cell, poorer by half, and delayed. What was under way is left. */
export function* arrest(t: Arkham, who: Seat): Script<boolean> {
  const money = Math.floor(t.get(who, 'money') / 2)
  const done = yield* t.happens('investigator:arrest', { who, money }, (w, e) => {
    w.add(e.who, 'money', -e.money, { min: 0 })
    w.set(e.who, 'at', JAIL)
    w.set(e.who, 'explored', false)
    w.set(e.who, 'delayed', true)
    w.set(e.who, 'delayedIn', t.state.turn)
  }) // AH-STATUS-04
  if (done) leaveTurn(t, who)
  return done !== null
}

/** Lost in Time and Space, delayed; out of whatever was going on. */
export function* stray(t: Arkham, who: Seat, cause: 'sanity' | 'stamina' | 'gate' | 'card'): Script<boolean> {
  const done = yield* t.happens('investigator:stray', { who, cause }, (w, e) => {
    w.set(e.who, 'at', LOST)
    w.set(e.who, 'explored', false)
    w.set(e.who, 'delayed', true)
    w.set(e.who, 'delayedIn', t.state.turn)
  }) // AH-STATUS-07
  if (done) leaveTurn(t, who)
  return done !== null
}

/** What somebody was doing is over: nothing more of it is carried out. */
export const leaveTurn = (t: Arkham, who: Seat): void => t.leave((record) => record.kind === 'turn' && record.who === who) // AH-STATUS-19

// ── Other Worlds ──

/** To a gate that leads there, with an Explored marker; where there is none, lost. */
export function* returnFrom(t: Arkham, who: Seat, any = false): Script<boolean> {
  const here = worldOf(whereIs(t, who))
  if (here === null) return false
  const gates = any || t.permits('return:any', { who }) ? openGates(t) : gatesTo(t, here.world)
  if (!gates.length) return yield* stray(t, who, 'gate') // AH-OW-04
  const to = yield* choose(t, who, { about: 'choose-return', options: gates.map(onPlace) }) // AH-OW-03
  yield* moveInvestigator(t, who, to, 'return')
  yield* t.happens('investigator:explore', { who, at: to }, (w, e) => {
    w.set(e.who, 'explored', true)
    w.set(e.who, 'returnedIn', t.state.turn)
  })
  yield* t.happens('investigator:return', { who, at: to })
  return true // AH-OW-14
}

// ── choosing where ──

export type Where = 'location' | 'street' | 'area' | 'gate'
export const reachable = (t: Arkham, to: Where): AreaId[] =>
  townAreas(t).filter(
    (area) =>
      !isClosed(t, area) &&
      (to === 'area' || (to === 'gate' ? openGates(t).includes(area) : to === 'street' ? isStreet(area) : isLocation(area))),
  )

/** The nearest of these, along the lines; several where they tie. */
export function nearest(t: Arkham, from: AreaId, among: readonly AreaId[]): AreaId[] {
  return inTown(from) ? [...roads(t).nearest(from, among)] : []
}
