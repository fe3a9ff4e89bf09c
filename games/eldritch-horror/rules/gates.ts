import type { PieceId, Script } from '@miskatonic/kernel'
import { spaceInfo } from './board.ts'
import { advanceDoom, currentOmen } from './doom.ts'
import { spawnMonsters } from './monsters.ts'
import { gatesOnBoard, spaceOf, zoneOfSpace } from './pieces.ts'
import type { Colour, Eldritch, InvestigatorId, SpaceId } from './shape.ts'

/** The space printed on a Gate: `gate-london#1` (EH-GATE-11). */
export const printedSpace = (t: Eldritch, token: PieceId): SpaceId => t.def(token).id.replace(/^(gate|clue)-/, '')
export const gateColour = (t: Eldritch, gate: PieceId): Colour => spaceInfo(printedSpace(t, gate))?.gate as Colour
export const matchingGates = (t: Eldritch): PieceId[] => gatesOnBoard(t).filter((gate) => gateColour(t, gate) === currentOmen(t))

/** One Gate after the other, each with its Monster before the next (EH-GATE-05, -06, -10); none left: Doom instead (EH-GATE-08, EH-LIMIT-05, EH-RULING-34). */
export function* spawnGates(t: Eldritch, n: number): Script {
  for (let i = 0; i < n; i++) {
    const [gate] = t.top('gates')
    if (!gate) {
      yield* advanceDoom(t, 1, { shortage: true })
      continue
    }
    const on = printedSpace(t, gate)
    const spawned = yield* t.happens('gate:spawn', { gate, on }, (w, what) => w.put(what.gate, zoneOfSpace(what.on), { face: 'front' }))
    if (spawned) yield* spawnMonsters(t, 1, on)
  }
}

/** Closing discards it, face up; "when a Gate is closed" hears only this word (EH-GATE-02, -03, -09). */
export function* closeGate(t: Eldritch, gate: PieceId, who: InvestigatorId | null, otherWorld: boolean): Script<boolean> {
  if (spaceOf(t, gate) === null) return false
  const closed = yield* t.happens('gate:close', { gate, who, otherWorld }, (w, what) =>
    w.put(what.gate, 'discard:gates', { face: 'front' }),
  )
  return closed !== null
}

export function* discardGate(t: Eldritch, gate: PieceId): Script<boolean> {
  if (spaceOf(t, gate) === null) return false
  return (yield* t.happens('gate:discard', { gate }, (w, what) => w.put(what.gate, 'discard:gates', { face: 'front' }))) !== null
}
