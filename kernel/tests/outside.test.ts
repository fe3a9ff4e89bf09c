import { describe, expect, test } from 'vitest'
import { isSeatName, keyed, readJson } from '../outside.ts'

describe('data from outside', () => {
  test('is read as it is', () => {
    const text = '{"a":[1,{"b":"{[\\"\\\\"}],"c":null}'
    expect(readJson(text, 3)).toEqual(JSON.parse(text))
  })

  test('is refused before it is built when it is nested too deeply', () => {
    expect(() => readJson('[[[]]]', 2)).toThrow('nested more than 2 deep')
    expect(readJson('[[],[],["[[[["]]', 2)).toEqual([[], [], ['[[[[']])
    expect(() => readJson('['.repeat(1e6), 100)).toThrow('nested more than 100 deep')
  })

  test.each(['{"__proto__":1}', '{"a":[{"constructor":{"prototype":1}}]}', '{"\\u005f_proto__":1}', '{"prototype":1}'])(
    '%s is refused for its keys',
    (text) => expect(() => readJson(text, 9)).toThrow(SyntaxError),
  )

  test('may speak of anything', () => {
    expect(readJson('{"text":"__proto__ and constructor"}', 9)).toEqual({ text: '__proto__ and constructor' })
  })
})

test('a record of names knows nothing but what was put there', () => {
  const record = keyed<number>({ ana: 1 })
  for (const name of ['__proto__', 'ben']) record[name] = 2
  expect([record.ana, record.constructor, Object.keys(record)]).toEqual([1, undefined, ['ana', '__proto__', 'ben']])
})

test.each([
  ['Ana', true],
  ['1', true],
  ['', false],
  ['a:b', false],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['__proto__', false],
  ['valueOf', false],
  ['table', false],
  [7, false],
])('a seat called %s: %s', (name, may) => expect(isSeatName(name)).toBe(may))
