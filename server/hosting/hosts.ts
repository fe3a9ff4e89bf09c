import type { Guest, Reason } from '@miskatonic/host'
import type { Json } from '@miskatonic/kernel'
import type { Store, Stored } from '../stores/store.ts'
import type { Done, Meta, Opened } from './post.ts'
import { Thread, ThreadEnded, type Unnumbered } from './threads.ts'

export type HostsOptions = {
  readonly store: Store
  readonly threads: number
  /** A message may keep a thread busy for so long; then the thread is ended and its table called broken. */
  readonly limitMs: number
  /** A table nobody sits at is let go after so long. */
  readonly idleMs: number
  readonly threadMemoryMb: number
  /** Sends a guest what a table says, as JSON text. */
  readonly deliver: (guest: string, text: string) => void
  /** After something was decided: whom the table waits for now. */
  readonly onMeta?: (table: string, meta: Meta) => void
  readonly log: (line: { readonly table?: string; readonly what: string }) => void
}

/** A table that runs in one of the threads, with those who are at it through this process. */
type Hosted = {
  readonly table: string
  thread: Thread
  /** Everything asked of the table waits for this: it is being opened or opened again. */
  ready: Promise<void>
  readonly guests: Map<string, Guest>
  /** Letters leave in the order in which they were written. */
  tail: Promise<void>
  /** Lines of its journal that are on disk. */
  lines: number
  /** Keeps on their way to the disk. */
  keeping: number
  epoch: number
  strikes: number
  bot: NodeJS.Timeout | null
  idle: NodeJS.Timeout | null
}

const STRIKES = 3
const RETRIES = 3

/** Runs tables in threads: opens them on demand, keeps what they decide before anybody hears of it, lets idle ones go. */
export class Hosts {
  private readonly options: HostsOptions
  private readonly threads: Thread[] = []
  private readonly tables = new Map<string, Hosted>()
  private readonly watchdog: NodeJS.Timeout
  private readonly unlisten: () => void
  private closed = false
  /** Counted for the metrics. */
  readonly counts = { decisions: 0, conflicts: 0, threadsEnded: 0, opened: 0 }

  constructor(options: HostsOptions) {
    this.options = options
    for (let i = 0; i < options.threads; i++) this.startThread()
    this.watchdog = setInterval(() => this.watch(), Math.min(250, options.limitMs / 4))
    this.watchdog.unref()
    this.unlisten = options.store.onChanged((notice) => {
      if (notice.what === 'entries') this.changedElsewhere(notice.table, notice.seq)
      else if (notice.what === 'everything')
        for (const { table } of this.tables.values()) this.changedElsewhere(table, Number.POSITIVE_INFINITY)
    })
  }

  get live(): number {
    return this.tables.size
  }

  // ── what guests do ──

  /** Null: the guest is at the table. */
  async enter(table: string, guest: Guest): Promise<Reason | null> {
    const hosted = this.hostedOf(table)
    hosted.guests.set(guest.id, guest)
    this.wake(hosted)
    const done = await this.ask(hosted, { do: 'enter', table, guest })
    if (done === null || done.refused || done.failed) hosted.guests.delete(guest.id)
    return done === null ? 'broken' : (done.refused ?? (done.failed ? 'broken' : null))
  }

  leave(table: string, guest: string): void {
    const hosted = this.tables.get(table)
    if (!hosted?.guests.delete(guest)) return
    void this.ask(hosted, { do: 'leave', table, guest })
    if (!hosted.guests.size) this.letGoLater(hosted)
  }

  /** Hands a guest's message to the table. What comes of it reaches the guest as letters. */
  async handle(table: string, guest: string, message: string, now: number): Promise<Reason | null> {
    const hosted = this.tables.get(table)
    if (!hosted?.guests.has(guest)) return 'not-allowed'
    if (hosted.strikes >= STRIKES) return 'broken'
    const done = await this.ask(hosted, { do: 'handle', table, guest, message, now })
    return done === null ? 'broken' : (done.refused ?? (done.failed ? 'broken' : null))
  }

  /** The table as a file, from a moment on or as it stands. */
  async save(table: string, seq: number | null, seed: string | null): Promise<string | null> {
    const hosted = this.hostedOf(table)
    const done = await this.ask(hosted, { do: 'save', table, seq, seed })
    if (!hosted.guests.size) this.letGoLater(hosted)
    return done?.saved ?? null
  }

  /** A seat goes to the person who holds its link. */
  async seat(table: string, seat: string, person: string, name: string): Promise<void> {
    const hosted = this.hostedOf(table)
    await this.ask(hosted, { do: 'seat', table, seat, person, name, now: Date.now() })
    if (!hosted.guests.size) this.letGoLater(hosted)
  }

  /** What is wrong with a table that would begin like this, or null. */
  async judge(setup: string): Promise<string | null> {
    try {
      const done = await this.idlestThread().ask({ do: 'judge', table: '', setup })
      return done.failed ? 'this cannot be played' : (done.wrong ?? null)
    } catch {
      return 'this takes too long'
    }
  }

  /** Lets a table go at once: it was binned. */
  drop(table: string): readonly string[] {
    const hosted = this.tables.get(table)
    if (!hosted) return []
    const guests = [...hosted.guests.keys()]
    this.forget(hosted)
    return guests
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.watchdog)
    this.unlisten()
    const open = [...this.tables.values()]
    for (const hosted of open) this.rest(hosted)
    await Promise.allSettled(open.map(({ ready, tail }) => Promise.all([ready, tail])))
    await Promise.all(this.threads.map((thread) => thread.stop()))
  }

  // ── one message ──

  private async ask(hosted: Hosted, message: Unnumbered, retries = RETRIES): Promise<Done | null> {
    try {
      await hosted.ready
      const { epoch } = hosted
      const done = await hosted.thread.ask(message)
      const kept = await this.settle(hosted, done)
      if (kept) return done
      this.counts.conflicts++
      if (epoch === hosted.epoch) this.reload(hosted, true)
      return retries > 0 ? this.ask(hosted, message, retries - 1) : null
    } catch (error) {
      if (!(error instanceof ThreadEnded))
        this.options.log({ table: hosted.table, what: error instanceof Error ? error.message : String(error) })
      return null
    }
  }

  /** Keeps first, sends afterwards, in the order of the table. False: somebody else wrote to its journal first. */
  private async settle(hosted: Hosted, done: Done): Promise<boolean> {
    const kept = done.keep ? this.keep(hosted, done.keep) : Promise.resolve(true)
    const before = hosted.tail
    let sent = true
    hosted.tail = Promise.all([before, kept])
      .then(([, ok]) => {
        sent = ok
        if (ok) for (let i = 0; i < done.letters.length; i += 2) this.options.deliver(done.letters[i] ?? '', done.letters[i + 1] ?? '')
      })
      .catch((error: unknown) => {
        sent = false
        this.options.log({ table: hosted.table, what: `could not keep: ${error instanceof Error ? error.message : error}` })
      })
    await hosted.tail
    if (sent) this.scheduleBot(hosted, done.botsIn)
    return sent
  }

  private async keep(hosted: Hosted, keep: NonNullable<Done['keep']>): Promise<boolean> {
    const meta = keep.meta === null ? undefined : (JSON.parse(keep.meta) as Meta)
    const seq = keep.from + keep.lines.length
    hosted.keeping++
    try {
      const result = await this.options.store.append({
        table: hosted.table,
        seq: keep.from,
        entries: keep.lines,
        over: keep.over,
        ...(meta && keep.lines.length ? { meta: meta as unknown as Json } : {}),
        ...(keep.mark === null ? {} : { checkpoint: { seq, data: keep.mark } }),
      })
      if (result === 'conflict') return false
      hosted.lines = Math.max(hosted.lines, seq)
      this.counts.decisions += keep.lines.length
      if (meta && keep.lines.length) this.options.onMeta?.(hosted.table, meta)
      return true
    } finally {
      hosted.keeping--
    }
  }

  private scheduleBot(hosted: Hosted, botsIn: number | null): void {
    if (botsIn === null || hosted.bot || !hosted.guests.size || this.closed) return
    hosted.bot = setTimeout(() => {
      hosted.bot = null
      if (hosted.guests.size) void this.ask(hosted, { do: 'bot', table: hosted.table, now: Date.now() })
    }, botsIn)
  }

  // ── opening and letting go ──

  private hostedOf(table: string): Hosted {
    let hosted = this.tables.get(table)
    if (!hosted) {
      const thread = this.idlestThread()
      hosted = {
        table,
        thread,
        ready: Promise.resolve(),
        guests: new Map(),
        tail: Promise.resolve(),
        lines: 0,
        keeping: 0,
        epoch: 0,
        strikes: 0,
        bot: null,
        idle: null,
      }
      this.tables.set(table, hosted)
      hosted.ready = this.open(hosted)
      hosted.ready.catch(() => {
        if (hosted) this.forget(hosted)
      })
    }
    return hosted
  }

  private async load(hosted: Hosted): Promise<Opened> {
    const stored: Stored | null = await this.options.store.load(hosted.table)
    if (!stored) throw new Error(`there is no table ${hosted.table}`)
    hosted.lines = stored.from + stored.entries.length
    return { setup: stored.setup, lines: stored.entries, mark: stored.checkpoints[0]?.data ?? null }
  }

  private async open(hosted: Hosted): Promise<void> {
    const from = await this.load(hosted)
    this.counts.opened++
    const done = await hosted.thread.ask({ do: 'open', table: hosted.table, from })
    if (done.failed) throw new Error(`table ${hosted.table} cannot be opened`)
    await this.settle(hosted, done)
  }

  /** Opens a table again from what is stored; its guests stay. */
  private reload(hosted: Hosted, anew: boolean): void {
    hosted.epoch++
    const earlier = hosted.ready
    hosted.ready = (async () => {
      await earlier
      const from = await this.load(hosted)
      const done = await hosted.thread.ask({ do: 'reopen', table: hosted.table, from, anew })
      if (done.failed) throw new Error(`table ${hosted.table} cannot be opened again`)
      await this.settle(hosted, done)
    })()
    hosted.ready.catch(() => {})
  }

  private changedElsewhere(table: string, seq: number): void {
    const hosted = this.tables.get(table)
    if (hosted && seq > hosted.lines) this.reload(hosted, hosted.keeping > 0)
  }

  private wake(hosted: Hosted): void {
    if (hosted.idle) clearTimeout(hosted.idle)
    hosted.idle = null
  }

  private letGoLater(hosted: Hosted): void {
    this.wake(hosted)
    hosted.idle = setTimeout(() => {
      if (hosted.guests.size || hosted.keeping) return
      this.forget(hosted)
    }, this.options.idleMs)
    hosted.idle.unref()
  }

  private rest(hosted: Hosted): void {
    if (hosted.bot) clearTimeout(hosted.bot)
    if (hosted.idle) clearTimeout(hosted.idle)
    hosted.bot = null
    hosted.idle = null
  }

  private forget(hosted: Hosted): void {
    this.rest(hosted)
    if (this.tables.get(hosted.table) !== hosted) return
    this.tables.delete(hosted.table)
    if (!hosted.thread.ended) hosted.thread.ask({ do: 'close', table: hosted.table }).catch(() => {})
  }

  // ── threads ──

  private startThread(): Thread {
    const thread = new Thread(this.options.threadMemoryMb)
    thread.onEnd = (culprit) => this.threadEnded(thread, culprit)
    this.threads.push(thread)
    return thread
  }

  private idlestThread(): Thread {
    const load = new Map<Thread, number>(this.threads.map((thread) => [thread, 0]))
    for (const { thread } of this.tables.values()) load.set(thread, (load.get(thread) ?? 0) + 1)
    return [...load].reduce((least, one) => (one[1] < least[1] ? one : least))[0]
  }

  private watch(): void {
    for (const thread of this.threads) if (thread.busyFor() > this.options.limitMs) void thread.stop()
  }

  /** A table looped or used up all memory: its thread is gone. Its neighbours are opened again elsewhere; it is told that it failed. */
  private threadEnded(thread: Thread, culprit: string | null): void {
    this.threads.splice(this.threads.indexOf(thread), 1)
    if (this.closed) return
    this.counts.threadsEnded++
    this.options.log({ what: 'a thread was ended', ...(culprit === null ? {} : { table: culprit }) })
    const fresh = this.startThread()
    for (const hosted of [...this.tables.values()]) {
      if (hosted.thread !== thread) continue
      hosted.thread = fresh
      if (hosted.table === culprit) hosted.strikes++
      if (hosted.guests.size) this.moveIn(hosted)
      else this.forget(hosted)
    }
  }

  private moveIn(hosted: Hosted): void {
    hosted.epoch++
    const broken = hosted.strikes > 0
    hosted.ready = (async () => {
      await this.open(hosted)
      for (const guest of hosted.guests.values())
        await this.settle(hosted, await hosted.thread.ask({ do: 'enter', table: hosted.table, guest }))
      if (broken) for (const guest of hosted.guests.values()) this.options.deliver(guest.id, BROKEN[guest.lang])
    })()
    hosted.ready.catch(() => {})
  }
}

const BROKEN = {
  es: JSON.stringify({ is: 'broken', text: 'Las reglas han fallado aquí. La partida se conserva como estaba.', to: 0 }),
  en: JSON.stringify({ is: 'broken', text: 'The rules failed here. The game is kept as it was.', to: 0 }),
}
