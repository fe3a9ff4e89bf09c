/**
 * Whether a store is the one that was here before. A database that was emptied, cut or put back to an older state is sound in itself; a
 * small file in the data folder remembers which house it was and how far it had come, and a server does not start silently on less.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE_FILE } from './sqliteFile.ts'
import { type HouseMark, type Store, StoreError } from './store.ts'

/** Milliseconds between two marks, in a house where something is written. */
const OFTEN = 60_000

/** Where the mark of a store is: one beside the embedded database, one for each shared database this machine has served. */
export function markFile(folder: string, databaseUrl?: string): string {
  if (databaseUrl === undefined) return join(folder, 'miskatonic.mark')
  const { host, pathname } = new URL(databaseUrl)
  return join(folder, `database-${createHash('sha256').update(`${host}${pathname}`).digest('hex').slice(0, 16)}.mark`)
}

export function readMark(file: string): HouseMark | null {
  if (!existsSync(file)) return null
  try {
    const { house, count } = JSON.parse(readFileSync(file, 'utf8')) as HouseMark
    if (typeof house === 'string' && Number.isSafeInteger(count)) return { house, count }
  } catch {
    // Said below.
  }
  throw new StoreError('lost', `'${file}' cannot be read, so nobody can say whether the data are whole.${ACCEPT}`)
}

export function writeMark(file: string, mark: HouseMark): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(mark)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const ACCEPT =
  ' Put the data back (npm run restore-backup, or a copy of your own), or start once with --accept-data to go on with what is there.'

export const lost = (what: string): StoreError => new StoreError('lost', `${what} Nothing was changed.${ACCEPT}`)

function compare(known: HouseMark | null, found: HouseMark | null): void {
  if (!known) return
  if (!found) throw lost('The database is empty, and it was not when this server last ran.')
  if (found.house !== known.house) throw lost('This is another house’s database than the one this server last ran on.')
  if (found.count < known.count) throw lost('The database is older than when this server last ran: somebody put back an earlier state.')
}

type Kept = { readonly data: string; readonly databaseUrl?: string | undefined; readonly acceptData?: boolean | undefined }

/** Opens a store where it goes on from what this machine knows of it, and remembers how far it comes. */
export async function openWhereItWas({ data, databaseUrl, acceptData = false }: Kept, open: () => Promise<Store>): Promise<Store> {
  const file = markFile(data, databaseUrl)
  const known = acceptData ? null : readMark(file)
  const path = join(data, DATABASE_FILE)
  // Before anybody makes a new one in its place.
  if (databaseUrl === undefined && known && (!existsSync(path) || statSync(path).size === 0)) compare(known, null)
  const store = await open()
  try {
    compare(known, await store.mark(false))
    mkdirSync(data, { recursive: true, mode: 0o700 })
    return await marking(store, file)
  } catch (error) {
    await store.close()
    throw error
  }
}

async function marking(store: Store, file: string): Promise<Store> {
  let written = true
  const remember = async (): Promise<void> => {
    if (!written) return
    written = false
    try {
      const mark = await store.mark(true)
      if (mark) writeMark(file, mark)
    } catch (error) {
      // On a full disk, or without a database: the mark lags behind, which is safe.
      written = true
      process.emitWarning(`How far the data have come was not noted: ${error instanceof Error ? error.message : error}`)
    }
  }
  await remember()
  const timer = setInterval(() => void remember(), OFTEN)
  timer.unref()
  return {
    ...store,
    append: (append) => {
      written = true
      return store.append(append)
    },
    createTable: (table, first) => {
      written = true
      return store.createTable(table, first)
    },
    createCampaign: (campaign, member) => {
      written = true
      return store.createCampaign(campaign, member)
    },
    writeCampaign: (change) => {
      written = true
      return store.writeCampaign(change)
    },
    close: async () => {
      clearInterval(timer)
      await remember()
      await store.close()
    },
  }
}
