import type { View } from '@miskatonic/kernel'
import type { ViewChange } from './protocol.ts'

/** What differs between two views of one watcher. Entries are compared whole: a zone or an owner that differs is sent anew. */
export function changeBetween(before: View, after: View): ViewChange {
  const table = changedEntries(before.table, after.table)
  const of = changedEntries(before.of, after.of)
  const zones = changedEntries(before.zones, after.zones)
  return {
    seq: after.seq,
    ...(table ? { table: table as NonNullable<ViewChange['table']> } : {}),
    ...(of ? { of } : {}),
    ...(zones ? { zones } : {}),
    ...(same(before.records, after.records) ? {} : { records: after.records }),
    ...(same(before.result, after.result) ? {} : { result: after.result }),
  }
}

/** The view after a change. */
export function applyChange(view: View, change: ViewChange): View {
  return {
    ...view,
    seq: change.seq,
    table: change.table ? { ...view.table, ...change.table } : view.table,
    of: change.of ? withEntries(view.of, change.of) : view.of,
    zones: change.zones ? withEntries(view.zones, change.zones) : view.zones,
    records: change.records ?? view.records,
    result: change.result === undefined ? view.result : change.result,
  }
}

type Entries<V> = { readonly [key: string]: V }

function changedEntries<V>(before: Entries<V>, after: Entries<V>): Record<string, V | null> | null {
  const changed: Record<string, V | null> = {}
  let any = false
  for (const key in after) {
    if (key in before && same(before[key], after[key])) continue
    changed[key] = after[key] as V
    any = true
  }
  for (const key in before) {
    if (key in after) continue
    changed[key] = null
    any = true
  }
  return any ? changed : null
}

function withEntries<V>(entries: Entries<V>, changed: Entries<V | null>): Entries<V> {
  const result: Record<string, V> = { ...entries }
  for (const key in changed) {
    const value = changed[key]
    if (value === null || value === undefined) delete result[key]
    else result[key] = value
  }
  return result
}

/** Deep equality of plain data. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  let count = 0
  for (const key in left) {
    if (!same(left[key], right[key])) return false
    count++
  }
  for (const _ in right) count--
  return count === 0
}
