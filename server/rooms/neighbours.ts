import { randomUUID } from 'node:crypto'
import type { Pointed, Somebody } from '@miskatonic/room'
import { now } from '../limits.ts'
import type { Store } from '../stores/store.ts'
import type { Unnumbered } from './threads.ts'

/** What processes tell each other about a table: of the moment, never kept. `asks`: the others should say who is with them. */
type Said = { readonly from: string } & ({ readonly here: readonly Somebody[]; readonly asks: boolean } | { readonly pointed: Pointed })

export type NeighboursOptions = {
  /** Who is at a table through this process. */
  readonly here: (table: string) => readonly Somebody[]
  readonly tables: () => readonly string[]
  readonly tell: (message: Unnumbered) => void
  readonly log: (line: { readonly table: string; readonly what: string }) => void
}

/** A killed process says no goodbye: what it has not repeated for this long no longer counts. */
const SAID_AGAIN = 20_000
const COUNTS_FOR = 50_000
/** Bytes for the persons in one notice; PostgreSQL allows 8000. Of a crowd of watchers the first are enough. */
const MOST_BYTES = 3500

/** As many as fit. A notice is text within text: its quotation marks are written twice over. */
export function fitting(persons: readonly Somebody[]): Somebody[] {
  let left = MOST_BYTES
  return persons.filter((one) => {
    left -= Buffer.byteLength(JSON.stringify(JSON.stringify(one)))
    return left >= 0
  })
}

/** Presence and pointing among the processes that share a store. */
export class Neighbours {
  private readonly own = randomUUID()
  private readonly store: Store
  private readonly options: NeighboursOptions
  private readonly timer: NodeJS.Timeout
  /** By table and process: when it was last heard of. */
  private readonly heard = new Map<string, { readonly table: string; readonly process: string; at: number }>()
  private readonly known = new Set<string>()

  constructor(store: Store, options: NeighboursOptions) {
    this.store = store
    this.options = options
    this.timer = setInterval(() => this.sayAgain(), SAID_AGAIN)
    this.timer.unref()
  }

  /** Somebody came or left here. */
  changed(table: string): void {
    const asks = !this.known.has(table)
    this.known.add(table)
    this.say(table, { from: this.own, here: fitting(this.options.here(table)), asks })
  }

  point(table: string, pointed: Pointed): void {
    this.say(table, { from: this.own, pointed })
  }

  private say(table: string, said: Said): void {
    this.store.say(table, JSON.stringify(said)).catch((error: unknown) => {
      this.options.log({ table, what: `the other processes were not told: ${error instanceof Error ? error.message : error}` })
    })
  }

  hear(table: string, text: string): void {
    const said = JSON.parse(text) as Said
    if ('pointed' in said) return this.options.tell({ do: 'pointed', table, pointed: said.pointed })
    const key = `${table} ${said.from}`
    if (said.here.length) this.heard.set(key, { table, process: said.from, at: now() })
    else this.heard.delete(key)
    this.options.tell({ do: 'elsewhere', table, process: said.from, persons: said.here })
    if (said.asks) this.say(table, { from: this.own, here: fitting(this.options.here(table)), asks: false })
  }

  private sayAgain(): void {
    const open = new Set(this.options.tables())
    for (const table of this.known) {
      if (open.has(table)) this.changed(table)
      else this.known.delete(table)
    }
    const present = now()
    for (const [key, { table, process, at }] of this.heard) {
      if (present - at < COUNTS_FOR) continue
      this.heard.delete(key)
      this.options.tell({ do: 'elsewhere', table, process, persons: [] })
    }
  }

  close(): void {
    clearInterval(this.timer)
  }
}
