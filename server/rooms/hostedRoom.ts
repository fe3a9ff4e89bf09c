import type { Guest, Somebody } from '@miskatonic/room'
import { now } from '../limits.ts'
import type { Thread } from './threads.ts'

/** A table that runs in one of the threads, with those who are at it through this process. */
export class HostedRoom {
  readonly table: string
  thread: Thread
  /** Everything asked of the table waits for this: it is being opened, or brought up to what others wrote. Null: it is ready. */
  ready: Promise<void> | null = null
  readonly guests = new Map<string, Guest>()
  /** Letters leave in the order in which they were written. */
  tail: Promise<unknown> = Promise.resolve()
  /** Requests to the table that are not settled yet. It is not let go before, or a newcomer would miss their result. */
  asked = 0
  /** Answers of the thread that have not left yet. */
  unsettled = 0
  /** Lines of its journal that are on disk, as far as this process knows. */
  lines = 0
  /** The number of lines other processes say there are. */
  heard = 0
  /** Whether it had ended when it was last written. */
  over = false
  /** Counts how often the table was opened: what an earlier room said but could not keep is void. */
  epoch = 0
  /** Another process wrote last. */
  follows = false
  /** The last write failed. */
  cannotKeep = false
  /** It is being given another code. */
  recoding = false
  bot: NodeJS.Timeout | null = null
  idle: NodeJS.Timeout | null = null
  gone = false

  constructor(table: string, thread: Thread) {
    this.table = table
    this.thread = thread
  }

  /** Who is at it through this process, each person once. */
  people(): Somebody[] {
    return [...new Map([...this.guests.values()].map(({ person, name }) => [person, { person, name }])).values()]
  }

  rest(): void {
    if (this.bot) clearTimeout(this.bot)
    if (this.idle) clearTimeout(this.idle)
    this.bot = null
    this.idle = null
  }

  wake(): void {
    if (this.idle) clearTimeout(this.idle)
    this.idle = null
  }
}

const STRIKES = 3
const FORGIVEN_AFTER = 10 * 60_000

/** Tables whose game looped or crashed: after some times they are left alone for a while, so that they take no thread from the others. */
export class Strikes {
  private readonly struck = new Map<string, { count: number; at: number }>()

  /** How often it failed lately. */
  of(table: string): number {
    const strike = this.struck.get(table)
    if (!strike) return 0
    if (now() - strike.at < FORGIVEN_AFTER) return strike.count
    this.struck.delete(table)
    return 0
  }

  add(table: string): void {
    for (const [other, { at }] of this.struck) if (now() - at >= FORGIVEN_AFTER) this.struck.delete(other)
    this.struck.set(table, { count: this.of(table) + 1, at: now() })
  }

  isOut(table: string): boolean {
    return this.of(table) >= STRIKES
  }
}
