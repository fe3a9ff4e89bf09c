import { type Playable, playable } from '@miskatonic/games/levels'
import { expect, test } from 'vitest'
import { playGame, type Trial } from '../play.ts'
import { simulate } from '../simulate.ts'
import { anyCounting } from './counting.ts'

const GAMES = 5

/** How many of the keepers' watches ended well. */
const wellEnded = (played: Playable, bots: Trial['bots']): number =>
  Array.from({ length: GAMES }, (_, i) => playGame(played, { players: 2, bots, seed: 'searching', options: null }, i + 1))
    .map(({ outcome, error }) => {
      expect(error).toBeNull()
      return outcome
    })
    .filter((outcome) => outcome === 'saved' || outcome === 'held').length

test('told what a view is worth, the house brings most ships home where random keepers do not', async () => {
  const lighthouse = await playable('lighthouse')
  const random = wellEnded(lighthouse, 'random')
  const careful = wellEnded(lighthouse, 'careful')
  expect(careful).toBeGreaterThanOrEqual(GAMES - 1)
  expect(careful).toBeGreaterThan(random + 1)
})

test('a game that gives nothing but its rules is played, and better than at random', () => {
  // Whoever says the number that makes twenty has won: 1 to 3 at a time.
  const counting: Playable = { game: anyCounting }
  const trial: Trial = { players: 2, bots: ['search', 'random'], seed: 'nothing', options: null }
  const { levels, errors } = simulate(counting, trial, 20)
  expect(errors).toEqual([])
  const wins = Object.fromEntries((levels ?? []).map(({ level, wins: won }) => [level, won]))
  expect(wins.search).toBeGreaterThanOrEqual(16)
})

test('the same question gets the same answer: tries are counted, not time', () => {
  const trial: Trial = { players: 2, bots: 'careful', seed: 'again', options: null }
  expect(playGame({ game: anyCounting }, trial, 1)).toEqual(playGame({ game: anyCounting }, trial, 1))
})
