import { expect, test } from 'vitest'
import { say } from './say.ts'

const tables = { es: '{n} {n?mesa guardada|mesas guardadas}', en: '{n} saved {n?table|tables}' }

test('a text takes its values and the number that fits them', () => {
  expect(say(tables, 'es', { n: 1 })).toBe('1 mesa guardada')
  expect(say(tables, 'es', { n: 4 })).toBe('4 mesas guardadas')
  expect(say(tables, 'en', { n: 0 })).toBe('0 saved tables')
})

test('a value nobody gave stays visible', () => {
  expect(say({ es: 'Hola, {who}', en: 'Hello, {who}' }, 'en')).toBe('Hello, {who}')
})
