import type { Beats, Shape, Table } from '@miskatonic/kernel'
import { lastAgain } from './again.ts'
import { firstDifference } from './sent.ts'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/**
 * Whoever looks at the beats changes nothing: the same game comes of the same answers. Each watcher's new lines are its beats, in order and
 * none twice. What was seen in passing is what a table sees that has never been looked at before.
 */
export function beats<S extends Shape>(trial: Trial<S>): Violation[] {
  const plain = new RandomGame(trial).moments()
  const play = new RandomGame(trial, {}, 1, true)
  let heard = 0
  for (const table of play.moments()) {
    const unseen = plain.next().value
    if (!unseen) return [play.fault('beats', 'looked at beat by beat, the game goes on where it ended')]
    const wrong = play.beats && misheard(table, play.beats, heard)
    if (wrong) return [play.fault('beats', wrong)]
    heard = table.kernel.events.length
    if (!play.chosen) continue
    const changed = firstDifference(traceOf(unseen), traceOf(table)) ?? (play.beats && otherwiseSeen(table, play.beats))
    if (changed) return [play.fault('beats', changed)]
  }
  return plain.next().value ? [play.fault('beats', 'looked at beat by beat, the game ends too early')] : []
}

const traceOf = <S extends Shape>(table: Table<S>) => ({
  hash: table.hash,
  log: table.log.slice(-60),
  events: table.kernel.events.slice(-60),
  counters: table.kernel.chance.counters(),
})

function misheard<S extends Shape>(table: Table<S>, seen: Beats<S>, before: number): string | null {
  const fresh = table.kernel.events.slice(before)
  for (const watcher of table.kernel.watchers) {
    const told = fresh.filter((event) => event.told[watcher]).length
    const ends = seen.of(watcher).map((beat) => beat.told)
    if (ends.some((end, i) => end < (ends[i - 1] ?? 0))) return `the beats of ${watcher} go back: ${ends.join(', ')}`
    if ((ends.at(-1) ?? 0) !== told) return `${watcher} was told ${told} lines, and its beats end after ${ends.join(', ') || 'none'}`
  }
  return null
}

/** The last decision once more on a table without memory of what anybody saw. */
function otherwiseSeen<S extends Shape>(table: Table<S>, seen: Beats<S>): string | null {
  const edge = table.edges.findLast((one) => one.at < table.line.length)
  if (!edge) return null
  const again = lastAgain(table, edge, table.stateAt(edge))
  if (!again) return 'the last decision could not be made again'
  for (const watcher of table.kernel.watchers) {
    const wrong = firstDifference(seen.of(watcher), again.beats.of(watcher))
    if (wrong) return `${watcher} sees the beats otherwise the second time: ${wrong}`
  }
  return null
}
