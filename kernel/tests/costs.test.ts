import { describe, expect, test } from 'vitest'
import type { Pays } from '../abilities.ts'
import type { Cost, Paid, Resource } from '../costs.ts'
import type { Seat } from '../ids.ts'
import type { Attribute } from '../shape.ts'
import { after, answer, cannot, type Fields, type Given, just, modify, offered, start, type T, type Tiny, write } from './tinyGame.ts'

const refusal = (rule: string) => ({ rule, message: { key: rule } })
/** A resource that is a number of the seat's; `keep`: so much of it may not be paid. */
const points = (attribute: Attribute<Tiny> & ('health' | 'sanity' | 'clues'), keep = 0): Resource<Tiny> => ({
  happening: `${attribute}:spend`,
  has: (t, seat) => t.get(seat, attribute),
  refusals: (t, seat, n) => (t.get(seat, attribute) - n < keep ? [refusal('LAST')] : []),
  lacking: () => refusal(`NO-${attribute}`),
  gather: (_, who, n) => just({ who, n }),
  spend: (w, { who, n }: { who: Seat; n: number }) => {
    w.add(who, attribute, -n)
  },
})
const resources = { health: points('health', 1), sanity: points('sanity', 1), clues: points('clues') }
const wallet = { health: 5, sanity: 5, clues: 3 }

function paying(cost: Cost, given: Given = {}) {
  const paid: (Paid | null)[] = []
  const table = start({
    resources,
    setup: (w) => w.set('ana', 'clues', 3),
    *play(t) {
      paid.push(yield* t.pay('ana', cost))
    },
    ...given,
  })
  const left = (t: T = table.kernel) => ({ health: t.get('ana', 'health'), sanity: t.get('ana', 'sanity'), clues: t.get('ana', 'clues') })
  return { table, paid, left }
}
const rules = (cost: Cost, given: Given = {}): string[] =>
  start({ resources, setup: (w) => w.set('ana', 'clues', 3), play: (t) => write(t, 'x'), ...given })
    .kernel.canPay('ana', cost)
    .map(({ rule }) => rule)
/** Sanity may be paid instead of clues. */
const norman = (more: Partial<Pays<Tiny>> = {}): Pays<Tiny> => ({
  family: 'pays',
  id: 'norman',
  on: 'clues',
  with: 'sanity',
  rate: 1,
  most: 1,
  ...more,
})

describe('a cost', () => {
  test('can be paid, or the refusals say why not', () => {
    expect(rules([{ pay: 'clues', n: 3 }])).toEqual([])
    expect(rules([{ pay: 'clues', n: 4 }])).toEqual(['NO-clues'])
    expect(
      rules([
        { pay: 'clues', n: 4 },
        { pay: 'health', n: 9 },
      ]),
    ).toEqual(['NO-clues', 'NO-health'])
  })

  test('of any number of what comes in lots: the payer picks whole ones, and they tell how much it was', () => {
    const notes: Resource<Tiny> = { ...points('clues'), lots: (_, who) => just({ n: 2, what: { who, n: 2 } }) }
    const { table, paid, left } = paying([{ pay: 'clues', n: 'any' }], { resources: { ...resources, clues: notes } })
    expect(table.over).toBe(true)
    expect(paid).toEqual([{ clues: 2 }])
    expect(left()).toEqual({ health: 5, sanity: 5, clues: 1 })
  })

  test('is paid in full, and tells what was paid', () => {
    const { paid, left } = paying([
      { pay: 'clues', n: 2 },
      { pay: 'health', n: 1 },
    ])
    expect(paid).toEqual([{ clues: 2, health: 1 }])
    expect(left()).toEqual({ health: 4, sanity: 5, clues: 1 })
  })

  test('is not paid at all when it cannot be paid in full', () => {
    const { paid, left } = paying([
      { pay: 'health', n: 1 },
      { pay: 'clues', n: 9 },
    ])
    expect(paid).toEqual([null])
    expect(left()).toEqual(wallet)
  })

  test('may not take the last point where the resource forbids it', () => {
    expect(rules([{ pay: 'sanity', n: 4 }])).toEqual([])
    expect(rules([{ pay: 'sanity', n: 5 }])).toEqual(['LAST'])
    expect(rules([{ pay: 'sanity', n: 6 }])).toEqual(['NO-sanity'])
  })

  test('parts of one resource are added up', () => {
    expect(
      rules([
        { pay: 'clues', n: 2 },
        { pay: 'clues', n: 2 },
      ]),
    ).toEqual(['NO-clues'])
    expect(
      paying([
        { pay: 'clues', n: 1 },
        { pay: 'clues', n: 2 },
      ]).paid,
    ).toEqual([{ clues: 3 }])
  })

  test('of nothing is paid with nothing', () => {
    expect(paying([{ pay: 'clues', n: 0 }]).paid).toEqual([{}])
    expect(paying([]).paid).toEqual([{}])
  })

  test('an unknown resource is an error', () => {
    expect(() => rules([{ pay: 'gold', n: 1 }])).toThrow(/no resource «gold»/)
  })
})

describe('one or the other', () => {
  const cost: Cost = { or: [[{ pay: 'clues', n: 2 }], [{ pay: 'health', n: 1 }], [{ pay: 'sanity', n: 9 }]] }
  test('offers what can be paid', () => {
    const { table, paid } = paying(cost)
    expect(offered(table)).toEqual(['clues', 'health'])
    answer(table, 'health')
    expect(paid).toEqual([{ health: 1 }])
  })
  test('refuses with the reasons of all when none can be paid', () => {
    expect(rules({ or: [[{ pay: 'clues', n: 4 }], [{ pay: 'sanity', n: 5 }]] })).toEqual(['NO-clues', 'LAST'])
  })
})

describe('so many times', () => {
  test('multiplies every part', () => {
    expect(
      paying({
        times: 2,
        cost: [
          { pay: 'clues', n: 1 },
          { pay: 'health', n: 2 },
        ],
      }).paid,
    ).toEqual([{ clues: 2, health: 4 }])
    expect(rules({ times: 4, cost: [{ pay: 'clues', n: 1 }] })).toEqual(['NO-clues'])
  })
  test('multiplies a choice as well', () => {
    const cost: Cost = { times: 3, cost: { or: [[{ pay: 'clues', n: 1 }], [{ pay: 'health', n: 2 }]] } }
    expect(rules(cost)).toEqual([])
    expect(rules({ ...cost, times: 4 })).toEqual(['NO-clues', 'NO-health'])
    // Six of five health cannot be paid, so the clues are.
    expect(paying(cost).paid).toEqual([{ clues: 3 }])
  })
})

describe('any number', () => {
  test('is at least one, at most what may be paid', () => {
    const { table, paid } = paying([{ pay: 'sanity', n: 'any' }])
    expect(table.ask).toMatchObject({ kind: 'number', min: 1, max: 4 })
    answer(table, 3)
    expect(paid).toEqual([{ sanity: 3 }])
  })
  test('may come from a substitute alone', () => {
    const { table, paid } = paying([{ pay: 'clues', n: 'any' }], {
      ruleAbilities: [norman({ most: 2 })],
      setup: (w) => w.set('ana', 'clues', 0),
    })
    expect(table.ask).toMatchObject({ kind: 'number', min: 1, max: 2 })
    answer(table, 2)
    expect(paid).toEqual([{ sanity: 2 }])
  })
})

describe('substitution', () => {
  test("is the payer's choice", () => {
    const { table, paid } = paying([{ pay: 'clues', n: 2 }], { ruleAbilities: [norman()] })
    expect(table.ask).toMatchObject({ kind: 'number', min: 0, max: 1 })
    answer(table, 1)
    expect(paid).toEqual([{ clues: 1, sanity: 1 }])
  })
  test('counts when there is too little, and is then needed', () => {
    expect(rules([{ pay: 'clues', n: 4 }])).toEqual(['NO-clues'])
    expect(rules([{ pay: 'clues', n: 4 }], { ruleAbilities: [norman()] })).toEqual([])
    expect(paying([{ pay: 'clues', n: 4 }], { ruleAbilities: [norman()] }).paid).toEqual([{ clues: 3, sanity: 1 }])
  })
  test('has a rate', () => {
    const given = { ruleAbilities: [norman({ rate: 2, most: 9 })] }
    expect(paying([{ pay: 'clues', n: 5 }], given).paid).toEqual([{ clues: 3, sanity: 4 }])
    expect(rules([{ pay: 'clues', n: 6 }], given)).toEqual(['NO-clues'])
  })
  test('is limited, and only the controller may use it', () => {
    const cost: Cost = [{ pay: 'clues', n: 1 }]
    const table = start({
      resources,
      setup: (w) => w.set('ana', 'clues', 3),
      ruleAbilities: [norman({ limit: { per: 'round' } })],
      *play(t) {
        for (let i = 0; i < 2; i++) yield* write(t, JSON.stringify(yield* t.pay('ana', cost)))
      },
    })
    answer(table, 1)
    expect(table.kernel.state.diary).toEqual(['{"sanity":1}', '{"clues":1}'])
    const bens = {
      cards: { norman: { abilities: [norman()] } },
      controller: () => 'ben',
      setup: (w: { make(d: string, z: string): unknown }) => void w.make('norman', 'board'),
    }
    expect(rules([{ pay: 'clues', n: 1 }], bens as Given)).toEqual(['NO-clues'])
  })
  test('does not spend the same point twice', () => {
    const given = { ruleAbilities: [norman({ most: 9 })] }
    expect(
      rules(
        [
          { pay: 'sanity', n: 3 },
          { pay: 'clues', n: 4 },
        ],
        given,
      ),
    ).toEqual([])
    expect(
      rules(
        [
          { pay: 'sanity', n: 4 },
          { pay: 'clues', n: 4 },
        ],
        given,
      ),
    ).toEqual(['NO-clues'])
    const { table } = paying(
      [
        { pay: 'sanity', n: 3 },
        { pay: 'clues', n: 3 },
      ],
      given,
    )
    expect(table.ask).toMatchObject({ min: 0, max: 1 })
  })
  test('of two, either may be used', () => {
    const given = { ruleAbilities: [norman({ rule: 'A' }), norman({ id: 'agnes', rule: 'B', with: 'health' })] }
    const { table, paid } = paying([{ pay: 'clues', n: 4 }], given)
    expect(table.ask).toMatchObject({ min: 0, max: 1 })
    answer(table, 0)
    expect(paid).toEqual([{ clues: 3, health: 1 }])
  })
})

describe('prices', () => {
  const dearer = (n: number): Given => ({
    quantities: { cost: { base: (_, of: { n: number }) => of.n, fold: ['add'] } },
    ruleAbilities: [modify('cost', 'add', n, { when: (_, __, of: { resource: string }) => of.resource === 'clues' })],
  })
  test('may be raised and lowered, never below nothing', () => {
    expect(
      paying(
        [
          { pay: 'clues', n: 1 },
          { pay: 'health', n: 1 },
        ],
        dearer(1),
      ).paid,
    ).toEqual([{ clues: 2, health: 1 }])
    expect(paying([{ pay: 'clues', n: 1 }], dearer(-5)).paid).toEqual([{}])
    expect(rules([{ pay: 'clues', n: 3 }], dearer(1))).toEqual(['NO-clues'])
  })
})

describe('paying', () => {
  test('is one change, named as spending, with cost and payer told', () => {
    const seen: unknown[] = []
    const witness = (on: string) =>
      after(on, function* (t: T, _: never, what: Fields, by: Fields) {
        seen.push([on, what.n, t.get('ana', 'health'), t.get('ana', 'clues'), by.cost, by.chosen])
        yield* write(t, 'seen')
      })
    paying(
      [
        { pay: 'health', n: 1 },
        { pay: 'clues', n: 2 },
      ],
      { ruleAbilities: [witness('health:spend'), witness('clues:spend')] },
    )
    expect(seen).toEqual([
      ['health:spend', 1, 4, 1, true, 'ana'],
      ['clues:spend', 2, 4, 1, true, 'ana'],
    ])
  })

  test('is judged by the checks once, when all is paid', () => {
    const seen: number[][] = []
    paying(
      [
        { pay: 'health', n: 1 },
        { pay: 'clues', n: 2 },
      ],
      {
        checks: [
          {
            name: 'look',
            rule: 'R',
            reads: ['health', 'clues'],
            when: (t) => {
              if (t.get('ana', 'health') < 5) seen.push([t.get('ana', 'health'), t.get('ana', 'clues')])
              return []
            },
            then: () => just(undefined),
          },
        ],
      },
    )
    expect(new Set(seen.map(String))).toEqual(new Set(['4,1']))
  })

  test('what is prohibited cannot be paid, and prohibitions see that it is a cost', () => {
    const given = (when?: (by: Fields) => boolean): Given => ({
      ruleAbilities: [cannot('clues:spend', { rule: 'SEALED', ...(when ? { when: (_, __, ___, by) => when(by as Fields) } : {}) })],
    })
    expect(rules([{ pay: 'clues', n: 1 }], given())).toEqual(['SEALED'])
    expect(
      rules(
        [{ pay: 'clues', n: 1 }],
        given((by) => by.cost === true),
      ),
    ).toEqual(['SEALED'])
    expect(
      rules(
        [{ pay: 'clues', n: 1 }],
        given((by) => by.cost !== true),
      ),
    ).toEqual([])
  })

  test('a piece that is spent does not grant its own "when it goes"', () => {
    const went = after('card:spend', (t: T) => write(t, 'went'), { id: 'went' })
    const table = start({
      cards: { charm: { abilities: [went] }, idol: { abilities: [went] } },
      setup: (w) => {
        w.make('charm', 'board')
        w.make('idol', 'board')
      },
      resources: {
        card: {
          happening: 'card:spend',
          has: (t) => t.size('board'),
          lacking: () => refusal('NONE'),
          gather: () => just({ piece: 'charm#1' }),
          spend: (w, what: { piece: string }) => w.put(what.piece, 'discard'),
        },
      },
      *play(t) {
        yield* t.pay('ana', [{ pay: 'card', n: 1 }])
      },
    })
    expect(table.kernel.state.diary).toEqual(['went'])
  })
})

describe('a question about a price', () => {
  const prompts = (given: object): Given =>
    ({
      prompts: {
        payWith: 'payWith',
        deal: 'deal',
        orderTriggers: 'o',
        orderReplacements: 'o',
        useTrigger: 'u',
        useReplacement: 'u',
        ...given,
      },
    }) as never
  const payMuch = (resource: string, instead?: string) => ({ key: instead ? `${resource} for ${instead}` : `how much ${resource}` })

  test('may say of what, and in place of what', () => {
    expect(paying([{ pay: 'sanity', n: 'any' }], prompts({ payMuch })).table.ask?.about).toEqual({ key: 'how much sanity' })
    const substituted = paying([{ pay: 'clues', n: 2 }], { ruleAbilities: [norman()], ...prompts({ payMuch }) })
    expect(substituted.table.ask?.about).toEqual({ key: 'sanity for clues' })
  })
  test('may say each way to pay', () => {
    const cost: Cost = { or: [[{ pay: 'clues', n: 1 }], [{ pay: 'health', n: 2 }]] }
    const payOption = (way: Cost) => ({ key: 'pay', args: { way: way as never } })
    expect(paying(cost, prompts({ payOption })).table.ask).toMatchObject({
      options: [
        { key: 'clues', label: { key: 'pay', args: { way: [{ pay: 'clues', n: 1 }] } } },
        { key: 'health', label: { key: 'pay', args: { way: [{ pay: 'health', n: 2 }] } } },
      ],
    })
  })
})
