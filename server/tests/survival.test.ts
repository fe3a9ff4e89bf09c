import { expect, test } from 'vitest'
import { openPostgres } from '../stores/postgres.ts'
import { startPostgres } from '../stores/real-postgres.ts'
import { openSqlite } from '../stores/sqlite.ts'
import { atTheEnd, cleanUp, temporaryFolder } from './serving.ts'
import { survive } from './survival.ts'

cleanUp()

/** `npm run endurance` kills it fifty times on each store. */
const KILLS = Number(process.env.MISKATONIC_KILLS ?? 6)

test(`killed ${KILLS} times while 20 tables are played, with the embedded store`, async () => {
  const data = temporaryFolder()
  const { decisions, tables, seconds } = await survive(KILLS, { data }, () => openSqlite(data))
  if (process.env.MISKATONIC_KILLS)
    console.log(`embedded: ${KILLS} kills, ${tables} tables, ${decisions} acknowledged decisions, ${seconds} s`)
  expect(tables).toBeGreaterThanOrEqual(20)
  expect(decisions).toBeGreaterThan(20 * KILLS)
}, 1_200_000)

test(`killed ${KILLS} times while 20 tables are played, with PostgreSQL`, async () => {
  const postgres = await startPostgres()
  atTheEnd(() => postgres.stop())
  const databaseUrl = postgres.url
  const { decisions, tables, seconds } = await survive(KILLS, { databaseUrl }, () => openPostgres({ url: databaseUrl }))
  if (process.env.MISKATONIC_KILLS)
    console.log(`PostgreSQL: ${KILLS} kills, ${tables} tables, ${decisions} acknowledged decisions, ${seconds} s`)
  expect(tables).toBeGreaterThanOrEqual(20)
  expect(decisions).toBeGreaterThan(20 * KILLS)
}, 1_200_000)
