import type { Playable } from '@miskatonic/games/levels'
import { type AnyShape, choose, type Game, type Kernel, type Script } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { compare, tablesOf } from '../comparing.ts'
import { comparisonTold } from '../comparingTold.ts'
import { wilson } from '../wilson.ts'
import { anyCounting } from './counting.ts'

/** Everybody brings a number; after one answer the highest has won. */
const highest = {
  ...anyCounting,
  id: 'highest',
  opening: () => [{ step: 'show' }],
  steps: {
    *show(t: Kernel<AnyShape>): Script {
      const { numbers } = t.options as { numbers: string[] }
      yield* choose(t, t.seats[0] as string, { about: 'say' as never, options: [{ key: '1' }, { key: '2' }] })
      const most = Math.max(...numbers.map(Number))
      const winners = t.seats.filter((_, i) => Number(numbers[i]) === most)
      yield* t.over({ outcome: 'shown', shown: `with ${most}`, winners, round: 1 })
    },
  },
} as unknown as Game<AnyShape>
const playable: Playable = { game: highest }
const trial = { players: 2, bots: 'random', seed: 'lab', options: null } as const

describe('who sits with whom', () => {
  test('two at a table: every pairing, and each with itself', () => {
    expect(tablesOf(['a', 'b', 'c'], 2).map((table) => table.join(''))).toEqual(['aa', 'ab', 'ac', 'bb', 'bc', 'cc'])
  })
  test('more at a table: every company of different ones', () => {
    expect(tablesOf(['a', 'b', 'c', 'd'], 3).map((table) => table.join(''))).toEqual(['abc', 'abd', 'acd', 'bcd'])
  })
})

describe('a comparison', () => {
  const report = compare(playable, trial, 'numbers', ['1', '2', '3'], 4)

  test('gives each choice what it won over the others, wherever it sat', () => {
    expect(report.standings).toEqual([
      { choice: '1', games: 8, wins: 0 },
      { choice: '2', games: 8, wins: 4 },
      { choice: '3', games: 8, wins: 8 },
    ])
    expect({ games: report.games, finished: report.finished, errors: report.errors }).toEqual({ games: 24, finished: 24, errors: [] })
  })
  test('shares a game that several have won', () => {
    expect(report.meetings.find(({ choices }) => choices.join('') === '22')).toEqual({ choices: ['2', '2'], games: 4, wins: [2, 2] })
  })
  test('knows how each of them won, and how long it took', () => {
    expect(report.endings['3']).toEqual({ 'with 3': 16 })
    expect(report.rounds).toEqual({ median: 1, p90: 1, most: 1 })
    expect(report.decisions.most).toBe(1)
  })
  test('reads as tables', () => {
    const lines = comparisonTold(report).split('\n')
    expect(lines[0]).toBe('highest by numbers, 2 players, 6 tables: 24 of 24 games came to their end (shown 24)')
    expect(lines).toContain('| 2 | 8 | 50.0 % | 21.5 % – 78.5 % | with 2 12 |')
    expect(lines).toContain('| 2 | 100 | · | 0 |')
  })
  test('keeps what broke, with its seed', () => {
    const broken = compare(playable, { ...trial, options: null }, 'names', ['1', '2'], 1)
    expect(broken.finished).toBe(0)
    expect(broken.errors.map(({ seed }) => seed)).toEqual(['lab/1+1/1', 'lab/1+2/1', 'lab/2+2/1'])
  })
})

test('Wilson’s interval', () => {
  const [low, high] = wilson(50, 100)
  expect([low, high].map((part) => Math.round(1000 * part))).toEqual([404, 596])
  expect(wilson(0, 0)).toEqual([0, 1])
  expect(wilson(10, 10)[1]).toBe(1)
})
