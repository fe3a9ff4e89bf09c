/**
 * Appends to tables that another process holds: a process that was frozen in the middle of a transaction keeps its rows locked. They wait
 * here, each table for itself, so that no other table waits with them.
 */
import type { Outcome } from './grouped.ts'

/** What a commit says of an item whose table is held: nothing of it was written. */
export const HELD = 'held'

type Waiting<Item, Result> = { item: Item; until: number; resolve: (result: Result) => void; reject: (error: unknown) => void }
type Lane<Item, Result> = { waiting: Waiting<Item, Result>[]; wait: number }

const FIRST_WAIT = 50
const LONGEST_WAIT = 1000

export type Aside<Item, Result> = {
  /** Whether something of this table waits: whatever comes later waits behind it. */
  has(table: string): boolean
  add(table: string, item: Item): Promise<Result>
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>
}

/** `commit` tries the items of one table; `patience` is how long, in milliseconds, one of them is tried before it is given up. */
export function aside<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Outcome<Result | typeof HELD>[]>,
  patience: number,
  givenUp: (table: string) => Error,
): Aside<Item, Result> {
  const lanes = new Map<string, Lane<Item, Result>>()
  const emptied = new Set<() => void>()

  const attempt = async (table: string, lane: Lane<Item, Result>): Promise<void> => {
    const group = [...lane.waiting]
    try {
      const outcomes = await commit(group.map(({ item }) => item))
      lane.waiting = lane.waiting.filter((one) => {
        const outcome = outcomes[group.indexOf(one)]
        if (outcome === undefined) return true
        if (outcome instanceof Error) one.reject(outcome)
        else if (outcome !== HELD) one.resolve(outcome)
        else if (performance.now() < one.until) return true
        else one.reject(givenUp(table))
        return false
      })
    } catch (error) {
      for (const { reject } of group) reject(error)
      lane.waiting = lane.waiting.slice(group.length)
    }
    if (lane.waiting.length > 0) return later(table, lane)
    lanes.delete(table)
    if (lanes.size > 0) return
    for (const resolve of emptied) resolve()
    emptied.clear()
  }

  const later = (table: string, lane: Lane<Item, Result>): void => {
    setTimeout(() => void attempt(table, lane), lane.wait)
    lane.wait = Math.min(lane.wait * 2, LONGEST_WAIT)
  }

  return {
    has: (table) => lanes.has(table),
    add: (table, item) =>
      new Promise((resolve, reject) => {
        const waiting = { item, until: performance.now() + patience, resolve, reject }
        const lane = lanes.get(table)
        if (lane) return lane.waiting.push(waiting)
        const opened = { waiting: [waiting], wait: FIRST_WAIT }
        lanes.set(table, opened)
        later(table, opened)
      }),
    idle: () => (lanes.size === 0 ? Promise.resolve() : new Promise((resolve) => emptied.add(resolve))),
  }
}
