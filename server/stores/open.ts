import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** The embedded store in a folder, or the database somebody names. */
export const openStore = ({ data, databaseUrl }: { readonly data: string; readonly databaseUrl?: string | undefined }): Promise<Store> =>
  databaseUrl ? openPostgres({ url: databaseUrl }) : openSqlite(data)
