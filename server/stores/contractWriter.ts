/** A process that appends as fast as it can and says what was acknowledged, until it is killed. Only the contract suite starts it. */
import { writeSync } from 'node:fs'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { hashOf } from './store.ts'

/** Where the writer opens its store. */
export type WriterPlace =
  | { kind: 'sqlite'; folder: string }
  | { kind: 'postgres'; url: string; schema: string; patience?: PostgresOptions['patience'] }

/** How many entries each append has. */
export const WRITER_ENTRIES = 3
export const WRITER_TABLES = 4

async function write(place: WriterPlace, round: string): Promise<void> {
  const store = place.kind === 'sqlite' ? await openSqlite(place.folder) : await openPostgres(place)
  const appendForEver = async (table: string): Promise<never> => {
    for (let seq = 0, revision = 0; ; seq += WRITER_ENTRIES, revision++) {
      const after = seq + WRITER_ENTRIES
      const entries = Array.from({ length: WRITER_ENTRIES }, (_, index) => JSON.stringify({ table, n: seq + index }))
      // Long enough that the process is often killed while the append is being written.
      const checkpoint = { seq: after, data: JSON.stringify({ after, padding: 'x'.repeat(20_000) }) }
      const campaign = { id: table, revision, state: JSON.stringify({ after, padding: 'y'.repeat(5000) }) }
      const answer = await store.append({ table, seq, entries, meta: { after }, checkpoint, campaign })
      if (answer !== 'kept') throw new Error(`The only writer of ${table} was told '${answer}' at ${seq}.`)
      writeSync(1, `${table} ${after}\n`)
    }
  }
  const tables = Array.from({ length: WRITER_TABLES }, (_, index) => `${round}-${index}`)
  for (const id of tables) {
    await store.createTable({ id, code: id, game: 'none', name: id, meta: { after: 0 }, public: false }, { setup: '{}' })
    await store.createCampaign({ id, code: id, game: 'none', name: id, state: '{"after":0}' }, hashOf('writer'))
  }
  await Promise.all(tables.map(appendForEver))
}

if (import.meta.main) await write(JSON.parse(process.argv[2] ?? ''), process.argv[3] ?? '')
