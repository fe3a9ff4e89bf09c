import { playable } from '@miskatonic/games/levels'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playGame, type Trial } from '../play.ts'

const GAMES = 5

// It thinks until it has tried enough, never until its time is up: a busy machine thinks as much as an idle one.
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(0)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** How many of the keepers' watches ended well. */
const wellEnded = (played: Awaited<ReturnType<typeof playable>>, bots: Trial['bots']): number =>
  Array.from({ length: GAMES }, (_, i) => playGame(played, { players: 2, bots, seed: 'searching', options: null }, i + 1))
    .map(({ outcome, error }) => {
      expect(error).toBeNull()
      return outcome
    })
    .filter((outcome) => outcome === 'saved' || outcome === 'held').length

test('the general search brings most ships home where random keepers do not', async () => {
  const lighthouse = await playable('lighthouse')
  const random = wellEnded(lighthouse, 'random')
  const search = wellEnded(lighthouse, 'search')
  expect(search).toBeGreaterThanOrEqual(GAMES - 1)
  expect(search).toBeGreaterThan(random + 1)
})
