import type { Bot, BotMaker } from '@miskatonic/contract'
import type { Playable } from '@miskatonic/games/levels'
import { describe, expect, test } from 'vitest'
import { readCommand } from '../command.ts'
import { levelsTold } from '../levels.ts'
import { levelsIn, playGame, type Trial } from '../play.ts'
import { told } from '../report.ts'
import { simulate } from '../simulate.ts'
import { anyCounting } from './counting.ts'

/** Whoever comes to twenty has won; the careful bot always says 1, the searching one 3. */
const says =
  (key: string): BotMaker =>
  (): Bot => ({ name: key, decide: () => key })
const counting: Playable = { game: anyCounting, bots: { careful: says('1'), search: says('3') } }
const trial: Trial = { players: 2, bots: ['search', 'careful'], seed: 'lab', options: null }

describe('different levels at one table', () => {
  test('go round: each order for as many games as there are seats', () => {
    expect([1, 2, 3, 4, 5].map((i) => levelsIn(trial.bots, 2, i).join())).toEqual([
      'search,careful',
      'search,careful',
      'careful,search',
      'careful,search',
      'search,careful',
    ])
    expect(levelsIn('careful', 3, 7)).toEqual(['careful', 'careful', 'careful'])
    expect(levelsIn(['search', 'random'], 3, 1)).toEqual(['search', 'random', 'search'])
  })

  test('are played by the bots of their level, whose games are known by it', () => {
    expect(playGame(counting, trial, 1)).toMatchObject({ decisions: 10, levels: ['search', 'careful'], error: null })
    expect(playGame(counting, trial, 1)).toEqual(playGame(counting, trial, 1))
    expect(playGame(counting, { ...trial, bots: ['search', 'random'], options: null }, 1).levels).toEqual(['search', 'random'])
  })

  test('are counted by who won; a level that sits twice counts once for each game', () => {
    const { levels } = simulate(counting, trial, 8)
    expect(levels?.map(({ level, games }) => [level, games])).toEqual([
      ['careful', 8],
      ['search', 8],
    ])
    expect(levels?.reduce((sum, { wins }) => sum + wins, 0)).toBe(8)
    // 3 and 1 in turn: the tenth answer makes twenty, so whoever sits second has won.
    expect(levels?.map(({ wins }) => wins)).toEqual([4, 4])
    expect(simulate(counting, { ...trial, bots: 'careful' }, 2).levels).toBeUndefined()
  })

  test('say how long they thought, if it is asked for', () => {
    const report = simulate(counting, { ...trial, timed: true }, 2)
    expect(report.levels?.map(({ thought }) => thought?.decisions)).toEqual([10, 10])
    for (const { thought } of report.levels ?? []) expect(thought?.most).toBeGreaterThanOrEqual(thought?.mean ?? Number.NaN)
    expect(told(report)).toMatch(/search: won 0 of 2, 0\.0 % \(0\.0 % – 65\.8 %\); a decision took [\d.]+ ms, at most \d+ ms/)
  })

  test('are told with their interval', () => {
    expect(levelsTold([{ level: 'search', games: 200, wins: 151 }])).toEqual(['search: won 151 of 200, 75.5 % (69.1 % – 80.9 %)'])
  })

  test('are asked for with commas between them', () => {
    expect(readCommand(['chess', '--bots', 'search,careful']).bots).toEqual(['search', 'careful'])
    expect(() => readCommand(['chess', '--bots', 'search,clever'])).toThrow('--bots wants random, careful, search, not «clever»')
  })
})
