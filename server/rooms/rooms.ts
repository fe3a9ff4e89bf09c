import type { CampaignDone, CampaignWork, Guest, Reason } from '@miskatonic/room'
import type { Payer } from '../limits.ts'
import type { Caller } from '../people.ts'
import { type Append, type Notice, type Store, type Stored, StoreError } from '../stores/store.ts'
import { HostedRoom, Strikes } from './hostedRoom.ts'
import { Neighbours } from './neighbours.ts'
import { appendNight } from './nights.ts'
import type { Begins, Done, Meta, Opened, Read, ToKeep } from './post.ts'
import { type Thread, ThreadEnded, Threads, type ThreadsOptions, type Unnumbered } from './threads.ts'

/** Why guests are sent away. */
export type Farewell = 'gone' | 'forbidden' | 'unavailable' | 'broken'

export type RoomsOptions = ThreadsOptions & {
  readonly store: Store
  /** How long a table without guests is kept open. */
  readonly idleMs: number
  /** How long after its last event a table is put into the bin; its guests are told in advance. */
  readonly lifetime?: number | null
  /** Sends a guest what a table says, as JSON text. */
  readonly deliver: (guest: string, text: string) => void
  readonly sendAway: (guests: readonly string[], why: Farewell) => void
  /** Who pays for work done for a guest; null: they have left. */
  readonly payerOf: (guest: string) => Payer | null
  /** Gives a table another code, because somebody who was sent away knows the old one. */
  readonly renewCode: (table: string) => Promise<void>
  /** After something was decided: whom the table waits for now. */
  readonly onMeta?: (table: string, meta: Meta) => void
  readonly log: (line: { readonly table?: string; readonly what: string }) => void
}

/** What became of something that was asked of a table: done, or why not. */
export type Answer = { readonly done: Done } | { readonly refused: Reason }
type Kept = 'kept' | 'conflict' | 'unavailable' | 'full' | 'gone' | 'later-night'

const RETRIES = 20
/** The process that wrote last lets the bots play. The others would only be in the way, unless that process is gone. */
const FOLLOWERS_WAIT = 400
/** While nothing can be written, bots do not try again and again. */
const WITHOUT_SPACE_WAIT = 5000

/** Runs tables in threads: opens them on demand, keeps what they decide before anybody hears of it, lets idle ones go. */
export class Rooms {
  private readonly options: RoomsOptions
  private readonly threads: Threads
  private readonly tables = new Map<string, HostedRoom>()
  private readonly strikes = new Strikes()
  private readonly neighbours: Neighbours
  private readonly unlisten: () => void
  /** Tables that could not be opened when somebody came last. */
  private readonly unopened = new Set<string>()
  private closed = false
  /** Counted for the metrics. */
  readonly counts = { storeFailures: 0, lines: 0, conflicts: 0, threadsEnded: 0, opened: 0 }

  constructor(options: RoomsOptions) {
    this.options = options
    this.threads = new Threads(options, (thread, culprit, why) => this.threadEnded(thread, culprit, why))
    this.neighbours = new Neighbours(options.store, {
      here: (table) => this.tables.get(table)?.people() ?? [],
      tables: () => [...this.tables.keys()],
      tell: (message) => {
        const hosted = this.tables.get(message.table)
        if (hosted) void this.ask(hosted, message)
      },
      log: options.log,
    })
    this.unlisten = options.store.onChanged((notice) => this.hear(notice))
  }

  get live(): number {
    return this.tables.size
  }

  /** Bytes in use by the tables of this process. */
  heap = (): Promise<number> => this.threads.heap()

  private hear(notice: Notice): void {
    if (notice.what === 'everything') for (const hosted of this.tables.values()) this.catchUp(hosted, Number.POSITIVE_INFINITY)
    if (notice.what === 'everything') return
    const hosted = this.tables.get(notice.table)
    if (!hosted) return
    if (notice.what === 'entries') this.catchUp(hosted, notice.seq)
    else if (notice.what === 'said') this.neighbours.hear(notice.table, notice.text)
    else void this.lookWhetherGone(hosted)
  }

  /** Another process may have binned it. */
  private async lookWhetherGone(hosted: HostedRoom): Promise<void> {
    try {
      const row = await this.options.store.row(hosted.table)
      if (!row || row.binned !== null) this.lose(hosted, 'gone')
    } catch {
      // The next write will notice.
    }
  }

  // ── what guests do ──

  /** Null: the guest is at the table. */
  async enter(table: string, guest: Guest, payer: Payer): Promise<Reason | null> {
    if (this.strikes.isOut(table)) return 'broken'
    const hosted = this.hostedOf(table, payer)
    hosted.guests.set(guest.id, guest)
    hosted.wake()
    const answer = await this.ask(hosted, { do: 'enter', table, guest }, payer)
    const reason = reasonOf(answer)
    if (reason !== null) {
      hosted.guests.delete(guest.id)
      this.letGoLater(hosted)
    } else this.neighbours.changed(table)
    return reason
  }

  leave(table: string, guest: string): void {
    const hosted = this.tables.get(table)
    if (!hosted?.guests.delete(guest) || this.closed) return
    void this.ask(hosted, { do: 'leave', table, guest })
    this.neighbours.changed(table)
    this.letGoLater(hosted)
  }

  /** Hands a guest's message to the table. What comes of it reaches the guest as letters, unless it is refused here. */
  handle(table: string, guest: string, message: string, decides: boolean): Promise<Reason | null> | 'not-allowed' | 'broken' {
    const hosted = this.tables.get(table)
    if (!hosted?.guests.has(guest)) return 'not-allowed'
    if (decides && this.strikes.isOut(table)) return 'broken'
    const payer = this.options.payerOf(guest)
    const said = { do: 'handle', table, guest, message, now: Date.now(), payer: payer?.address ?? '' } as const
    return this.ask(hosted, said, payer).then(reasonOf)
  }

  /** The table as a file, from a moment on or as it stands. */
  async save(
    table: string,
    how: { seq: number | null; seed: string | null; person: string },
    payer: Payer,
  ): Promise<{ readonly saved: string } | { readonly refused: Reason }> {
    const answer = await this.inPassing(table, { do: 'save', table, ...how, now: Date.now(), payer: payer.address }, payer)
    const saved = 'done' in answer ? answer.done.saved : undefined
    if (saved === undefined && how.seq === null && this.unopened.has(table)) return this.salvage(table, how.person, payer)
    return saved === undefined ? { refused: reasonOf(answer) ?? 'broken' } : { saved }
  }

  /** What is stored of a table that no rules can open: put together where no table runs. */
  private async salvage(table: string, person: string, payer: Payer): Promise<{ readonly saved: string } | { readonly refused: Reason }> {
    const stored = await this.options.store.load(table)
    if (!stored) return { refused: 'not-allowed' }
    const from = {
      setup: stored.setup,
      lines: stored.entries,
      marks: stored.checkpoints.map(({ data }) => data),
      touched: 0,
      lifetime: null,
    }
    const asked = (): Promise<Done> => this.threads.aside().ask({ do: 'salvage', table: '', from, over: stored.row.over, person })
    const { saved, refused, failed, spent = 0 } = await this.twice(asked, payer)
    payer.spend(spent)
    if (failed !== undefined) this.options.log({ table, what: `cannot be salvaged: ${failed}` })
    return saved === undefined ? { refused: refused ?? 'broken' } : { saved }
  }

  /** The table has another code now. Null: everybody at it knows. */
  async recode(table: string, code: string, person: string, payer: Payer | null): Promise<Reason | null> {
    return reasonOf(await this.inPassing(table, { do: 'recode', table, code, person, now: Date.now() }, payer))
  }

  /** A seat goes to the person who holds its link, made by `by`. Null: it is theirs. */
  async seat(table: string, seat: string, { id: person, payer }: Caller, name: string, by: string): Promise<Reason | null> {
    return reasonOf(await this.inPassing(table, { do: 'seat', table, seat, person, name, by, now: Date.now() }, payer))
  }

  private async inPassing(table: string, message: Unnumbered, payer: Payer | null): Promise<Answer> {
    const hosted = this.hostedOf(table, payer)
    const answer = await this.ask(hosted, message, payer)
    this.letGoLater(hosted)
    return answer
  }

  /** Where a table would stand that begins like this, or what is wrong with it. */
  async judge(setup: string, payer: Payer): Promise<Begins | string> {
    // A thread may end for another table's fault; if it ends again, it was this one's.
    const judged = (): Promise<Done> => this.idlest().ask({ do: 'judge', table: '', setup })
    const { begins, wrong } = await this.tried(judged, payer)
    return begins ?? wrong ?? UNPLAYABLE
  }

  /** Does something to a campaign of a game. Files from outside are tried out where no table runs. */
  async campaign(game: string, work: CampaignWork, payer: Payer | null): Promise<CampaignDone> {
    const asked = (): Promise<Done> =>
      (work.do === 'read' ? this.threads.aside() : this.idlest()).ask({ do: 'campaign', table: '', game, work })
    const { campaign, failed, spent = 0 } = await this.twice(asked, payer)
    payer?.spend(spent)
    if (campaign) return campaign
    throw new Error(failed ?? 'nothing came of it')
  }

  /** A file from outside as a table that can go on, or what is wrong with it. */
  async read(file: string, payer: Payer): Promise<(Read & Begins) | string> {
    const asked = (): Promise<Done> => this.threads.aside().ask({ do: 'read', table: '', file })
    const { begins, read, wrong } = await this.tried(asked, payer)
    return begins && read ? { ...begins, ...read } : (wrong ?? UNPLAYABLE)
  }

  private async tried(ask: () => Promise<Done>, payer: Payer): Promise<Pick<Done, 'wrong' | 'begins' | 'read'>> {
    try {
      const done = await this.twice(ask, payer)
      payer.spend(done.spent ?? 0)
      return done
    } catch {
      return { wrong: 'this takes too long' }
    }
  }

  /** Tries again where the thread ended; whoever made it work for as long as that may take has to pay for it. */
  private twice(ask: () => Promise<Done>, payer: Payer | null): Promise<Done> {
    const ended = (error: unknown): never => {
      payer?.spend(this.options.limitMs)
      throw error
    }
    return ask().catch(ended).catch(ask).catch(ended)
  }

  /** Lets a table go at once: it was binned. */
  drop(table: string): void {
    const hosted = this.tables.get(table)
    if (hosted) this.lose(hosted, 'gone')
  }

  async close(): Promise<void> {
    this.closed = true
    this.unlisten()
    this.neighbours.close()
    const open = [...this.tables.values()]
    for (const hosted of open) hosted.rest()
    await Promise.allSettled(open.flatMap(({ ready, tail }) => [ready, tail]))
    await this.threads.close()
  }

  // ── one message ──

  private async ask(hosted: HostedRoom, message: Unnumbered, payer: Payer | null = null): Promise<Answer> {
    hosted.asked++
    try {
      return await this.askUntilSettled(hosted, message, payer)
    } finally {
      hosted.asked--
    }
  }

  private async askUntilSettled(hosted: HostedRoom, message: Unnumbered, payer: Payer | null): Promise<Answer> {
    for (let tries = RETRIES; tries > 0 && !hosted.gone; tries--) {
      const strikes = this.strikes.of(hosted.table)
      try {
        while (hosted.ready) await hosted.ready
        // If this were repeated after they left, they would stay for ever.
        if (message.do === 'enter' && !hosted.guests.has(message.guest.id)) return { refused: 'not-allowed' }
        const { epoch } = hosted
        const done = await hosted.thread.ask(message)
        payer?.spend(done.spent ?? 0)
        const kept = done.failed !== undefined ? this.stumbled(hosted, done.failed) : await this.settle(hosted, done, epoch)
        if (kept === 'kept') return { done }
        if (kept !== 'conflict') return { refused: kept === 'gone' ? 'not-allowed' : kept }
        this.counts.conflicts++
      } catch (error) {
        if (!(error instanceof ThreadEnded)) {
          this.complain(hosted, error)
          return { refused: error instanceof StoreError ? troubleIn(error) : 'broken' }
        }
        // A neighbour's fault: the message was not answered, so nothing of it is kept, and it may be said again.
        if (this.closed || this.strikes.of(hosted.table) > strikes) break
      }
    }
    return { refused: 'broken' }
  }

  /** The room failed halfway: what it holds is not what is kept, so it is opened again. */
  private stumbled(hosted: HostedRoom, words: string): 'broken' {
    this.complain(hosted, words)
    this.strikes.add(hosted.table)
    this.reload(hosted, true)
    return 'broken'
  }

  /** Keeps first, sends afterwards, in the order of the table. */
  private settle(hosted: HostedRoom, done: Done, epoch: number): Promise<Kept> | Kept {
    if (!done.keep && hosted.unsettled === 0) return this.finish(hosted, done, epoch === hosted.epoch ? 'kept' : 'conflict')
    const before = hosted.tail
    hosted.unsettled++
    const settled = (async () => {
      await before
      // What stands on something that could not be kept is void, whether it would have to be kept itself or only shows it: its lines might
      // even fit by number after those of another process.
      const answer = epoch !== hosted.epoch ? 'conflict' : done.keep ? await this.keep(hosted, done.keep) : 'kept'
      hosted.unsettled--
      if (answer === 'gone') this.lose(hosted, 'gone')
      else if (answer !== 'kept' && epoch === hosted.epoch) this.reload(hosted)
      return this.finish(hosted, done, answer)
    })()
    hosted.tail = settled
    return settled
  }

  private finish(hosted: HostedRoom, done: Done, answer: Kept): Kept {
    if (answer !== 'kept') return answer
    const { letters } = done
    for (let i = 0; i < letters.length; i += 2) this.options.deliver(letters[i] as string, letters[i + 1] as string)
    if (done.away) this.sendAway(hosted, done.away)
    if (done.needsCode) this.renewCode(hosted)
    if (done.pointed) this.neighbours.point(hosted.table, done.pointed)
    this.scheduleBot(hosted, done)
    return answer
  }

  /** The process that wrote last does it. A failure is tried again with the next event at the table. */
  private renewCode(hosted: HostedRoom): void {
    if (hosted.recoding || hosted.follows || hosted.cannotKeep || this.closed) return
    hosted.recoding = true
    this.options
      .renewCode(hosted.table)
      .catch((error: unknown) => this.complain(hosted, error))
      .finally(() => {
        hosted.recoding = false
      })
  }

  private sendAway(hosted: HostedRoom, guests: readonly string[]): void {
    for (const guest of guests) hosted.guests.delete(guest)
    this.options.sendAway(guests, 'forbidden')
    this.letGoLater(hosted)
  }

  private async keep(hosted: HostedRoom, keep: ToKeep): Promise<Kept> {
    const seq = keep.from + keep.lines.length
    try {
      const result = await this.append(hosted, keep, {
        table: hosted.table,
        seq: keep.from,
        entries: keep.lines,
        over: keep.over,
        public: keep.public,
        ...(keep.lines.length ? { metaText: keep.meta } : {}),
        ...(keep.mark === null ? {} : { checkpoint: { seq, data: keep.mark } }),
      })
      if (result !== 'kept') return result
    } catch (error) {
      this.complain(hosted, error)
      if (error instanceof StoreError && (error.trouble === 'binned' || error.trouble === 'unknown-table')) return 'gone'
      hosted.cannotKeep = true
      return troubleIn(error)
    }
    hosted.cannotKeep = false
    hosted.lines = Math.max(hosted.lines, seq)
    hosted.over = keep.over
    hosted.follows = false
    this.counts.lines += keep.lines.length
    if (keep.lines.length && this.options.onMeta) this.options.onMeta(hosted.table, JSON.parse(keep.meta) as Meta)
    return 'kept'
  }

  /** The end of a night, or an end taken back, is written together with its campaign. */
  private append(hosted: HostedRoom, { night, over }: ToKeep, append: Append): Promise<'kept' | 'conflict' | 'later-night'> {
    const { store } = this.options
    if (!night || over === hosted.over) return store.append(append)
    return appendNight(store, night, append, (work) => this.campaign(night.game, work, null))
  }

  private scheduleBot(hosted: HostedRoom, { botsIn, thinking }: Done): void {
    if (botsIn === null || hosted.bot || !hosted.guests.size || this.closed || this.strikes.isOut(hosted.table)) return
    hosted.bot = setTimeout(
      () => {
        hosted.bot = null
        const [guest] = hosted.guests.keys()
        const payer = guest === undefined ? null : this.options.payerOf(guest)
        // What bots think about is shared out, and not counted: they play at the table's pace.
        if (guest !== undefined) void this.ask(hosted, { do: 'bot', table: hosted.table, now: Date.now(), payer: payer?.address ?? '' })
      },
      botsIn + (hosted.cannotKeep ? WITHOUT_SPACE_WAIT : hosted.follows && !thinking ? FOLLOWERS_WAIT : 0),
    )
  }

  // ── opening, catching up, letting go ──

  /** `payer`: who comes to it. If nobody is at it yet, it is opened for them. */
  private hostedOf(table: string, payer: Payer | null): HostedRoom {
    let hosted = this.tables.get(table)
    if (!hosted) {
      hosted = new HostedRoom(table, this.idlest())
      this.tables.set(table, hosted)
      this.makeReady(hosted, (one) => this.open(one, payer))
    }
    return hosted
  }

  /** The table is busy with itself: messages wait. If it fails, its guests are sent away, and may come back to a table opened anew. */
  private makeReady(hosted: HostedRoom, work: (hosted: HostedRoom) => Promise<void>): void {
    const earlier = hosted.ready
    const ready = (async () => {
      await earlier
      if (hosted.gone) return
      await work(hosted)
    })()
      .catch((error: unknown) => {
        // The code that replaced the thread takes care of its tables.
        if (error instanceof ThreadEnded) return
        this.complain(hosted, error)
        this.lose(hosted, error instanceof StoreError ? 'unavailable' : 'broken')
      })
      .finally(() => {
        if (hosted.ready === ready) hosted.ready = null
      })
    hosted.ready = ready
  }

  private async load(hosted: HostedRoom): Promise<Opened> {
    const stored: Stored | null = await this.options.store.load(hosted.table)
    if (!stored) throw new Error(`there is no table ${hosted.table}`)
    hosted.lines = stored.from + stored.entries.length
    hosted.over = stored.row.over
    const { lifetime = null } = this.options
    const marks = stored.checkpoints.map(({ data }) => data)
    return { setup: stored.setup, lines: stored.entries, marks, touched: stored.row.touched, lifetime }
  }

  private async open(hosted: HostedRoom, payer: Payer | null): Promise<void> {
    await hosted.tail
    const from = await this.load(hosted)
    this.counts.opened++
    const done = await hosted.thread.ask({ do: 'open', table: hosted.table, from })
    payer?.spend(done.spent ?? 0)
    if (done.failed === undefined) this.unopened.delete(hosted.table)
    else this.unopened.add(hosted.table)
    if (done.failed !== undefined) throw new Error(`cannot be opened: ${done.failed}`)
    await this.settleOpened(hosted, done)
  }

  /** If opening a table has something to write and cannot, it would try again and again. */
  private async settleOpened(hosted: HostedRoom, done: Done): Promise<void> {
    if (done.problems) this.complain(hosted, `opened with problems: ${done.problems.join('; ')}`)
    const kept = await this.settle(hosted, done, hosted.epoch)
    if (kept === 'full' || kept === 'unavailable') this.lose(hosted, 'unavailable')
  }

  /** Everything the room was told before has been answered, and what it answered is settled. */
  private async quiet(hosted: HostedRoom): Promise<void> {
    await hosted.thread.ask({ do: 'pause', table: hosted.table })
    await hosted.tail
  }

  /** Opens a table again from what is stored; its guests stay. `broken`: because its rules failed, which they are told. */
  private reload(hosted: HostedRoom, broken = false): void {
    hosted.epoch++
    this.makeReady(hosted, async () => {
      await this.quiet(hosted)
      const from = await this.load(hosted)
      const done = await hosted.thread.ask({ do: 'reopen', table: hosted.table, from })
      if (done.failed !== undefined) throw new Error(`cannot be opened again: ${done.failed}`)
      await this.settleOpened(hosted, done)
      if (broken) await this.sayBroken(hosted)
    })
  }

  /** Another process says that it wrote up to this line. */
  private catchUp(hosted: HostedRoom, seq: number): void {
    const waiting = hosted.heard > hosted.lines
    hosted.heard = Math.max(hosted.heard, seq)
    if (seq <= hosted.lines || waiting) return
    this.makeReady(hosted, async () => {
      const { epoch } = hosted
      await this.quiet(hosted)
      const { lines } = hosted
      hosted.heard = 0
      // The room did something meanwhile that could not be kept: it is about to be opened again as a whole.
      if (epoch !== hosted.epoch) return
      const stored = await this.options.store.load(hosted.table, lines)
      if (!stored) return this.lose(hosted, 'gone')
      if (!stored.entries.length) return
      hosted.lines = lines + stored.entries.length
      hosted.over = stored.row.over
      hosted.follows = true
      if (hosted.bot) clearTimeout(hosted.bot)
      hosted.bot = null
      const done = await hosted.thread.ask({ do: 'follow', table: hosted.table, from: lines, lines: stored.entries })
      if (done.failed !== undefined) this.reload(hosted)
      else await this.settle(hosted, done, hosted.epoch)
    })
  }

  private letGoLater(hosted: HostedRoom): void {
    if (hosted.guests.size || hosted.gone || this.closed) return
    hosted.wake()
    hosted.idle = setTimeout(() => {
      if (hosted.ready || hosted.asked || hosted.unsettled) this.letGoLater(hosted)
      else if (!hosted.guests.size) this.forget(hosted)
    }, this.options.idleMs)
    hosted.idle.unref()
  }

  /** The table cannot go on here, or at all. */
  private lose(hosted: HostedRoom, why: Farewell): void {
    const guests = [...hosted.guests.keys()]
    hosted.guests.clear()
    this.forget(hosted)
    this.options.sendAway(guests, why)
  }

  private forget(hosted: HostedRoom): void {
    hosted.rest()
    hosted.gone = true
    if (this.tables.get(hosted.table) !== hosted) return
    this.tables.delete(hosted.table)
    if (!hosted.thread.ended) hosted.thread.ask({ do: 'close', table: hosted.table }).catch(() => {})
  }

  private complain(hosted: HostedRoom, error: unknown): void {
    if (error instanceof StoreError) this.counts.storeFailures++
    if (!this.closed) this.options.log({ table: hosted.table, what: error instanceof Error ? error.message : String(error) })
  }

  // ── threads ──

  private idlest(): Thread {
    return this.threads.idlest([...this.tables.values()].map(({ thread }) => thread))
  }

  /** A table looped or used up all memory: its thread is gone. All its tables are opened again elsewhere; the culprit is told that it failed. */
  private threadEnded(thread: Thread, culprit: string | null, why: string): void {
    this.counts.threadsEnded++
    this.options.log({ what: `a thread was ended: ${why}`, ...(culprit ? { table: culprit } : {}) })
    if (culprit) this.strikes.add(culprit)
    for (const hosted of [...this.tables.values()]) {
      if (hosted.thread !== thread) continue
      if (!hosted.guests.size || this.strikes.isOut(hosted.table)) this.lose(hosted, 'broken')
      else this.moveIn(hosted, hosted.table === culprit)
    }
  }

  private moveIn(hosted: HostedRoom, broken: boolean): void {
    hosted.thread = this.idlest()
    hosted.epoch++
    this.makeReady(hosted, async () => {
      await this.open(hosted, null)
      for (const guest of [...hosted.guests.values()])
        await this.settle(hosted, await hosted.thread.ask({ do: 'enter', table: hosted.table, guest }), hosted.epoch)
      if (broken) await this.sayBroken(hosted)
    })
  }

  /** The room says it: it knows where the table stands. */
  private async sayBroken(hosted: HostedRoom): Promise<void> {
    await this.settle(hosted, await hosted.thread.ask({ do: 'broke', table: hosted.table }), hosted.epoch)
  }
}

const UNPLAYABLE = 'this cannot be played'

const troubleIn = (error: unknown): 'full' | 'unavailable' =>
  error instanceof StoreError && error.trouble === 'full' ? 'full' : 'unavailable'

const reasonOf = (answer: Answer): Reason | null => ('refused' in answer ? answer.refused : (answer.done.refused ?? null))
