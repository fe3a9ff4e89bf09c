import { choose, onPlace, type PieceId, type Script } from '@miskatonic/kernel'
import { allSpaces } from './board.ts'
import { printedSpace } from './gateColours.ts'
import { holderOf, spaceOf, zoneOfSpace } from './pieces.ts'
import type { Eldritch, InvestigatorId, SpaceId } from './shape.ts'

const fromPool = (t: Eldritch): PieceId | null => t.top('clues')[0] ?? null

/** On its printed space, or on the one named (EH-CLUE-04, -05); none left: nothing (EH-CLUE-09, EH-LIMIT-04). */
export function* spawnClues(t: Eldritch, n: number, on?: SpaceId): Script {
  for (let i = 0; i < n; i++) {
    const clue = fromPool(t)
    if (!clue) return
    yield* t.happens('clue:spawn', { clue, on: on ?? printedSpace(t, clue) }, (w, what) =>
      w.put(what.clue, zoneOfSpace(what.on), { face: 'front' }),
    )
  }
}

/** At random from the pool, kept with the sheet (EH-CLUE-06). */
export function* gainClues(t: Eldritch, who: InvestigatorId, n: number): Script<number> {
  let gained = 0
  for (let i = 0; i < n; i++) {
    const clue = fromPool(t)
    if (!clue) return gained
    const research = t.record('encounter')?.of === 'research'
    if (
      yield* t.happens('clue:gain', { who, clue, from: 'pool', ...(research ? { research: true as const } : {}) }, (w, what) =>
        w.put(what.clue, `own-clues:${what.who}`, { face: 'front' }),
      )
    )
      gained++
  }
  return gained
}

/** "Gain this Clue": the token on the space (EH-CLUE-07). */
export function* gainClueFromSpace(t: Eldritch, who: InvestigatorId, clue: PieceId): Script<boolean> {
  const at = spaceOf(t, clue)
  if (at === null) return false
  return (
    (yield* t.happens('clue:gain', { who, clue, from: 'space', at, research: true }, (w, what) =>
      w.put(what.clue, `own-clues:${what.who}`, { face: 'front' }),
    )) !== null
  )
}

export function* discardClues(t: Eldritch, clues: readonly PieceId[]): Script {
  for (const clue of clues) yield* discardClue(t, clue)
}

function* discardClue(t: Eldritch, clue: PieceId): Script {
  yield* t.happens('clue:discard', { clue, on: spaceOf(t, clue), who: holderOf(t, clue) }, (w, what) =>
    w.put(what.clue, 'discard:clues', { face: 'front' }),
  )
}

/** Discards a random Clue of the pool and uses its space; with no Clue anywhere the Lead chooses (EH-RAND-01..03). */
export function* randomSpace(t: Eldritch): Script<SpaceId> {
  const clue = fromPool(t)
  if (!clue) return yield* choose(t, t.state.lead, { about: 'prompt.random-space', options: allSpaces.map(onPlace) })
  const space = printedSpace(t, clue)
  yield* discardClue(t, clue)
  return space
}
