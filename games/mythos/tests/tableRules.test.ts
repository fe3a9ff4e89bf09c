import { expect, test } from 'vitest'
import catalogue from '../rules.md?raw'
import { log } from '../text/log.ts'
import { voice } from '../text/voice.ts'
import { moments, spoken } from './tableViews.ts'

const ruleOfNumber = (quantity: string) => voice.ruleOfNumber?.(quantity) ?? null
const isKept = (id: string | null): boolean => id !== null && catalogue.includes(`**${id}**`)
const line = (key: string) => voice.line?.({ key }, null).rule ?? null

test('every line the log can tell opens a rule that the catalogue has', () => {
  expect(Object.keys(log).filter((key) => !isKept(line(key)))).toEqual([])
  expect([line('log.walked'), line('log.straightened'), line('log.adventure')]).toEqual(['MY-WALK-02', 'MY-TURN-03', 'MY-ADV-17'])
  expect(line('log.unheard-of')).toBeNull()
})

test('the value of a card has its rule too', () => {
  expect(isKept(ruleOfNumber('value'))).toBe(true)
  expect(ruleOfNumber('unheard-of')).toBeNull()
})

test('in a game that is played no line is without a rule', () => {
  const without = new Set<string>()
  let told = 0
  for (const { table, seat } of moments('rules of lines', 120))
    for (const one of spoken(table.eventsFor(seat), 'en').slice(told)) {
      told++
      if (!isKept(one.rule ?? null)) without.add(one.message.key)
    }
  expect(told).toBeGreaterThan(50)
  expect([...without]).toEqual([])
})
