import { botsPlay, playerOf, playOut } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { bots, game, text } from '../index.ts'
import { playRandomGame, SEATS } from './randomGames.ts'

describe('careful bots at the table', () => {
  const tables = [2, 3, 4, 5].flatMap((players) =>
    ['none', 'hollow-choir'].map((sect) => ({
      of: `${players} detectives, special sect ${sect}`,
      seats: SEATS.slice(0, players),
      seed: `careful/${sect}/${players}`,
      options: { sect, askBeforeSupport: players === 4, rangedAnyLocation: players === 5 },
    })),
  )
  botsPlay({ game, text, maker: bots.careful }, tables)

  test.each([2, 3, 4, 5])('%i of them last longer than players at random', (players) => {
    const seats = SEATS.slice(0, players)
    const seeds = ['a', 'b', 'c'].map((seed) => `longer/${players}/${seed}`)
    const turns = (seed: string): number => {
      const at = { seats, options: null }
      const table = playOut(game, { seats, seed }, (seat) => playerOf(bots.careful, { ...at, seat }, () => 0))
      return (table.kernel.raw.table as { turn: number }).turn
    }
    const sum = (of: (seed: string) => number): number => seeds.reduce((all, seed) => all + of(seed), 0)
    expect(sum(turns)).toBeGreaterThan(2 * sum((seed) => playRandomGame(seed, players).turns))
  })
})
