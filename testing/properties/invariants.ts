import type { Shape } from '@miskatonic/kernel'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** What the game says is so whenever somebody is asked something, is so: at every question of every random game. */
export function invariants<S extends Shape>(trial: Trial<S>): Violation[] {
  const listed = Object.entries(trial.invariants ?? {})
  if (!listed.length) return []
  const play = new RandomGame(trial)
  const faults: Violation[] = []
  for (const table of play.moments()) {
    if (!table.ask) continue
    for (const [name, broken] of listed) {
      const wrong = broken(table.kernel)
      if (wrong !== null) faults.push(play.fault('invariants', `${name}: ${wrong}`))
    }
  }
  return faults
}
