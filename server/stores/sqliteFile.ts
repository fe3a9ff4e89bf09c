/** The one file of the embedded store: who has it, whether it is sound, and of which version it is. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from './store.ts'

export const DATABASE_FILE = 'miskatonic.db'
const LOCK_FILE = 'miskatonic.lock'
/** 'Misk': tells our database from any other. */
export const APPLICATION_ID = 0x4d69736b

/** Bytes that SQLite's log keeps once it is in the database; it may become longer only while a backup reads. */
const LOG_SIZE = 16 * 1024 * 1024

/** Each carries the database one version on; `user_version` says how many have run. Never alter one that has been released. */
export const MIGRATIONS: readonly string[] = [
  `create table tables (
    id text primary key, code text not null unique, game text not null, name text not null, meta text not null,
    is_public integer not null, created integer not null, touched integer not null, binned integer, is_over integer not null default 0,
    seq integer not null default 0, revision integer not null default 0, setup text not null
  ) strict;
  create index tables_listed on tables (touched) where is_public = 1 and is_over = 0 and binned is null;
  create index tables_binned on tables (binned) where binned is not null;
  create table entries (
    table_id text not null references tables on delete cascade, seq integer not null, entry text not null, primary key (table_id, seq)
  ) strict, without rowid;
  create table checkpoints (
    table_id text not null references tables on delete cascade, seq integer not null, data text not null, primary key (table_id, seq)
  ) strict;
  create table persons (hash text primary key, data text not null, created integer not null, touched integer not null) strict;
  create table claims (
    hash text primary key, table_id text not null references tables on delete cascade, seat text not null, person text, unique (table_id, seat)
  ) strict;
  create index claims_of_person on claims (person) where person is not null;
  create table chats (
    table_id text not null references tables on delete cascade, seq integer not null, at integer not null, line text not null,
    primary key (table_id, seq)
  ) strict, without rowid;`,
  // What people say stands in the table's own entries.
  'drop table chats;',
  // What is kept and not yet in the other tables.
  'create table daybook (id integer primary key, shape text not null, texts text not null) strict;',
  // Several entries in a row: see `sqliteChapters.ts`.
  `create table chapters (
    table_id text not null references tables on delete cascade, seq integer not null, entries text not null, primary key (table_id, seq)
  ) strict;
  insert into chapters select table_id, min(seq), group_concat(entry, char(0) order by seq) from entries group by table_id, seq / 16;
  drop table entries;`,
  // Which house it is, and how far it has come: see `continuity.ts`.
  'create table house (only_row integer primary key check (only_row = 1), house text not null, count integer not null) strict;',
  `create table campaigns (
    id text primary key, code text not null unique, game text not null, name text not null, state text not null,
    revision integer not null default 0, created integer not null, touched integer not null, binned integer
  ) strict;
  create table campaign_members (
    campaign_id text not null references campaigns on delete cascade, person text not null, primary key (campaign_id, person)
  ) strict, without rowid;
  create index campaigns_of_person on campaign_members (person);`,
]

const BUSY = 5
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26

/** SQLite's errors in the store's words; anything else stays what it is. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error
  const kind = error.errcode & 0xff
  if (kind === CORRUPT || kind === NOT_A_DATABASE) return damaged(error.message, error)
  if (kind === FULL) return noSpace(error)
  // A constraint or a misuse is a mistake of ours, not the disk's.
  if (kind === 1 || kind === 19 || kind === 20 || kind === 21) return error
  return new StoreError('unavailable', `The database could not be read or written: ${error.message}.`, { cause: error })
}

const noSpace = (cause: unknown): StoreError =>
  new StoreError('full', 'No space is left for the database: nothing can be written. What is there can be read.', { cause })

export const damaged = (why: string, cause?: unknown): StoreError =>
  new StoreError(
    'damaged',
    `The database is damaged (${why}). Nothing was changed. Put back a copy, or move the file away to begin anew.`,
    {
      cause,
    },
  )

const pragma = (database: DatabaseSync, name: 'user_version' | 'application_id'): number =>
  Number(database.prepare(`pragma ${name}`).get()?.[name])

/** Seeds and hands of games under way are in there: for nobody else on the machine, whatever the folder allows. */
function keepPrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  try {
    chmodSync(path, 0o600)
  } catch {
    // It belongs to somebody else, who decides; that it can be written is what counts.
  }
}

/**
 * Holds the folder for this process. A lock of the operating system: it goes with the process, however that ends. On a file of its own,
 * so that the database can be backed up while the server runs.
 */
export function lockFolder(folder: string): DatabaseSync {
  // Seeds of games under way are secrets too.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  keepPrivate(join(folder, LOCK_FILE))
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY)
      throw new StoreError(
        'in-use',
        `Another process has the folder '${folder}' open. Stop it first, or give this one a folder of its own.`,
      )
    throw asStoreError(error)
  }
}

/** Looks without touching: a damaged or foreign file stays as it was found. */
function inspect(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.quick_check
    if (found !== 'ok') throw damaged(String(found).replaceAll('\n', ': '))
    const empty = database.prepare('select count(*) as n from sqlite_schema').get()?.n === 0
    if (!empty && pragma(database, 'application_id') !== APPLICATION_ID)
      throw new StoreError('foreign', `'${path}' is a database, but not one of ours. Nothing was changed.`)
    const version = pragma(database, 'user_version')
    if (version > MIGRATIONS.length)
      throw new StoreError(
        'newer',
        `The database is of version ${version}, and this program knows versions up to ${MIGRATIONS.length}. Use a newer program.`,
      )
  } finally {
    database.close()
  }
}

function migrate(database: DatabaseSync): void {
  // Nothing is written where nothing is to be done: a server must also start on a full disk.
  if (pragma(database, 'user_version') === MIGRATIONS.length) return
  database.exec('begin immediate')
  try {
    for (const migration of MIGRATIONS.slice(pragma(database, 'user_version'))) database.exec(migration)
    database.exec(`pragma application_id = ${APPLICATION_ID}; pragma user_version = ${MIGRATIONS.length}; commit`)
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

/** The database of a folder that this process holds. */
export function openDatabase(folder: string): DatabaseSync {
  const path = join(folder, DATABASE_FILE)
  let database: DatabaseSync | null = null
  try {
    if (existsSync(path)) inspect(path)
    keepPrivate(path)
    // A backup may hold the file for a moment.
    database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = ${LOG_SIZE}`)
    migrate(database)
    return database
  } catch (error) {
    database?.close()
    throw asStoreError(error)
  }
}
