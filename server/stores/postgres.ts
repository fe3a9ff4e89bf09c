/** The shared store: any number of processes on one PostgreSQL, each able to host any table. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { grouped, type Outcome } from './grouped.ts'
import { checkClaim, checkHash, checkName, checkNewTable, checkSaid, jsonText, limitRows } from './limits.ts'
import { standingsOf, writeSettled } from './postgres-appends.ts'
import { letter, listen, type Notices } from './postgres-notices.ts'
import { bringUpToDate } from './postgres-schema.ts'
import { type Prepared, prepare, settle } from './settle.ts'
import {
  BIN_TIME,
  type Checkpoint,
  type Claim,
  closedStore,
  type Notice,
  type Store,
  type Stored,
  StoreError,
  type TableRow,
  unknownTable,
} from './store.ts'

export type PostgresOptions = {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** Several houses can live in one database, each in its schema. */
  schema?: string
  now?: () => number
  /** Hears of connections lost while nobody was asking for anything. */
  report?: Report
}

type Report = (error: unknown) => void

const MOST_IN_A_GROUP = 500
/** Milliseconds. */
const STATEMENT_TIME = 15_000
const ROW = 'id, code, game, name, meta, is_public, created, touched, binned, is_over, seq, revision'
const CLAIM = 'hash, table_id as table, seat, person'

/** int8 comes as text unless told otherwise; our times and counts are far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

type Columns = Omit<TableRow, 'meta' | 'public' | 'over'> & { meta: string; is_public: boolean; is_over: boolean }

const rowFrom = ({ meta, is_public, is_over, ...columns }: Columns): TableRow => ({
  ...columns,
  meta: JSON.parse(meta),
  public: is_public,
  over: is_over,
})

/** Classes of SQLSTATE that blame the server or the way to it; every other is a mistake of ours and stays what it is. */
const UNAVAILABLE = /^(?:08|53|57|58)/

function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const ours = error instanceof pg.DatabaseError && !UNAVAILABLE.test(code)
  if (ours || error instanceof TypeError) return error
  const message = `PostgreSQL does not answer (${error.message || code}). What was being written may or may not be kept: load again.`
  return new StoreError('unavailable', message, { cause: error })
}

async function transaction<R>(pool: pg.Pool, begin: string, report: Report, work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect()
  // The query under way fails by itself; without a listener the same loss would end the process.
  client.on('error', report)
  let broken = false
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away; PostgreSQL rolls back for it.
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    client.off('error', report)
    client.release(broken)
  }
}

async function loadWith(client: pg.ClientBase, table: string, from: number): Promise<Stored | null> {
  const found = await client.query<Columns & { setup: string }>(`select ${ROW}, setup from tables where id = $1`, [table])
  const [first] = found.rows
  if (!first) return null
  const { setup, ...columns } = first
  const checkpoints = await client.query<Checkpoint>('select seq, data from checkpoints where table_id = $1 order by seq desc', [table])
  const entries = await client.query<{ entry: string }>('select entry from entries where table_id = $1 and seq >= $2 order by seq', [
    table,
    from,
  ])
  return { row: rowFrom(columns), setup, checkpoints: checkpoints.rows, from, entries: entries.rows.map(({ entry }) => entry) }
}

async function writeClaim(client: pg.ClientBase, { hash, table, seat, person }: Claim): Promise<'kept' | 'taken'> {
  const held = await client.query('select 1 from tables where id = $1 for key share', [table])
  if (held.rows.length === 0) throw unknownTable(table)
  const values = [hash, table, seat, person]
  const added = await client.query(
    'insert into claims (hash, table_id, seat, person) values ($1, $2, $3, $4) on conflict do nothing',
    values,
  )
  if (added.rowCount === 1) return 'kept'
  const again = await client.query('update claims set person = $4 where hash = $1 and table_id = $2 and seat = $3', values)
  return again.rowCount === 1 ? 'kept' : 'taken'
}

export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, schema = 'miskatonic', now = Date.now } = options
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) throw new StoreError('refused', `'${schema}' cannot be the name of a schema.`)
  const report: Report = options.report ?? ((error: unknown) => process.emitWarning(error instanceof Error ? error : String(error)))
  // Whatever the server's settings: what is acknowledged is on its disk.
  const settings = `-c search_path=${schema} -c synchronous_commit=on -c statement_timeout=${STATEMENT_TIME}`
  const config: pg.ClientConfig = {
    connectionString: url,
    options: settings,
    application_name: 'miskatonic',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  }
  // PostgreSQL ends a statement that takes too long; if even that is not heard, the connection is dead.
  const pool = new pg.Pool({ ...config, max: 10, query_timeout: STATEMENT_TIME + 5000 })
  pool.on('error', report)
  const own = randomUUID()
  try {
    await bringUpToDate(config, schema, report)
    // The channel is named as the schema: two houses in one database do not hear each other.
    const notices = await listen(config, schema, own, report)
    return storeOn(pool, { ...notices, own, channel: schema }, now, report)
  } catch (error) {
    await pool.end()
    throw asStoreError(error)
  }
}

type Wire = Notices & { own: string; channel: string }

function storeOn(pool: pg.Pool, wire: Wire, now: () => number, report: Report): Store {
  let closed: Promise<void> | null = null
  const ask = async <R>(work: () => Promise<R>): Promise<R> => {
    if (closed) throw closedStore()
    try {
      return await work()
    } catch (error) {
      throw asStoreError(error)
    }
  }
  const tell = (notice: Notice): string => letter(wire.own, notice)
  const rowsFrom = async (text: string, values: unknown[]): Promise<TableRow[]> =>
    (await pool.query<Columns>(text, values)).rows.map(rowFrom)
  const firstRow = async (text: string, values: unknown[]): Promise<TableRow | null> => (await rowsFrom(text, values))[0] ?? null

  const notify = (client: Pick<pg.ClientBase, 'query'>, letters: readonly string[]): Promise<unknown> =>
    client.query({
      name: 'notify',
      text: 'select pg_notify($1, letter) from unnest($2::text[]) as letter',
      values: [wire.channel, letters],
    })

  /** Work that returns the tables whose rows it changed; the others hear of it when, and only if, it is committed. */
  const changing = (work: (client: pg.ClientBase) => Promise<string[]>): Promise<string[]> =>
    transaction(pool, 'begin', report, async (client) => {
      const tables = await work(client)
      const letters = tables.map((table) => tell({ what: 'row', table }))
      if (letters.length > 0) await notify(client, letters)
      return tables
    })
  const changingBy = (text: string, values: unknown[]): Promise<string[]> =>
    changing(async (client) => (await client.query<{ table: string }>(text, values)).rows.map(({ table }) => table))

  const commitGroup = async (group: readonly Prepared[]): Promise<Outcome<'kept' | 'conflict'>[]> => {
    try {
      return await transaction(pool, 'begin', report, async (client) => {
        const settled = settle(group, await standingsOf(client, group))
        if (settled.rows.length === 0) return settled.outcomes
        await writeSettled(client, settled, now())
        const letters = settled.rows.flatMap(({ table, seq, meta }) => [
          tell({ what: 'entries', table, seq }),
          ...(meta === null ? [] : [tell({ what: 'row', table })]),
        ])
        await notify(client, letters)
        return settled.outcomes
      })
    } catch (error) {
      throw asStoreError(error)
    }
  }
  const appends = grouped(commitGroup, MOST_IN_A_GROUP)

  return {
    createTable: (table, { setup }) =>
      ask(async () => {
        checkNewTable(table, setup)
        const { id, code, game, name, meta } = table
        const { rowCount } = await pool.query(
          `insert into tables (id, code, game, name, meta, is_public, created, touched, setup) values ($1, $2, $3, $4, $5, $6, $7, $7, $8)
           on conflict do nothing`,
          [id, code, game, name, jsonText('meta', meta), table.public, now(), setup],
        )
        return rowCount === 1 ? 'kept' : 'taken'
      }),
    append: async (append) => {
      if (closed) throw closedStore()
      return appends.add(prepare(append))
    },
    load: (table, from = 0) =>
      ask(() => transaction(pool, 'begin isolation level repeatable read read only', report, (client) => loadWith(client, table, from))),

    row: (table) => ask(() => firstRow(`select ${ROW} from tables where id = $1`, [table])),
    rowByCode: (code) => ask(() => firstRow(`select ${ROW} from tables where code = $1`, [code])),
    publicRows: (limit) =>
      ask(() =>
        rowsFrom(`select ${ROW} from tables where is_public and not is_over and binned is null order by touched desc, id limit $1`, [
          limitRows(limit),
        ]),
      ),
    rowsOf: (person) =>
      ask(() =>
        rowsFrom(`select ${ROW} from tables where id in (select table_id from claims where person = $1) order by touched desc, id`, [
          person,
        ]),
      ),

    rename: (table, name) =>
      ask(async () => {
        checkName(name)
        return (await changingBy('update tables set name = $2 where id = $1 returning id as table', [table, name])).length === 1
      }),
    bin: (table) =>
      ask(async () => {
        const change = 'update tables set binned = $2 where id = $1 and binned is null returning id as table'
        return (await changingBy(change, [table, now()])).length === 1
      }),
    restore: (table) =>
      ask(async () => {
        const change = 'update tables set binned = null where id = $1 and binned is not null returning id as table'
        return (await changingBy(change, [table])).length === 1
      }),
    purge: () =>
      ask(async () => {
        // Locked in the order appends lock in.
        const old = 'select id from tables where binned < $1 order by id for update'
        return (await changingBy(`delete from tables where id in (${old}) returning id as table`, [now() - BIN_TIME])).length
      }),

    putPerson: (hash, data) =>
      ask(async () => {
        checkHash(hash)
        await pool.query(
          `insert into persons (hash, data, created, touched) values ($1, $2, $3, $3)
           on conflict (hash) do update set data = excluded.data, touched = excluded.touched`,
          [hash, jsonText('person', data), now()],
        )
      }),
    person: (hash) =>
      ask(async () => {
        const { rows } = await pool.query<{ data: string; created: number; touched: number }>(
          'select data, created, touched from persons where hash = $1',
          [hash],
        )
        return rows[0] ? { ...rows[0], data: JSON.parse(rows[0].data) } : null
      }),

    putClaim: (claim) =>
      ask(async () => {
        checkClaim(claim)
        let answer: 'kept' | 'taken' = 'taken'
        await changing(async (client) => {
          answer = await writeClaim(client, claim)
          return answer === 'kept' ? [claim.table] : []
        })
        return answer
      }),
    claim: (hash) => ask(async () => (await pool.query<Claim>(`select ${CLAIM} from claims where hash = $1`, [hash])).rows[0] ?? null),
    claims: (table) =>
      ask(async () => (await pool.query<Claim>(`select ${CLAIM} from claims where table_id = $1 order by seat`, [table])).rows),
    revokeClaim: (hash) =>
      ask(async () => (await changingBy('delete from claims where hash = $1 returning table_id as table', [hash])).length === 1),

    say: (table, text) =>
      ask(async () => {
        checkSaid(text)
        await notify(pool, [tell({ what: 'said', table, text })])
      }),
    onChanged: wire.onChanged,
    close: () => {
      closed ??= appends.idle().then(async () => {
        await wire.close()
        await pool.end()
      })
      return closed
    },
  }
}
