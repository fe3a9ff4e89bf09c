import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANYBODY, type Ask, askedSeats, canBeAnswered, forced, isAsked, isLegal, type Option, optionsFor, sample } from '../ask.ts'
import { randomFrom } from '../chance.ts'

const about = { key: 'q' }
const options = (...keys: string[]): Option[] => keys.map((key) => ({ key }))
const legal = (ask: Ask, answer: unknown, seat = 'ana') => isLegal(ask, seat, answer)?.reason ?? 'legal'
const head = { about, seat: 'ana' } as const

// ── every kind of ask, made at random ──

const anyOptions = (min = 0) =>
  fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: min, maxLength: 7 }).map((keys) => options(...keys))
const choosing = anyOptions(1).map((list): Ask => ({ kind: 'choose', ...head, options: list }))
const ordering = anyOptions().map((list): Ask => ({ kind: 'order', ...head, options: list }))
const numbering = fc
  .tuple(fc.integer({ min: -5, max: 5 }), fc.nat(9))
  .map(([min, more]): Ask => ({ kind: 'number', ...head, min, max: min + more }))
const allocating = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...'abcd'), { minLength: 1 }),
    fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { minLength: 4, maxLength: 4 }),
    fc.nat(20),
  )
  .map(([keys, bounds, total]): Ask => {
    const slots = keys.map((key, i) => ({ key, min: bounds[i]?.[0] ?? 0, max: (bounds[i]?.[0] ?? 0) + (bounds[i]?.[1] ?? 0) }))
    return { kind: 'allocate', ...head, total, slots }
  })
const someOf = fc
  .tuple(
    anyOptions(),
    fc.array(fc.record({ weight: fc.integer({ min: -1, max: 4 }), group: fc.option(fc.constantFrom('red', 'blue'), { nil: undefined }) }), {
      minLength: 7,
      maxLength: 7,
    }),
    fc.nat(5),
    fc.nat(5),
    fc.option(fc.record({ min: fc.nat(8) }, { requiredKeys: [] }), { nil: undefined }),
    fc.option(fc.nat(8), { nil: undefined }),
  )
  .map(([list, traits, least, more, min, max]): Ask => {
    const weighed = list.map((option, i) => ({
      ...option,
      weights: { hands: traits[i]?.weight ?? 0 },
      ...(traits[i]?.group === undefined ? {} : { group: traits[i]?.group as string }),
    }))
    const weigh = { hands: { ...min, ...(max === undefined ? {} : { max }) } }
    return { kind: 'some', ...head, options: weighed, limits: { count: [least, least + more], weigh } }
  })
const offers = fc.tuple(anyOptions(), anyOptions(1)).map(([ana, ben]) => ({ ana, ben }))
const flooring = offers.map((list): Ask => ({ kind: 'floor', about, offers: list }))
const allAsked = fc.tuple(anyOptions(1), anyOptions(1)).map(([ana, ben]): Ask => ({ kind: 'all', about, offers: { ana, ben } }))
const anyAsk = fc.oneof(choosing, ordering, numbering, allocating, someOf, flooring, allAsked)

/** Every set of keys of an ask, to compare with. */
const subsets = ([first, ...rest]: readonly string[]): string[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]])

describe('every ask that can be answered', () => {
  test('has samples, and every sample is legal', () => {
    fc.assert(
      fc.property(anyAsk, fc.string(), (ask, seed) => {
        fc.pre(canBeAnswered(ask))
        for (const seat of askedSeats(ask, ['ana', 'ben'])) expect(isLegal(ask, seat, sample(ask, seat, randomFrom(seed)))).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  test('refuses garbage, and never throws at it', () => {
    fc.assert(
      fc.property(anyAsk, fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (ask, garbage) => {
        const verdict = isLegal(ask, 'ben', garbage)
        if (verdict === null) expect(isAsked(ask, 'ben')).toBe(true)
        else expect(verdict.detail).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })

  test('is refused to seats that are not asked', () => {
    fc.assert(
      fc.property(anyAsk, (ask) => {
        fc.pre(canBeAnswered(ask))
        const [seat] = askedSeats(ask, ['ana', 'ben'])
        expect(
          legal(
            ask,
            sample(ask, seat as string, () => 0),
            'cleo',
          ),
        ).toBe('not-asked')
      }),
    )
  })

  test('is answered by its forced answer, if it has one', () => {
    fc.assert(
      fc.property(fc.oneof(choosing, ordering, numbering, allocating, someOf), (ask) => {
        fc.pre(canBeAnswered(ask))
        const only = forced(ask)
        if (only !== undefined) expect(isLegal(ask, 'ana', only)).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  test('"some of" can be answered exactly when some set of options is legal', () => {
    fc.assert(
      fc.property(someOf, (ask) => {
        const keys = optionsFor(ask, 'ana')?.map((option) => option.key) ?? []
        expect(canBeAnswered(ask)).toBe(subsets(keys).some((set) => isLegal(ask, 'ana', set) === null))
      }),
      { numRuns: 500 },
    )
  })

  test('a number or an allocation is forced exactly when there is only one legal answer', () => {
    fc.assert(
      fc.property(fc.oneof(numbering, allocating), fc.string(), (ask, seed) => {
        fc.pre(canBeAnswered(ask))
        const random = randomFrom(seed)
        const found = new Set(Array.from({ length: 40 }, () => JSON.stringify(sample(ask, 'ana', random))))
        if (forced(ask) !== undefined) expect(found.size).toBe(1)
        else expect(found.size).toBeGreaterThan(1)
      }),
      { numRuns: 200 },
    )
  })
})

describe('choose', () => {
  const ask: Ask = { kind: 'choose', ...head, options: options('a', 'b') }
  test('takes one of its keys', () => {
    expect(legal(ask, 'a')).toBe('legal')
    expect(legal(ask, 'c')).toBe('unknown-key')
    expect(legal(ask, ['a'])).toBe('malformed')
  })
  test('one option is forced, unless that would tell something', () => {
    expect(forced({ ...ask, options: options('a') })).toBe('a')
    expect(forced({ ...ask, options: options('a'), cover: true })).toBeUndefined()
    expect(forced(ask)).toBeUndefined()
    expect(canBeAnswered({ ...ask, options: [] })).toBe(false)
  })
  test('anybody may answer for a group without a spokesman', () => {
    expect(legal({ ...ask, seat: ANYBODY, group: true }, 'a', 'ben')).toBe('legal')
    expect(legal(ask, 'a', 'ben')).toBe('not-asked')
  })
})

describe('some of several', () => {
  const ask: Ask = { kind: 'some', ...head, options: options('a', 'b', 'c'), limits: { count: [1, 2] } }
  test('counts them', () => {
    expect(['legal', 'legal', 'wrong-count', 'wrong-count', 'wrong-count', 'unknown-key', 'malformed']).toEqual(
      [['a'], ['a', 'c'], [], ['a', 'b', 'c'], ['a', 'a'], ['d'], 'a'].map((answer) => legal(ask, answer)),
    )
  })
  test('weighs them', () => {
    const weighed: Ask = {
      ...ask,
      options: [
        { key: 'sword', weights: { hands: 1 } },
        { key: 'axe', weights: { hands: 2 } },
        { key: 'ring', weights: { hands: 0 } },
      ],
      limits: { count: [0, 3], weigh: { hands: { max: 2 } } },
    }
    expect(legal(weighed, ['axe', 'ring'])).toBe('legal')
    expect(legal(weighed, ['axe', 'sword'])).toBe('not-allowed')
    expect(legal({ ...weighed, limits: { count: [0, 3], weigh: { hands: { min: 2 } } } }, ['sword'])).toBe('not-allowed')
  })
  test('takes one of each group', () => {
    const grouped: Ask = { ...ask, options: [{ key: 'a', group: 'x' }, { key: 'b', group: 'x' }, { key: 'c' }] }
    expect(legal(grouped, ['a', 'b'])).toBe('not-allowed')
    expect(legal(grouped, ['a', 'c'])).toBe('legal')
  })
  test('all of them, or none, is forced', () => {
    expect(forced({ ...ask, limits: { count: [3, 3] } })).toEqual(['a', 'b', 'c'])
    expect(forced({ ...ask, limits: { count: [0, 0] } })).toEqual([])
    expect(forced({ ...ask, limits: { count: [3, 3] }, cover: true })).toBeUndefined()
    expect(forced(ask)).toBeUndefined()
  })
  test('finds the one heavy set among many light ones', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ key: `k${i}`, weights: { motive: i >= 26 ? 5 : 1 } }))
    const heavy: Ask = { kind: 'some', ...head, options: many, limits: { count: [4, 4], weigh: { motive: { min: 20 } } } }
    expect(canBeAnswered(heavy)).toBe(true)
    expect(isLegal(heavy, 'ana', sample(heavy, 'ana', randomFrom('s')))).toBeNull()
  })
})

describe('the other kinds', () => {
  test('a number lies within its bounds and is whole', () => {
    const ask: Ask = { kind: 'number', ...head, min: 1, max: 3 }
    expect([1, 3, 0, 4, 1.5, Number.NaN, '2'].map((n) => legal(ask, n))).toEqual([
      'legal',
      'legal',
      'out-of-range',
      'out-of-range',
      'malformed',
      'malformed',
      'malformed',
    ])
    expect(forced({ ...ask, max: 1 })).toBe(1)
    expect(canBeAnswered({ ...ask, max: 0 })).toBe(false)
  })
  test('an order names every key once', () => {
    const ask: Ask = { kind: 'order', ...head, options: options('a', 'b', 'c') }
    expect(legal(ask, ['c', 'a', 'b'])).toBe('legal')
    expect(legal(ask, ['c', 'a'])).toBe('wrong-count')
    expect(legal(ask, ['c', 'a', 'a'])).toBe('wrong-count')
    expect(forced({ ...ask, options: options('a') })).toEqual(['a'])
  })
  test('an allocation spreads exactly its total, within each slot', () => {
    const slots = [
      { key: 'a', min: 0, max: 2 },
      { key: 'b', min: 1, max: 3 },
    ]
    const ask: Ask = { kind: 'allocate', ...head, total: 3, slots }
    expect(
      [{ a: 2, b: 1 }, { b: 3 }, { a: 3 }, { a: 0, b: 2 }, { a: 1, b: 2, c: 0 }, { a: 0.5, b: 2.5 }, [1, 2]].map((answer) =>
        legal(ask, answer),
      ),
    ).toEqual(['legal', 'legal', 'out-of-range', 'wrong-count', 'unknown-key', 'malformed', 'malformed'])
    expect(forced({ ...ask, total: 1 })).toEqual({ a: 0, b: 1 })
    expect(forced({ ...ask, total: 5 })).toEqual({ a: 2, b: 3 })
    expect(forced({ ...ask, slots: [{ key: 'a', min: 1, max: 1 }, slots[1] as (typeof slots)[1]] })).toEqual({ a: 1, b: 2 })
    expect(canBeAnswered({ ...ask, total: 6 })).toBe(false)
    expect(canBeAnswered({ ...ask, total: 0 })).toBe(false)
  })
  test('a floor belongs to those who have something to say', () => {
    const ask: Ask = { kind: 'floor', about, offers: { ana: options('a'), ben: [], cleo: options('c', 'd') } }
    expect(askedSeats(ask, ['ana', 'ben', 'cleo'])).toEqual(['ana', 'cleo'])
    expect(legal(ask, 'a', 'cleo')).toBe('unknown-key')
    expect(legal(ask, 'a', 'ben')).toBe('not-asked')
    expect(forced({ ...ask, offers: { ana: options('a'), ben: [] } })).toEqual({ seat: 'ana', key: 'a' })
    expect(forced(ask)).toBeUndefined()
    expect(canBeAnswered({ ...ask, offers: { ana: [] } })).toBe(false)
  })
  test('asking all is forced when everybody is, unless it is secret', () => {
    const ask: Ask = { kind: 'all', about, offers: { ana: options('a'), ben: options('b') } }
    expect(forced(ask)).toEqual({ ana: 'a', ben: 'b' })
    expect(forced({ ...ask, secret: true })).toBeUndefined()
    expect(forced({ ...ask, cover: true })).toBeUndefined()
    expect(canBeAnswered({ ...ask, offers: { ana: options('a'), ben: [] } })).toBe(false)
  })
})
