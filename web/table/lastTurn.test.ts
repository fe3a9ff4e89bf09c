import { expect, test } from 'vitest'
import { type Turns, turnsAfter } from './lastTurn.ts'

const after = (...decisions: readonly (number | null)[]): number | null =>
  decisions.reduce<Turns>((turns, one) => turnsAfter(turns, one), { last: decisions[0] ?? null, ended: null }).ended

test('what others did before one’s turn stays new while one decides', () => {
  expect(after(4, 9)).toBe(4)
  expect(after(4, 9, 10, 11)).toBe(4)
  expect(after(4, 9, 10, 15)).toBe(10)
})

test('decisions in a row are one turn, and nobody knows yet when the one before ended', () => {
  expect(after(null, 0, 1, 2)).toBeNull()
})

test('what is taken back no longer ends a turn', () => {
  expect(after(4, 9, 10, 9)).toBe(4)
  expect(after(4, 9, 3)).toBeNull()
  expect(after(4, 9, null)).toBeNull()
})
