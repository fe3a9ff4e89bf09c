import { expect, test } from 'vitest'
import { soonPutAway } from './expiring.ts'

test('a table that is put away soon says in how many days; others say nothing', () => {
  const day = 86_400_000
  expect(soonPutAway(null, 0)).toBeNull()
  expect(soonPutAway(15 * day, 0)).toBeNull()
  expect(soonPutAway(14 * day, 0)).toBe(14)
  expect(soonPutAway(14 * day, 13.5 * day)).toBe(1)
  // Its time has come, and it is put away within the hour.
  expect(soonPutAway(day, 3 * day)).toBe(1)
})
