import { expect, test } from 'vitest'
import { openPostgres } from '../stores/postgres.ts'
import { startPostgres } from '../stores/realPostgres.ts'
import { openSqlite } from '../stores/sqlite.ts'
import { result } from './enduranceResults.ts'
import type { Release } from './releasedGames.ts'
import { survive } from './survival.ts'
import { atTheEnd, cleanUp, temporaryFolder } from './testServer.ts'

cleanUp()

/** With every kill comes a release, or the same again: rules change, and change back. */
const RELEASES: readonly (Release | null)[] = [null, 'rule', 'rule', null]
/**
 * `npm run endurance` kills it two hundred times on each store with releases, and a quarter as often without: half of those with releases
 * change nothing either. Here it is killed as often as each release comes once.
 */
const killsWith = (releases: readonly unknown[]): number => {
  const asked = Number(process.env.MISKATONIC_KILLS ?? 0)
  return asked ? Math.ceil(releases.length > 1 ? asked : asked / 4) : Math.max(2, releases.length)
}

const stores = {
  'the embedded store': async () => {
    const data = temporaryFolder()
    return { options: { data }, openStore: () => openSqlite(data) }
  },
  PostgreSQL: async () => {
    const postgres = await startPostgres()
    atTheEnd(() => postgres.stop())
    const databaseUrl = postgres.url
    return { options: { databaseUrl }, openStore: () => openPostgres({ url: databaseUrl }) }
  },
}

for (const [store, start] of Object.entries(stores))
  for (const [what, releases] of [
    ['', [null]],
    [', with releases in between', RELEASES],
  ] as const)
    test(`killed while 20 tables are played, with ${store}${what}`, async () => {
      const kills = killsWith(releases)
      const { options, openStore } = await start()
      const { decisions, tables, remade, seconds } = await survive(kills, options, openStore, releases)
      if (process.env.MISKATONIC_KILLS)
        result(
          'kills',
          `${store}${what}: ${kills} kills, ${tables} tables, ${decisions} acknowledged decisions, none lost, ${remade} to be made again, ${Math.round(seconds)} s`,
        )
      expect(tables).toBeGreaterThanOrEqual(20)
      expect(decisions).toBeGreaterThanOrEqual(2 * 20 * kills)
      if (releases.length === 1) expect(remade).toBe(0)
    }, 3_600_000)
