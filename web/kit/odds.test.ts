import { expect, test } from 'vitest'
import { chanceOf, percentOf } from './odds.ts'

/** Every throw there is, one by one. */
function counted(dice: number, least: number, sides: number, wanted: number, perHighest: number): number {
  let good = 0
  const all = sides ** dice
  for (let n = 0; n < all; n++) {
    let successes = 0
    for (let die = 0, left = n; die < dice; die++, left = Math.floor(left / sides)) {
      const face = (left % sides) + 1
      if (face >= least) successes += face === sides ? perHighest : 1
    }
    if (successes >= wanted) good++
  }
  return good / all
}

test('the chance of a throw is the share of all throws that come to what is wanted', () => {
  for (const dice of [0, 1, 2, 4])
    for (const least of [4, 5, 6, 7])
      for (const wanted of [0, 1, 2, 3])
        for (const perHighest of [1, 2])
          expect(chanceOf({ dice, least, sides: 6, wanted, perHighest })).toBeCloseTo(counted(dice, least, 6, wanted, perHighest), 10)
})

test('what may go either way is told as neither certain nor impossible', () => {
  expect(percentOf(0)).toBe(0)
  expect(percentOf(1)).toBe(100)
  expect(percentOf(0.0001)).toBe(1)
  expect(percentOf(0.9999)).toBe(99)
  expect(percentOf(5 / 9)).toBe(56)
})
