/** A copy of the embedded database, made while the server runs, tried out before it counts, and put back when it is needed. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { markFile, writeMark } from './continuity.ts'
import { openSqlite } from './sqlite.ts'
import { DATABASE_FILE, lockFolder } from './sqliteFile.ts'
import { StoreError } from './store.ts'

const NAME = /^miskatonic-\d{8}T\d{9}Z\.db$/
/** While it is made and tried out, a copy lies in a folder of its own, as if it were a house's. */
const MAKING = 'being-made'

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:.]/g, '')

/** The copies in a folder, the newest first. */
export const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .sort()
        .reverse()
        .map((name) => join(folder, name))
    : []

export type Tried = { readonly tables: number; readonly entries: number }

/** Opens a house as a server would and reads every table of it: what cannot be read back is no backup. */
export async function tryOut(folder: string): Promise<Tried> {
  const database = new DatabaseSync(join(folder, DATABASE_FILE))
  let ids: string[]
  try {
    const found = database.prepare('pragma integrity_check(1)').get()?.integrity_check
    if (found !== 'ok') throw new StoreError('damaged', `The copy is damaged: ${found}.`)
    ids = database
      .prepare('select id from tables')
      .all()
      .map(({ id }) => String(id))
  } finally {
    database.close()
  }
  const store = await openSqlite(folder)
  let entries = 0
  try {
    for (const id of ids) {
      const stored = await store.load(id)
      if (!stored || stored.entries.length !== stored.row.seq)
        throw new StoreError('damaged', `The copy is damaged: table '${id}' has ${stored?.entries.length} of ${stored?.row.seq} entries.`)
      for (const text of [stored.setup, ...stored.entries]) JSON.parse(text)
      entries += stored.entries.length
    }
  } finally {
    await store.close()
  }
  return { tables: ids.length, entries }
}

/** Copies the database of a house, tries the copy out and keeps the newest `keep` of them. */
export async function makeBackup(data: string, folder: string, keep: number, now = new Date()): Promise<Tried & { readonly file: string }> {
  const making = join(folder, MAKING)
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true, mode: 0o700 })
  const source = new DatabaseSync(join(data, DATABASE_FILE), { readOnly: true, timeout: 5000 })
  try {
    await backup(source, join(making, DATABASE_FILE))
  } finally {
    source.close()
  }
  const tried = await tryOut(making)
  const file = join(folder, `miskatonic-${stamp(now)}.db`)
  chmodSync(join(making, DATABASE_FILE), 0o600)
  renameSync(join(making, DATABASE_FILE), file)
  rmSync(making, { recursive: true, force: true })
  for (const old of backupsIn(folder).slice(keep)) rmSync(old)
  return { ...tried, file }
}

/** Puts a copy in the place of a house's database. What was there is kept beside it. */
export async function restoreBackup(from: string, data: string): Promise<Tried & { readonly file: string; readonly aside: string | null }> {
  const file = existsSync(from) && statSync(from).isDirectory() ? backupsIn(from)[0] : from
  if (file === undefined || !existsSync(file)) throw new Error(`There is no backup in '${from}'.`)
  const lock = lockFolder(data)
  try {
    const trial = join(data, 'being-restored')
    rmSync(trial, { recursive: true, force: true })
    mkdirSync(trial, { mode: 0o700 })
    copyFileSync(file, join(trial, DATABASE_FILE))
    chmodSync(join(trial, DATABASE_FILE), 0o600)
    const tried = await tryOut(trial)
    const mark = await (async () => {
      const store = await openSqlite(trial)
      try {
        return await store.mark(true)
      } finally {
        await store.close()
      }
    })()
    const path = join(data, DATABASE_FILE)
    const aside = existsSync(path) ? `${path}.before-${stamp(new Date())}` : null
    for (const end of ['', '-wal', '-shm']) if (aside && existsSync(path + end)) renameSync(path + end, aside + end)
    renameSync(join(trial, DATABASE_FILE), path)
    rmSync(trial, { recursive: true, force: true })
    if (mark) writeMark(markFile(data), mark)
    return { ...tried, file, aside }
  } finally {
    lock.close()
  }
}
