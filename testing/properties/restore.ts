import { restore as open, type Saved, type Shape, save, type Table } from '@miskatonic/kernel'
import { allOf, firstDifference } from './sent.ts'
import { messageIn, RandomGame, type Trial, type Violation } from './trial.ts'

/** Saved, written as JSON, read and opened, a table is the table it was, and goes on as that one does. */
export function restore<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial)
  const faults: Violation[] = []
  let restored: Table<S> | null = null
  for (const table of play.moments()) {
    if (restored) {
      const wrong = wentOn(restored, table)
      if (wrong) faults.push(play.fault('restore', `after restoring, the next answer leads elsewhere: ${wrong}`))
    }
    restored = null
    if (!play.chosen || faults.length) continue
    const opened = reopened(table)
    if (typeof opened === 'string') faults.push(play.fault('restore', opened))
    else restored = opened
  }
  return faults
}

function reopened<S extends Shape>(table: Table<S>): Table<S> | string {
  try {
    const saved = JSON.parse(JSON.stringify(save(table))) as Saved
    const { table: copy, remake, problems } = open(table.game, saved)
    if (problems.length) return problems.join('; ')
    if (remake.length) return `${remake.length} decisions would have to be made again`
    return firstDifference(allOf(table), allOf(copy)) ?? copy
  } catch (error) {
    return messageIn(error)
  }
}

/** The restored table stands one decision behind; with the live one's answer and chance of its own it must catch up. */
function wentOn<S extends Shape>(restored: Table<S>, live: Table<S>): string | null {
  const next = live.line.at(-1)
  if (!next || restored.line.length !== live.line.length - 1) return null
  const decided = restored.decide(next.seat, next.answer, { keys: 'real' })
  return decided.ok ? firstDifference(allOf(live), allOf(restored)) : decided.error.detail
}
