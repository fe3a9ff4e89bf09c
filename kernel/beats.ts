import type { StoredEvent } from './events.ts'
import type { Seat } from './ids.ts'
import type { Shape } from './shape.ts'
import type { Table } from './table.ts'
import type { View } from './views.ts'

/** Where a beat ends: something was told, or dice are about to fall. */
export type BeatAt = 'told' | 'roll'

/** One thing that happened, as one watcher saw it: whose decision led to it, how many lines it had been told since, and what it saw then. */
export type Beat = { readonly by: Seat; readonly told: number; readonly view: View }

type Watch = { readonly beats: Beat[]; told: number; records: string }

/**
 * Looks at a table beat by beat, for some watchers. Where something was told a watcher has a beat if it was told it; before dice, if
 * the records it sees have changed: number and place of its beats tell it no more than its log and its records do.
 */
export class Beats<S extends Shape> {
  private readonly table: Table<S>
  private readonly watches: ReadonlyMap<Seat, Watch>
  private looked: number

  constructor(table: Table<S>, watchers: Iterable<Seat>) {
    this.table = table
    this.looked = table.kernel.events.length
    const watches = new Map<Seat, Watch>()
    for (const watcher of watchers) watches.set(watcher, { beats: [], told: 0, records: recordsIn(table.view(watcher)) })
    this.watches = watches
  }

  readonly onBeat = (at: BeatAt): void => {
    const { events } = this.table.kernel
    const fresh = events.slice(this.looked)
    this.looked = events.length
    for (const [watcher, watch] of this.watches) this.look(at, watcher, watch, fresh)
  }

  private look(at: BeatAt, watcher: Seat, watch: Watch, fresh: readonly StoredEvent[]): void {
    let heard = 0
    for (const { told } of fresh) if (told[watcher]) heard++
    watch.told += heard
    if (at === 'told' && !heard) return
    const view = this.table.view(watcher)
    const records = recordsIn(view)
    if (at === 'roll' && records === watch.records) return
    watch.records = records
    watch.beats.push({ by: (this.table.line.at(-1) as { readonly seat: Seat }).seat, told: watch.told, view })
  }

  of(watcher: Seat): readonly Beat[] {
    return this.watches.get(watcher)?.beats ?? []
  }
}

const recordsIn = (view: View): string => JSON.stringify(view.records)
