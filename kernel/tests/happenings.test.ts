import { describe, expect, test } from 'vitest'
import type { Check } from '../checks.ts'
import {
  after,
  answer,
  before,
  cannot,
  diary,
  type Fields,
  type Given,
  instead,
  just,
  offered,
  start,
  type T,
  type Tiny,
  write,
} from './tinyGame.ts'

/** A game that hits once and writes down what really happened. */
const hitting = (given: Given = {}, what: Fields = { who: 'ana', n: 2 }) =>
  start({
    *play(t) {
      const real = yield* t.happens('hit', what, (w, { who, n }) => {
        w.add(who as string, 'health', -(n as number))
      })
      yield* write(t, `real ${real === null ? 'nothing' : real.n}`)
    },
    ...given,
  })
const noting = (word: string) =>
  function* (t: T) {
    yield* write(t, word)
  }

describe('a happening', () => {
  test('goes: before, apply, checks, after; and gives back what really happened', () => {
    const hurt: Check<Tiny> = {
      name: 'hurt',
      rule: 'R',
      reads: ['health'],
      when: (t) => (t.get('ana', 'health') < 5 && !t.state.open ? ['ana'] : []),
      *then(t) {
        yield* t.change((w) => w.set('table', 'open', true))
        yield* write(t, `check ${t.get('ana', 'health')}`)
      },
    }
    const table = hitting({
      checks: [hurt],
      ruleAbilities: [
        after('hit', function* (t: T) {
          yield* write(t, `after ${t.get('ana', 'health')}`)
        }),
        before('hit', function* (t) {
          yield* write(t, `before ${t.get('ana', 'health')}`)
        }),
      ],
    })
    expect(diary(table)).toEqual(['before 5', 'check 3', 'after 3', 'real 2'])
  })

  test('that cannot be is nothing at all: no replacement, no trigger', () => {
    const table = hitting({
      ruleAbilities: [
        cannot('hit'),
        instead('hit', (_, __, what: Fields) => just(what)),
        before('hit', noting('before')),
        after('hit', noting('after')),
      ],
    })
    expect(diary(table)).toEqual(['real nothing'])
    expect(table.kernel.get('ana', 'health')).toBe(5)
  })

  test('a prohibition looks at what happens', () => {
    const table = hitting({ ruleAbilities: [cannot('hit', { when: (_, __, what: Fields) => what.who === 'ben' })] })
    expect(diary(table)).toEqual(['real 2'])
  })

  test('may be altered', () => {
    const table = hitting({
      ruleAbilities: [
        instead('hit', function* (t, _, what: Fields) {
          yield* write(t, 'halved')
          return { ...what, n: 1 }
        }),
      ],
    })
    expect(diary(table)).toEqual(['halved', 'real 1'])
    expect(table.kernel.get('ana', 'health')).toBe(4)
  })

  test('may be prevented: no before, no after', () => {
    const table = hitting({
      ruleAbilities: [
        instead('hit', function* (t) {
          yield* write(t, 'prevented')
          return null
        }),
        before('hit', noting('before')),
        after('hit', noting('after')),
      ],
    })
    expect(diary(table)).toEqual(['prevented', 'real nothing'])
  })

  test('each replacement has its turn once, in the order the affected seat chooses', () => {
    const altering = (id: string, change: (n: number) => number) =>
      instead(
        'hit',
        function* (t, _, what: Fields) {
          yield* write(t, id)
          return { ...what, n: change(what.n as number) }
        },
        { id, rule: id },
      )
    const table = hitting({
      affected: (_, __, what) => (what as Fields).who as string,
      ruleAbilities: [altering('double', (n) => n * 2), altering('less', (n) => n - 1)],
      orderer: () => 'ben',
    })
    expect(table.asked()).toEqual(['ana'])
    expect(table.ask?.about.key).toBe('orderReplacements')
    const less = offered(table).find((key) => key.includes('less')) as string
    answer(table, less)
    expect(diary(table)).toEqual(['less', 'double', 'real 2'])
  })

  test('without an affected seat the orderer chooses', () => {
    const same = (id: string) =>
      instead(
        'hit',
        function* (t, _, what: Fields) {
          yield* write(t, id)
          return what
        },
        { id, rule: id },
      )
    const table = hitting({ ruleAbilities: [same('a'), same('b')], orderer: () => 'ben' })
    expect(table.asked()).toEqual(['ben'])
  })

  test('"may" replace is asked, and refusing it lets the thing happen', () => {
    const shield = instead(
      'hit',
      function* (t) {
        yield* write(t, 'shield')
        return null
      },
      { may: true, id: 'shield' },
    )
    const table = hitting({ ruleAbilities: [shield] })
    expect(table.ask?.about.key).toBe('useReplacement')
    answer(table, 'pass')
    expect(diary(table)).toEqual(['real 2'])
  })

  test('cannot is asked again after a replacement', () => {
    const table = hitting({
      ruleAbilities: [
        cannot('hit', { when: (_, __, what: Fields) => what.who === 'ben' }),
        instead('hit', function* (t, _, what: Fields) {
          yield* write(t, 'to ben')
          return { ...what, who: 'ben' }
        }),
        before('hit', noting('before')),
      ],
    })
    expect(diary(table)).toEqual(['to ben', 'real nothing'])
  })

  test('cannot is asked once more after what comes before', () => {
    const table = hitting({
      ruleAbilities: [
        cannot('hit', { when: (t) => t.state.open }),
        before('hit', function* (t) {
          yield* t.change((w) => w.set('table', 'open', true))
        }),
        after('hit', noting('after')),
      ],
    })
    expect(diary(table)).toEqual(['real nothing'])
    expect(table.kernel.get('ana', 'health')).toBe(5)
  })

  test('without an alteration is a bare moment with its triggers', () => {
    const table = start({
      *play(t) {
        yield* t.happens('dawn', {})
      },
      ruleAbilities: [after('dawn', noting('cock crows'))],
    })
    expect(diary(table)).toEqual(['cock crows'])
  })

  test('one of many stands in the way only of its own kind', () => {
    const table = hitting({ ruleAbilities: [cannot('push'), after('push', noting('pushed'))] })
    expect(diary(table)).toEqual(['real 2'])
  })
})

describe('together', () => {
  test('all are applied in one change and judged by one state, then each has its triggers', () => {
    const table = start({
      *play(t) {
        const real = yield* t.together(
          'hit',
          [
            { who: 'ana', n: 5 },
            { who: 'ben', n: 5 },
          ],
          (w, { who, n }) => {
            w.add(who as string, 'health', -(n as number))
          },
        )
        yield* write(t, `${real.length}`)
      },
      checks: [
        {
          name: 'fall',
          rule: 'R',
          reads: ['health'],
          when: (t) => t.seats.filter((seat) => t.get(seat, 'health') <= 0),
          *then(t, fallen) {
            yield* write(t, `fallen ${fallen.join()}`)
            yield* t.change((w) => {
              for (const who of fallen) w.set(who, 'health', 1)
            })
          },
        },
      ],
      ruleAbilities: [
        after('hit', function* (t: T, _: never, what: Fields) {
          yield* write(t, `after ${what.who}`)
        }),
      ],
    })
    expect(diary(table)).toEqual(['fallen ana,ben', 'after ana', 'after ben', '2'])
  })

  test('each may be prevented on its own, and null tells which', () => {
    let real: unknown
    start({
      *play(t) {
        real = yield* t.together('hit', [{ who: 'ana' }, { who: 'ben' }], (w, { who }) => {
          w.add(who as string, 'health', -1)
        })
      },
      ruleAbilities: [cannot('hit', { when: (_, __, what: Fields) => what.who === 'ana' })],
    })
    expect(real).toEqual([null, { who: 'ben' }])
  })
})
