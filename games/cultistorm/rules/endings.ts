import type { Script } from '@miskatonic/kernel'
import { isSealed } from './board.ts'
import { type Ending, type Result, type Storm, SYMBOLS } from './shape.ts'
import { detectives } from './team.ts'

/** Tells it, and ends the game: the detectives win or lose together, and whoever sits apart the other way round. */
export function* endStorm(t: Storm, ending: Ending, won = ending === 'sealed'): Script<never> {
  yield* t.happens('storm:end', { ending }, (w) => w.set('table', 'ending', ending))
  const team = detectives(t)
  const apart = t.seats.filter((seat) => !team.includes(seat))
  const sealed = SYMBOLS.filter((slot) => isSealed(t, slot)).length
  const { report } = t.state
  const result: Result = { outcome: ending, won, winners: won ? team : apart, apart, sealed, ...(report === null ? {} : { report }) }
  return yield* t.over(result) // CS-FRAME-01, CS-WIN-06
}
