import { canonical, type Seat, type Shape, type Table } from '@miskatonic/kernel'

/** What happened long ago was compared when it happened. */
const RECENT = 60

/** Everything a watcher is sent at this moment. */
export const sentTo = <S extends Shape>(table: Table<S>, watcher: Seat) => ({
  view: table.view(watcher),
  ask: table.askFor(watcher),
  events: table.eventsFor(watcher).slice(-RECENT),
  log: table.logFor(watcher).slice(-RECENT),
})

/** Its state, its question, its log, its chance. */
export const unsent = <S extends Shape>(table: Table<S>) => ({
  hash: table.hash,
  result: table.result,
  asked: table.asked(),
  ask: table.ask,
  log: table.log.slice(-RECENT),
  decisions: table.line.length,
  opening: table.opening,
  counters: table.kernel.chance.counters(),
})

/** All there is to know of a table: what it is in itself, and what every watcher is sent. */
export const allOf = <S extends Shape>(table: Table<S>) => ({
  ...unsent(table),
  sent: Object.fromEntries(table.kernel.watchers.map((watcher) => [watcher, sentTo(table, watcher)])),
})

/** The same, apart from the numbers that grow when a decision is taken back. */
export function standing<S extends Shape>(table: Table<S>): object {
  const { hash, result, ask } = table
  const sent = table.kernel.watchers.map((watcher) => ({
    view: { ...table.view(watcher), seq: 0 },
    ask: table.askFor(watcher),
    events: table
      .eventsFor(watcher)
      .slice(-RECENT)
      .map((event) => ({ ...event, seq: 0 })),
  }))
  return { hash, result, asked: table.asked(), ask, decisions: table.line.length, sent }
}

/** Where two values differ first, in words; null when they are equal as JSON. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null
  const here = path || 'all of it'
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return canonical(a) === canonical(b) ? null : `${here}: ${short(a)} became ${short(b)}`
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return `${here}: ${short(a)} became ${short(b)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], path ? `${path}.${key}` : key)
    if (found) return found
  }
  return null
}

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : canonical(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
