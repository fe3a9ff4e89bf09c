import { describe, expect, test } from 'vitest'
import { fan } from './fan.ts'

describe('a Hand', () => {
  test('is held in order, from one end to the other, whatever is raised', () => {
    for (const n of [1, 2, 5, 13, 20])
      for (const raised of [null, 0, n - 1]) {
        const held = fan(n, raised)
        expect(held).toHaveLength(n)
        for (const [i, one] of held.entries()) {
          expect(Math.abs(one.at)).toBeLessThanOrEqual(1)
          if (i > 0) expect(one.at).toBeGreaterThanOrEqual(held[i - 1]?.at ?? -1)
        }
        if (raised !== null) expect(held[raised]?.turn).toBe(0)
      }
    expect(fan(13, null)[0]?.at).toBe(-1)
    expect(fan(13, null)[12]?.at).toBe(1)
  })
})
