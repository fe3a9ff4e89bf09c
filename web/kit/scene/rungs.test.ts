import { expect, test } from 'vitest'
import { rungs } from './rungs.ts'

test('a ladder has one rung one stands on, its top, and never more than five', () => {
  for (let top = 1; top <= 12; top++)
    for (let n = 0; n <= 14; n++) {
      const shown = rungs(top, n)
      expect(shown.filter(({ state }) => state === 'now').map((one) => one.n)).toEqual([Math.min(n, top)])
      expect(shown.at(-1)).toMatchObject({ n: top, orMore: true })
      expect(shown.length).toBe(Math.min(5, top + 1))
      expect(shown.map((one) => one.n)).toEqual([...new Set(shown.map((one) => one.n))].sort((a, b) => a - b))
      for (const one of shown) expect(one.state === 'below').toBe(one.n < Math.min(n, top))
    }
})

test('before anything is thrown one stands nowhere, and sees the first rungs', () => {
  expect(rungs(8, -1).map(({ n }) => n)).toEqual([0, 1, 2, 3, 8])
  expect(rungs(8, -1).every(({ state }) => state === 'above')).toBe(true)
  expect(rungs(8, 5).map(({ n }) => n)).toEqual([4, 5, 6, 7, 8])
})
