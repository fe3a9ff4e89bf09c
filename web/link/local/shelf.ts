/** Where local tables are kept: IndexedDB, read by the start page and written by the worker that runs the table. */

import type { Seat } from '@miskatonic/kernel'
import type { Beginning, CampaignRecord, JournalLine, Keep, Mark } from '@miskatonic/room'

/** What the start page shows of a table without opening it. */
export type Shelved = {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly created: number
  readonly touched: number
  readonly over: boolean
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly bot: boolean }[]
  /** When it was put into the bin; null: it was not. */
  readonly binned: number | null
  /** Where the game stands, in the words of who looked last. */
  readonly note: string
}

export const DAYS_IN_BIN = 30
const DAY = 24 * 60 * 60 * 1000

const VERSION = 2
let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('miskatonic', VERSION)
    request.onupgradeneeded = ({ oldVersion }) => {
      const db = request.result
      if (oldVersion < 2) db.createObjectStore('campaigns', { keyPath: 'id' })
      if (oldVersion > 0) return
      db.createObjectStore('shelf', { keyPath: 'id' })
      db.createObjectStore('beginnings', { keyPath: 'id' })
      db.createObjectStore('lines')
      db.createObjectStore('marks')
    }
    request.onsuccess = () => {
      const db = request.result
      // A page of a newer version waits until all others have let go.
      db.onversionchange = () => {
        opened = null
        db.close()
      }
      resolve(db)
    }
    request.onerror = () => {
      opened = null
      reject(request.error)
    }
  })
  return opened
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

type Store = 'shelf' | 'beginnings' | 'lines' | 'marks' | 'campaigns'

/** Runs `work` in one transaction and waits until it is on disk; if it throws, nothing of it is written. */
export async function write(
  stores: readonly Store[],
  work: (store: (name: Store) => IDBObjectStore) => Promise<void> | void,
): Promise<void> {
  const db = await database()
  const transaction = db.transaction(stores, 'readwrite')
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
  try {
    await work((name) => transaction.objectStore(name))
  } catch (error) {
    done.catch(() => {})
    transaction.abort()
    throw error
  }
  await done
}

/** Within a transaction. */
export const readIn = <T>(store: IDBObjectStore, id: string): Promise<T | undefined> => result(store.get(id) as IDBRequest<T | undefined>)

export async function read<T>(store: Store, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database()
  return result(ask(db.transaction(store, 'readonly').objectStore(store)))
}

const ofTable = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** Every table, the one touched last first; what has lain in the bin too long is thrown away. */
export async function shelvedTables(now: number): Promise<Shelved[]> {
  const all = (await read('shelf', (store) => store.getAll())) as Shelved[]
  const old = all.filter(({ binned }) => binned !== null && now - binned > DAYS_IN_BIN * DAY)
  for (const { id } of old) await throwAway(id)
  return all.filter((table) => !old.includes(table)).sort((a, b) => b.touched - a.touched)
}

export const shelved = (id: string): Promise<Shelved | undefined> =>
  read('shelf', (store) => store.get(id) as IDBRequest<Shelved | undefined>)

/** What is shown of a table that nobody has sat down at yet. */
export function tableOnShelf(beginning: Beginning, now: number, note = ''): Shelved {
  const seats = beginning.seats.map((seat) => {
    const sitting = beginning.sittings[seat]
    return { seat, name: sitting?.kind === 'person' ? sitting.name : '', bot: sitting?.kind === 'bot' }
  })
  const { id, game, created, house } = beginning
  return { id, game, created, name: house.name, touched: now, over: false, seats, binned: null, note }
}

/** A table that does not exist yet: the worker opens it when somebody sits down. */
export async function putUp(beginning: Beginning, now: number, note = ''): Promise<void> {
  await write(['shelf', 'beginnings'], (store) => {
    store('beginnings').put(beginning)
    store('shelf').put(tableOnShelf(beginning, now, note))
  })
}

export async function change(
  id: string,
  by: Partial<Pick<Shelved, 'name' | 'binned' | 'note' | 'seats' | 'over' | 'touched'>>,
): Promise<void> {
  await write(['shelf'], async (store) => {
    const before = (await result(store('shelf').get(id))) as Shelved | undefined
    if (before) store('shelf').put({ ...before, ...by })
  })
}

export async function throwAway(id: string): Promise<void> {
  await write(['shelf', 'beginnings', 'lines', 'marks'], (store) => {
    store('shelf').delete(id)
    store('beginnings').delete(id)
    store('marks').delete(id)
    store('marks').delete(earlier(id))
    store('lines').delete(ofTable(id))
  })
}

/** `marks`: the newest first. */
export type Kept = { readonly beginning: Beginning; readonly lines: readonly JournalLine[]; readonly marks: readonly Mark[] }

/** Where the mark before the newest is kept, in case that cannot be used. */
const earlier = (id: string): [string, number] => [id, 1]

export async function keptTable(id: string): Promise<Kept | null> {
  const beginning = (await read('beginnings', (store) => store.get(id))) as Beginning | undefined
  if (!beginning) return null
  const lines = (await read('lines', (store) => store.getAll(ofTable(id)))) as JournalLine[]
  const marks = (await Promise.all([id, earlier(id)].map((key) => read('marks', (store) => store.get(key))))) as (Mark | undefined)[]
  return { beginning, lines, marks: marks.filter((mark) => mark !== undefined) }
}

/** What a table that has ended, or has no longer, makes of its campaign; null: nothing. */
export type Night = { readonly campaign: string; readonly close: (record: CampaignRecord) => CampaignRecord | null }

/** What must be on disk before anybody hears of it: the end of a night together with its campaign. */
export async function keep(id: string, kept: Keep, about: Pick<Shelved, 'name' | 'seats'>, now: number, night?: Night): Promise<void> {
  await write(['shelf', 'lines', 'marks', 'campaigns'], async (store) => {
    if (night && (await readIn<Shelved>(store('shelf'), id))?.over !== kept.over) {
      const campaign = await readIn<{ record: CampaignRecord; revision: number }>(store('campaigns'), night.campaign)
      const record = campaign && night.close(campaign.record)
      if (campaign && record) store('campaigns').put({ ...campaign, record, revision: campaign.revision + 1, touched: now })
    }
    kept.lines.forEach((line, i) => {
      store('lines').put(line, [id, kept.from + i])
    })
    if (kept.mark) {
      const before = await result(store('marks').get(id))
      if (before) store('marks').put(before, earlier(id))
      store('marks').put(kept.mark, id)
    }
    const before = (await result(store('shelf').get(id))) as Shelved | undefined
    if (before) store('shelf').put({ ...before, ...about, over: kept.over, touched: now })
  })
}
