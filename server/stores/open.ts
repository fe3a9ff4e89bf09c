import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backupsIn } from './backupCopy.ts'
import { lost, openWhereItWas } from './continuity.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { DATABASE_FILE } from './sqliteFile.ts'
import type { Store } from './store.ts'

export type Where = {
  readonly data: string
  readonly databaseUrl?: string | undefined
  /** Goes on with what is there, though it is less than what was. */
  readonly acceptData?: boolean | undefined
  readonly backup?: { readonly folder: string } | undefined
}

/** The embedded store in a folder, or the database somebody names. */
export const openStore = async (where: Where): Promise<Store> => {
  const { data, databaseUrl, acceptData, backup } = where
  if (backup && !acceptData && !existsSync(join(data, DATABASE_FILE)) && backupsIn(backup.folder).length > 0)
    throw lost('There is no database here, and there are backups of one.')
  const open = (): Promise<Store> => (databaseUrl ? openPostgres({ url: databaseUrl }) : openSqlite(data))
  // Without a folder there is nowhere to remember anything.
  return data === '' ? open() : openWhereItWas(where, open)
}
