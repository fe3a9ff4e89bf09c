import { type Answer, type AskView, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { bestJobs } from '../bots/jobs.ts'
import { atLeast, chances } from '../bots/odds.ts'
import { roundsFrom } from '../bots/roads.ts'
import { whyText } from '../bots/whys.ts'
import { bots, game } from '../index.ts'

/** Plays a whole game; says how often a bot had to fall back on chance because its judgement gave no legal answer. */
function playOut(ancientOne: string, players: number, seed: string): { over: boolean; strayed: number; unexplained: string[] } {
  const seats = ['ana', 'ben', 'cora', 'dan'].slice(0, players)
  const options = { ancientOne }
  const table = Table.start(game, { seats, options, seed }, { undo: false })
  const bot = new Map(seats.map((seat) => [seat, bots.careful({ seat, seats, options })]))
  let strayed = 0
  const unexplained: string[] = []
  while (table.ask && table.seq < 3000) {
    const [seat] = table.awaited() as [string]
    // Copied through JSON: whatever the bot reads was sent to the seat, nothing hangs on the table.
    const sent = JSON.parse(JSON.stringify({ view: table.view(seat), ask: table.askFor(seat), events: [] }))
    const said: unknown = bot.get(seat)?.decide({ seat, ...sent, ask: sent.ask as AskView }, () => {
      strayed++
      return 0
    })
    const { answer, why } = (typeof said === 'object' && said !== null && 'answer' in said ? said : { answer: said, why: null }) as {
      answer: Answer
      why?: { key: string } | null
    }
    if (why && !(whyText(why, 'es') && whyText(why, 'en'))) unexplained.push(why.key)
    expect(table.decide(seat, answer, { by: 'bot' })).toEqual({ ok: true })
  }
  return { over: table.over, strayed, unexplained }
}

describe('careful bots at the table', () => {
  const games = ['azathoth', 'cthulhu', 'shub-niggurath', 'yog-sothoth'].flatMap((ancientOne) =>
    [1, 2, 1, 2, 3, 4].map((players, i) => [ancientOne, players, `careful/${i}`] as const),
  )
  test.each(games)('%s with %i: every answer is legal and its own, and the game ends (%s)', (ancientOne, players, seed) => {
    expect(playOut(ancientOne, players, seed)).toEqual({ over: true, strayed: 0, unexplained: [] })
  })
})

describe('what the careful bot reckons with', () => {
  test('roads: a path a round, and a ticket more for whoever prepares for it', () => {
    const from = roundsFrom('arkham', 0, 0)
    expect(from.get('arkham')).toBe(0)
    expect(from.get('london')).toBe(1)
    // Arkham sells ship tickets: London and on to Rome in one round.
    expect(from.get('rome')).toBe(1)
    // Out of a wilderness nobody sells any.
    expect(roundsFrom('the-amazon', 0, 0).get('arkham')).toBeGreaterThan(roundsFrom('the-amazon', 0, 2).get('arkham') ?? 9)
  })

  test('jobs: the assignment with the greatest sum, as trying all of them finds it', () => {
    const worths = [
      [7, 5, 0, 3],
      [8, 7, 1, 3],
      [9, 9, 2, 4],
    ]
    const all = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].map((c) => [a, b, c])))
    const sum = (jobs: readonly number[]): number => jobs.reduce((total, job, i) => total + (worths[i]?.[job] ?? 0), 0)
    const best = Math.max(...all.filter((jobs) => new Set(jobs).size === 3).map(sum))
    const found = bestJobs(worths)
    expect(new Set(found).size).toBe(3)
    expect(sum(found)).toBe(best)
  })

  test('dice: the chances of a pool add up, and are those of fives and sixes', () => {
    const table = chances(3, 1 / 3)
    expect(table.reduce((all, one) => all + one, 0)).toBeCloseTo(1)
    expect(atLeast(1, table)).toBeCloseTo(19 / 27)
  })
})
