import type { Script } from '@miskatonic/kernel'
import type { Arkham, Next, Phase, Seat } from './shape.ts'

/** Somebody's part of a phase. Who falls in it leaves it: then nothing of it follows. */
export function* inTurn(t: Arkham, who: Seat, body: () => Script<Next | void>): Script<Next> {
  yield* t.change((w) => w.set('table', 'active', who))
  const out = yield* t.resolving({ kind: 'turn', who, phase: t.state.phase }, body)
  return out.done ?? []
}

/** Takes no part in this phase: there is nobody, or the turn is lost, or its rest is over. */
export const sitsOut = (t: Arkham, who: Seat): boolean => !t.get(who, 'inPlay') || t.get(who, 'losesTurn') === t.state.turn // AH-GEN-22

/** The rest of the turn is over for whoever fell, or whose turn was ended. */
export const isOut = (t: Arkham, who: Seat): boolean => sitsOut(t, who) || t.get(who, 'outOfTurn') === t.state.turn // AH-ENC-20, AH-GEN-23

export const PHASES: readonly Phase[] = ['upkeep', 'movement', 'arkham', 'otherWorld', 'mythos'] // AH-TURN-01
