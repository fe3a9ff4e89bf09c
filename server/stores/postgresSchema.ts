/** The tables of the shared store, and the way from older ones to these. */
import pg from 'pg'
import { StoreError } from './store.ts'

/** Each carries the schema one version on. Never alter one that has been released. */
const MIGRATIONS: readonly string[] = [
  `create table tables (
    id text primary key, code text not null unique, game text not null, name text not null, meta text not null,
    is_public boolean not null, created bigint not null, touched bigint not null, binned bigint, is_over boolean not null default false,
    seq integer not null default 0, revision integer not null default 0, chats integer not null default 0, setup text not null
  );
  create index tables_listed on tables (touched) where is_public and not is_over and binned is null;
  create index tables_binned on tables (binned) where binned is not null;
  create table entries (
    table_id text not null references tables on delete cascade, seq integer not null, entry text not null, primary key (table_id, seq)
  );
  create table checkpoints (
    table_id text not null references tables on delete cascade, seq integer not null, data text not null, primary key (table_id, seq)
  );
  create table persons (hash text primary key, data text not null, created bigint not null, touched bigint not null);
  create table claims (
    hash text primary key, table_id text not null references tables on delete cascade, seat text not null, person text, unique (table_id, seat)
  );
  create index claims_of_person on claims (person) where person is not null;
  create table chats (
    table_id text not null references tables on delete cascade, seq integer not null, at bigint not null, line text not null,
    primary key (table_id, seq)
  );`,
  // What people say stands in the table's own entries.
  'drop table chats; alter table tables drop column chats;',
  // Which house it is, and how far it has come: see `continuity.ts`.
  'create table house (only_row boolean primary key default true check (only_row), house text not null, count bigint not null)',
  `create table campaigns (
    id text primary key, code text not null unique, game text not null, name text not null, state text not null,
    revision integer not null default 0, created bigint not null, touched bigint not null, binned bigint
  );
  create table campaign_members (
    campaign_id text not null references campaigns on delete cascade, person text not null, primary key (campaign_id, person)
  );
  create index campaigns_of_person on campaign_members (person);`,
]

async function versionOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from schema_version')
  return rows[0]?.version ?? 0
}

async function migrate(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`miskatonic schema ${schema}`])
  const { rows } = await client.query('select 1 from pg_namespace where nspname = $1', [schema])
  // Whoever may not create schemas can be given one.
  if (rows.length === 0) await client.query(`create schema ${client.escapeIdentifier(schema)}`)
  await client.query(
    'create table if not exists schema_version (only_row boolean primary key default true check (only_row), version integer not null)',
  )
  const version = await versionOf(client)
  if (version > MIGRATIONS.length)
    throw new StoreError(
      'newer',
      `The database is of version ${version}, and this program knows versions up to ${MIGRATIONS.length}. Use a newer program.`,
    )
  if (version === MIGRATIONS.length) return
  for (const migration of MIGRATIONS.slice(version)) await client.query(migration)
  await client.query('insert into schema_version (version) values ($1) on conflict (only_row) do update set version = excluded.version', [
    MIGRATIONS.length,
  ])
}

/** Several processes may start at once: one works, the others wait for it, however long that takes. */
export async function bringUpToDate(config: pg.ClientConfig, schema: string, report: (error: unknown) => void): Promise<void> {
  const client = new pg.Client(config)
  // The query under way fails by itself; without a listener the same loss would end the process.
  client.on('error', report)
  try {
    await client.connect()
    await client.query(
      'begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    )
    await migrate(client, schema)
    await client.query('commit')
  } finally {
    // Without its commit, nothing of it stays.
    await client.end()
  }
}
