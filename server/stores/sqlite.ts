/** The embedded store: one file, one process, nothing to install. */
import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { grouped } from './grouped.ts'
import {
  checkCampaignChange,
  checkClaim,
  checkCode,
  checkHash,
  checkName,
  checkNewCampaign,
  checkNewTable,
  jsonText,
  limitRows,
} from './limits.ts'
import { type Prepared, prepare } from './settle.ts'
import { AppendLog } from './sqliteAppendLog.ts'
import { Chapters } from './sqliteChapters.ts'
import { asStoreError, lockFolder, openDatabase } from './sqliteFile.ts'
import {
  BIN_TIME,
  type CampaignChange,
  type CampaignRow,
  CHECKPOINTS,
  type Claim,
  closedStore,
  type Store,
  type Stored,
  type TableRow,
  unknownTable,
} from './store.ts'

const MOST_IN_A_GROUP = 500
const ROW = 'id, code, game, name, meta, is_public, created, touched, binned, is_over, seq, revision'

const statementsOf = (database: DatabaseSync) => ({
  createTable: database.prepare(
    `insert into tables (id, code, game, name, meta, is_public, created, touched, setup) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8)
     on conflict do nothing`,
  ),
  exists: database.prepare('select 1 from tables where id = ?'),
  setup: database.prepare('select setup from tables where id = ?'),
  checkpoints: database.prepare('select seq, data from checkpoints where table_id = ? order by seq desc'),
  row: database.prepare(`select ${ROW} from tables where id = ?`),
  idByCode: database.prepare('select id from tables where code = ?'),
  rowByCode: database.prepare(`select ${ROW} from tables where code = ?`),
  publicRows: database.prepare(
    `select ${ROW} from tables where is_public = 1 and is_over = 0 and binned is null order by touched desc, id limit ?`,
  ),
  allRows: database.prepare(`select ${ROW} from tables`),
  rowsOf: database.prepare(
    `select ${ROW} from tables where id in (select table_id from claims where person = ?) order by touched desc, id`,
  ),
  rename: database.prepare('update tables set name = ?2 where id = ?1'),
  bin: database.prepare('update tables set binned = ?2 where id = ?1 and binned is null'),
  recode: database.prepare('update or ignore tables set code = ?2 where id = ?1'),
  restore: database.prepare('update tables set binned = null, touched = ?2 where id = ?1 and binned is not null'),
  expire: database.prepare('update tables set binned = ?2 where touched < ?1 and binned is null returning id'),
  purge: database.prepare('delete from tables where binned < ?'),
  createCampaign: database.prepare(
    `insert into campaigns (id, code, game, name, state, created, touched) values (?1, ?2, ?3, ?4, ?5, ?6, ?6) on conflict do nothing`,
  ),
  campaign: database.prepare('select * from campaigns where id = ?'),
  campaignByCode: database.prepare('select * from campaigns where code = ?'),
  campaignsOf: database.prepare(
    'select * from campaigns where id in (select campaign_id from campaign_members where person = ?) order by touched desc, id',
  ),
  writeCampaign: database.prepare('update campaigns set state = ?3, revision = revision + 1, touched = ?4 where id = ?1 and revision = ?2'),
  addMember: database.prepare(
    'insert into campaign_members (campaign_id, person) select id, ?2 from campaigns where id = ?1 on conflict do nothing',
  ),
  members: database.prepare('select person from campaign_members where campaign_id = ? order by person'),
  binCampaign: database.prepare('update campaigns set binned = ?2 where id = ?1 and (binned is null) = (?2 is not null)'),
  purgeCampaigns: database.prepare('delete from campaigns where binned < ?'),
  putPerson: database.prepare(
    `insert into persons (hash, data, created, touched) values (?1, ?2, ?3, ?3)
     on conflict (hash) do update set data = excluded.data, touched = excluded.touched`,
  ),
  person: database.prepare('select data, created, touched from persons where hash = ?'),
  putClaim: database.prepare(
    `insert into claims (hash, table_id, seat, person) values (?, ?, ?, ?)
     on conflict (hash) do update set person = excluded.person where table_id = excluded.table_id and seat = excluded.seat
     on conflict (table_id, seat) do nothing`,
  ),
  claim: database.prepare('select hash, table_id, seat, person from claims where hash = ?'),
  claims: database.prepare('select hash, table_id, seat, person from claims where table_id = ? order by seat'),
  revokeClaim: database.prepare('delete from claims where hash = ?'),
  markOn: database.prepare(
    'insert into house (only_row, house, count) values (1, ?, 1) on conflict (only_row) do update set count = count + 1',
  ),
  mark: database.prepare('select house, count from house'),
})

type Columns = Record<string, SQLOutputValue>

const rowFrom = (columns: Columns): TableRow => ({
  id: String(columns.id),
  code: String(columns.code),
  game: String(columns.game),
  name: String(columns.name),
  meta: JSON.parse(String(columns.meta)),
  public: columns.is_public === 1,
  created: Number(columns.created),
  touched: Number(columns.touched),
  binned: columns.binned === null ? null : Number(columns.binned),
  over: columns.is_over === 1,
  seq: Number(columns.seq),
  revision: Number(columns.revision),
})

const claimFrom = (columns: Columns): Claim => ({
  hash: String(columns.hash),
  table: String(columns.table_id),
  seat: String(columns.seat),
  person: columns.person === null ? null : String(columns.person),
})

const campaignFrom = (columns: Columns): CampaignRow => ({
  id: String(columns.id),
  code: String(columns.code),
  game: String(columns.game),
  name: String(columns.name),
  state: String(columns.state),
  revision: Number(columns.revision),
  created: Number(columns.created),
  touched: Number(columns.touched),
  binned: columns.binned === null ? null : Number(columns.binned),
})

export async function openSqlite(folder: string, now: () => number = Date.now): Promise<Store> {
  const lock = lockFolder(folder)
  let database: DatabaseSync | null = null
  try {
    database = openDatabase(folder)
    return storeOn(database, lock, now)
  } catch (error) {
    database?.close()
    lock.close()
    throw asStoreError(error)
  }
}

/** Both are closed with the store. */
export function storeOn(database: DatabaseSync, lock: DatabaseSync, now: () => number): Store {
  const statements = statementsOf(database)
  const chapters = new Chapters(database)
  const daybook = new AppendLog(database, chapters)
  const appends = grouped((group: readonly Prepared[]) => daybook.keep(group, now()), MOST_IN_A_GROUP)
  let closed: Promise<void> | null = null

  /** Everything but appends is one statement, or reads, and is done at once. */
  const ask = async <R>(work: () => R): Promise<R> => {
    if (closed) throw closedStore()
    try {
      return work()
    } catch (error) {
      throw asStoreError(error)
    }
  }
  const mustExist = (table: string): void => {
    if (!statements.exists.get(table)) throw unknownTable(table)
  }
  /** With what is kept of it and not in its row yet, where there was no space to carry it over. */
  const upToDate = (columns: Columns): TableRow => {
    const row = rowFrom(columns)
    const waiting = daybook.reading(row.id)
    if (!waiting) return row
    const { seq, revision, meta, over, public: listed } = waiting.row
    return {
      ...row,
      seq,
      revision,
      touched: waiting.touched,
      meta: meta === null ? row.meta : JSON.parse(meta),
      over: over ?? row.over,
      public: listed ?? row.public,
    }
  }
  const campaignOrNull = (columns: Columns | undefined): CampaignRow | null => (columns ? campaignFrom(columns) : null)
  const change = ({ id, revision, state }: CampaignChange): boolean =>
    statements.writeCampaign.run(id, revision, state, now()).changes === 1
  const rowOrNull = (columns: Columns | undefined): TableRow | null => (columns ? upToDate(columns) : null)
  const lastTouchedFirst = (rows: TableRow[]): TableRow[] => rows.sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1))
  const publicRows = (limit: number): TableRow[] => {
    daybook.carryToRead()
    const rows = new Map(statements.publicRows.all(limit).map((columns) => [String(columns.id), upToDate(columns)]))
    for (const table of daybook.unread()) {
      const columns = statements.row.get(table)
      if (columns) rows.set(table, upToDate(columns))
    }
    const listed = [...rows.values()].filter((row) => row.public && !row.over && row.binned === null)
    return lastTouchedFirst(listed).slice(0, limit)
  }
  const loaded = (table: string, from: number): Stored | null => {
    daybook.carryToRead(table)
    const row = rowOrNull(statements.row.get(table))
    if (!row) return null
    const checkpoints = statements.checkpoints.all(table).map(({ seq, data }) => ({ seq: Number(seq), data: String(data) }))
    const entries = chapters.from(table, from)
    const waiting = daybook.reading(table)
    if (waiting) {
      const newer = [...waiting.checkpoints].map(([seq, data]) => ({ seq, data }))
      const older = checkpoints.filter(({ seq }) => !waiting.checkpoints.has(seq))
      checkpoints.splice(0, checkpoints.length, ...[...newer, ...older].sort((a, b) => b.seq - a.seq).slice(0, CHECKPOINTS))
      entries.push(...waiting.entries.filter(({ seq }) => seq >= from + entries.length).map(({ entry }) => entry))
    }
    return { row, setup: String(statements.setup.get(table)?.setup), checkpoints, from, entries }
  }

  return {
    createTable: (table, { setup, campaign }) =>
      ask(() => {
        checkNewTable(table, setup)
        if (campaign) checkCampaignChange(campaign)
        const { id, code, game, name, meta } = table
        const text = jsonText('meta', meta)
        return daybook.allOrNothing(() => {
          if (campaign && !change(campaign)) return 'conflict'
          const { changes } = statements.createTable.run(id, code, game, name, text, Number(table.public), now(), setup)
          return changes === 1 ? 'kept' : 'taken'
        })
      }),
    append: async (append) => {
      if (closed) throw closedStore()
      return appends.add(prepare(append))
    },
    load: (table, from = 0) =>
      // No other process writes and nothing is awaited in between: one moment's picture.
      ask(() => loaded(table, from)),

    row: (table) =>
      ask(() => {
        daybook.carryToRead(table)
        return rowOrNull(statements.row.get(table))
      }),
    rowByCode: (code) =>
      ask(() => {
        const table = statements.idByCode.get(code)?.id
        if (table !== undefined) daybook.carryToRead(String(table))
        return rowOrNull(statements.rowByCode.get(code))
      }),
    publicRows: (limit) => ask(() => publicRows(limitRows(limit))),
    allRows: () =>
      ask(() => {
        daybook.carryToRead()
        return lastTouchedFirst(statements.allRows.all().map(upToDate))
      }),
    rowsOf: (person) =>
      ask(() => {
        daybook.carryToRead()
        return lastTouchedFirst(statements.rowsOf.all(person).map(upToDate))
      }),

    rename: (table, name) =>
      ask(() => {
        checkName(name)
        return statements.rename.run(table, name).changes === 1
      }),
    recode: (table, code) =>
      ask(() => {
        checkCode(code)
        return statements.recode.run(table, code).changes === 1 ? 'kept' : 'taken'
      }),
    bin: (table) =>
      ask(() => {
        daybook.carry(table)
        return statements.bin.run(table, now()).changes === 1
      }),
    restore: (table) => ask(() => statements.restore.run(table, now()).changes === 1),
    expire: (span) =>
      ask(() => {
        daybook.carryAll()
        return statements.expire.all(now() - span, now()).map(({ id }) => String(id))
      }),
    purge: () =>
      ask(() => {
        daybook.carryAll()
        statements.purgeCampaigns.run(now() - BIN_TIME)
        return Number(statements.purge.run(now() - BIN_TIME).changes)
      }),

    createCampaign: (campaign, member) =>
      ask(() => {
        checkNewCampaign(campaign)
        checkHash(member)
        const { id, code, game, name, state } = campaign
        return daybook.allOrNothing(() => {
          if (statements.createCampaign.run(id, code, game, name, state, now()).changes === 0) return 'taken'
          statements.addMember.run(id, member)
          return 'kept'
        })
      }),
    campaign: (id) => ask(() => campaignOrNull(statements.campaign.get(id))),
    campaignByCode: (code) => ask(() => campaignOrNull(statements.campaignByCode.get(code))),
    campaignsOf: (person) => ask(() => statements.campaignsOf.all(person).map(campaignFrom)),
    writeCampaign: (changed) =>
      ask(() => {
        checkCampaignChange(changed)
        return change(changed) ? 'kept' : 'conflict'
      }),
    addMember: (campaign, person) =>
      ask(() => {
        checkHash(person)
        statements.addMember.run(campaign, person)
        return statements.campaign.get(campaign) !== undefined
      }),
    members: (campaign) => ask(() => statements.members.all(campaign).map(({ person }) => String(person))),
    binCampaign: (campaign, binned) => ask(() => statements.binCampaign.run(campaign, binned ? now() : null).changes === 1),

    putPerson: (hash, data) =>
      ask(() => {
        checkHash(hash)
        statements.putPerson.run(hash, jsonText('person', data), now())
      }),
    person: (hash) =>
      ask(() => {
        const found = statements.person.get(hash)
        return found ? { data: JSON.parse(String(found.data)), created: Number(found.created), touched: Number(found.touched) } : null
      }),

    putClaim: (claim) =>
      ask(() => {
        checkClaim(claim)
        mustExist(claim.table)
        return statements.putClaim.run(claim.hash, claim.table, claim.seat, claim.person).changes === 1 ? 'kept' : 'taken'
      }),
    claim: (hash) =>
      ask(() => {
        const found = statements.claim.get(hash)
        return found ? claimFrom(found) : null
      }),
    claims: (table) => ask(() => statements.claims.all(table).map(claimFrom)),
    revokeClaim: (hash) => ask(() => statements.revokeClaim.run(hash).changes === 1),

    mark: (on) =>
      ask(() => {
        if (on) statements.markOn.run(randomUUID())
        const found = statements.mark.get()
        return found ? { house: String(found.house), count: Number(found.count) } : null
      }),
    pulse: () => ask(() => daybook.pulse()),
    // There is no other process.
    say: async () => {},
    onChanged: () => () => {},
    close: () => {
      closed ??= appends.idle().then(() => {
        daybook.close()
        database.close()
        lock.close()
      })
      return closed
    },
  }
}
