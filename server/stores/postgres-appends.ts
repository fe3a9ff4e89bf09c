/** A group of appends in PostgreSQL: few statements, however many appends. */
import type { ClientBase } from 'pg'
import type { Prepared, Settled, Standing } from './settle.ts'
import { CHECKPOINTS } from './store.ts'

/** The rows stay locked until the commit, in the order of their ids, so that two groups never wait for each other. */
export async function standingsOf(client: ClientBase, group: readonly Prepared[]): Promise<Map<string, Standing>> {
  const { rows } = await client.query<{ id: string; seq: number; revision: number; binned: boolean }>({
    name: 'standings',
    text: 'select id, seq, revision, binned is not null as binned from tables where id = any($1) order by id for no key update',
    values: [[...new Set(group.map((append) => append.table))]],
  })
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}

export async function writeSettled(client: ClientBase, { entries, checkpoints, rows }: Settled, now: number): Promise<void> {
  if (entries.length > 0)
    await client.query({
      name: 'add-entries',
      text: 'insert into entries (table_id, seq, entry) select * from unnest($1::text[], $2::integer[], $3::text[])',
      values: [entries.map(({ table }) => table), entries.map(({ seq }) => seq), entries.map(({ entry }) => entry)],
    })
  if (checkpoints.length > 0) {
    const tables = checkpoints.map(({ table }) => table)
    await client.query({
      name: 'add-checkpoints',
      text: `insert into checkpoints (table_id, seq, data) select * from unnest($1::text[], $2::integer[], $3::text[])
             on conflict (table_id, seq) do update set data = excluded.data`,
      values: [tables, checkpoints.map(({ seq }) => seq), checkpoints.map(({ data }) => data)],
    })
    await client.query({
      name: 'drop-checkpoints',
      text: `delete from checkpoints old where table_id = any($1) and ${CHECKPOINTS} <=
             (select count(*) from checkpoints newer where newer.table_id = old.table_id and newer.seq > old.seq)`,
      values: [tables],
    })
  }
  await client.query({
    name: 'change-rows',
    text: `update tables set seq = new.seq, revision = new.revision, meta = coalesce(new.meta, tables.meta),
           is_over = coalesce(new.is_over, tables.is_over), is_public = coalesce(new.is_public, tables.is_public), touched = $7
           from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::boolean[], $6::boolean[])
           as new (id, seq, revision, meta, is_over, is_public)
           where tables.id = new.id`,
    values: [
      rows.map(({ table }) => table),
      rows.map(({ seq }) => seq),
      rows.map(({ revision }) => revision),
      rows.map(({ meta }) => meta),
      rows.map(({ over }) => over),
      rows.map((row) => row.public),
      now,
    ],
  })
}
