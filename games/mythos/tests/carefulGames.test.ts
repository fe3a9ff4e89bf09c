import { defined, randomFrom, type Seat, sample } from '@miskatonic/kernel'
import { play } from '@miskatonic/testing'
import { botsPlay, playerOf, playOut, sentTo } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { bots, content, game, text } from '../index.ts'

const DECKS = content.decks.map(({ id }) => id)
const SEATS = ['ana', 'ben', 'eva', 'dan', 'pia', 'leo']

describe('careful bots at the table', () => {
  const tables = [2, 2, 2, 2, 3, 4, 5, 6].flatMap((players, i) =>
    [0, 1, 2, 3].map((g) => {
      const decks = Array.from({ length: players }, (_, s) => defined(DECKS[(i + g * 2 + s * (1 + (g % 2))) % 6]))
      // The last of each company plays a campaign, in which people drop out.
      return { of: decks.join(', '), seats: SEATS.slice(0, players), seed: `careful/${i}/${g}`, options: { decks, campaign: g === 3 } }
    }),
  )
  botsPlay({ game, text, maker: bots.careful }, tables)
})

test('where the table leaves it open, it takes one deck today and another tomorrow', () => {
  const taken = Array.from({ length: 12 }, (_, i) => {
    const { table } = play(game, { seats: ['ana', 'ben'], seed: `taste/${i}` }).expectAsk('ana', 'prompt.deck')
    const at = { seat: 'ana', seats: ['ana', 'ben'], options: {} }
    return playerOf(bots.careful, at, randomFrom(`taste/${i}`))(sentTo(table, 'ana')).answer
  })
  expect(new Set(taken).size).toBeGreaterThan(2)
})

test('careful beats random in 85 % of forty games and more, decks swapped', () => {
  const GAMES = 40
  let won = 0
  for (let i = 0; i < GAMES; i++) {
    const pairing = Math.floor(i / 2)
    const options = { decks: [defined(DECKS[pairing % 6]), defined(DECKS[(pairing + 1 + Math.floor(pairing / 6)) % 6])], campaign: false }
    const seats = SEATS.slice(0, 2)
    const me = defined(SEATS[i % 2])
    const random = randomFrom(`careful-random/${i}`)
    const { result } = playOut(game, { seats, seed: `careful-random/${pairing}`, options }, (seat) =>
      seat === me
        ? playerOf(bots.careful, { seat, seats, options }, random)
        : ({ ask }) => ({ answer: sample(ask, seat, random), why: null }),
    )
    const { winners } = result as { winners: Seat[] }
    if (winners.length === 1 && winners[0] === me) won++
  }
  expect(won / GAMES).toBeGreaterThanOrEqual(0.85)
})
