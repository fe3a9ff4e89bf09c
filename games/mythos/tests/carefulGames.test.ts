import { type Answer, type AskView, type Message, type Random, randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { whyText } from '../bots/whys.ts'
import { bots, content, game } from '../index.ts'
import type { Outcome } from '../rules/shape.ts'

const DECKS = content.decks.map(({ id }) => id)
const SEATS = ['ana', 'ben', 'eva', 'dan', 'pia', 'leo']

type Said = { readonly answer: Answer; readonly why?: Message }
type Decide = (sent: { seat: Seat; view: never; ask: AskView; events: never[] }) => Said

/** A whole game; everybody answers what was sent to the seat, through JSON. */
function playOut(decks: readonly string[], seed: string, player: (seat: Seat, options: object) => Decide, campaign = false): Outcome {
  const seats = SEATS.slice(0, decks.length)
  const options = { decks, campaign }
  const table = Table.start(game, { seats, options, seed }, { undo: false })
  const players = new Map(seats.map((seat) => [seat, player(seat, options)]))
  while (table.ask && table.seq < 4000) {
    const [seat] = table.awaited() as [Seat]
    const sent = JSON.parse(JSON.stringify({ view: table.view(seat), ask: table.askFor(seat), events: [] }))
    const { answer } = (players.get(seat) as Decide)({ seat, ...sent })
    expect(table.decide(seat, answer, { by: 'bot' })).toEqual({ ok: true })
  }
  expect(table.over).toBe(true)
  return table.result as unknown as Outcome
}

const careful =
  (seats: readonly Seat[], random: Random) =>
  (seat: Seat, options: object): Decide => {
    const bot = bots.careful({ seat, seats, options: options as never })
    return (sent) => {
      const said: unknown = bot.decide(sent, random)
      return (typeof said === 'object' && said !== null && 'answer' in said ? said : { answer: said }) as Said
    }
  }

describe('careful bots at the table', () => {
  const tables = [2, 2, 2, 2, 3, 4, 5, 6].flatMap((players, i) =>
    [0, 1, 2, 3].map(
      (g) =>
        [players, Array.from({ length: players }, (_, s) => DECKS[(i + g * 2 + s * (1 + (g % 2))) % 6] as string), `${i}/${g}`] as const,
    ),
  )
  test.each(tables)('%i players with %j: every answer is legal and its own, every reason is a sentence (%s)', (players, decks, seed) => {
    let strayed = 0
    const unexplained: string[] = []
    const player = careful(SEATS.slice(0, players), () => {
      strayed++
      return 0
    })
    const listening = (seat: Seat, options: object): Decide => {
      const decide = player(seat, options)
      return (sent) => {
        const said = decide(sent)
        if (said.why && !(whyText(said.why, 'es') && whyText(said.why, 'en'))) unexplained.push(said.why.key)
        return said
      }
    }
    // The last seed of each company plays a campaign, in which people drop out.
    playOut(decks, `careful/${seed}`, listening, seed.endsWith('/3'))
    expect({ strayed, unexplained }).toEqual({ strayed: 0, unexplained: [] })
  })
})

test('where the table leaves it open, it takes one deck today and another tomorrow', () => {
  const taken = Array.from({ length: 12 }, (_, i) => {
    const table = Table.start(game, { seats: ['ana', 'ben'], options: null, seed: `taste/${i}` }, { undo: false })
    const ask = table.askFor('ana') as AskView
    expect(ask.about.key).toBe('prompt.deck')
    return careful(['ana', 'ben'], randomFrom(`taste/${i}`))('ana', {})({ seat: 'ana', view: table.view('ana') as never, ask, events: [] })
      .answer
  })
  expect(new Set(taken).size).toBeGreaterThan(2)
})

test('careful beats random in 85 % of forty games and more, decks swapped', () => {
  const GAMES = 40
  let won = 0
  for (let i = 0; i < GAMES; i++) {
    const pairing = Math.floor(i / 2)
    const decks = [DECKS[pairing % 6] as string, DECKS[(pairing + 1 + Math.floor(pairing / 6)) % 6] as string]
    const me = SEATS[i % 2] as Seat
    const random = randomFrom(`careful-random/${i}`)
    const thinks = careful(SEATS.slice(0, 2), random)
    const { winners } = playOut(decks, `careful-random/${pairing}`, (seat, options) =>
      seat === me ? thinks(seat, options) : ({ ask }) => ({ answer: sample(ask, seat, random) }),
    )
    if (winners.length === 1 && winners[0] === me) won++
  }
  expect(won / GAMES).toBeGreaterThanOrEqual(0.85)
})
