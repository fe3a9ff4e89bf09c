import {
  Beats,
  Chance,
  copyJson,
  type Edge,
  type Entry,
  emptyState,
  type Json,
  lineOf,
  type Shape,
  type State,
  Table,
  type TableSettings,
} from '@miskatonic/kernel'

/** A table that stands where none has begun yet: run from here with a log, it is that log's game. */
function untouched<S extends Shape>(table: Table<S>): State {
  const { game, setup } = table
  const state = emptyState()
  const specs = game.table as unknown as Record<string, { start: Json }>
  for (const attribute in specs) state.table[attribute] = specs[attribute]?.start ?? null
  state.flow = [...game.opening(setup.seats, setup.options)].reverse()
  return state
}

/** The first `decisions` of a table's log, run again from the very beginning with the chance the log holds. */
export function fromTheStart<S extends Shape>(table: Table<S>, decisions: number, host: TableSettings = {}): Table<S> {
  const log = copyJson(table.log.slice(0, decisions)) as Entry[]
  const copy = new Table(table.game, table.setup, host, untouched(table), new Chance(table.setup.seed, table.kernel.chance.counters()))
  return copy.resume(log, lineOf(log), copyJson(table.opening), { at: 0, offset: 0, events: 0, serial: 0 })
}

/**
 * Everything since an edge, run again on another state with the same answers and the same chance, the last of them live and looked at beat
 * by beat; null where they no longer fit.
 */
export function lastAgain<S extends Shape>(table: Table<S>, edge: Edge, state: State): { table: Table<S>; beats: Beats<S> } | null {
  const last = table.line.length > edge.at ? table.line.at(-1) : undefined
  try {
    const copy = new Table(table.game, table.setup, {}, state, new Chance(table.setup.seed, table.kernel.chance.counters()))
    copy.kernel.events.push(...table.kernel.events.slice(0, edge.events))
    copy.kernel.atEdge(edge.events, edge.serial)
    copy.resume(last ? table.log.slice(0, last.seq) : table.log, last ? table.line.slice(0, -1) : table.line, table.opening, edge)
    const beats = new Beats(copy, copy.kernel.watchers)
    return !last || goOn(copy, last, beats) === null ? { table: copy, beats } : null
  } catch {
    return null
  }
}

/** Goes on with a decision of another table, with the chance it drew there. */
export function goOn<S extends Shape>(
  table: Table<S>,
  decision: { seat: string; answer: unknown; chance: readonly { label: string; got: Json }[] },
  beats?: Beats<S>,
): string | null {
  const { chance } = table.kernel
  chance.replay(decision.chance)
  const decided = table.decide(decision.seat, decision.answer, { keys: 'real', onBeat: beats?.onBeat })
  const used = chance.live()
  if (!decided.ok) return `${decided.error.reason}: ${decided.error.detail}`
  return used ? null : 'less chance was drawn than before'
}
