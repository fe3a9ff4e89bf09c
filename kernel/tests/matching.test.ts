import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matching } from '../matching.ts'

type Source = { id: number; signs: string }
const fits = (need: string, source: Source) => source.signs.includes(need)
const sources = (...signs: string[]): Source[] => signs.map((text, id) => ({ id, signs: text }))

describe('matching', () => {
  test('gives every need a source of its own, also where the first that fits would be wrong', () => {
    const found = matching(['a', 'b'], sources('ab', 'a'), fits)
    expect(found?.map(({ need, source }) => [need, source.id]).sort()).toEqual([
      ['a', 1],
      ['b', 0],
    ])
  })

  test('says when it cannot be done', () => {
    expect(matching(['a', 'a'], sources('a'), fits)).toBeNull()
    expect(matching(['a', 'b'], sources('a', 'a'), fits)).toBeNull()
    expect(matching([], [], fits)).toEqual([])
  })

  test('keeps what is already matched', () => {
    const all = sources('ab', 'a', 'b')
    const settled = [{ need: 'a', source: all[0] as Source }]
    expect(matching(['a', 'b'], all, fits, settled)?.find(({ need }) => need === 'b')?.source.id).toBe(2)
    expect(matching(['a', 'b'], all.slice(0, 2), fits, settled)).toBeNull()
  })

  test('may ask that no two sources be alike', () => {
    const different = (source: Source) => source.signs
    expect(matching(['a', 'a'], sources('a', 'a'), fits, [], { different })).toBeNull()
    expect(matching(['a', 'a'], sources('a', 'ab'), fits, [], { different })).not.toBeNull()
  })

  test('may judge pairs: two of a kind that must differ, another than the one named before', () => {
    const together = (a: { need: string; source: Source }, b: { need: string; source: Source }) =>
      a.need !== b.need || a.source.signs !== b.source.signs
    expect(matching(['a', 'a'], sources('a', 'a'), fits, [], { together })).toBeNull()
    expect(matching(['a', 'b'], sources('ab', 'ab'), fits, [], { together })).not.toBeNull()
    expect(matching(['a', 'a', 'b'], sources('ab', 'ab', 'a'), fits, [], { together })).not.toBeNull()
  })

  test('may judge the whole, and looks for another way until it will do', () => {
    const whole = (matches: readonly { source: Source }[]) => matches.some(({ source }) => source.id === 2)
    expect(
      matching(['a', 'b'], sources('a', 'b', 'b'), fits, [], { whole })
        ?.map(({ source }) => source.id)
        .sort(),
    ).toEqual([0, 2])
    expect(matching(['a'], sources('a', 'b', 'b'), fits, [], { whole })).toBeNull()
  })

  test('finds a way exactly when there is one', () => {
    const sign = fc.constantFrom('a', 'b', 'c')
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 4 }), fc.array(fc.array(sign, { maxLength: 2 }), { maxLength: 5 }), (needs, made) => {
        const all = sources(...made.map((signs) => signs.join('')))
        const possible = (rest: readonly string[], free: readonly Source[]): boolean => {
          const [need, ...more] = rest
          return (
            need === undefined ||
            free.some(
              (source) =>
                fits(need, source) &&
                possible(
                  more,
                  free.filter((other) => other !== source),
                ),
            )
          )
        }
        const found = matching(needs, all, fits)
        expect(found !== null).toBe(possible(needs, all))
        if (found) {
          expect(new Set(found.map(({ source }) => source)).size).toBe(needs.length)
          expect(found.every(({ need, source }) => fits(need, source))).toBe(true)
          expect(found.map(({ need }) => need).sort()).toEqual([...needs].sort())
        }
      }),
    )
  })
})
