import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { append, create, troubleOf } from './contract.ts'
import { storeOn } from './sqlite.ts'
import { lockFolder, openDatabase } from './sqliteFile.ts'
import { hashOf, type Store } from './store.ts'
import { fill, makeRoom } from './withoutSpace.ts'

const root = mkdtempSync(join(tmpdir(), 'miskatonic-full-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const opened: Store[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const store of opened.splice(0)) await store.close()
})

let count = 0
function open(folder = join(root, `${count++}`)): { store: Store; database: DatabaseSync; folder: string } {
  const lock = lockFolder(folder)
  const database = openDatabase(folder)
  const store = storeOn(database, lock, () => 5)
  opened.push(store)
  return { store, database, folder }
}

const person = hashOf('ada')
const everything = async (store: Store): Promise<unknown[]> => [
  ...(await Promise.all(['one', 'two'].map((id) => store.load(id)))),
  await store.load('one', 2),
  await store.row('one'),
  await store.rowByCode('code-one'),
  await store.publicRows(10),
  await store.rowsOf(person),
]

/** Two tables of which much is kept and nothing carried over, and no space to carry it. */
async function withoutSpace(): Promise<{ store: Store; database: DatabaseSync; folder: string }> {
  // Nothing is carried over because time passes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const place = open()
  const { store } = place
  for (const id of ['one', 'two']) {
    await create(store, id)
    await store.putClaim({ hash: hashOf(id), table: id, seat: 'a', person })
  }
  await store.append(append('one', 0, 3, { checkpoint: { seq: 3, data: 'old' } }))
  await store.load('one')
  const long = 'x'.repeat(30_000)
  await store.append(append('one', 3, 2, { meta: { long }, public: true, checkpoint: { seq: 5, data: long } }))
  await store.append(append('two', 0, 2, { over: true, meta: { long } }))
  fill(place.database)
  return place
}

test('without space what is kept can be read, all of it, and nothing more is kept', async () => {
  const { store, database } = await withoutSpace()
  const read = await everything(store)
  expect(read[0]).toMatchObject({ row: { seq: 5, public: true }, checkpoints: [{ seq: 5 }, { seq: 3, data: 'old' }] })
  expect((read[0] as { entries: string[] }).entries).toEqual([0, 1, 2, 3, 4].map((n) => JSON.stringify({ n })))
  expect(read[1]).toMatchObject({ row: { seq: 2, over: true } })
  expect((read[5] as { id: string }[]).map(({ id }) => id)).toEqual(['one'])
  expect(await troubleOf(store.append(append('one', 5, 1, { meta: { long: 'y'.repeat(30_000) } })))).toBe('full')
  expect(await troubleOf(store.pulse())).toBe('full')
  expect(await store.append(append('one', 4))).toBe('conflict')
  makeRoom(database)
  await store.pulse()
  expect(await everything(store)).toEqual(read)
  expect(await store.append(append('one', 5))).toBe('kept')
})

test('a store opens on a full disk, too, and carries over when there is space again', async () => {
  const { store, folder } = await withoutSpace()
  const read = await everything(store)
  await store.close()
  const lock = lockFolder(folder)
  const database = openDatabase(folder)
  fill(database)
  const again = storeOn(database, lock, () => 5)
  opened.push(again)
  expect(await everything(again)).toEqual(read)
  makeRoom(database)
  expect(await again.append(append('one', 5))).toBe('kept')
  expect((await again.load('one'))?.entries).toHaveLength(6)
})

test('a pulse leaves nothing behind', async () => {
  const { store, database } = open()
  await create(store, 'one')
  await store.append(append('one', 0))
  const size = (): unknown => database.prepare('pragma page_count').get()?.page_count
  await store.pulse()
  const before = size()
  for (let n = 0; n < 20; n++) await store.pulse()
  expect(size()).toBe(before)
  expect((await store.load('one'))?.entries).toHaveLength(1)
})
