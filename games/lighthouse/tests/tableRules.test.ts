import { randomFrom, sample, Table } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { game, text } from '../index.ts'
import catalogue from '../rules.md?raw'

const GAMES = 40

test('whatever the log tells in many games opens a rule that the catalogue has', () => {
  const keys = new Set<string>()
  for (let n = 0; n < GAMES; n++) {
    const seats = ['ana', 'ben', 'cleo']
    const table = Table.start(game, { seats, options: null, seed: `rules ${n}` })
    const random = randomFrom(`answers ${n}`)
    while (table.ask) {
      const [seat = ''] = table.awaited()
      table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    }
    for (const { message } of seats.flatMap((seat) => table.eventsFor(seat))) keys.add(message.key)
  }
  const opens = (key: string) => text.line?.({ key }, null).rule ?? null
  expect(keys.size).toBeGreaterThan(40)
  expect([...keys].filter((key) => !catalogue.includes(`**${opens(key)}**`))).toEqual([])
  expect([opens('ship-saved'), opens('choose-shift')]).toEqual(['LH-BEAM-07', null])
  expect([text.ruleOfNumber?.('need'), text.ruleOfNumber?.('unheard-of')]).toEqual(['LH-BEAM-07', null])
})
