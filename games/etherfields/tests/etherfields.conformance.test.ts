import type { Json } from '@miskatonic/kernel'
import { examine, told } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { etherfields } from '../rules/game.ts'
import { playRandomNight, SEATS } from './randomGames.ts'

/** Nights after the first: whoever answers at random soon ends them, and meets Slumbers, Fate and the Market before that. */
test.each([1, 2, 4])('nights of %i conform', (seats) => {
  const { world } = playRandomNight(`first night of ${seats}`, seats)
  const { violations, report } = examine(etherfields, {
    seats: SEATS.slice(0, seats),
    options: { world } as unknown as Json,
    games: 2,
    seed: `conformance-${seats}`,
    moments: 6,
    decisions: 6000,
    settled: (t) => t.seats.every((who) => t.get(who, 'dreamer') !== null),
  })
  expect(report.games).toBe(2)
  expect(violations.map(told)).toEqual([])
})

/** The first night begins inside the first Dream, and whoever dies in it dreams it again or stops. */
test.each([1, 2, 4])('first nights of %i conform', (seats) => {
  const { violations, report } = examine(etherfields, {
    seats: SEATS.slice(0, seats),
    games: 1,
    seed: `first-${seats}`,
    moments: 6,
    decisions: 6000,
    settled: (t) => t.seats.every((who) => t.get(who, 'dreamer') !== null),
  })
  expect(report.games).toBe(1)
  expect(violations.map(told)).toEqual([])
})
