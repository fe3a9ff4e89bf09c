import { cleanly, type PieceId, type Script } from '@miskatonic/kernel'
import { advanceDoom } from './doom.ts'
import { printedSpace } from './gateColours.ts'
import { spawnMonsters } from './monsters.ts'
import { spaceOf, zoneOfSpace } from './pieces.ts'
import type { Eldritch, InvestigatorId, SpaceId } from './shape.ts'

/** One Gate after the other, each with its Monster before the next (EH-GATE-05, -06, -10); none left: Doom instead (EH-GATE-08, EH-LIMIT-05, EH-RULING-34). */
export function* spawnGates(t: Eldritch, n: number): Script {
  for (let i = 0; i < n; i++) {
    const [gate] = t.top('gates')
    if (!gate) {
      yield* advanceDoom(t, 1, { shortage: true })
      continue
    }
    yield* spawnGate(t, gate, printedSpace(t, gate))
  }
}

/** No Gate without its Monster, whatever its coming brings about (EH-RULING-90). */
function* spawnGate(t: Eldritch, gate: PieceId, on: SpaceId): Script {
  yield* cleanly(
    t,
    () => t.happens('gate:spawn', { gate, on }, (w, what) => w.put(what.gate, zoneOfSpace(what.on), { face: 'front' })),
    () => monsterOf(t, gate, on),
  )
}

function* monsterOf(t: Eldritch, gate: PieceId, on: SpaceId): Script {
  if (spaceOf(t, gate) === on) yield* spawnMonsters(t, 1, on)
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
