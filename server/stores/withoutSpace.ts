/** A disk without space, for tests: SQLite may not make its file larger, and what was free in it is taken. */
import type { DatabaseSync } from 'node:sqlite'

const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0])

export function fill(database: DatabaseSync): void {
  database.exec('create table if not exists junk (data blob)')
  database.exec(`pragma max_page_count = ${numberOf(database, 'page_count')}`)
  const insert = database.prepare('insert into junk values (zeroblob(?))')
  for (let size = 256 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) insert.run(size)
    } catch (error) {
      if (!(error instanceof Error) || !('errcode' in error) || error.errcode !== 13) throw error
    }
  }
}

export function makeRoom(database: DatabaseSync): void {
  database.exec('pragma max_page_count = 4294967294; drop table junk')
}
