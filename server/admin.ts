/** What whoever runs a server can do with nothing but its data: look, beside the running server; close, delete and reopen tables. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { games } from '@miskatonic/games'
import { writeSave } from '@miskatonic/kernel'
import { type Beginning, type JournalLine, type Mark, Room } from '@miskatonic/room'
import { LIMITS } from './limits.ts'
import type { Meta } from './rooms/post.ts'
import { LIMITS as STORE_LIMITS } from './stores/limits.ts'
import { openPostgres } from './stores/postgres.ts'
import { openSqlite } from './stores/sqlite.ts'
import { DATABASE_FILE } from './stores/sqliteFile.ts'
import { BIN_TIME, type Store, StoreError, type TableRow } from './stores/store.ts'

export type AdminPlace = { readonly data: string; readonly databaseUrl?: string | undefined }

/** Looks at the data as it is now. A running server owns the embedded database, so this reads a copy of it. */
export async function looking<R>({ data, databaseUrl }: AdminPlace, look: (store: Store) => Promise<R>): Promise<R> {
  if (databaseUrl) return using(await openPostgres({ url: databaseUrl }), look)
  const path = join(data, DATABASE_FILE)
  if (!existsSync(path)) throw new Error(`There is no database in '${data}'. Which folder is it? --data <folder>`)
  const folder = mkdtempSync(join(tmpdir(), 'miskatonic-look-'))
  try {
    const source = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    try {
      await backup(source, join(folder, DATABASE_FILE))
    } finally {
      source.close()
    }
    return await using(await openSqlite(folder), look)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Works on the store itself. An embedded store must not be in use; the processes of a shared one are told what was done. */
export async function changing<R>({ data, databaseUrl }: AdminPlace, now: () => number, change: (store: Store) => Promise<R>): Promise<R> {
  if (databaseUrl) return using(await openPostgres({ url: databaseUrl, now }), change)
  if (!existsSync(join(data, DATABASE_FILE))) throw new Error(`There is no database in '${data}'. Which folder is it? --data <folder>`)
  try {
    return await using(await openSqlite(data, now), change)
  } catch (error) {
    if (!(error instanceof StoreError) || error.trouble !== 'in-use') throw error
    throw new Error(
      'The server is running: stop it (Ctrl+C, or the service it runs as), do this, and start it again. Nobody loses anything.',
    )
  }
}

async function using<R>(store: Store, work: (store: Store) => Promise<R>): Promise<R> {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

export const tablesOf = (place: AdminPlace): Promise<TableRow[]> => looking(place, (store) => store.allRows())

export type Somebody = { readonly person: string; names: string[]; tables: number; hosts: number; touched: number }

/** Everybody who has a seat or hosts a table, most recent first. */
export async function peopleOf(place: AdminPlace): Promise<Somebody[]> {
  const people = new Map<string, Somebody>()
  const of = (person: string): Somebody => {
    const known = people.get(person) ?? { person, names: [], tables: 0, hosts: 0, touched: 0 }
    people.set(person, known)
    return known
  }
  for (const row of await tablesOf(place)) {
    const meta = row.meta as unknown as Meta
    if (meta.hostPerson) of(meta.hostPerson).hosts++
    const seated = new Set<string>()
    for (const { person, name } of meta.seats) {
      if (person === undefined) continue
      seated.add(person)
      if (!of(person).names.includes(name)) of(person).names.push(name)
    }
    for (const person of seated) of(person).tables++
    for (const person of [...seated, meta.hostPerson]) if (person) of(person).touched = Math.max(of(person).touched, row.touched)
  }
  return [...people.values()].sort((a, b) => b.touched - a.touched)
}

/** Moves a table into the bin, where it stays for some weeks. Returns whether there was such a table. */
export const closeTable = (place: AdminPlace, table: string): Promise<boolean> => changing(place, Date.now, (store) => store.bin(table))
export const reopenTable = (place: AdminPlace, table: string): Promise<boolean> =>
  changing(place, Date.now, (store) => store.restore(table))

/** At once and for good. */
export async function deleteTable(place: AdminPlace, table: string): Promise<boolean> {
  // As if it had lain in the bin for as long as tables lie there.
  let ago = BIN_TIME + 1
  return changing(
    place,
    () => Date.now() - ago,
    async (store) => {
      await store.restore(table)
      if (!(await store.bin(table))) return false
      ago = 0
      await store.purge()
      return (await store.row(table)) === null
    },
  )
}

/** The whole table as a file, with everything hidden in it. */
export async function exportTable(place: AdminPlace, table: string, file: string): Promise<void> {
  const stored = await looking(place, (store) => store.load(table))
  if (!stored) throw new Error(`There is no table '${table}'.`)
  const begun = JSON.parse(stored.setup) as Beginning
  const game = await games.find(({ id }) => id === begun.game)?.load()
  if (!game) throw new Error(`This house has no game '${begun.game}'.`)
  const lines = stored.entries.map((entry) => JSON.parse(entry) as JournalLine)
  const marks = stored.checkpoints.map(({ data }) => JSON.parse(data) as Mark)
  writeFileSync(file, writeSave(Room.open(game.module, begun, lines, marks, Date.now()).saved(null, null)), { mode: 0o600, flag: 'wx' })
}

export const limitsOf = (): Record<string, number> => ({ ...LIMITS, ...STORE_LIMITS })
