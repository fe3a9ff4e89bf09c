/** A group of appends in PostgreSQL: few statements, however many appends. */
import type { ClientBase } from 'pg'
import type { Prepared, Settled, Standing } from './settle.ts'
import { CHECKPOINTS } from './store.ts'

/**
 * How the tables of a group stand, and which are held by another process at this moment: those are left out, not waited for. The rows
 * stay locked until the commit.
 */
export async function standingsOf(
  client: ClientBase,
  group: readonly Prepared[],
): Promise<{ standings: Map<string, Standing>; revisions: ReadonlyMap<string, number>; held: ReadonlySet<string> }> {
  const tables = [...new Set(group.map((append) => append.table))]
  const { rows } = await client.query<{ id: string; seq: number; revision: number; binned: boolean }>({
    name: 'standings',
    text: `select id, seq, revision, binned is not null as binned from tables where id = any($1) order by id
           for no key update skip locked`,
    values: [tables],
  })
  const standings = new Map(rows.map(({ id, ...standing }) => [id, standing]))
  const missing = tables.filter((table) => !standings.has(table))
  const { revisions, held } = await revisionsOf(client, group)
  if (missing.length === 0) return { standings, revisions, held }
  const there = await client.query<{ id: string }>({ name: 'held', text: 'select id from tables where id = any($1)', values: [missing] })
  return { standings, revisions, held: new Set([...held, ...there.rows.map(({ id }) => id)]) }
}

/** The same of the campaigns of a group; `held`: the tables whose campaign another process holds. */
async function revisionsOf(
  client: ClientBase,
  group: readonly Prepared[],
): Promise<{ revisions: Map<string, number>; held: ReadonlySet<string> }> {
  const campaigns = [...new Set(group.flatMap(({ campaign }) => campaign?.id ?? []))]
  if (campaigns.length === 0) return { revisions: new Map(), held: new Set() }
  const { rows } = await client.query<{ id: string; revision: number }>({
    name: 'revisions',
    text: 'select id, revision from campaigns where id = any($1) order by id for no key update skip locked',
    values: [campaigns],
  })
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  const there = await client.query<{ id: string }>({
    name: 'held-campaigns',
    text: 'select id from campaigns where id = any($1)',
    values: [campaigns.filter((id) => !revisions.has(id))],
  })
  const heldCampaigns = new Set(there.rows.map(({ id }) => id))
  return { revisions, held: new Set(group.flatMap(({ table, campaign }) => (campaign && heldCampaigns.has(campaign.id) ? [table] : []))) }
}

export async function writeSettled(client: ClientBase, { entries, checkpoints, rows, campaigns }: Settled, now: number): Promise<void> {
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
  if (campaigns.length > 0)
    await client.query({
      name: 'change-campaigns',
      text: `update campaigns set state = new.state, revision = new.revision, touched = $4
             from unnest($1::text[], $2::integer[], $3::text[]) as new (id, revision, state) where campaigns.id = new.id`,
      values: [campaigns.map(({ id }) => id), campaigns.map(({ revision }) => revision + 1), campaigns.map(({ state }) => state), now],
    })
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
