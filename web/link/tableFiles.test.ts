import { expect, test } from 'vitest'
import { nameIn, tableIn } from './tableFiles.ts'

test('a file says what its table was called, if it does', () => {
  expect(nameIn('abc {"header":{}}\nfed {"names":{"name":"La \\"noche\\" 3","sittings":{}}}\n')).toBe('La "noche" 3')
  expect(nameIn('abc {"header":{}}\n')).toBe('')
  expect(nameIn('x {"names":{"name":"\\q"}}')).toBe('')
})

test('the table in a report of a fault is the table', () => {
  expect(tableIn('{"report":1,"table":"abc"}')).toBe('abc')
  expect(tableIn('{"report":1}')).toBe('{"report":1}')
  expect(tableIn('{ no json')).toBe('{ no json')
})
