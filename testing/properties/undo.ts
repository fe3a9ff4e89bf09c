import { type Decision, randomFrom, type Shape, type Table } from '@miskatonic/kernel'
import { goOn } from './again.ts'
import { firstDifference, standing } from './sent.ts'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** How many decisions are made again after one was taken back. */
const ONWARD = 2

/** Taking back lands exactly where the table stood; the same answers and chance then lead to the same table. */
export function undo<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial)
  const prints: string[] = []
  const stood = new Map<number, object>()
  let table: Table<S> | null = null
  for (const now of play.moments()) {
    table = now
    prints.push(now.hash)
    if (play.chosen) stood.set(play.at, standing(now))
  }
  if (!table) return []
  const line: Decision[] = table.line.map((decision) => ({ ...decision, chance: [...decision.chance] }))
  // From the end back to each moment in turn, each time going on a little; then all the way from the first to the end.
  for (const to of [...stood.keys()].sort((a, b) => b - a)) {
    const wrong = back(table, to, stood) ?? onward(table, line, to === 0 ? line.length : ONWARD, prints, stood)
    if (wrong) return [{ ...play.fault('undo', wrong), at: to }]
  }
  return farBack(table, trial, line, prints, stood).map((wrong) => play.fault('undo', wrong))
}

/** From the very end to anywhere, and to the end again. */
function farBack<S extends Shape>(
  table: Table<S>,
  trial: Trial<S>,
  line: readonly Decision[],
  prints: readonly string[],
  stood: ReadonlyMap<number, object>,
): string[] {
  const random = randomFrom(`${trial.seed}/undo`)
  for (let i = 0; i < 2 && table.line.length; i++) {
    const wrong = back(table, random(table.line.length), stood) ?? onward(table, line, line.length, prints, stood)
    if (wrong) return [wrong]
  }
  return []
}

function back<S extends Shape>(table: Table<S>, to: number, stood: ReadonlyMap<number, object>): string | null {
  const decision = table.line[to]
  if (!decision) return null
  const undone = table.undoTo(decision.seq, table.setup.seats)
  if (!undone.ok) return `taking back to decision ${to} was refused: ${undone.error.detail}`
  return compared(table, to, stood, 'taking back')
}

function onward<S extends Shape>(
  table: Table<S>,
  line: readonly Decision[],
  most: number,
  prints: readonly string[],
  stood: ReadonlyMap<number, object>,
): string | null {
  for (let i = 0; i < most && table.line.length < line.length; i++) {
    const failed = goOn(table, line[table.line.length] as Decision)
    if (failed) return `made again, decision ${table.line.length} is ${failed}`
    if (table.hash !== prints[table.line.length]) return compared(table, table.line.length, stood, 'going on') ?? 'the state is another one'
  }
  return compared(table, table.line.length, stood, 'going on')
}

function compared<S extends Shape>(table: Table<S>, at: number, stood: ReadonlyMap<number, object>, after: string): string | null {
  const then = stood.get(at)
  if (!then) return null
  const wrong = firstDifference(then, standing(table))
  return wrong && `after ${after}, ${wrong}`
}
