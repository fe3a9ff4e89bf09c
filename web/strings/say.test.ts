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

test('a seat nobody named is called by its number in the text’s language', () => {
  const waits = { es: 'Se espera a {who}.', en: 'Waiting for {who}.' }
  expect(say(waits, 'en', { who: 'Asiento 2' })).toBe('Waiting for Seat 2.')
  expect(say(waits, 'es', { who: 'Seat 12' })).toBe('Se espera a Asiento 12.')
  expect(say(waits, 'en', { who: 'Ada' })).toBe('Waiting for Ada.')
})
