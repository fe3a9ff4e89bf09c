import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { append, create, killWriter, openAt, type Place, storeContract, troubleOf } from './contract.ts'
import { campaignContract } from './contractCampaigns.ts'
import { openSqlite } from './sqlite.ts'
import { APPLICATION_ID, DATABASE_FILE, MIGRATIONS } from './sqliteFile.ts'

const root = mkdtempSync(join(tmpdir(), 'miskatonic-sqlite-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let count = 0
const newFolder = (): string => join(root, `${count++}`)
const placeIn = (folder: string): Place => ({
  open: (now) => openSqlite(folder, now),
  shared: false,
  writer: { kind: 'sqlite', folder },
})

storeContract(() => placeIn(newFolder()), 10)
campaignContract(() => placeIn(newFolder()))

/** A closed database with one table of some length. */
async function used(): Promise<string> {
  const folder = newFolder()
  const store = await openSqlite(folder)
  await create(store, 'one')
  for (let seq = 0; seq < 2000; seq += 500) await store.append(append('one', seq, 500))
  await store.close()
  return folder
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const fileIn = (folder: string): string => join(folder, DATABASE_FILE)

/** What happens on opening, and whether the file is as before. */
async function opening(folder: string): Promise<{ trouble: string; untouched: boolean }> {
  const before = readFileSync(fileIn(folder))
  const trouble = await troubleOf(openSqlite(folder))
  return { trouble, untouched: readFileSync(fileIn(folder)).equals(before) }
}

describe('the file', () => {
  test('is one database, in a folder nobody else may read', async () => {
    const folder = await used()
    expect(readdirSync(folder).sort()).toEqual(['miskatonic.db', 'miskatonic.lock'])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('is written ahead, so that it can be copied while the server runs, with all that was kept', async () => {
    const folder = await used()
    const store = await openAt(placeIn(folder))
    const copies = newFolder()
    mkdirSync(copies)
    const outside = new DatabaseSync(fileIn(folder), { readOnly: true })
    try {
      expect(outside.prepare('pragma journal_mode').get()?.journal_mode).toBe('wal')
      expect(await store.append(append('one', 2000))).toBe('kept')
      await backup(outside, fileIn(copies))
    } finally {
      outside.close()
    }
    const copy = await openAt(placeIn(copies))
    expect((await copy.load('one'))?.entries).toHaveLength(2001)
    expect(await copy.load('one')).toEqual(await store.load('one'))
  })

  test.each([1, 2])('of version %i is carried over, entry by entry', async (version) => {
    const folder = newFolder()
    mkdirSync(folder)
    const entries = upTo(100).map((n) => (n === 50 ? '' : JSON.stringify({ n, odd: 'ñ\u{1F419}' })))
    const old = new DatabaseSync(fileIn(folder))
    old.exec(`pragma journal_mode = wal; pragma application_id = ${APPLICATION_ID}; pragma user_version = ${version}`)
    for (const migration of MIGRATIONS.slice(0, version)) old.exec(migration)
    for (const id of ['one', 'two', 'empty'])
      old
        .prepare(`insert into tables (id, code, game, name, meta, is_public, created, touched, seq, revision, setup)
                  values (?1, ?1, 'g', ?1, '{"a":1}', 1, 5, 6, ?2, 3, 'secret')`)
        .run(id, id === 'empty' ? 0 : entries.length)
    for (const id of ['one', 'two'])
      for (const [seq, entry] of entries.entries())
        old.prepare('insert into entries (table_id, seq, entry) values (?, ?, ?)').run(id, seq, entry)
    old.prepare("insert into checkpoints (table_id, seq, data) values ('one', 60, 'state')").run()
    old.close()
    const store = await openAt(placeIn(folder))
    for (const id of ['one', 'two'])
      for (const from of [0, 1, 15, 16, 17, 99, 100]) expect((await store.load(id, from))?.entries).toEqual(entries.slice(from))
    expect(await store.load('one')).toMatchObject({
      row: { seq: 100, revision: 3, meta: { a: 1 }, public: true, created: 5, touched: 6 },
      setup: 'secret',
      checkpoints: [{ seq: 60, data: 'state' }],
    })
    expect((await store.load('empty'))?.entries).toEqual([])
    expect(await store.append(append('one', 100, 2))).toBe('kept')
    expect((await store.load('one', 98))?.entries).toEqual([...entries.slice(98), '{"n":100}', '{"n":101}'])
  })

  test('belongs to one process at a time', async () => {
    const folder = newFolder()
    const store = await openSqlite(folder)
    expect(await troubleOf(openSqlite(folder))).toBe('in-use')
    const other = await killWriter({ kind: 'sqlite', folder }, 'other', 1, 0)
    expect([other.signal, other.acknowledged.size]).toEqual([null, 0])
    expect(other.errors).toContain('Another process has the folder')
    expect(await create(store, 'one')).toBe('kept')
    await store.close()
    expect((await (await openAt(placeIn(folder))).row('one'))?.id).toBe('one')
  })

  test('of a newer version is left alone', async () => {
    const folder = await used()
    const database = new DatabaseSync(fileIn(folder))
    database.exec('pragma user_version = 999')
    database.close()
    expect(await opening(folder)).toEqual({ trouble: 'newer', untouched: true })
  })

  test('of somebody else is left alone', async () => {
    const folder = await used()
    rmSync(fileIn(folder))
    const database = new DatabaseSync(fileIn(folder))
    database.exec('create table songs (title text)')
    database.close()
    expect(await opening(folder)).toEqual({ trouble: 'foreign', untouched: true })
  })

  test.each<[string, (path: string) => void]>([
    ['text', (path) => writeFileSync(path, 'this is a letter, not a database\n'.repeat(200))],
    ['cut off', (path) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    [
      'overwritten in the middle',
      (path) => {
        const bytes = readFileSync(path)
        bytes.fill(0xaa, 8192, bytes.length - 4096)
        writeFileSync(path, bytes)
      },
    ],
  ])('that is damaged (%s) is left alone, and the message says so', async (_what, damage) => {
    const folder = await used()
    damage(fileIn(folder))
    expect(await opening(folder)).toEqual({ trouble: 'damaged', untouched: true })
    await expect(openSqlite(folder)).rejects.toThrow(/damaged.*Nothing was changed/)
  })

  test('that could not be opened leaves the folder free', async () => {
    const folder = await used()
    writeFileSync(fileIn(folder), 'not a database, but long enough to be looked at as one'.repeat(100))
    await expect(openSqlite(folder)).rejects.toThrow(/damaged/)
    rmSync(fileIn(folder))
    expect(await create(await openAt(placeIn(folder)), 'one')).toBe('kept')
  })
})
