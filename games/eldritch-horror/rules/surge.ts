import { choose, defined, onPlace, type Script } from '@miskatonic/kernel'
import { matchingGates } from './gateColours.ts'
import { spawnGates } from './gates.ts'
import { spawnMonsters } from './monsters.ts'
import { activePlayer, spaceOf } from './pieces.ts'
import { referenceFor } from './reference.ts'
import type { Eldritch } from './shape.ts'

/** The Reference number on each space with a matching Gate, one surge a space; no such Gate: one Gate instead (EH-SURGE-01..04, -06, EH-RULING-33). */
export function* monsterSurge(t: Eldritch): Script {
  let spaces = [...new Set(matchingGates(t).map((gate) => defined(spaceOf(t, gate))))]
  if (!spaces.length) return yield* spawnGates(t, 1)
  while (spaces.length) {
    const next = yield* choose(t, activePlayer(t), { about: 'prompt.surge-order', options: spaces.map(onPlace) })
    yield* spawnMonsters(t, referenceFor(t).surge, next)
    spaces = spaces.filter((space) => space !== next)
  }
}
