import { defined, type Script, type Write } from '@miskatonic/kernel'
import { ancientAt, column, devouredOf, isAtPortal, slotOf, slotRef } from './board.ts'
import { cardOf } from './cards.ts'
import { discardCultists } from './cultists.ts'
import { endStorm } from './endings.ts'
import type { Cultistorm, PieceId, Seat, Slot, Storm } from './shape.ts'
import { clearOffered } from './trophies.ts'

/* What Ancient Ones do while they are in play, and what becomes of them. */

export const isHeld = (t: Storm, ancient: PieceId): boolean => t.state.holds.some((hold) => hold.ancient === ancient)

export function* holdAncient(t: Storm, ancient: PieceId, card: PieceId | null): Script {
  yield* t.happens('ancient:hold', { ancient }, (w, e) => w.set('table', 'holds', [...t.state.holds, { ancient: e.ancient, card }])) // CS-CMOVE-08
}

/** One step towards the location; who stands at the portal steps onto it, and all is lost. */
export function* moveAncient(t: Storm, ancient: PieceId): Script {
  const at = slotOf(t, ancient)
  if (at === null || ancientAt(t, at) !== ancient) return
  if (isAtPortal(t, at)) return yield* endStorm(t, 'crossed') // CS-CMOVE-07, CS-WIN-04
  const cultist = defined(column(t, at).at(-1)) // CS-CMOVE-02, CS-RULING-15
  yield* t.happens('ancient:move', { ancient, at }) // CS-CMOVE-01
  yield* t.happens('ancient:devour', { ancient, cultist, at }, (w, e) => w.put(e.cultist, devouredOf(e.at))) // CS-CMOVE-03
}

/** It goes back among its like, and the portal is closed for good. */
export function* defeatAncient(t: Storm, ancient: PieceId, who: Seat): Script {
  const at = defined(slotOf(t, ancient))
  const devoured = t.inZone(devouredOf(at))
  yield* discardCultists(t, devoured) // CS-AFIGHT-18, CS-RULING-66
  yield* t.happens('ancient:defeat', { ancient, who, at }, (w, e) => {
    sendBack(t, w, e.ancient) // CS-AFIGHT-12
    w.set(slotRef(e.at), 'sealed', 'marker') // CS-AFIGHT-13, CS-AFIGHT-15
    clearOffered(t, w, e.at) // CS-AFIGHT-14
  })
  yield* t.ends('ancientOne')
}

const WAITING = { 1: 'ancients-first', 2: 'ancients-second', sect: 'ancients-sect' } as const

function sendBack(t: Storm, w: Write<Cultistorm>, ancient: PieceId): void {
  const zone = WAITING[cardOf(t, ancient, 'ancient').wave]
  w.put(ancient, zone)
  w.mix(zone)
  w.set(
    'table',
    'holds',
    t.state.holds.filter((hold) => hold.ancient !== ancient),
  )
}

/** The sect symbols of what an Ancient One has devoured. */
export const devouredSymbols = (t: Storm, slot: Slot) =>
  t.inZone(devouredOf(slot)).flatMap((cultist) => {
    const { sectSymbol, monster } = cardOf(t, cultist, 'cultist')
    return sectSymbol ? Array.from({ length: monster ? 2 : 1 }, () => sectSymbol) : []
  }) // CS-CMOVE-04, CS-RULING-133
