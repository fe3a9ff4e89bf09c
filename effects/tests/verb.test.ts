import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Tiny } from '../../kernel/tests/tinyGame.ts'
import { builders, conditionsOf, type Effect, exactly, makersOf, type NodeFields, type NodesOf, selectorsOf, verbsOf } from '../index.ts'

const verb = verbsOf<Tiny>()
const verbs = {
  push: verb({
    fields: { n: 'integer', to: { one: ['left', 'right'] }, 'then?': 'effect' },
    // biome-ignore lint/correctness/useYield: it only looks at its node.
    *run(_x, { n, to, then: next }) {
      expectTypeOf(n).toEqualTypeOf<number>()
      expectTypeOf(to).toEqualTypeOf<'left' | 'right'>()
      expectTypeOf(next).toEqualTypeOf<Effect | undefined>()
      return n > 0 && to === 'left'
    },
    say: ({ n }) => ({ kind: 'verbatim', es: `Empuja ${n}.`, en: `Push ${n}.` }),
  }),
  rest: verb({ fields: {}, *run() {}, say: () => ({ kind: 'verbatim', es: 'Descansa.', en: 'Rest.' }) }),
}

describe('a verb is defined in one place', () => {
  test('its node is typed by its fields', () => {
    type Node = NodesOf<typeof verbs>
    const node: Node = { do: 'push', n: 1, to: 'left' }
    expect(node.do).toBe('push')
    // @ts-expect-error a field of another type
    const wrong: Node = { do: 'push', n: 'one', to: 'left' }
    // @ts-expect-error a missing field
    const missing: Node = { do: 'push', n: 1 }
    expect([wrong, missing]).toHaveLength(2)
  })

  test('a builder is made from it', () => {
    const make = makersOf(verbs)
    expect(make.push({ n: 2, to: 'right' })).toEqual({ do: 'push', n: 2, to: 'right' })
    expect(make.rest()).toEqual({ do: 'rest' })
    // @ts-expect-error its fields are asked for
    make.push()
  })
})

describe('common builders make plain data', () => {
  const { seq, choose, when, each, prevent, modify, after } = builders()
  const rest: Effect = { do: 'rest' }

  test('nesting the calls nests the nodes', () => {
    expect(seq(choose(rest, rest), when({ is: 'late' }, rest))).toEqual({
      do: 'seq',
      effects: [
        { do: 'choose', options: [rest, rest] },
        { do: 'when', if: { is: 'late' }, then: rest },
      ],
    })
    expect(each({ the: 'all' }, rest)).toEqual({ do: 'forEach', of: { the: 'all' }, effect: rest, order: 'inOrder' })
  })

  test('abilities carry only what was said', () => {
    expect(after('day:end', {}, rest, { may: true })).toEqual({ ability: 'after', on: 'day:end', where: {}, effect: rest, may: true })
    expect(prevent('health:lose', { who: 'you' }, 'all')).toEqual({
      ability: 'prevent',
      on: 'health:lose',
      where: { who: 'you' },
      amount: 'all',
    })
    expect(modify('dice', 'add', 1)).toEqual({ ability: 'modify', on: 'dice', phase: 'add', amount: 1, where: {} })
  })
})

test('a field may say more exactly what it holds than its sort does', () => {
  const fields = { to: exactly<'here' | { readonly far: number }>()('json'), 'n?': exactly<1 | 2>()('integer') } as const
  type Node = NodeFields<typeof fields>
  expectTypeOf<Node['to']>().toEqualTypeOf<'here' | { readonly far: number }>()
  expectTypeOf<Node['n']>().toEqualTypeOf<1 | 2 | undefined>()
  expect(fields).toEqual({ to: 'json', 'n?': 'integer' })
})

test('conditions and selectors know their fields by type too', () => {
  const clues = conditionsOf<Tiny>()({
    fields: { atLeast: 'integer' },
    holds: (x, { atLeast }) => {
      expectTypeOf(atLeast).toEqualTypeOf<number>()
      return x.t.get(x.you, 'clues') >= atLeast
    },
    say: () => ({ kind: 'clause', verb: 'have' }),
  })
  const seats = selectorsOf<Tiny>()({
    fields: { 'first?': 'boolean' },
    find: (x, { first }) => (first ? x.t.seats.slice(0, 1) : x.t.seats),
    // @ts-expect-error a field it does not have
    say: ({ last }) => ({ kind: 'name', es: last, en: last, g: 'm' }),
  })
  expect([clues.fields, seats.fields]).toEqual([{ atLeast: 'integer' }, { 'first?': 'boolean' }])
})
