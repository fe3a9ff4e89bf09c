/** Where local tables are kept: IndexedDB, read by the start page and written by the worker that runs the table. */
import type { Beginning, Keep, Line, Mark } from '@miskatonic/host'
import type { Seat } from '@miskatonic/kernel'

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

const VERSION = 1
let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('miskatonic', VERSION)
    request.onupgradeneeded = () => {
      const db = request.result
      db.createObjectStore('shelf', { keyPath: 'id' })
      db.createObjectStore('beginnings', { keyPath: 'id' })
      db.createObjectStore('lines')
      db.createObjectStore('marks')
    }
    request.onsuccess = () => resolve(request.result)
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

type Store = 'shelf' | 'beginnings' | 'lines' | 'marks'

/** Runs `work` in one transaction and waits until it is on disk. */
async function write(stores: readonly Store[], work: (store: (name: Store) => IDBObjectStore) => Promise<void> | void): Promise<void> {
  const db = await database()
  const transaction = db.transaction(stores, 'readwrite')
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
  await work((name) => transaction.objectStore(name))
  await done
}

async function read<T>(store: Store, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
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

/** A table that does not exist yet: the worker opens it when somebody sits down. */
export async function putUp(beginning: Beginning, now: number, note = ''): Promise<void> {
  const seats = beginning.seats.map((seat) => {
    const sitting = beginning.sittings[seat]
    return { seat, name: sitting?.kind === 'person' ? sitting.name : '', bot: sitting?.kind === 'bot' }
  })
  const { id, game, created, house } = beginning
  await write(['shelf', 'beginnings'], (store) => {
    store('beginnings').put(beginning)
    store('shelf').put({ id, game, created, name: house.name, touched: now, over: false, seats, binned: null, note } satisfies Shelved)
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
    store('lines').delete(ofTable(id))
  })
}

export type Kept = { readonly beginning: Beginning; readonly lines: readonly Line[]; readonly mark: Mark | null }

export async function keptTable(id: string): Promise<Kept | null> {
  const beginning = (await read('beginnings', (store) => store.get(id))) as Beginning | undefined
  if (!beginning) return null
  const lines = (await read('lines', (store) => store.getAll(ofTable(id)))) as Line[]
  const mark = ((await read('marks', (store) => store.get(id))) as Mark | undefined) ?? null
  return { beginning, lines, mark }
}

/** What must be on disk before anybody hears of it. */
export async function keep(id: string, kept: Keep, about: Pick<Shelved, 'name' | 'seats'>, now: number): Promise<void> {
  await write(['shelf', 'lines', 'marks'], async (store) => {
    kept.lines.forEach((line, i) => {
      store('lines').put(line, [id, kept.from + i])
    })
    if (kept.mark) store('marks').put(kept.mark, id)
    const before = (await result(store('shelf').get(id))) as Shelved | undefined
    if (before) store('shelf').put({ ...before, ...about, over: kept.over, touched: now })
  })
}
