import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { games } from '@miskatonic/games'
import { describe, expect, test } from 'vitest'
import { readCommand } from '../command.ts'
import { BATCH, simulateRegistered } from '../simulate.ts'

describe('the command line', () => {
  test('has defaults', () => {
    expect(readCommand(['chess'])).toEqual({
      game: 'chess',
      players: null,
      games: 100,
      bots: 'random',
      seed: 'lab',
      options: null,
      nights: null,
      by: null,
      happenings: [],
      json: false,
    })
  })

  test('says everything', () => {
    const words = [
      'chess',
      '--players',
      '3',
      '--games',
      '7',
      '--bots',
      'careful',
      '--seed',
      's',
      '--options',
      '{"a":1}',
      '--nights',
      '4',
      '--by',
      'decks',
      '--happenings',
      'draw,play',
      '--json',
    ]
    expect(readCommand(words)).toEqual({
      game: 'chess',
      players: 3,
      games: 7,
      bots: 'careful',
      seed: 's',
      options: { a: 1 },
      nights: 4,
      by: 'decks',
      happenings: ['draw', 'play'],
      json: true,
    })
  })

  test.each([
    [[], 'which game'],
    [['chess', 'go'], 'one game at a time'],
    [['chess', '--players', 'two'], '--players wants a whole number'],
    [['chess', '--games', '0'], '--games wants a whole number'],
    [['chess', '--bots', 'clever'], '--bots wants random, careful, search'],
    [['chess', '--options', '{'], '--options wants JSON'],
    [['chess', '--speed'], 'speed'],
  ])('%j is refused', (words, says) => {
    expect(() => readCommand(words)).toThrow(says)
  })
})

describe('npm run lab', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const lab = (...words: string[]) => spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' })

  test('a game nobody knows: exit 2, and which there are', () => {
    const { status, stderr, stdout } = lab('no-such-game')
    expect(status).toBe(2)
    expect(stderr).toContain('there is no game «no-such-game»')
    expect(stdout).toBe('')
  })

  test('a flag nobody knows: exit 2', () => {
    expect(lab('no-such-game', '--speed').status).toBe(2)
  })

  const [first] = games
  // One more than a thread takes at once, so that two share them.
  const GAMES = BATCH + 1
  test.runIf(first)('--json prints the report and nothing else, the same in one thread as in several', async () => {
    const { status, stdout } = lab(first?.id ?? '', '--games', String(GAMES), '--json')
    const report = JSON.parse(stdout)
    expect(Object.keys(report)).toEqual([
      'game',
      'players',
      'games',
      'finished',
      'errors',
      'decisions',
      'decisionsPerSecond',
      'results',
      'length',
    ])
    expect({ status, errors: report.errors, finished: report.finished }).toEqual({ status: 0, errors: [], finished: GAMES })
    const trial = { players: report.players, bots: 'random', seed: 'lab', options: null } as const
    const inThreads = await simulateRegistered(first?.id ?? '', trial, GAMES, undefined, 0)
    expect({ ...inThreads, decisionsPerSecond: 0 }).toEqual({ ...report, decisionsPerSecond: 0 })
  })
})
