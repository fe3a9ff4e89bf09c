/** The embedded store: one file, one process, nothing to install. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { grouped } from './grouped.ts'
import { checkClaim, checkHash, checkName, checkNewTable, jsonText, limitRows } from './limits.ts'
import { type Prepared, prepare } from './settle.ts'
import { Chapters } from './sqlite-chapters.ts'
import { Daybook } from './sqlite-daybook.ts'
import { asStoreError, lockFolder, openDatabase } from './sqlite-file.ts'
import { BIN_TIME, type Claim, closedStore, type Store, type TableRow, unknownTable } from './store.ts'

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
  rowsOf: database.prepare(
    `select ${ROW} from tables where id in (select table_id from claims where person = ?) order by touched desc, id`,
  ),
  rename: database.prepare('update tables set name = ?2 where id = ?1'),
  bin: database.prepare('update tables set binned = ?2 where id = ?1 and binned is null'),
  restore: database.prepare('update tables set binned = null where id = ? and binned is not null'),
  purge: database.prepare('delete from tables where binned < ?'),
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
  const daybook = new Daybook(database, chapters)
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
  const rowOrNull = (columns: Columns | undefined): TableRow | null => (columns ? rowFrom(columns) : null)

  return {
    createTable: (table, { setup }) =>
      ask(() => {
        checkNewTable(table, setup)
        const { id, code, game, name, meta } = table
        const { changes } = statements.createTable.run(id, code, game, name, jsonText('meta', meta), Number(table.public), now(), setup)
        return changes === 1 ? 'kept' : 'taken'
      }),
    append: async (append) => {
      if (closed) throw closedStore()
      return appends.add(prepare(append))
    },
    load: (table, from = 0) =>
      // No other process writes and nothing is awaited in between: one moment's picture.
      ask(() => {
        daybook.carry(table)
        const row = rowOrNull(statements.row.get(table))
        if (!row) return null
        return {
          row,
          setup: String(statements.setup.get(table)?.setup),
          checkpoints: statements.checkpoints.all(table).map(({ seq, data }) => ({ seq: Number(seq), data: String(data) })),
          from,
          entries: chapters.from(table, from),
        }
      }),

    row: (table) =>
      ask(() => {
        daybook.carry(table)
        return rowOrNull(statements.row.get(table))
      }),
    rowByCode: (code) =>
      ask(() => {
        const table = statements.idByCode.get(code)?.id
        if (table !== undefined) daybook.carry(String(table))
        return rowOrNull(statements.rowByCode.get(code))
      }),
    publicRows: (limit) =>
      ask(() => {
        daybook.carryAll()
        return statements.publicRows.all(limitRows(limit)).map(rowFrom)
      }),
    rowsOf: (person) =>
      ask(() => {
        daybook.carryAll()
        return statements.rowsOf.all(person).map(rowFrom)
      }),

    rename: (table, name) =>
      ask(() => {
        checkName(name)
        return statements.rename.run(table, name).changes === 1
      }),
    bin: (table) =>
      ask(() => {
        daybook.carry(table)
        return statements.bin.run(table, now()).changes === 1
      }),
    restore: (table) => ask(() => statements.restore.run(table).changes === 1),
    purge: () =>
      ask(() => {
        daybook.carryAll()
        return Number(statements.purge.run(now() - BIN_TIME).changes)
      }),

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
