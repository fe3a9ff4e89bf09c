import { botsPlay } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { bestJobs } from '../bots/jobs.ts'
import { atLeast, chances } from '../bots/odds.ts'
import { roundsFrom } from '../bots/roads.ts'
import { bots, game, text } from '../index.ts'

describe('careful bots at the table', () => {
  const tables = ['azathoth', 'cthulhu', 'shub-niggurath', 'yog-sothoth'].flatMap((ancientOne) =>
    [1, 2, 1, 2, 3, 4].map((players, i) => ({
      of: `${ancientOne} with ${players}`,
      seats: ['ana', 'ben', 'cora', 'dan'].slice(0, players),
      seed: `careful/${i}`,
      options: { ancientOne },
    })),
  )
  botsPlay({ game, text, maker: bots.careful }, tables)
})

describe('what the careful bot reckons with', () => {
  test('roads: a path a round, and a ticket more for whoever prepares for it', () => {
    const from = roundsFrom('arkham', 0, 0)
    expect(from.get('arkham')).toBe(0)
    expect(from.get('london')).toBe(1)
    // Arkham sells ship tickets: London and on to Rome in one round.
    expect(from.get('rome')).toBe(1)
    // Out of a wilderness nobody sells any.
    expect(roundsFrom('the-amazon', 0, 0).get('arkham')).toBeGreaterThan(roundsFrom('the-amazon', 0, 2).get('arkham') ?? 9)
  })

  test('jobs: the assignment with the greatest sum, as trying all of them finds it', () => {
    const worths = [
      [7, 5, 0, 3],
      [8, 7, 1, 3],
      [9, 9, 2, 4],
    ]
    const all = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].map((c) => [a, b, c])))
    const sum = (jobs: readonly number[]): number => jobs.reduce((total, job, i) => total + (worths[i]?.[job] ?? 0), 0)
    const best = Math.max(...all.filter((jobs) => new Set(jobs).size === 3).map(sum))
    const found = bestJobs(worths)
    expect(new Set(found).size).toBe(3)
    expect(sum(found)).toBe(best)
  })

  test('dice: the chances of a pool add up, and are those of fives and sixes', () => {
    const table = chances(3, 1 / 3)
    expect(table.reduce((all, one) => all + one, 0)).toBeCloseTo(1)
    expect(atLeast(1, table)).toBeCloseTo(19 / 27)
  })
})
