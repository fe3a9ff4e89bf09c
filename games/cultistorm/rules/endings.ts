import type { Script } from '@miskatonic/kernel'
import type { Ending, Result, Storm } from './shape.ts'

/** Tells it, and ends the game: all win or lose together. */
export function* endStorm(t: Storm, ending: Ending): Script<never> {
  yield* t.happens('storm:end', { ending }, (w) => w.set('table', 'ending', ending))
  return yield* t.over({ outcome: ending, winners: ending === 'sealed' ? t.seats : [] } satisfies Result) // CS-FRAME-01, CS-WIN-06
}
