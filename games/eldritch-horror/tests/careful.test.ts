import { type AskView, randomFrom, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { bots, game } from '../index.ts'

describe('the careful bot', () => {
  test.each(['azathoth', 'cthulhu', 'shub-niggurath', 'yog-sothoth'])(
    'plays %s to the end, every answer legal, from view and ask alone',
    (ancientOne) => {
      const seats = ['ana', 'ben']
      const options = { ancientOne, randomInvestigators: true }
      const table = Table.start(game, { seats, options, seed: `careful-${ancientOne}` }, { undo: false })
      const players = new Map(seats.map((seat) => [seat, bots.careful({ seat, seats, options })]))
      const random = randomFrom('careful')
      while (table.ask && table.seq < 3000) {
        const [seat] = table.awaited() as [string]
        // Copied through JSON: whatever the bot reads was sent to the seat, nothing hangs on the table.
        const sent = JSON.parse(JSON.stringify({ view: table.view(seat), ask: table.askFor(seat), events: table.eventsFor(seat) }))
        const said = players.get(seat)?.decide({ seat, ...sent, ask: sent.ask as AskView }, random) as never
        const answer = said !== null && typeof said === 'object' && 'answer' in said ? (said as { answer: unknown }).answer : said
        expect(table.decide(seat, answer, { by: 'bot' })).toEqual({ ok: true })
      }
      expect(table.over).toBe(true)
    },
  )
})
