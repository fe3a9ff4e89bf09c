import type { Check, Script } from '@miskatonic/kernel'
import { ancientOne } from './ancientOne.ts'
import { cluesOf, conditionsOf, gatesOnBoard, investigators, monstersOnBoard, nameOf, rumorsInPlay } from './pieces.ts'
import type { Eldritch, EldritchShape, Scored } from './shape.ts'

/** Lower is better; the whole team counts together (EH-SCORE-01..09, -11). */
export function scored(t: Eldritch): Scored {
  const team = investigators(t)
  const conditions = team.flatMap((who) => conditionsOf(t, who).map((card) => nameOf(t, card)))
  const count = (...names: readonly string[]): number => conditions.filter((name) => names.includes(name)).length
  const clues = team.reduce((sum, who) => sum + cluesOf(t, who).length, 0)
  return {
    gates: gatesOnBoard(t).length,
    monsters: Math.ceil(monstersOnBoard(t).length / 3),
    banes: count('cursed', 'dark-pact'),
    rumors: 3 * rumorsInPlay(t).length,
    clues: 0 - Math.ceil(clues / 3),
    blessed: 0 - count('blessed'),
    doom: 0 - t.state.doom,
  }
}

/** The game ends at the instant a text says so, for all players alike (EH-WIN-01, -08, EH-ELIM-04). */
export function* endGame(t: Eldritch, won: boolean, outcome: string): Script<never> {
  const { ancientOne, difficulty, round } = t.state
  const startingRumor = (t.options as { startingRumor?: boolean } | null)?.startingRumor === true
  const parts = won ? scored(t) : null
  const score = parts && Object.values(parts).reduce((sum, points) => sum + points, 0)
  return yield* t.over({ outcome, won, score, parts, round, ancientOne, difficulty, startingRumor }) // EH-SCORE-01, -10
}

/** Asleep: the printed number of Mysteries wins, before anything else is judged (EH-WIN-02, -03, EH-MYST-01, EH-RULING-37). */
export const victory: Check<EldritchShape> = {
  name: 'victory',
  rule: 'EH-WIN-03',
  reads: ['solved'],
  when: (t) => (!t.state.awakened && t.size('sheet') && t.size('solved') >= ancientOne(t).mysteries ? ['investigators'] : []),
  then: (t) => endGame(t, true, 'mysteries'),
}

/** Everybody out: lost (EH-WIN-04, EH-ELIM-05). */
export const allEliminated: Check<EldritchShape> = {
  name: 'eliminated',
  rule: 'EH-WIN-04',
  reads: ['eliminated'],
  when: (t) => (t.state.eliminated.length >= t.seats.length ? ['investigators'] : []),
  then: (t) => endGame(t, false, 'eliminated'),
}
