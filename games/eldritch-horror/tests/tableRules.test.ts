import { expect, test } from 'vitest'
import catalogue from '../rules.md?raw'
import { log } from '../text/log.ts'
import { voice } from '../text/voice.ts'
import { moments, spoken } from './tableViews.ts'

const ruleOfNumber = (quantity: string) => voice.ruleOfNumber?.(quantity) ?? null
const isKept = (id: string | null): boolean => id !== null && catalogue.includes(`**${id}**`)
const line = (key: string, args?: object) => voice.line?.({ key, ...(args ? { args: args as never } : {}) }, null).rule ?? null

test('every line the log can tell opens a rule that the catalogue has', () => {
  const keys = Object.keys(log).filter((key) => key !== 'log.action')
  expect(keys.filter((key) => !isKept(line(key)))).toEqual([])
})

test('an action opens its own rule, an encounter that of its deck, a wound that of its test', () => {
  expect(['travel', 'prepare', 'acquire', 'rest', 'trade'].map((action) => line('log.action', { action }))).toEqual([
    'EH-TRAVEL-01',
    'EH-PREP-01',
    'EH-ACQ-03',
    'EH-REST-01',
    'EH-TRADE-01',
  ])
  expect(line('log.encounter', { kind: 'research' })).toBe('EH-RES-01')
  expect(line('log.lost-to', { what: 'sanity' })).toBe('EH-COMBAT-03')
  expect(line('log.lost-to', { what: 'health' })).toBe('EH-COMBAT-05')
})

test('the numbers a player can open have their rule too', () => {
  for (const quantity of ['dice', 'success', 'horror', 'damage', 'toughness']) expect(isKept(ruleOfNumber(quantity)), quantity).toBe(true)
  expect(ruleOfNumber('unheard-of')).toBeNull()
})

test('in a game that is played no line is without a rule', () => {
  const without = new Set<string>()
  let told = 0
  for (const { table, seat } of moments('rules of lines', {}, 120))
    for (const one of spoken(table.eventsFor(seat), 'en').slice(told)) {
      told++
      if (!isKept(one.rule ?? null)) without.add(one.message.key)
    }
  expect(told).toBeGreaterThan(100)
  expect([...without]).toEqual([])
})
