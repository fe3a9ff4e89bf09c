/** The shared store: any number of processes on one PostgreSQL, each able to host any table. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { grouped, type Outcome } from './grouped.ts'
import { aside, HELD } from './held.ts'
import {
  checkCampaignChange,
  checkClaim,
  checkCode,
  checkHash,
  checkName,
  checkNewCampaign,
  checkNewTable,
  checkSaid,
  jsonText,
  limitRows,
} from './limits.ts'
import { standingsOf, writeSettled } from './postgresAppends.ts'
import { letter, listen, type Notices } from './postgresNotices.ts'
import { bringUpToDate } from './postgresSchema.ts'
import { type Prepared, prepare, settle } from './settle.ts'
import {
  BIN_TIME,
  type CampaignChange,
  type CampaignRow,
  type Checkpoint,
  type Claim,
  closedStore,
  type HouseMark,
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
  /** How long is waited for others, in milliseconds; tests wait less, or more. */
  patience?: Partial<Patience> | undefined
}

type Report = (error: unknown) => void

const MOST_IN_A_GROUP = 500
/** Milliseconds. */
const STATEMENT_TIME = 15_000
/**
 * `lock`: for what another transaction holds, before a statement is given up. `frozen`: for a process that has begun a transaction and says
 * nothing; PostgreSQL then ends its connection, and frees what it held. `append`: for a table that another process holds, before its append is given up.
 */
type Patience = { lock: number; frozen: number; append: number }
const PATIENCE: Patience = { lock: 2000, frozen: 5000, append: 10_000 }
const ROW = 'id, code, game, name, meta, is_public, created, touched, binned, is_over, seq, revision'
const CAMPAIGN = 'id, code, game, name, state, revision, created, touched, binned'
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
const UNAVAILABLE = /^(?:08|53|57|58|25P03)/
const NOT_LOCKED = '55P03'
const DISK_FULL = '53100'

const heldByOthers = (what: string, cause?: unknown): StoreError =>
  new StoreError('unavailable', `${what} is held by another process for too long. Nothing was written: try again.`, { cause })

function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === NOT_LOCKED) return heldByOthers('What was asked for', error)
  if (code === DISK_FULL)
    return new StoreError('full', 'PostgreSQL has no space left: nothing can be written. What is there can be read.', { cause: error })
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

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'

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

async function writeChange(client: Pick<pg.ClientBase, 'query'>, { id, revision, state }: CampaignChange, now: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'update campaigns set state = $3, revision = revision + 1, touched = $4 where id = $1 and revision = $2',
    [id, revision, state, now],
  )
  return rowCount === 1
}

export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, schema = 'miskatonic', now = Date.now } = options
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) throw new StoreError('refused', `'${schema}' cannot be the name of a schema.`)
  const report: Report = options.report ?? ((error: unknown) => process.emitWarning(error instanceof Error ? error : String(error)))
  // Whatever the server's settings: what is acknowledged is on its disk.
  const patience = { ...PATIENCE, ...options.patience }
  const limits = `-c lock_timeout=${patience.lock} -c idle_in_transaction_session_timeout=${patience.frozen}`
  const settings = `-c search_path=${schema} -c synchronous_commit=on -c statement_timeout=${STATEMENT_TIME} ${limits}`
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
    return storeOn(pool, { ...notices, own, channel: schema }, now, report, patience.append)
  } catch (error) {
    await pool.end()
    throw asStoreError(error)
  }
}

type Wire = Notices & { own: string; channel: string }

function storeOn(pool: pg.Pool, wire: Wire, now: () => number, report: Report, patience: number): Store {
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

  /** What answers anything but `kept` has changed nothing. */
  const allOrNothing = async <R extends string>(work: (client: pg.ClientBase) => Promise<R>): Promise<R> => {
    const undone = new Error('rolled back')
    let answer: R | undefined
    try {
      return await transaction(pool, 'begin', report, async (client) => {
        answer = await work(client)
        if (answer !== 'kept') throw undone
        return answer
      })
    } catch (error) {
      if (error === undone && answer !== undefined) return answer
      throw error
    }
  }
  const campaignsBy = async (text: string, values: unknown[]): Promise<CampaignRow[]> => (await pool.query<CampaignRow>(text, values)).rows

  const commitGroup = async (group: readonly Prepared[]): Promise<Outcome<'kept' | 'conflict' | typeof HELD>[]> => {
    try {
      return await transaction(pool, 'begin', report, async (client) => {
        const { standings, revisions, held } = await standingsOf(client, group)
        const settled = settle(
          group.filter(({ table }) => !held.has(table)),
          standings,
          revisions,
        )
        const judged = settled.outcomes.values()
        const outcomes = group.map(({ table }) => (held.has(table) ? HELD : (judged.next().value as Outcome<'kept' | 'conflict'>)))
        if (settled.rows.length === 0) return outcomes
        await writeSettled(client, settled, now())
        const letters = settled.rows.flatMap(({ table, seq, meta }) => [
          tell({ what: 'entries', table, seq }),
          ...(meta === null ? [] : [tell({ what: 'row', table })]),
        ])
        await notify(client, letters)
        return outcomes
      })
    } catch (error) {
      throw asStoreError(error)
    }
  }
  const waiting = aside(commitGroup, patience, (table) => heldByOthers(`The table '${table}'`))
  const appends = grouped(async (group: readonly Prepared[]) => {
    // What waits is not overtaken by what came later.
    const free = group.filter(({ table }) => !waiting.has(table))
    const tried = new Set(free)
    const committed = (free.length > 0 ? await commitGroup(free) : []).values()
    return group.map((append) => {
      const outcome = tried.has(append) ? committed.next().value : HELD
      return outcome === HELD ? { later: waiting.add(append.table, append) } : (outcome as Outcome<'kept' | 'conflict'>)
    })
  }, MOST_IN_A_GROUP)

  return {
    createTable: (table, { setup, campaign }) =>
      ask(async () => {
        checkNewTable(table, setup)
        const { id, code, game, name, meta } = table
        const insert = `insert into tables (id, code, game, name, meta, is_public, created, touched, setup)
                        values ($1, $2, $3, $4, $5, $6, $7, $7, $8) on conflict do nothing`
        const values = [id, code, game, name, jsonText('meta', meta), table.public, now(), setup]
        if (!campaign) return (await pool.query(insert, values)).rowCount === 1 ? 'kept' : 'taken'
        checkCampaignChange(campaign)
        return allOrNothing(async (client) => {
          if (!(await writeChange(client, campaign, now()))) return 'conflict'
          return (await client.query(insert, values)).rowCount === 1 ? 'kept' : 'taken'
        })
      }),
    append: async (append) => {
      if (closed) throw closedStore()
      const outcome = await appends.add(prepare(append))
      return typeof outcome === 'string' ? outcome : outcome.later
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
    allRows: () => ask(() => rowsFrom(`select ${ROW} from tables order by touched desc, id`, [])),
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
    recode: (table, code) =>
      ask(async () => {
        checkCode(code)
        const free = 'not exists (select 1 from tables where code = $2)'
        const kept = changingBy(`update tables set code = $2 where id = $1 and ${free} returning id as table`, [table, code])
        // Two may take the same code at once: the second is told by the index.
        return (await kept.catch((error: unknown) => (isTaken(error) ? [] : Promise.reject(error)))).length === 1 ? 'kept' : 'taken'
      }),
    bin: (table) =>
      ask(async () => {
        const change = 'update tables set binned = $2 where id = $1 and binned is null returning id as table'
        return (await changingBy(change, [table, now()])).length === 1
      }),
    restore: (table) =>
      ask(async () => {
        const change = 'update tables set binned = null, touched = $2 where id = $1 and binned is not null returning id as table'
        return (await changingBy(change, [table, now()])).length === 1
      }),
    expire: (span) =>
      ask(async () => {
        const old = 'select id from tables where touched < $1 and binned is null order by id for update skip locked'
        return changingBy(`update tables set binned = $2 where id in (${old}) returning id as table`, [now() - span, now()])
      }),
    purge: () =>
      ask(async () => {
        // One that somebody holds goes the next time.
        const binned = 'select id from campaigns where binned < $1 order by id for update skip locked'
        await pool.query(`delete from campaigns where id in (${binned})`, [now() - BIN_TIME])
        const old = 'select id from tables where binned < $1 order by id for update skip locked'
        return (await changingBy(`delete from tables where id in (${old}) returning id as table`, [now() - BIN_TIME])).length
      }),

    createCampaign: (campaign, member) =>
      ask(async () => {
        checkNewCampaign(campaign)
        checkHash(member)
        const { id, code, game, name, state } = campaign
        return allOrNothing(async (client) => {
          const { rowCount } = await client.query(
            `insert into campaigns (id, code, game, name, state, created, touched) values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`,
            [id, code, game, name, state, now()],
          )
          if (rowCount !== 1) return 'taken'
          await client.query('insert into campaign_members (campaign_id, person) values ($1, $2)', [id, member])
          return 'kept'
        })
      }),
    campaign: (id) => ask(async () => (await campaignsBy(`select ${CAMPAIGN} from campaigns where id = $1`, [id]))[0] ?? null),
    campaignByCode: (code) => ask(async () => (await campaignsBy(`select ${CAMPAIGN} from campaigns where code = $1`, [code]))[0] ?? null),
    campaignsOf: (person) =>
      ask(() => {
        const own = 'select campaign_id from campaign_members where person = $1'
        return campaignsBy(`select ${CAMPAIGN} from campaigns where id in (${own}) order by touched desc, id`, [person])
      }),
    writeCampaign: (change) =>
      ask(async () => {
        checkCampaignChange(change)
        return (await writeChange(pool, change, now())) ? 'kept' : 'conflict'
      }),
    addMember: (campaign, person) =>
      ask(async () => {
        checkHash(person)
        const add = 'insert into campaign_members (campaign_id, person) select id, $2 from campaigns where id = $1 on conflict do nothing'
        await pool.query(add, [campaign, person])
        return (await pool.query('select 1 from campaigns where id = $1', [campaign])).rows.length === 1
      }),
    members: (campaign) =>
      ask(async () => {
        const all = 'select person from campaign_members where campaign_id = $1 order by person'
        return (await pool.query<{ person: string }>(all, [campaign])).rows.map(({ person }) => person)
      }),
    binCampaign: (campaign, binned) =>
      ask(async () => {
        const change = `update campaigns set binned = $2 where id = $1 and binned is ${binned ? '' : 'not '}null`
        return (await pool.query(change, [campaign, binned ? now() : null])).rowCount === 1
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

    mark: (on) =>
      ask(async () => {
        if (on)
          await pool.query('insert into house (house, count) values ($1, 1) on conflict (only_row) do update set count = house.count + 1', [
            randomUUID(),
          ])
        return (await pool.query<HouseMark>('select house, count from house')).rows[0] ?? null
      }),
    pulse: () =>
      ask(async () => {
        // Several processes may try at once: whoever finds the row held knows that another can write.
        const row = 'select ctid from schema_version for update skip locked'
        await pool.query(`update schema_version set version = version where ctid in (${row})`)
      }),
    say: (table, text) =>
      ask(async () => {
        checkSaid(text)
        await notify(pool, [tell({ what: 'said', table, text })])
      }),
    onChanged: wire.onChanged,
    close: () => {
      closed ??= appends.idle().then(async () => {
        await waiting.idle()
        await wire.close()
        await pool.end()
      })
      return closed
    },
  }
}
