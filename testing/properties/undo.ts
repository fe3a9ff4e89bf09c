import { type Decision, randomFrom, type Shape, type Table } from '@miskatonic/kernel'
import { goOn } from './again.ts'
import { fingerprint, firstDifference, standing } from './sent.ts'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** How many decisions are made again after one was taken back. */
const ONWARD = 4

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
  const random = randomFrom(`${trial.seed}/undo`)
  for (let i = 0; i < Math.min(trial.moments, line.length); i++) {
    const to = random(table.line.length)
    const wrong = back(table, to, stood) ?? onward(table, line, prints, stood)
    if (wrong) return [{ ...play.fault('undo', wrong), at: to }]
    if (!table.line.length) while (table.line.length < line.length) if (goOn(table, line[table.line.length] as Decision)) break
  }
  const wrong = back(table, 0, stood)
  if (wrong) return [{ ...play.fault('undo', wrong), at: 0 }]
  while (table.line.length < line.length) {
    const failed = goOn(table, line[table.line.length] as Decision)
    if (failed)
      return [{ ...play.fault('undo', `after taking all back, decision ${table.line.length} is ${failed}`), at: table.line.length }]
  }
  return table.hash === prints.at(-1) ? [] : [play.fault('undo', 'after taking all back, the same answers lead elsewhere')]
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
  prints: readonly string[],
  stood: ReadonlyMap<number, object>,
): string | null {
  for (let i = 0; i < ONWARD && table.line.length < line.length; i++) {
    const failed = goOn(table, line[table.line.length] as Decision)
    if (failed) return `made again, decision ${table.line.length} is ${failed}`
    if (table.hash !== prints[table.line.length]) return compared(table, table.line.length, stood, 'going on') ?? 'the state is another one'
    const wrong = compared(table, table.line.length, stood, 'going on')
    if (wrong) return wrong
  }
  return null
}

function compared<S extends Shape>(table: Table<S>, at: number, stood: ReadonlyMap<number, object>, after: string): string | null {
  const then = stood.get(at)
  if (!then) return null
  const now = standing(table)
  return fingerprint(then) === fingerprint(now) ? null : `after ${after}, ${firstDifference(then, now)}`
}
