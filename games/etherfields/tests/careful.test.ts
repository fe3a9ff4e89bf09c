import { randomFrom, Table } from '@miskatonic/kernel'
import { playerOf } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { bots, game, text } from '../index.ts'
import { campaign } from '../rules/campaign.ts'
import type { World } from '../rules/shape.ts'
import { SEATS } from './randomGames.ts'

/** A night by careful bots, who are sent what their seats are sent; what it leaves, and why they did what they did. */
function night(memory: World, count: number, seed: string) {
  const setup = campaign.open(memory, SEATS.slice(0, count))
  if (!setup) throw new Error('the campaign is over')
  const table = Table.start(game, { ...setup, seed }, { undo: false })
  const random = randomFrom(seed)
  const players = new Map(setup.seats.map((seat) => [seat, playerOf(bots.careful, { seat, ...setup }, random)]))
  const reasons = new Set<string>()
  while (table.ask && table.seq < 3000) {
    const [seat = ''] = table.awaited()
    const said = players.get(seat)?.({ seat, ask: table.askFor(seat), view: table.view(seat), events: table.eventsFor(seat) } as never)
    if (said?.why) reasons.add(said.why.key)
    expect(table.decide(seat, said?.answer ?? '', { by: 'bot' })).toEqual({ ok: true })
    if (said?.why) for (const lang of ['es', 'en'] as const) expect(text.say(said.why, { lang, reader: null })).toMatch(/\.$/)
  }
  expect(table.over, `${seed} ends`).toBe(true)
  const left = campaign.leaves?.(table.kernel) ?? null
  return { memory: campaign.close(memory, { seats: setup.seats, result: table.result, left }), reasons }
}

describe('careful bots hold their Dreamers night after night', () => {
  test.each([1, 2, 4])('with %i: every answer is legal, every night ends, and the book goes on being read', (count) => {
    let memory = campaign.begin(null)
    const all = new Set<string>()
    for (let n = 1; n <= 2; n++) {
      const { memory: after, reasons } = night(memory, count, `careful ${count}/${n}`)
      for (const one of reasons) all.add(one)
      memory = after
    }
    expect(memory.night).toBeGreaterThanOrEqual(2)
    expect(memory.journal?.length).toBeGreaterThan(8)
    expect([...all]).toEqual(expect.arrayContaining(['why.untried', 'why.towards', 'why.keep']))
  })
})
