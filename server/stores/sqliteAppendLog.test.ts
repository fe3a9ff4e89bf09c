import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Random, randomFrom } from '@miskatonic/kernel'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { append, create, killWriter, troubleOf } from './contract.ts'
import { openSqlite, storeOn } from './sqlite.ts'
import { DATABASE_FILE, lockFolder, openDatabase } from './sqliteFile.ts'
import { BIN_TIME, hashOf, type Store } from './store.ts'

const root = mkdtempSync(join(tmpdir(), 'miskatonic-daybook-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let count = 0
const newFolder = (): string => join(root, `${count++}`)

const opened: Store[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const store of opened.splice(0)) await store.close()
})

async function open(folder: string, now?: () => number): Promise<Store> {
  const store = await openSqlite(folder, now)
  opened.push(store)
  return store
}

/** What a process that is killed now would leave to the next. */
function killedNow(folder: string): string {
  const left = newFolder()
  cpSync(folder, left, { recursive: true })
  return left
}

/** Looks into the database from outside: one number. */
function look(folder: string, question: string): number {
  const database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true })
  try {
    return Number(database.prepare(`select (${question}) as answer`).get()?.answer)
  } finally {
    database.close()
  }
}
const pagesIn = (folder: string): number => look(folder, 'select count(*) from daybook')
const chaptersIn = (folder: string, table: string): number => look(folder, `select count(*) from chapters where table_id = '${table}'`)
const logOf = (folder: string): number => statSync(join(folder, `${DATABASE_FILE}-wal`)).size

/** Texts whose lengths in characters and in bytes differ. */
const odd = ['"\u{1F419}"', '', 'ñ', '{"a":"\\u0000"}', '\u0001\n']

describe('what is kept', () => {
  test('is in the daybook first, and in its tables before anybody reads it', async () => {
    const folder = newFolder()
    const store = await open(folder)
    const person = hashOf('ada')
    const readers: Record<string, (id: string) => Promise<unknown>> = {
      load: async (id) => (await store.load(id))?.row.seq,
      row: async (id) => (await store.row(id))?.seq,
      rowByCode: async (id) => (await store.rowByCode(`code-${id}`))?.seq,
      publicRows: async (id) => (await store.publicRows(100)).find((row) => row.id === id)?.seq,
      rowsOf: async (id) => (await store.rowsOf(person)).find((row) => row.id === id)?.seq,
    }
    for (const [id, read] of Object.entries(readers)) {
      await create(store, id, { public: true })
      await store.putClaim({ hash: hashOf(id), table: id, seat: 'a', person })
      expect(await store.append(append(id, 0, 2))).toBe('kept')
      expect([pagesIn(folder), chaptersIn(folder, id)], id).toEqual([1, 0])
      expect(await read(id), id).toBe(2)
      expect([pagesIn(folder), chaptersIn(folder, id)], id).toEqual([0, 1])
    }
  })

  test('is listed by when it was kept, not by when it was carried over', async () => {
    let time = 1
    const store = await open(newFolder(), () => time)
    for (const id of ['one', 'two', 'three']) await create(store, id, { public: true })
    time = 2
    await store.append(append('two', 0))
    time = 3
    await store.append(append('three', 0))
    time = 4
    await store.append(append('one', 0))
    time = 9
    expect((await store.publicRows(9)).map(({ id, touched }) => [id, touched])).toEqual([
      ['one', 4],
      ['three', 3],
      ['two', 2],
    ])
  })

  test('is judged by what was kept before, carried over or not', async () => {
    const store = await open(newFolder())
    await create(store, 'one')
    expect(await store.append(append('one', 0, 2, { meta: { a: 1 } }))).toBe('kept')
    expect(await store.append(append('one', 0))).toBe('conflict')
    expect(await store.append(append('one', 2, 1, { meta: { a: 2 }, revision: 0 }))).toBe('conflict')
    await store.load('one')
    expect(await store.append(append('one', 1))).toBe('conflict')
    expect(await store.append(append('one', 2, 1, { meta: { a: 2 }, revision: 1 }))).toBe('kept')
    expect(await store.row('one')).toMatchObject({ seq: 3, revision: 2, meta: { a: 2 } })
  })

  test('keeps what a later append does not mention', async () => {
    const store = await open(newFolder())
    await create(store, 'one')
    await store.append(append('one', 0, 1, { meta: { a: 1 }, public: true }))
    await store.append(append('one', 1, 1, { over: true }))
    await store.append(append('one', 2))
    expect(await store.row('one')).toMatchObject({ seq: 3, revision: 1, meta: { a: 1 }, public: true, over: true })
  })

  test('is carried over by itself after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const folder = newFolder()
    const store = await open(folder)
    await create(store, 'one')
    for (const seq of [0, 1]) {
      await store.append(append('one', seq))
      expect(pagesIn(folder)).toBe(1)
      vi.advanceTimersByTime(1000)
      expect(pagesIn(folder)).toBe(0)
    }
    expect(look(folder, "select seq from tables where id = 'one'")).toBe(2)
  })

  test('is carried over when much waits: neither daybook nor log grow without end', async () => {
    // Nothing happens because time passes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const folder = newFolder()
    const store = await open(folder)
    const tables = Array.from({ length: 20 }, (_, index) => `t${index}`)
    for (const id of tables) await create(store, id)
    const entries = Array.from({ length: 10 }, (_, index) => JSON.stringify({ index, padding: 'x'.repeat(1000) }))
    for (let round = 0; round < 120; round++) {
      const answers = await Promise.all(tables.map((table) => store.append({ table, seq: round * 10, entries, meta: { round } })))
      expect(new Set(answers)).toEqual(new Set(['kept']))
      if (round % 10) continue
      expect(look(folder, 'select coalesce(sum(length(texts)), 0) from daybook')).toBeLessThan(6_000_000)
      expect(logOf(folder)).toBeLessThan(16_000_000)
    }
    expect(look(folder, 'select sum(octet_length(entries)) from chapters')).toBeGreaterThan(20_000_000)
    for (const id of tables) expect((await store.load(id))?.entries).toEqual(Array.from({ length: 120 }, () => entries).flat())
  })

  test('lengthens the log while somebody reads, and not for ever', async () => {
    const folder = newFolder()
    const store = await open(folder)
    await create(store, 'one')
    const big = (seq: number): Promise<string> => store.append({ table: 'one', seq, entries: ['x'.repeat(200_000), 'y'.repeat(200_000)] })
    const reader = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true })
    try {
      reader.exec('begin')
      reader.prepare('select count(*) from tables').get()
      for (let seq = 0; seq < 80; seq += 2) expect(await big(seq)).toBe('kept')
      expect(logOf(folder)).toBeGreaterThan(20_000_000)
    } finally {
      reader.close()
    }
    for (let seq = 80; seq < 120; seq += 2) expect(await big(seq)).toBe('kept')
    expect(logOf(folder)).toBeLessThanOrEqual(16 * 1024 * 1024)
  })
})

describe('what a killed process leaves', () => {
  test('in the daybook alone is carried over on opening', async () => {
    const folder = newFolder()
    const store = await open(folder, () => 5)
    await create(store, 'one')
    await create(store, 'two')
    const more = { meta: { odd }, over: true, public: true, checkpoint: { seq: 3, data: odd.join() } }
    await Promise.all([store.append({ table: 'one', seq: 0, entries: odd, ...more }), store.append(append('two', 0, 3))])
    await store.append(append('two', 3, 1, { meta: 'later' }))
    const left = killedNow(folder)
    expect([pagesIn(left), chaptersIn(left, 'one')]).toEqual([2, 0])
    const next = await open(left, () => 99)
    expect([pagesIn(left), chaptersIn(left, 'one')]).toEqual([0, 1])
    for (const id of ['one', 'two']) expect(await next.load(id)).toEqual(await store.load(id))
    expect(await next.load('one')).toMatchObject({
      entries: odd,
      row: { seq: 5, meta: { odd }, over: true, public: true, touched: 5 },
      checkpoints: [{ seq: 3, data: odd.join() }],
    })
    expect(await next.append(append('two', 3))).toBe('conflict')
    expect(await next.append(append('two', 4))).toBe('kept')
  })

  test('of a page that was carried over in part is neither lost nor there twice', async () => {
    const folder = newFolder()
    const store = await open(folder)
    for (const id of ['one', 'two', 'three']) await create(store, id)
    const both = (seq: number, more = {}): Promise<unknown> =>
      Promise.all(['one', 'two'].map((id) => store.append(append(id, seq, 2, { meta: { seq }, ...more }))))
    await both(0, { checkpoint: { seq: 1, data: 'first' } })
    await both(2, { checkpoint: { seq: 3, data: 'second' } })
    await store.load('one')
    await store.append(append('one', 4, 1, { checkpoint: { seq: 5, data: 'third' } }))
    await store.append(append('three', 0))
    // The pages stay for the second table, though they tell of the first one, too.
    const left = killedNow(folder)
    expect([pagesIn(left), chaptersIn(left, 'one'), chaptersIn(left, 'two')]).toEqual([4, 1, 0])
    const next = await open(left)
    for (const id of ['one', 'two', 'three']) expect(await next.load(id)).toEqual(await store.load(id))
    expect(await next.load('one')).toMatchObject({ row: { seq: 5, revision: 2, meta: { seq: 2 } } })
    expect((await next.load('one'))?.entries).toEqual([0, 1, 2, 3, 4].map((n) => JSON.stringify({ n })))
    expect((await next.load('one'))?.checkpoints.map(({ data }) => data)).toEqual(['third', 'second'])
    expect(pagesIn(left)).toBe(0)
  })

  test('keeps its name, its bin and its claims', async () => {
    const folder = newFolder()
    const store = await open(folder, () => 7)
    for (const id of ['one', 'two', 'back']) await create(store, id)
    await Promise.all(['one', 'two', 'back'].map((id) => store.append(append(id, 0, 2, { meta: { id } }))))
    expect(await store.rename('two', 'La niebla')).toBe(true)
    expect(await store.putClaim({ hash: hashOf('link'), table: 'two', seat: 'a', person: null })).toBe('kept')
    for (const id of ['one', 'back']) expect(await store.bin(id)).toBe(true)
    expect(await troubleOf(store.append(append('one', 2)))).toBe('binned')
    expect(await store.restore('back')).toBe(true)
    expect(await store.append(append('back', 2))).toBe('kept')
    const next = await open(killedNow(folder))
    expect(await next.row('one')).toMatchObject({ binned: 7, seq: 2, meta: { id: 'one' } })
    expect(await next.row('two')).toMatchObject({ name: 'La niebla', binned: null, seq: 2, meta: { id: 'two' } })
    expect(await next.row('back')).toMatchObject({ binned: null, seq: 3 })
    expect((await next.claims('two')).map(({ seat }) => seat)).toEqual(['a'])
    expect(await troubleOf(next.append(append('one', 2)))).toBe('binned')
    expect(await next.restore('one')).toBe(true)
    expect(await next.append(append('one', 2))).toBe('kept')
  })

  test('does not shine through when a purged table is opened anew', async () => {
    let time = 1
    const folder = newFolder()
    const store = await open(folder, () => time)
    for (const id of ['one', 'two']) await create(store, id)
    await Promise.all(['one', 'two'].map((id) => store.append(append(id, 0, 2))))
    await store.bin('one')
    time += BIN_TIME + 1
    expect(await store.purge()).toBe(1)
    expect(await create(store, 'one')).toBe('kept')
    expect(await store.append(append('two', 2))).toBe('kept')
    const next = await open(killedNow(folder))
    expect(await next.load('one')).toMatchObject({ row: { seq: 0 }, entries: [] })
    expect((await next.load('two'))?.entries).toHaveLength(3)
  })

  test('of a table that somebody removed by hand is no trouble', async () => {
    const folder = newFolder()
    const store = await open(folder)
    for (const id of ['one', 'two']) await create(store, id)
    await Promise.all(['one', 'two'].map((id) => store.append(append(id, 0, 2, { checkpoint: { seq: 1, data: 'x' } }))))
    const left = killedNow(folder)
    const hand = new DatabaseSync(join(left, DATABASE_FILE))
    hand.exec("delete from tables where id = 'one'")
    hand.close()
    const next = await open(left)
    expect([await next.load('one'), (await next.load('two'))?.entries.length]).toEqual([null, 2])
  })

  test('and cannot be read, or does not fit, is called damaged, and the folder is free again', async () => {
    const folder = newFolder()
    const store = await open(folder)
    await create(store, 'one')
    await store.append(append('one', 0, 2))
    const damages = [
      "update daybook set texts = 'x'",
      "update daybook set shape = '{'",
      "update daybook set shape = json_set(shape, '$.rows', json('[]'))",
      'update tables set seq = 3',
    ]
    for (const damage of damages) {
      const left = killedNow(folder)
      const hand = new DatabaseSync(join(left, DATABASE_FILE))
      hand.exec(damage)
      hand.close()
      expect(await troubleOf(openSqlite(left)), damage).toBe('damaged')
      expect(await troubleOf(openSqlite(left)), damage).toBe('damaged')
      expect(pagesIn(left)).toBe(1)
    }
  })

  test('is all there when it was killed with much in its daybook', async () => {
    const folder = newFolder()
    // So many that some has been carried over, and some always waits.
    const { acknowledged, signal, errors } = await killWriter({ kind: 'sqlite', folder }, 'w', 200, 0)
    expect(signal, errors).toBe('SIGKILL')
    expect(pagesIn(folder)).toBeGreaterThan(0)
    expect(chaptersIn(folder, 'w-0')).toBeGreaterThan(0)
    const store = await open(folder)
    for (const [table, known] of acknowledged) {
      const stored = await store.load(table)
      expect(stored?.row.seq).toBeGreaterThanOrEqual(known)
      expect(stored?.entries.map((entry) => JSON.parse(entry).n)).toEqual(Array.from({ length: stored?.row.seq ?? 0 }, (_, n) => n))
    }
  })
})

describe('a disk that is full', () => {
  /** A store whose database may not become larger until there is room again. */
  async function small(): Promise<{ store: Store; folder: string; database: DatabaseSync; fill: () => void; makeRoom: () => void }> {
    const folder = newFolder()
    const lock = lockFolder(folder)
    const database = openDatabase(folder)
    const store = storeOn(database, lock, Date.now)
    opened.push(store)
    for (const id of ['one', 'two', 'three']) await create(store, id)
    // Little room is left where the chapters begin.
    await store.append(append('three', 0, 1, { entries: ['x'.repeat(3000)] }))
    await store.load('three')
    return {
      store,
      folder,
      database,
      fill: () => void database.exec('vacuum; pragma max_page_count = 1'),
      makeRoom: () => void database.exec('pragma max_page_count = 1000000'),
    }
  }

  test('refuses a group as a whole, and nothing remembers it', async () => {
    const { store, folder, fill, makeRoom } = await small()
    await store.append(append('one', 0))
    fill()
    const large = (table: string, seq: number): Promise<string> =>
      store.append(append(table, seq, 1, { entries: ['x'.repeat(50_000)], meta: { large: true } }))
    const group = [large('one', 1), large('two', 0), store.append(append('three', 1))]
    expect(await Promise.all(group.map(troubleOf))).toEqual(['full', 'full', 'full'])
    makeRoom()
    expect(await Promise.all([store.append(append('one', 1)), store.append(append('two', 0))])).toEqual(['kept', 'kept'])
    expect(await store.load('one')).toMatchObject({ row: { seq: 2, revision: 0 }, entries: ['{"n":0}', '{"n":1}'] })
    expect((await store.load('two'))?.entries).toEqual(['{"n":0}'])
    expect(pagesIn(folder)).toBe(0)
  })

  /** The daybook has room for two of them, the chapters for none. */
  const entry = 'x'.repeat(1500)

  test('while carrying over loses nothing of what was kept', async () => {
    const warned: string[] = []
    const hear = vi.spyOn(process, 'emitWarning').mockImplementation((warning) => void warned.push(String(warning)))
    try {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const { store, folder, fill, makeRoom } = await small()
      fill()
      expect(await store.append(append('one', 0, 1, { entries: [entry] }))).toBe('kept')
      expect(await store.append(append('two', 0, 1, { entries: [entry] }))).toBe('kept')
      // What waits can be read, and not put into the bin; time changes nothing, but is not silent about it.
      expect((await store.load('one'))?.entries).toEqual([entry])
      expect([(await store.row('two'))?.seq, (await store.row('three'))?.seq]).toEqual([1, 1])
      expect(await troubleOf(store.bin('one'))).toBe('full')
      vi.advanceTimersByTime(3500)
      expect(warned).toHaveLength(1)
      expect(warned[0]).toContain('No space is left')
      expect(await store.append(append('one', 0))).toBe('conflict')
      expect(pagesIn(folder)).toBe(2)
      const next = await open(killedNow(folder))
      makeRoom()
      vi.advanceTimersByTime(1000)
      expect(pagesIn(folder)).toBe(0)
      for (const id of ['one', 'two']) {
        expect((await store.load(id))?.entries).toEqual([entry])
        expect(await next.load(id)).toEqual(await store.load(id))
      }
    } finally {
      hear.mockRestore()
    }
  })

  test('or any other trouble spoils nothing of what comes after', async () => {
    const { store, database } = await small()
    database.exec("create temp trigger trouble before insert on chapters begin select raise(abort, 'trouble'); end")
    expect(await store.append(append('one', 0))).toBe('kept')
    await expect(store.load('one')).rejects.toThrow('trouble')
    expect(await store.append(append('one', 1))).toBe('kept')
    expect(await store.rename('two', 'Niebla')).toBe(true)
    database.exec('drop trigger trouble')
    expect((await store.load('one'))?.entries).toHaveLength(2)
  })

  test('while closing leaves to the next what was kept', async () => {
    const hear = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    try {
      const { store, folder, fill } = await small()
      fill()
      expect(await store.append(append('one', 0, 1, { entries: [entry] }))).toBe('kept')
      await store.close()
      expect(hear).toHaveBeenCalledOnce()
      expect(pagesIn(folder)).toBe(1)
      expect((await (await open(folder)).load('one'))?.entries).toEqual([entry])
    } finally {
      hear.mockRestore()
    }
  })
})

describe('chapters', () => {
  /** Now short, now long, now far too long for one chapter. */
  const someText = (random: Random): string => 'ñx"'.repeat([0, 1, 30, 400, 30_000][random(5)] ?? 0)

  test.each([1, 2, 3])('come back as the entries they were made of, from any number on (%i)', async (seed) => {
    const random = randomFrom(`chapters ${seed}`)
    const folder = newFolder()
    const store = await open(folder)
    await create(store, 'one')
    const all: string[] = []
    for (let round = 0; round < 60; round++) {
      const entries = Array.from({ length: random(6) }, () => someText(random))
      expect(await store.append({ table: 'one', seq: all.length, entries })).toBe('kept')
      all.push(...entries)
      if (random(2)) expect(await store.load('one')).toMatchObject({ row: { seq: all.length }, entries: all })
    }
    for (let from = 0; from <= all.length + 1; from++) expect((await store.load('one', from))?.entries).toEqual(all.slice(from))
    const chapters = chaptersIn(folder, 'one')
    expect([chapters > 5, chapters < all.length / 2]).toEqual([true, true])
    // Two of the longest would be too much for one.
    expect(look(folder, 'select max(octet_length(entries)) from chapters')).toBeLessThan(240_000)
  })

  test('a group too large for one page goes on several, and is still one group', async () => {
    const folder = newFolder()
    const store = await open(folder)
    for (const id of ['one', 'two']) await create(store, id)
    const large = (table: string, seq: number): Promise<string> =>
      store.append({ table, seq, entries: Array.from({ length: 15 }, (_, n) => `${n}`.padEnd(200_000, 'ñ')), meta: { seq } })
    const answers = Promise.all([large('one', 0), large('one', 0), large('two', 0), large('one', 15), large('one', 30)])
    expect(await answers).toEqual(['kept', 'conflict', 'kept', 'kept', 'kept'])
    const left = killedNow(folder)
    expect(pagesIn(left)).toBe(3)
    const next = await open(left)
    for (const id of ['one', 'two']) expect(await next.load(id)).toEqual(await store.load(id))
    expect(await next.row('one')).toMatchObject({ seq: 45, revision: 3, meta: { seq: 30 } })
  })
})
