import type { Shape, Table } from '@miskatonic/kernel'
import { fromTheStart } from './again.ts'
import { firstDifference, standing } from './sent.ts'
import { messageIn, RandomGame, type Trial, type Violation } from './trial.ts'

/** The log, run again from the start, is the game that was played. */
export function replay<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial)
  const hashes: string[] = []
  let live: Table<S> | null = null
  for (const table of play.moments()) {
    live = table
    hashes.push(table.hash)
  }
  if (!live) return []
  const wrong = differs(live, play.at)
  if (!wrong) return []
  // The first decision from which on the two go apart says more than the end does.
  let low = 0
  let high = play.at
  while (low < high) {
    const middle = (low + high) >> 1
    if (hashAfter(live, middle) === hashes[middle]) low = middle + 1
    else high = middle
  }
  return [{ ...play.fault('replay', `the log gives another game: ${wrong}`), at: low }]
}

function differs<S extends Shape>(live: Table<S>, decisions: number): string | null {
  try {
    return firstDifference(standing(live), standing(fromTheStart(live, decisions)))
  } catch (error) {
    return messageIn(error)
  }
}

function hashAfter<S extends Shape>(live: Table<S>, decisions: number): string | null {
  try {
    return fromTheStart(live, decisions).hash
  } catch {
    return null
  }
}
