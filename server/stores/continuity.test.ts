import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { backupsIn, makeBackup, restoreBackup } from './backupCopy.ts'
import { markFile } from './continuity.ts'
import { append, create, troubleOf } from './contract.ts'
import { openStore, type Where } from './open.ts'
import { DATABASE_FILE } from './sqliteFile.ts'
import type { Store } from './store.ts'

const root = mkdtempSync(join(tmpdir(), 'miskatonic-continuity-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let count = 0
const newFolder = (): string => join(root, `${count++}`)
const fileIn = (folder: string): string => join(folder, DATABASE_FILE)

const opened: Store[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})
async function open(where: Where): Promise<Store> {
  const store = await openStore(where)
  opened.push(store)
  return store
}

/** A house that was used once for each of these tables, and closed. */
async function used(...tables: string[]): Promise<string> {
  const data = newFolder()
  for (const id of tables) await again(data, id)
  return data
}
async function again(data: string, id: string): Promise<void> {
  const store = await openStore({ data })
  await create(store, id)
  await store.append(append(id, 0, 3))
  await store.close()
}

describe('a house', () => {
  test('goes on from where it was', async () => {
    const data = await used('one', 'two')
    expect((await (await open({ data })).load('one'))?.entries).toHaveLength(3)
  })

  test.each<[string, (data: string) => void]>([
    ['removed', (data) => rmSync(fileIn(data))],
    ['emptied', (data) => truncateSync(fileIn(data))],
  ])('whose database was %s does not start, and nothing is put in its place', async (_, lose) => {
    const data = await used('one')
    lose(data)
    const before = readdirSync(data)
    expect(await troubleOf(openStore({ data }))).toBe('lost')
    await expect(openStore({ data })).rejects.toThrow(/empty.*restore-backup.*--accept-data/)
    expect(readdirSync(data)).toEqual(before)
    expect(existsSync(fileIn(data)) ? statSync(fileIn(data)).size : 0).toBe(0)
  })

  test('whose database was put back to an older state does not start, though it is sound', async () => {
    const data = await used('one')
    const older = join(root, 'older.db')
    copyFileSync(fileIn(data), older)
    await again(data, 'two')
    copyFileSync(older, fileIn(data))
    expect(await troubleOf(openStore({ data }))).toBe('lost')
    await expect(openStore({ data })).rejects.toThrow(/older than when this server last ran/)
  })

  test('does not start with the database of another', async () => {
    const [data, other] = [await used('one'), await used('one', 'two', 'three')]
    copyFileSync(fileIn(other), fileIn(data))
    await expect(openStore({ data })).rejects.toThrow(/another house/)
  })

  test('does not start when nobody can say how far it had come', async () => {
    const data = await used('one')
    writeFileSync(markFile(data), '{"house":')
    expect(await troubleOf(openStore({ data }))).toBe('lost')
  })

  test('starts when it is told to, and from then on by itself', async () => {
    const data = await used('one')
    rmSync(fileIn(data))
    await (await openStore({ data, acceptData: true })).close()
    const store = await open({ data })
    expect(await store.row('one')).toBeNull()
  })

  test('that is gone as a whole is missed where its backups are', async () => {
    const data = await used('one')
    const backup = { folder: newFolder() }
    await makeBackup(data, backup.folder, 3)
    rmSync(data, { recursive: true })
    expect(await troubleOf(openStore({ data, backup }))).toBe('lost')
    await (await openStore({ data, backup, acceptData: true })).close()
  })

  test('keeps its files from everybody else', async () => {
    const data = await used('one')
    await open({ data })
    expect(readdirSync(data).map((name) => [name, statSync(join(data, name)).mode & 0o077])).toEqual(
      readdirSync(data).map((name) => [name, 0]),
    )
  })
})

describe('a backup', () => {
  test('is made while the house is used, holds everything, and is put back in its place', async () => {
    const data = await used('one')
    const backups = newFolder()
    const store = await open({ data })
    // In the daybook alone.
    await store.append(append('one', 3, 2))
    const made = await makeBackup(data, backups, 3)
    expect(made).toMatchObject({ tables: 1, entries: 5 })
    expect(readdirSync(backups)).toHaveLength(1)
    expect(statSync(made.file).mode & 0o077).toBe(0)
    await store.append(append('one', 5))
    const kept = await store.load('one', 0)
    await opened.pop()?.close()

    rmSync(fileIn(data))
    const restored = await restoreBackup(backups, data)
    expect(restored).toMatchObject({ file: made.file, tables: 1, entries: 5, aside: null })
    // Told to, and so no older state.
    const back = await open({ data })
    expect((await back.load('one'))?.entries).toEqual(kept?.entries.slice(0, 5))
    expect(await back.append(append('one', 5))).toBe('kept')
  })

  test('puts aside what was there, and is refused while a server runs', async () => {
    const data = await used('one')
    const { file } = await makeBackup(data, newFolder(), 3)
    await again(data, 'two')
    const running = await openStore({ data })
    expect(await troubleOf(restoreBackup(file, data))).toBe('in-use')
    await running.close()
    const before = readFileSync(fileIn(data))
    const { aside } = await restoreBackup(file, data)
    expect(readFileSync(aside as string).equals(before)).toBe(true)
    expect(await (await open({ data })).row('two')).toBeNull()
  })

  test('is kept so many times, the newest', async () => {
    const data = await used('one')
    const backups = newFolder()
    const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 0, minute))
    for (let minute = 0; minute < 5; minute++) await makeBackup(data, backups, 2, at(minute))
    expect(backupsIn(backups).map((file) => file.slice(-22))).toEqual(['20260101T000400000Z.db', '20260101T000300000Z.db'])
  })

  test('that cannot be read back is none: the older ones stay, and a damaged one is not put back', async () => {
    const data = await used('one')
    const backups = newFolder()
    const { file } = await makeBackup(data, backups, 1)
    // One entry less than the table says it has.
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(fileIn(data))
    database.exec("update tables set seq = 9 where id = 'one'")
    database.close()
    expect(await troubleOf(makeBackup(data, backups, 1))).toBe('damaged')
    expect(backupsIn(backups)).toEqual([file])
    const before = readFileSync(fileIn(data))
    truncateSync(file, statSync(file).size / 2)
    await expect(restoreBackup(file, data)).rejects.toThrow(/damaged|malformed/)
    expect(readFileSync(fileIn(data)).equals(before)).toBe(true)
  })
})
