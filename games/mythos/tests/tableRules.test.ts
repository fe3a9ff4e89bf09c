import { expect, test } from 'vitest'
import catalogue from '../rules.md?raw'
import { ruleOf } from '../table/ruleOf.ts'
import { log } from '../text/log.ts'
import { moments, spoken } from './tableViews.ts'

const isKept = (id: string | null): boolean => id !== null && catalogue.includes(`**${id}**`)
const line = (key: string) => ruleOf({ line: { id: 1, seq: 1, record: null, cause: null, message: { key }, text: '' } })

test('every line the log can tell opens a rule that the catalogue has', () => {
  expect(Object.keys(log).filter((key) => !isKept(line(key)))).toEqual([])
  expect([line('log.walked'), line('log.straightened'), line('log.adventure')]).toEqual(['MY-WALK-02', 'MY-TURN-03', 'MY-ADV-17'])
  expect(line('log.unheard-of')).toBeNull()
})

test('the value of a card has its rule too', () => {
  expect(isKept(ruleOf({ quantity: 'value' }))).toBe(true)
  expect(ruleOf({ quantity: 'unheard-of' })).toBeNull()
})

test('in a game that is played no line is without a rule', () => {
  const without = new Set<string>()
  let told = 0
  for (const { table, seat } of moments('rules of lines', 120))
    for (const one of spoken(table.eventsFor(seat), 'en').slice(told)) {
      told++
      if (!isKept(ruleOf({ line: one }))) without.add(one.message.key)
    }
  expect(told).toBeGreaterThan(50)
  expect([...without]).toEqual([])
})
