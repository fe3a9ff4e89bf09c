import { expect, test } from 'vitest'
import { CURVES, median, performanceScore, scoreOf, speedIndex, weighed } from './scores.ts'

test('a curve goes through its two points and falls', () => {
  for (const curves of Object.values(CURVES))
    for (const curve of Object.values(curves)) {
      expect(scoreOf(curve.good, curve)).toBeCloseTo(0.9, 4)
      expect(scoreOf(curve.median, curve)).toBeCloseTo(0.5, 4)
      expect(scoreOf(curve.median * 3, curve)).toBeLessThan(0.2)
      expect(scoreOf(0, curve)).toBe(1)
    }
})

test('a page that is good at everything scores 90, one that blocks for a second far less', () => {
  const { firstPaint, speedIndex, largestPaint, blocking, shift } = CURVES.desktop
  const good = {
    firstPaint: firstPaint.good,
    speedIndex: speedIndex.good,
    largestPaint: largestPaint.good,
    blocking: blocking.good,
    shift: shift.good,
  }
  expect(performanceScore(good, 'desktop')).toBe(90)
  expect(performanceScore({ ...good, blocking: 1000 }, 'desktop')).toBeLessThan(70)
})

test('what fails costs its weight', () => {
  expect(weighed([{ passes: true, weight: 7 }])).toBe(100)
  expect(
    weighed([
      { passes: true, weight: 3 },
      { passes: false, weight: 1 },
    ]),
  ).toBe(75)
})

test('the speed index is the time until the page is there, or less where half of it was there before', () => {
  const empty = { at: 0, histogram: [4, 0] }
  expect(speedIndex([empty, { at: 800, histogram: [0, 4] }])).toBe(800)
  expect(speedIndex([empty, { at: 400, histogram: [2, 2] }, { at: 800, histogram: [0, 4] }])).toBe(600)
  expect(speedIndex([{ ...empty, at: 300 }])).toBe(300)
})

test('the median is the one in the middle', () => expect(median([9, 1, 5])).toBe(5))
