import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { append, create, openAt, type Place, startWriter, storeContract, troubleOf } from './contract.ts'
import { campaignContract } from './contractCampaigns.ts'
import { openStore } from './open.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { linkLibraries, type RealPostgres, startPostgres } from './realPostgres.ts'
import { hashOf, type Notice, type Store } from './store.ts'

let server: RealPostgres
/** For looking and breaking from outside. */
let outside: pg.Client

beforeAll(async () => {
  server = await startPostgres()
  outside = new pg.Client(server.url)
  await outside.connect()
})

afterAll(async () => {
  await outside?.end()
  await server?.stop()
})

type PlaceInSchema = Place & { schema: string; troubles: unknown[] }

let count = 0
/** A schema of its own; what the store reports is collected, so that a test can look at it. */
const newPlace = (patience: PostgresOptions['patience'] = {}): PlaceInSchema => {
  const schema = `house_${count++}`
  const troubles: unknown[] = []
  return {
    open: (now) => openPostgres({ url: server.url, schema, patience, ...(now && { now }), report: (error) => troubles.push(error) }),
    shared: true,
    writer: { kind: 'postgres', url: server.url, schema },
    schema,
    troubles,
  }
}

storeContract(() => newPlace(), 5)
campaignContract(newPlace)

/** Collects what a store hears, and waits for what is still to come. */
function ear(store: Store): { heard: Notice[]; until: (wanted: Notice) => Promise<void>; end: () => void } {
  const heard: Notice[] = []
  const waiting = new Set<() => void>()
  const end = store.onChanged((notice) => {
    heard.push(notice)
    for (const look of waiting) look()
  })
  const until = (wanted: Notice): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (heard.some((notice) => JSON.stringify(notice) === JSON.stringify(wanted))) resolve()
      }
      waiting.add(look)
      look()
    })
  return { heard, until, end }
}

const terminate = (where: string): Promise<pg.QueryResult> =>
  outside.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${where} and pid <> pg_backend_pid()`)

describe('several processes', () => {
  test('may start at once on an empty database', async () => {
    const place = newPlace()
    const stores = await Promise.all([1, 2, 3, 4].map(() => openAt(place)))
    const [first, , , last] = stores
    expect(await create(first as Store, 'one')).toBe('kept')
    expect((await last?.row('one'))?.id).toBe('one')
  })

  test('hear of each other, in order, and never of themselves', async () => {
    const place = newPlace()
    const [here, there] = [await openAt(place), await openAt(place)]
    const [mine, theirs] = [ear(here), ear(there)]
    await create(here, 'one')
    await here.append(append('one', 0, 3))
    await here.append(append('one', 3, 1, { meta: { turn: 2 } }))
    await here.putClaim({ hash: hashOf('link'), table: 'one', seat: 'a', person: null })
    await here.revokeClaim(hashOf('link'))
    await here.rename('one', 'Niebla')
    await here.bin('one')
    await here.restore('one')
    await here.append(append('one', 4))
    await theirs.until({ what: 'entries', table: 'one', seq: 5 })
    const row: Notice = { what: 'row', table: 'one' }
    expect(theirs.heard).toEqual([
      { what: 'entries', table: 'one', seq: 3 },
      { what: 'entries', table: 'one', seq: 4 },
      row,
      row,
      row,
      row,
      row,
      row,
      { what: 'entries', table: 'one', seq: 5 },
    ])
    // What this one hears comes in the order of commits: had it heard itself, that would have come before.
    await there.append(append('one', 5))
    await mine.until({ what: 'entries', table: 'one', seq: 6 })
    expect(mine.heard).toEqual([{ what: 'entries', table: 'one', seq: 6 }])
  })

  test('are told of nothing that was not kept, nor after they stopped listening', async () => {
    const place = newPlace()
    const [here, there] = [await openAt(place), await openAt(place)]
    const [stopped, listening] = [ear(there), ear(there)]
    stopped.end()
    await create(here, 'one')
    await here.append(append('one', 7))
    await here.bin('none')
    await here.append(append('one', 0))
    await listening.until({ what: 'entries', table: 'one', seq: 1 })
    expect(listening.heard).toHaveLength(1)
    expect(stopped.heard).toEqual([])
  })

  test('of two houses in one database do not hear each other', async () => {
    const here = newPlace()
    const [mine, writer, other] = [await openAt(here), await openAt(here), await openAt(newPlace())]
    await Promise.all([create(other, 'one'), create(writer, 'one')])
    const heard = ear(mine)
    await other.append(append('one', 0, 9))
    await writer.append(append('one', 0))
    await heard.until({ what: 'entries', table: 'one', seq: 1 })
    expect(heard.heard).toHaveLength(1)
  })

  test('a purge is told for each table', async () => {
    const place = newPlace()
    let time = 0
    const [here, there] = [await openAt(place, () => time), await openAt(place)]
    for (const id of ['a', 'b']) {
      await create(here, id)
      await here.bin(id)
    }
    const theirs = ear(there)
    time = Date.now()
    expect(await here.purge()).toBe(2)
    await Promise.all([theirs.until({ what: 'row', table: 'a' }), theirs.until({ what: 'row', table: 'b' })])
  })
})

describe('a lost connection', () => {
  test('of the listener comes back, and tells that anything may have changed', async () => {
    const place = newPlace()
    const [here, there] = [await openAt(place), await openAt(place)]
    const theirs = ear(there)
    await create(here, 'one')
    const killed = await terminate(`application_name = 'miskatonic notices'`)
    // Those of stores just closed may still be leaving.
    expect(killed.rowCount).toBeGreaterThanOrEqual(2)
    await theirs.until({ what: 'everything' })
    await here.append(append('one', 0))
    await theirs.until({ what: 'entries', table: 'one', seq: 1 })
    expect(place.troubles.length).toBeGreaterThan(0)
  })

  test('of those who write leaves nothing by halves, and the next append finds another', async () => {
    const place = newPlace()
    const store = await openAt(place)
    await create(store, 'one')
    await terminate(`application_name = 'miskatonic'`)
    // Whether the loss is noticed before or during it is left to chance; that nothing is half kept is not.
    const first = await store.append(append('one', 0, 2)).catch(() => 'unknown')
    const seq = (await store.row('one').catch(() => store.row('one')))?.seq
    expect(first === 'kept' ? [2] : [0, 2]).toContain(seq)
    expect(await store.append(append('one', seq ?? -1))).toBe('kept')
  })

  test('in the middle of an append is an error that says so, and nothing of it is kept', async () => {
    const place = newPlace()
    const store = await openAt(place)
    await create(store, 'one')
    // Nobody may write entries, so that the append certainly waits inside its transaction when its connection is cut.
    await outside.query('begin')
    try {
      await outside.query(`lock table ${place.schema}.entries in share mode`)
      const trouble = troubleOf(store.append(append('one', 0, 2, { meta: { lost: true } })))
      const waiting = `application_name = 'miskatonic' and wait_event_type = 'Lock'`
      while ((await terminate(waiting)).rowCount === 0) await new Promise((resolve) => setImmediate(resolve))
      expect(await trouble).toBe('unavailable')
    } finally {
      await outside.query('rollback')
    }
    expect(await store.row('one')).toMatchObject({ seq: 0, revision: 0 })
    expect(await store.append(append('one', 0))).toBe('kept')
  })
})

describe('a table that another process holds', () => {
  /** Somebody else's transaction has this row and does not go on, until it is let go. */
  async function hold(place: PlaceInSchema, table: string): Promise<() => Promise<unknown>> {
    await outside.query('begin')
    await outside.query(`select 1 from ${place.schema}.tables where id = $1 for update`, [table])
    return () => outside.query('rollback')
  }

  test('holds up no other, not even in the same group, and is written to when it is free', async () => {
    const place = newPlace({ append: 60_000 })
    const here = await openAt(place)
    for (const id of ['one', 'two', 'three']) await create(here, id)
    const letGo = await hold(place, 'one')
    const written: string[] = []
    const held = [0, 1].map((seq) => here.append(append('one', seq)).then((answer) => written.push(`one ${answer}`)))
    try {
      expect(await here.append(append('two', 0))).toBe('kept')
      // What comes later for the held table waits behind the rest of it, and the others still do not.
      held.push(here.append(append('one', 2)).then((answer) => written.push(`one ${answer}`)))
      expect(await Promise.all([here.append(append('two', 1)), here.append(append('three', 0)), here.row('one')])).toMatchObject([
        'kept',
        'kept',
        { seq: 0 },
      ])
      expect(written).toEqual([])
    } finally {
      await letGo()
    }
    await Promise.all(held)
    expect(written).toEqual(['one kept', 'one kept', 'one kept'])
    expect((await here.load('one'))?.entries).toEqual([0, 1, 2].map((n) => JSON.stringify({ n })))
  })

  test('is given up after a while, with an error that says so; so is what else needs it', async () => {
    const place = newPlace({ append: 1, lock: 1 })
    const store = await openAt(place)
    await create(store, 'one')
    await create(store, 'two')
    const letGo = await hold(place, 'one')
    try {
      await expect(store.append(append('one', 0))).rejects.toThrow(/held by another process.*Nothing was written/)
      expect(await troubleOf(store.rename('one', 'other'))).toBe('unavailable')
      expect(await troubleOf(store.bin('one'))).toBe('unavailable')
      expect(await troubleOf(store.putClaim({ hash: hashOf('x'), table: 'one', seat: 'a', person: null }))).toBe('unavailable')
      expect(await store.append(append('two', 0))).toBe('kept')
    } finally {
      await letGo()
    }
    expect(await store.append(append('one', 0))).toBe('kept')
  })

  test('keeps no bin from being emptied', async () => {
    let time = 0
    const place = newPlace()
    const store = await openAt(place, () => time)
    for (const id of ['one', 'two']) {
      await create(store, id)
      await store.bin(id)
    }
    time = Date.now()
    const letGo = await hold(place, 'one')
    try {
      expect(await store.purge()).toBe(1)
    } finally {
      await letGo()
    }
    expect(await store.purge()).toBe(1)
  })

  test('by a process that froze in the middle of writing is freed by the database', async () => {
    const place = newPlace({ append: 60_000 })
    const store = await openAt(place)
    await create(store, 'other')
    // The writer waits inside its transaction for a lock of ours, so that it can be frozen just there.
    await outside.query(
      `create function ${place.schema}.wait() returns trigger language plpgsql as
       $$ begin if new.id like 'frozen-%' then perform pg_advisory_xact_lock(4711); end if; return new; end $$`,
    )
    await outside.query(`create trigger wait after update on ${place.schema}.tables for each row execute function ${place.schema}.wait()`)
    await outside.query('select pg_advisory_lock(4711)')
    const writer = startWriter(
      { kind: 'postgres', url: server.url, schema: place.schema, patience: { lock: 60_000, frozen: 2000 } },
      'frozen',
    )
    try {
      const waiting = `select 1 from pg_stat_activity where wait_event = 'advisory' and query like 'update tables%'`
      while ((await outside.query(waiting)).rowCount === 0) await new Promise((resolve) => setImmediate(resolve))
      writer.kill('SIGSTOP')
      await outside.query('select pg_advisory_unlock(4711)')
      expect(await store.append(append('other', 0))).toBe('kept')
      expect(await store.append(append('frozen-0', 0, 5))).toBe('kept')
      expect((await store.load('frozen-0'))?.entries).toEqual([0, 1, 2, 3, 4].map((n) => JSON.stringify({ n })))
    } finally {
      writer.kill('SIGKILL')
      await outside.query('select pg_advisory_unlock_all()')
    }
  })
})

test('a server does not start silently on a database that was emptied', async () => {
  const data = mkdtempSync(join(tmpdir(), 'miskatonic-mark-'))
  const where = { data, databaseUrl: server.url }
  try {
    const store = await openStore(where)
    await create(store, 'one')
    await store.close()
    await (await openStore(where)).close()
    await outside.query('drop schema miskatonic cascade')
    expect(await troubleOf(openStore(where))).toBe('lost')
    await (await openStore({ ...where, acceptData: true })).close()
    await (await openStore(where)).close()
  } finally {
    rmSync(data, { recursive: true, force: true })
    await outside.query('drop schema if exists miskatonic cascade')
  }
})

describe('the database', () => {
  test('itself refuses a second entry of the same number', async () => {
    const place = newPlace()
    const store = await openAt(place)
    await create(store, 'one')
    await store.append(append('one', 0))
    const again = outside.query(`insert into ${place.schema}.entries (table_id, seq, entry) values ('one', 0, 'second')`)
    await expect(again).rejects.toMatchObject({ code: '23505' })
  })

  test('of a newer version is left alone', async () => {
    const place = newPlace()
    await (await place.open()).close()
    await outside.query(`update ${place.schema}.schema_version set version = 999`)
    expect(await troubleOf(place.open())).toBe('newer')
    const { rows } = await outside.query(`select version from ${place.schema}.schema_version`)
    expect(rows).toEqual([{ version: 999 }])
  })

  test('writes what it acknowledges to disk, whatever its settings say', async () => {
    const place = newPlace()
    await outside.query('alter role postgres set synchronous_commit = off')
    try {
      const store = await openAt(place)
      await create(store, 'one')
      const probe = new pg.Client(server.url)
      await probe.connect()
      const elsewhere = await probe.query('show synchronous_commit')
      await probe.end()
      expect(elsewhere.rows).toEqual([{ synchronous_commit: 'off' }])
      await outside.query(
        `create function ${place.schema}.told() returns trigger language plpgsql as
         $$ begin new.name = current_setting('synchronous_commit'); return new; end $$`,
      )
      await outside.query(
        `create trigger told before update on ${place.schema}.tables for each row execute function ${place.schema}.told()`,
      )
      await store.append(append('one', 0))
      expect((await store.row('one'))?.name).toBe('on')
    } finally {
      await outside.query('alter role postgres reset synchronous_commit')
    }
  })

  test('that is not there is unavailable; a schema of a strange name is refused', async () => {
    expect(await troubleOf(openPostgres({ url: 'postgres://postgres@127.0.0.1:1/postgres' }))).toBe('unavailable')
    expect(await troubleOf(openPostgres({ url: server.url, schema: 'a"; drop schema public' }))).toBe('refused')
  })
})

test('the starter makes the links between libraries that npm left out, and leaves those that are there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'miskatonic-links-'))
  try {
    mkdirSync(join(folder, 'native', 'lib'), { recursive: true })
    writeFileSync(join(folder, 'native', 'lib', 'lib.so.1.2'), '')
    const links = ['lib.so.1', 'lib.so'].map((name) => ({ source: 'native/lib/lib.so.1.2', target: `native/lib/${name}` }))
    writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
    await linkLibraries(folder)
    await linkLibraries(folder)
    for (const name of ['lib.so.1', 'lib.so']) {
      expect(lstatSync(join(folder, 'native', 'lib', name)).isSymbolicLink()).toBe(true)
      expect(readlinkSync(join(folder, 'native', 'lib', name))).toBe('lib.so.1.2')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
