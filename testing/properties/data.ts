import { notJson, type Shape, save, type Table } from '@miskatonic/kernel'
import { sentTo } from './sent.ts'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** State, log and everything sent is plain JSON and equals itself read back from text. */
export function plainData<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial)
  let last: Table<S> | null = null
  for (const table of play.moments()) {
    last = table
    const wrong = impure('the state', table.kernel.raw) ?? (play.chosen ? sentImpure(table) : null)
    if (wrong) return [play.fault('plain data', wrong)]
  }
  const wrong = last && impure('the save', save(last))
  return wrong ? [play.fault('plain data', wrong)] : []
}

function sentImpure<S extends Shape>(table: Table<S>): string | null {
  for (const watcher of table.kernel.watchers) {
    const wrong = impure(`what ${watcher} is sent`, sentTo(table, watcher))
    if (wrong) return wrong
  }
  return null
}

function impure(name: string, value: unknown): string | null {
  const wrong = notJson(value)
  if (wrong) return `in ${name}, ${wrong}`
  const lost = lostInText(value, JSON.parse(JSON.stringify(value)), '')
  return lost === null ? null : `in ${name}, ${lost} does not survive being written down`
}

/** Stricter than equal JSON: a field that is there and undefined is lost, and −0 comes back as 0. */
function lostInText(value: unknown, read: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null) return Object.is(value, read) ? null : path || 'all of it'
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields)) {
    const inner = path ? `${path}.${key}` : key
    if (!Object.hasOwn(read as object, key)) return inner
    const lost = lostInText(fields[key], (read as Record<string, unknown>)[key], inner)
    if (lost) return lost
  }
  return null
}
