import type { Script, StepRef } from '@miskatonic/kernel'
import { isHeld, moveAncient } from '../ancients.ts'
import { isBlocked, liftBlocks } from '../blocks.ts'
import { ancientsInPlay } from '../board.ts'
import { appearAtMarker, passBlocked } from '../cultists.ts'
import { rollCultistDie } from '../dice.ts'
import { type PieceId, type Storm, SYMBOLS } from '../shape.ts'
import { resolveIcons } from '../support.ts'

/** Arrivals, then the Ancient Ones that are here already, then the dice. */
export function* cultists(t: Storm): Script<StepRef[]> {
  yield* t.happens('arrivals:begin', { n: t.state.turn })
  const arrivals = Array.from({ length: t.number('arrivals', {}) }, () => ({ step: 'arrival' })) // CS-CULT-02
  const moves = ancientsInPlay(t).map((ancient) => ({ step: 'ancientMoves', args: { ancient } })) // CS-RULING-14
  return [...arrivals, { step: 'arrivalsEnd' }, ...moves, { step: 'cultistDice' }] // CS-CULT-10
}

/** One step of the marker. */
export function* arrival(t: Storm): Script {
  yield* isBlocked(t, t.state.marker) ? passBlocked(t) : appearAtMarker(t)
}

export function* arrivalsEnd(t: Storm): Script {
  yield* liftBlocks(t)
}

/** It moves, unless it is held: that is over then, and the card that held it has been used. */
export function* ancientMoves(t: Storm, { ancient }: { ancient: PieceId }): Script {
  if (!ancientsInPlay(t).includes(ancient)) return
  if (!isHeld(t, ancient)) return yield* moveAncient(t, ancient)
  const holds = t.state.holds.filter((hold) => hold.ancient === ancient)
  const cards = holds.flatMap(({ card }) => card ?? [])
  const left = t.state.holds.filter((hold) => hold.ancient !== ancient)
  yield* t.happens('ancient:wait', { ancient }, (w) => w.set('table', 'holds', left)) // CS-CMOVE-08
  for (const card of cards) yield* resolveIcons(t, card) // CS-RULING-40
}

export function* cultistDice(t: Storm): Script {
  for (const slot of SYMBOLS) yield* rollCultistDie(t, slot) // CS-CMOVE-09
}
