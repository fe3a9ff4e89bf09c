import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { result } from './enduranceResults.ts'
import { serverProcess } from './processes.ts'
import { soak } from './soak.ts'
import { cleanUp, temporaryFolder } from './testServer.ts'

cleanUp()

/** Minutes. `npm run endurance` soaks for an hour, and judges how long decisions take; here it is only seen that all of them are made. */
const MINUTES = Number(process.env.MISKATONIC_SOAK ?? 0)

test('tables at human pace are played on beside abusers', async () => {
  // The limits of a real server.
  const server = await serverProcess({ data: temporaryFolder(), log: 'silent', trustProxy: true, limits: LIMITS })
  const { address } = server
  const soaked = await soak(
    MINUTES
      ? { address, tables: 200, abusers: 10, until: { ms: MINUTES * 60_000 }, pace: [2000, 6000] }
      : { address, tables: 10, abusers: 3, until: { decisions: 10 }, pace: [20, 60] },
  )
  expect(soaked.troubles).toEqual([])
  expect(soaked.decisions).toBeGreaterThanOrEqual(100)
  expect(soaked.evil).toBeGreaterThan(0)
  if (!MINUTES) return
  const { decisions, p50, p95, p99, longest, evil } = soaked
  result(
    'soak',
    `${MINUTES} min, 200 tables beside 10 abusers: ${decisions} decisions, ${evil} evil messages, acknowledged within ${p50} ms (half), ${p95} ms (95 %), ${p99} ms (99 %), ${longest} ms (all)`,
  )
  expect(p95).toBeLessThan(250)
}, 4_000_000)
