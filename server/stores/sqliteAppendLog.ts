/**
 * Where appends are kept first. On disk the daybook only grows at its end, so that one short write keeps a whole group; into their tables
 * the appends are carried over later, many of a table at once.
 */
import type { DatabaseSync } from 'node:sqlite'
import type { Outcome } from './grouped.ts'
import { type Prepared, type RowChange, type Settled, type Standing, settle } from './settle.ts'
import { type Page, readPage, type WrittenPage, writePage } from './sqliteAppendLogPage.ts'
import type { Chapters } from './sqliteChapters.ts'
import { asStoreError, damaged } from './sqliteFile.ts'
import { type CampaignChange, CHECKPOINTS, StoreError } from './store.ts'

/** Sizes are in characters of text, and everything counts as so many more: what is short costs something, too. */
const EACH = 200
/** When more than this waits, the tables that have waited longest are carried over. The more waits, the more of a table goes at once. */
const ENOUGH = 2_000_000
/** About so much is carried over in one go: a few milliseconds in which the process does nothing else. */
const AT_ONCE = 400_000
/** When carrying over fails again and again, no more than about this is kept. */
const MOST = 16 * ENOUGH
/** About as long may the text of one page become. */
const PAGE = 4_000_000
const PULSE = 20_000
/** Milliseconds that something waits in a house where little happens. */
const LATER = 1000

/** What is to be carried over for a table. `since`: the page where it begins. */
export type Waiting = {
  since: number
  size: number
  entries: Settled['entries']
  checkpoints: Map<number, string>
  row: RowChange
  touched: number
}

const statementsOf = (database: DatabaseSync) => ({
  begin: database.prepare('begin immediate'),
  commit: database.prepare('commit'),
  addPage: database.prepare('insert into daybook (shape, texts) values (?, ?)'),
  pages: database.prepare('select id, shape, texts from daybook order by id'),
  dropPage: database.prepare('delete from daybook where id = ?'),
  dropPages: database.prepare('delete from daybook where id < ?'),
  campaignRevision: database.prepare('select revision from campaigns where id = ?'),
  changeCampaign: database.prepare('update campaigns set state = ?2, revision = ?3, touched = ?4 where id = ?1'),
  standing: database.prepare('select seq, revision, binned from tables where id = ?'),
  addCheckpoint: database.prepare('insert or replace into checkpoints (table_id, seq, data) values (?, ?, ?)'),
  dropCheckpoints: database.prepare(
    `delete from checkpoints where table_id = ?1
     and seq not in (select seq from checkpoints where table_id = ?1 order by seq desc limit ${CHECKPOINTS})`,
  ),
  changeRow: database.prepare(
    `update tables set seq = ?2, revision = ?3, meta = coalesce(?4, meta), is_over = coalesce(?5, is_over), touched = ?6,
     is_public = coalesce(?7, is_public) where id = ?1`,
  ),
})

const bit = (value: boolean | null): number | null => (value === null ? null : Number(value))

const textOf = ({ entries, metaText, checkpoint }: Prepared): number =>
  entries.reduce((sum, entry) => sum + entry.length, (metaText?.length ?? 0) + (checkpoint?.data.length ?? 0))

/** A group goes on several pages when its texts together might be longer than a string can be. */
function inParts(group: readonly Prepared[]): Prepared[][] {
  const parts: Prepared[][] = [[]]
  let length = 0
  for (const append of group) {
    if (length > PAGE) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(append)
    length += textOf(append)
  }
  return parts
}

export class AppendLog {
  private readonly database: DatabaseSync
  private readonly statements: ReturnType<typeof statementsOf>
  private readonly chapters: Chapters
  /** By table; the one that has waited longest comes first. */
  private readonly waiting = new Map<string, Waiting>()
  private size = 0
  private soon: NodeJS.Immediate | null = null
  private later: NodeJS.Timeout | null = null
  private failing = false

  /** What a killed process left is carried over before anything else happens, if there is space for it. */
  constructor(database: DatabaseSync, chapters: Chapters) {
    this.database = database
    this.statements = statementsOf(database)
    this.chapters = chapters
    for (const { id, shape, texts } of this.statements.pages.all())
      this.gatherLeft(Number(id), { shape: String(shape), texts: String(texts) })
    this.carryToRead()
  }

  /** Judges a group and keeps what is to be kept of it: that is on disk when this returns. If it throws, nothing was kept. */
  keep(group: readonly Prepared[], at: number): Outcome<'kept' | 'conflict'>[] {
    while (this.size > MOST) this.carrySome()
    const standings = this.standingsOf(group)
    const outcomes: Outcome<'kept' | 'conflict'>[] = []
    const pages: Page[] = []
    const revisions = this.revisionsOf(group)
    const changed: CampaignChange[] = []
    for (const part of inParts(group)) {
      const { outcomes: judged, campaigns, ...settled } = settle(part, standings, revisions)
      outcomes.push(...judged)
      changed.push(...campaigns)
      for (const { id, revision } of campaigns) revisions.set(id, revision + 1)
      if (settled.rows.length > 0) pages.push({ at, ...settled })
      for (const { table, seq, revision } of settled.rows) standings.set(table, { seq, revision, binned: false })
    }
    if (pages.length === 0) return outcomes
    const ids = this.transaction(() => {
      // A night ends so seldom that its campaign need not wait in the daybook.
      for (const { id, revision, state } of changed) this.statements.changeCampaign.run(id, state, revision + 1, at)
      return pages.map((page) => this.addPage(page))
    })
    for (const [index, id] of ids.entries()) this.gather(id, pages[index] as Page)
    this.carryLater()
    return outcomes
  }

  /** The database's tables say everything about this table afterwards. */
  carry(table: string): void {
    if (this.waiting.has(table)) this.carryOver([table])
  }

  /** The database's tables say everything afterwards. */
  carryAll(): void {
    while (this.waiting.size > 0) this.carrySome()
  }

  /** Before reading one table, or all: what there is no space to carry over is read from memory (`reading`). */
  carryToRead(table?: string): void {
    try {
      if (table === undefined) this.carryAll()
      else this.carry(table)
    } catch (error) {
      if (!(error instanceof StoreError) || (error.trouble !== 'full' && error.trouble !== 'unavailable')) throw error
      this.warn(error)
    }
  }

  /** What is kept of a table and could not be carried over. */
  reading(table: string): Readonly<Waiting> | undefined {
    return this.waiting.get(table)
  }

  /** The tables of which something could not be carried over. */
  unread(): IterableIterator<string> {
    return this.waiting.keys()
  }

  /** A page without anything on it, as large as many an append, written and taken out again. */
  pulse(): void {
    const { shape } = writePage({ at: 0, entries: [], checkpoints: [], rows: [] })
    const id = this.transaction(() => this.statements.addPage.run(shape.padEnd(PULSE), '').lastInsertRowid)
    this.transaction(() => this.statements.dropPage.run(id))
  }

  /** What cannot be carried over now is for whoever opens the database next. */
  close(): void {
    if (this.soon) clearImmediate(this.soon)
    if (this.later) clearTimeout(this.later)
    this.attempt(() => this.carryAll())
  }

  private standingsOf(group: readonly Prepared[]): Map<string, Standing> {
    const standings = new Map<string, Standing>()
    for (const { table } of group) {
      if (standings.has(table)) continue
      const standing = this.standingOf(table)
      if (standing) standings.set(table, standing)
    }
    return standings
  }

  private revisionsOf(group: readonly Prepared[]): Map<string, number> {
    const revisions = new Map<string, number>()
    for (const { campaign } of group) {
      const found = campaign && this.statements.campaignRevision.get(campaign.id)
      if (campaign && found) revisions.set(campaign.id, Number(found.revision))
    }
    return revisions
  }

  /** A table that waits stands as the daybook says, every other as its row says. What is in the bin does not wait. */
  private standingOf(table: string): Standing | null {
    const waiting = this.waiting.get(table)
    if (waiting) return { seq: waiting.row.seq, revision: waiting.row.revision, binned: false }
    const found = this.statements.standing.get(table)
    return found ? { seq: Number(found.seq), revision: Number(found.revision), binned: found.binned !== null } : null
  }

  private addPage(page: Page): number {
    const { shape, texts } = writePage(page)
    return Number(this.statements.addPage.run(shape, texts).lastInsertRowid)
  }

  private gatherLeft(id: number, written: WrittenPage): void {
    try {
      this.gather(id, readPage(written))
    } catch (error) {
      throw damaged(`page ${id} of the daybook: ${error instanceof Error ? error.message : error}`, error)
    }
  }

  private gather(page: number, { at, entries, checkpoints, rows }: Page): void {
    for (const row of rows) {
      const before = this.waiting.get(row.table)
      const { meta = null, over = null, public: listed = null } = before?.row ?? {}
      const waiting = before ?? { since: page, size: 0, entries: [], checkpoints: new Map(), row, touched: at }
      waiting.row = { ...row, meta: row.meta ?? meta, over: row.over ?? over, public: row.public ?? listed }
      waiting.touched = at
      this.grow(waiting, (row.meta?.length ?? 0) + EACH)
      if (!before) this.waiting.set(row.table, waiting)
    }
    for (const entry of entries) {
      const waiting = this.waitingOf(entry.table)
      waiting.entries.push(entry)
      this.grow(waiting, entry.entry.length + EACH)
    }
    for (const { table, seq, data } of checkpoints) {
      const waiting = this.waitingOf(table)
      waiting.checkpoints.set(seq, data)
      this.grow(waiting, data.length + EACH)
    }
  }

  private waitingOf(table: string): Waiting {
    const waiting = this.waiting.get(table)
    if (!waiting) throw new Error(`it does not say how the table '${table}' stands`)
    return waiting
  }

  private grow(waiting: Waiting, size: number): void {
    waiting.size += size
    this.size += size
  }

  private carryLater(): void {
    if (this.waiting.size === 0) return
    if (this.size > ENOUGH && !this.failing)
      this.soon ??= setImmediate(() => {
        this.soon = null
        this.carryInTurn()
      })
    else
      this.later ??= setTimeout(() => {
        this.later = null
        this.carryInTurn()
      }, LATER).unref()
  }

  private carryInTurn(): void {
    this.attempt(() => this.carrySome())
    this.carryLater()
  }

  /** What is in the daybook is not lost, so what fails here can be tried again; but somebody should hear of it. */
  private attempt(work: () => void): void {
    try {
      work()
      this.failing = false
    } catch (error) {
      this.warn(error)
    }
  }

  private warn(error: unknown): void {
    if (!this.failing)
      process.emitWarning(
        `What is kept waits in the daybook, for it could not be carried over: ${error instanceof Error ? error.message : error}`,
      )
    this.failing = true
  }

  private carrySome(): void {
    const tables: string[] = []
    let size = 0
    for (const [table, waiting] of this.waiting) {
      tables.push(table)
      size += waiting.size
      if (size >= AT_ONCE) break
    }
    this.carryOver(tables)
  }

  /**
   * Pages go when nobody waits for them any more, in the same transaction. Others may stay though part of them has been carried over, and
   * be read again after a kill: `write` then finds what is there already.
   */
  private carryOver(tables: readonly string[]): void {
    const carried = tables.map((table) => this.waitingOf(table))
    this.transaction(() => {
      for (const waiting of carried) this.write(waiting)
      this.statements.dropPages.run(this.neededFrom(new Set(carried)))
    })
    for (const { row, size } of carried) {
      this.waiting.delete(row.table)
      this.size -= size
    }
  }

  /** The first page that somebody else than these waits for. */
  private neededFrom(carried: ReadonlySet<Waiting>): number {
    for (const waiting of this.waiting.values()) if (!carried.has(waiting)) return waiting.since
    return Number.MAX_SAFE_INTEGER
  }

  private write({ entries, checkpoints, row, touched }: Waiting): void {
    const { table } = row
    const found = this.statements.standing.get(table)
    // Somebody removed the table by hand.
    if (!found) return
    const seq = Number(found.seq)
    const added = entries.filter((entry) => entry.seq >= seq).map(({ entry }) => entry)
    if (seq + added.length !== row.seq) throw damaged(`table '${table}' has ${seq} entries, and the daybook does not go on from there`)
    if (added.length > 0) this.chapters.add(table, seq, added)
    const newest = [...checkpoints].sort(([a], [b]) => b - a).slice(0, CHECKPOINTS)
    for (const [at, data] of newest) this.statements.addCheckpoint.run(table, at, data)
    if (newest.length > 0) this.statements.dropCheckpoints.run(table)
    this.statements.changeRow.run(table, row.seq, row.revision, row.meta, bit(row.over), touched, bit(row.public))
  }

  /** What answers anything but `kept` has changed nothing. */
  allOrNothing<R extends string>(work: () => R): R {
    const undone = Symbol('rolled back')
    let answer: R | undefined
    try {
      return this.transaction(() => {
        answer = work()
        if (answer !== 'kept') throw undone
        return answer
      })
    } catch (error) {
      if (error === undone && answer !== undefined) return answer
      throw error
    }
  }

  private transaction<R>(work: () => R): R {
    try {
      this.statements.begin.run()
      const result = work()
      this.statements.commit.run()
      return result
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('rollback')
      throw asStoreError(error)
    }
  }
}
