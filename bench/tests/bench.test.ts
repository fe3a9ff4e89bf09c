import { type AnyShape, type Game, randomFrom } from '@miskatonic/kernel'
import { simulate } from '@miskatonic/lab'
import { describe, expect, test } from 'vitest'
import { playOnBoardgameIo } from '../boardgameIo.ts'
import { longGame } from '../longGame.ts'
import { copying, registered, registeredGames, restoring, ticTacToe } from '../measures.ts'
import { sockets } from '../sockets.ts'
import { table } from '../table.ts'
import { playBare, playOnKernel } from '../ticTacToe.ts'
import { interleaved, median, ratio } from '../timing.ts'

const QUICK = { rounds: 1, milliseconds: 5, restores: 4, games: 3 }

describe('the three players of tic-tac-toe play the same game', () => {
  const usualLength = (play: (random: (n: number) => number) => number, games: number): number => {
    const random = randomFrom('lengths')
    let moves = 0
    for (let i = 0; i < games; i++) {
      const marks = play(random)
      expect(marks).toBeGreaterThanOrEqual(5)
      expect(marks).toBeLessThanOrEqual(9)
      moves += marks
    }
    return moves / games
  }

  test('random games have the same usual length', () => {
    const bare = usualLength(playBare, 2000)
    expect(usualLength(playOnKernel, 2000)).toBeCloseTo(bare, 0)
    expect(usualLength(playOnBoardgameIo, 300)).toBeCloseTo(bare, 0)
  })
})

describe('timing', () => {
  test('the median', () => {
    expect(median([3, 1, 2])).toBe(2)
  })

  test('ratios are taken round by round', () => {
    expect(ratio([10, 20, 90], [1, 2, 3])).toBe(10)
  })

  test('all contenders run in every round', async () => {
    const calls: string[] = []
    const work = (name: string) => () => {
      calls.push(name)
      return 1
    }
    const rates = await interleaved({ a: work('a'), b: work('b') }, { rounds: 3, milliseconds: 0 })
    expect(rates.a).toHaveLength(3)
    expect(calls.slice(-6)).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  })
})

describe('the long game', () => {
  test('goes on for as long as it is told to', () => {
    const trial = { players: 3, bots: 'random', seed: 'long', options: 300 } as const
    const report = simulate({ game: longGame as unknown as Game<AnyShape> }, trial, 2)
    expect(report).toMatchObject({ finished: 2, results: { tired: 2 }, decisions: 600 })
  })
})

test('each player has a thread of its own, and a rate', async () => {
  const measures = await ticTacToe(QUICK)
  expect(Object.values(measures).every((value) => value > 0)).toBe(true)
  expect(measures.ticTacToeVsBoardgameIo).toBeGreaterThan(1)
})

test('opening and copying can be measured', () => {
  expect(Object.values(restoring(QUICK)).every((value) => value > 0)).toBe(true)
  expect(Object.keys(copying([], QUICK))).toEqual(['copyStateMs', 'deepCopyStateMs'])
})

test('a game of the register is measured with the usual number of players', async () => {
  const [playable] = await registeredGames()
  const measures = registered(playable as NonNullable<typeof playable>, { ...QUICK, games: 1 })
  const endings = ['DecisionsPerSecond', 'MicrosecondsPerDecision', 'MidGameStateKilobytes', 'MidGameCopyMs', 'TailMedian', 'TailP99']
  expect(Object.keys(measures).map((name) => endings.find((ending) => name.endsWith(ending)))).toEqual(endings)
  expect(Object.values(measures).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
  expect(Object.entries(measures).find(([name]) => name.endsWith('MidGameStateKilobytes'))?.[1]).toBeGreaterThan(0)
})

test('sockets can be measured: an echo, decisions on disk, tables held at human pace', async () => {
  const effort = { rounds: 1, warming: 1, milliseconds: 100, tables: 4, held: 3, heldSeconds: 1 }
  const measures = await sockets(await registeredGames(), effort)
  expect(measures.heldTables).toBe(3)
  expect(measures.heldSockets).toBe(9)
  for (const name of [
    'socketEchoesPerSecond',
    'socketDecisionsPerSecond',
    'socketDecisionsVsEcho',
    'socketFansPerSecond',
    'socketDecisionsVsFan',
    'heldDecisionsPerSecond',
    'heldToldMsP99',
  ])
    expect(measures[name], name).toBeGreaterThan(0)
})

test('the table has a line for what was measured, with what we aim for', () => {
  const text = table({
    ticTacToeMovesPerSecond: 1234567,
    ticTacToeVsBoardgameIo: 61.234,
    copyStateMs: 0.0123,
    chessDecisionsPerSecond: 999.4,
    chessMicrosecondsPerDecision: 12.34,
    chessMidGameStateKilobytes: 7.5,
    chessTailP99: 8,
  })
  expect(text).toContain('1 234 567 moves/s')
  expect(text).toMatch(/against boardgame.io +61.2 times \(at least 60\)/)
  expect(text).toMatch(/chess: random decisions +999 decisions\/s$/m)
  expect(text).toMatch(/chess: one decision +12.3 µs \(at most 25\)/)
  expect(text).toMatch(/chess: a state in mid-game, as JSON +7.50 kB \(at most 40\)/)
  expect(text).toMatch(/chess: decisions run again on opening, 99 % +8 decisions \(at most 15\)/)
})
