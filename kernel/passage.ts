import type { Checkpoint, Edge, Place } from './edge.ts'
import { ReplayError } from './errors.ts'
import { sameJson } from './json.ts'
import type { Shape } from './shape.ts'
import { copyState, type State, type StepRef } from './state.ts'
import type { Table } from './table.ts'
import { type Change, putChanges } from './undoLog.ts'

/**
 * How the state came from one edge to the next, as data. Whoever keeps it with each decision can rebuild every edge without running
 * a rule: also when the rules that made it are no longer those of the house.
 */
export type Passage = Place & {
  /** The edge it starts from. */
  readonly from: number
  readonly flow: readonly StepRef[]
  readonly changes: readonly Change[]
}

const passage = (from: Edge, { at, offset, events, serial, flow }: Edge, changes: readonly Change[]): Passage => ({
  from: from.at,
  at,
  offset,
  events,
  serial,
  flow,
  changes,
})

/** The way from an edge to the last one; null: there was none since. */
export function passageSince<S extends Shape>(table: Table<S>, from: Edge): Passage | null {
  const last = table.edges[table.edges.length - 1]
  if (!last || last.at === from.at) return null
  return passage(from, last, table.kernel.journal.changesAlong([from.mark, last.mark])[0] ?? [])
}

/** Throws where a table that ran again from the log went another way than it is kept to have gone. */
export function checkPassages<S extends Shape>(table: Table<S>, trail: readonly Passage[]): void {
  const { edges } = table
  const legs = table.kernel.journal.changesAlong(edges.map(({ mark }) => mark))
  const [first] = edges
  if (!first) return
  const led = new Map(edges.slice(1).map((edge, i) => [edge.at, passage(edges[i] as Edge, edge, legs[i] ?? [])]))
  for (const kept of trail) {
    if (kept.at <= first.at) continue
    if (!sameJson(led.get(kept.at), kept)) throw new ReplayError(`decision ${table.line[kept.at - 1]?.seq} no longer leads where it led`)
  }
}

/** The edges that can be rebuilt from one that is whole, the last first. A passage that does not start from the one before ends it. */
export function edgesAlong(start: Checkpoint, trail: readonly Passage[]): (Place & { readonly state: State })[] {
  const { at, offset, events, serial, state } = start
  const edges = [{ at, offset, events, serial, state }]
  for (const { from, flow, changes, ...place } of trail) {
    const before = edges[edges.length - 1] as (typeof edges)[number]
    if (place.at <= before.at) continue
    if (from !== before.at) break
    const next = copyState(before.state)
    putChanges(next, changes)
    next.flow = flow
    edges.push({ ...place, state: next })
  }
  return edges.reverse()
}
