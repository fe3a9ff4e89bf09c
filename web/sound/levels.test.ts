import { expect, test } from 'vitest'
import { levelsOf } from './levels.ts'

test('the nearer the end, the louder the drone, and without volume there is nothing', () => {
  const [calm, near] = [levelsOf({ place: 'sea', danger: 0.1 }, 5), levelsOf({ place: 'sea', danger: 0.9 }, 5)]
  expect(near.drone).toBeGreaterThan(calm.drone * 10)
  expect(near.noise).toBe(calm.noise)
  expect(levelsOf({ place: 'sea', danger: 1 }, 0)).toMatchObject({ noise: 0, drone: 0 })
  expect(levelsOf({ place: 'sea', danger: 7 }, 5)).toEqual(levelsOf({ place: 'sea', danger: 1 }, 5))
})
