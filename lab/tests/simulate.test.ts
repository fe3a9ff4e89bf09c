import type { Bot, BotMaker, Campaign } from '@miskatonic/contract'
import type { Playable } from '@miskatonic/games/levels'
import { describe, expect, test } from 'vitest'
import { outcomeOf, playGame, seatsFor, type Trial } from '../play.ts'
import { quantile, Tally, told } from '../report.ts'
import { simulate } from '../simulate.ts'
import { anyCounting } from './counting.ts'

/** Always says 1, so that its games are twenty decisions long. */
const careful: BotMaker = (): Bot => ({ name: 'careful', decide: ({ view }) => (view.table.sum === undefined ? '' : { answer: '1' }) })
const counting: Playable = { game: anyCounting, bots: { careful } }
const trial: Trial = { players: 2, bots: 'random', seed: 'lab', options: null }

describe('one game', () => {
  test('is the same whenever it is played, and another with another number', () => {
    expect(playGame(counting, trial, 7)).toEqual(playGame(counting, trial, 7))
    const lengths = Array.from({ length: 20 }, (_, i) => playGame(counting, trial, i).decisions)
    expect(new Set(lengths).size).toBeGreaterThan(1)
  })

  test('is played by bots that look, if they are wanted', () => {
    expect(playGame(counting, { ...trial, bots: 'careful' }, 1)).toMatchObject({
      decisions: 20,
      outcome: 'exact',
      error: null,
      result: { outcome: 'exact', by: 'seat2' },
    })
  })

  test('that breaks is an error with its seed and the decision', () => {
    const { outcome, error } = playGame(counting, { ...trial, options: 'throw' }, 3)
    expect(outcome).toBeNull()
    expect(error).toMatchObject({ seed: 'lab/3', message: expect.stringContaining('the counter jammed') })
    expect(error?.seq).toBeGreaterThan(3)
  })

  test('that goes on for ever is given up', () => {
    const { decisions, error } = playGame(counting, { ...trial, options: 'loop', most: 50 }, 1)
    expect(decisions).toBe(50)
    expect(error?.message).toContain('not over after 50 decisions')
  })

  test('with a bot the game lacks is an error, not a random game', () => {
    expect(playGame(counting, { ...trial, bots: 'search' }, 1).error?.message).toContain('no search bot')
  })
})

describe('many games', () => {
  test('are counted by outcome and length', () => {
    const { decisionsPerSecond, ...report } = simulate(counting, trial, 50)
    expect(decisionsPerSecond).toBeGreaterThan(0)
    expect(report).toMatchObject({ game: 'counting', players: 2, games: 50, finished: 50, errors: [] })
    expect(Object.values(report.results).reduce((a, b) => a + b, 0)).toBe(50)
    expect(Object.keys(report.results).sort()).toEqual(['exact', 'over'])
    expect(report.length.median).toBeLessThanOrEqual(report.length.p90)
    const lengths = Array.from({ length: 50 }, (_, i) => playGame(counting, trial, i + 1).decisions)
    expect(report.decisions).toBe(lengths.reduce((a, b) => a + b, 0))
  })

  test('tell how far they are', () => {
    const seen: number[] = []
    simulate(counting, trial, 3, (played) => seen.push(played))
    expect(seen).toEqual([1, 2, 3])
  })

  test('keep the first twenty errors', () => {
    const report = simulate(counting, { ...trial, options: 'throw' }, 30)
    expect(report.finished).toBe(0)
    expect(report.errors).toHaveLength(20)
    expect(report.errors.map(({ seed }) => seed)).toEqual(Array.from({ length: 20 }, (_, i) => `lab/${i + 1}`))
  })

  test('come to the same in whatever order they come in', () => {
    const played = [1, 2, 3, 4, 5].map((i) => playGame(counting, { ...trial, options: i > 3 ? 'throw' : null }, i))
    const tallied = (list: typeof played) => {
      const tally = new Tally()
      for (const one of list) tally.add(one)
      return tally.report('counting', 2, 1)
    }
    expect(tallied(played.toReversed())).toEqual(tallied(played))
  })
})

test('an outcome is what the result calls so, else the result itself', () => {
  expect(outcomeOf({ outcome: 'won', by: 'ana' })).toBe('won')
  expect(outcomeOf('draw')).toBe('draw')
  expect(outcomeOf({ winner: 'ana' })).toBe('{"winner":"ana"}')
  expect(outcomeOf(['ana'])).toBe('["ana"]')
})

test('quantiles', () => {
  expect(quantile([], 0.5)).toBe(0)
  expect(quantile([1, 2, 3], 0.5)).toBe(2)
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9)
})

test('a report reads well', () => {
  const report = { ...simulate(counting, trial, 4), results: { won: 3, lost: 1 }, decisions: 1234567, decisionsPerSecond: 4321 }
  const text = told({ ...report, length: { median: 9, p90: 12 }, errors: [{ seed: 'lab/2', seq: 5, message: 'it broke' }] })
  expect(text.split('\n')).toEqual([
    'counting, 2 players: 4 of 4 games came to their end',
    '  won         3    75.0 %',
    '  lost        1    25.0 %',
    'length: median 9 decisions, one game in ten over 12',
    '1 234 567 decisions, 4 321 per second',
    'error in game lab/2 at decision 5: it broke',
  ])
})

test('seats have names', () => {
  expect(seatsFor(2)).toEqual(['seat1', 'seat2'])
})

test('nights of a campaign share one memory, and make one game', () => {
  const campaign: Campaign = {
    version: 1,
    begin: () => 0,
    open: (memory, seats) => (memory === 2 ? null : { seats, options: null }),
    close: (memory) => Number(memory) + 1,
    view: (memory) => memory,
    text: (view) => ({ headline: `nights: ${view}`, lines: [] }),
  }
  const one = simulate(counting, trial, 1)
  const nights = (n: number) => simulate({ ...counting, campaign }, { ...trial, nights: n }, 3)
  expect(nights(1)).toMatchObject({ games: 3, finished: 3, results: { 'nights: 1': 3 } })
  expect(nights(5)).toMatchObject({ games: 3, finished: 3, results: { 'nights: 2': 3 }, errors: [] })
  expect(nights(2).decisions).toBeGreaterThan(one.decisions * 3)
  expect(() => simulate(counting, { ...trial, nights: 1 }, 1)).toThrow(/no campaign/)
})
