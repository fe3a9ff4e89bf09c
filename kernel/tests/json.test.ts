import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, copyJson, hashJson, hashText, notJson } from '../json.ts'

describe('plain data', () => {
  test('is copied so that nothing is shared', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(copyJson(value))).toBe(JSON.stringify(value))
      }),
    )
    const inner = { list: [1] }
    const copy = copyJson({ inner })
    copy.inner.list.push(2)
    expect(inner.list).toEqual([1])
  })

  test('has one canonical text, whatever order it was written in', () => {
    expect(canonical({ b: 1, a: [2, { d: null, c: undefined }] })).toBe('{"a":[2,{"d":null}],"b":1}')
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashJson(JSON.parse(canonical(value)))).toBe(hashJson(value))
      }),
    )
  })

  test('has a hash that tells different data apart', () => {
    const hashes = new Set(Array.from({ length: 20_000 }, (_, i) => hashText(`text ${i}`)))
    expect(hashes.size).toBe(20_000)
    expect(hashText('')).toMatch(/^[0-9a-f]{16}$/)
  })

  test('is told from what is not', () => {
    expect(notJson({ a: [1, 'x', null, true, { b: undefined }] })).toBeNull()
    expect(notJson({ a: [1, () => 1] })).toBe('a[1] is a function')
    expect(notJson({ a: Number.NaN })).toBe('a is NaN')
    expect(notJson({ when: new Date() })).toBe('when is a Date')
    expect(notJson(new Map())).toBe('value is a Map')
  })
})
