import type { Json, Shape } from '@miskatonic/kernel'
import { fits } from './filters.ts'
import type { AmountSpec, ConditionSpec, Context, Named, SelectorSpec } from './language.ts'
import type { Amount, Condition, Filter, Selector } from './nodes.ts'
import { amountOf, find, holds } from './resolve.ts'
import type { Ref } from './text/index.ts'

const listed = (named: Named | undefined): readonly string[] =>
  named === undefined ? [] : typeof named === 'object' ? named : [String(named)]

type Not = { readonly is: 'not'; readonly condition: Condition }
type AllOrAny = { readonly is: 'all' | 'any'; readonly conditions: readonly Condition[] }
type Exists = { readonly is: 'exists'; readonly what: Selector; readonly atLeast?: number }
type Compare = { readonly is: 'compare'; readonly a: Amount; readonly op: '<' | '<=' | '=' | '>=' | '>'; readonly b: Amount }
type Happened = { readonly is: 'what'; readonly where: Filter }

const compared = (a: number, op: Compare['op'], b: number): boolean => {
  switch (op) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '=':
      return a === b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}

export const commonConditions = {
  not: {
    fields: { condition: 'condition' },
    holds: (x, { condition }) => !holds(x, condition),
    say: ({ condition }, speak) => {
      const inner = speak.condition(condition)
      return inner.kind === 'conditions' ? inner : { ...inner, negated: true }
    },
  } satisfies ConditionSpec<Shape, Not>,
  all: {
    fields: { conditions: { list: 'condition' } },
    holds: (x, { conditions }) => conditions.every((condition) => holds(x, condition)),
    say: ({ conditions }, speak) => ({ kind: 'conditions', conjunction: 'and', items: conditions.map(speak.condition) }),
  } satisfies ConditionSpec<Shape, AllOrAny>,
  any: {
    fields: { conditions: { list: 'condition' } },
    holds: (x, { conditions }) => conditions.some((condition) => holds(x, condition)),
    say: ({ conditions }, speak) => ({ kind: 'conditions', conjunction: 'or', items: conditions.map(speak.condition) }),
  } satisfies ConditionSpec<Shape, AllOrAny>,
  exists: {
    fields: { what: 'selector', 'atLeast?': 'integer' },
    holds: (x, { what, atLeast = 1 }) => find(x, what).length >= atLeast,
    say: ({ what }, speak) => ({ kind: 'exists', what: speak.selector(what) }),
  } satisfies ConditionSpec<Shape, Exists>,
  compare: {
    fields: { a: 'amount', op: { one: ['<', '<=', '=', '>=', '>'] }, b: 'amount' },
    holds: (x, { a, op, b }) => compared(amountOf(x, a), op, amountOf(x, b)),
    say: () => {
      throw new Error('a comparison is said by a condition of the game: «if you have at least 2 Clues»')
    },
  } satisfies ConditionSpec<Shape, Compare>,
  /** About what is happening: the trigger's own fields. */
  what: {
    fields: { where: 'filter' },
    holds: (x, { where }) => fits(x, where, x.what),
    say: () => {
      throw new Error('the fields of a happening are said by its trigger')
    },
  } satisfies ConditionSpec<Shape, Happened>,
}

type That = { readonly the: 'that'; readonly name: string; readonly term?: string }
type Random = { readonly the: 'random'; readonly of: Selector; readonly n?: number; readonly label?: string }
type Most = { readonly the: 'most' | 'fewest'; readonly of: Selector; readonly attribute: string }
type Other = { readonly the: 'other'; readonly of: Selector }

function extreme<S extends Shape>(x: Context<S>, of: Selector, attribute: string, best: (a: number, b: number) => boolean): string[] {
  const all = find(x, of).map((id) => ({ id, n: x.t.read(id, attribute) as number }))
  return all.filter(({ n }) => !all.some((other) => best(other.n, n))).map(({ id }) => id)
}

const withDeterminer = (ref: Ref, change: Json): Ref => (ref.kind === 'noun' ? ({ ...ref, ...(change as object) } as Ref) : ref)

export const commonSelectors = {
  /** What was named before: «that Monster». */
  that: {
    fields: { name: 'string', 'term?': 'string' },
    find: (x, { name }) => listed(x.names[name] ?? (x.what[name] as Named | undefined)),
    say: ({ term, name }) => ({ kind: 'noun', term: term ?? name, det: 'that' }),
  } satisfies SelectorSpec<Shape, That>,
  you: {
    fields: {},
    people: true,
    find: (x) => [x.you],
    say: () => ({ kind: 'you' }),
  } satisfies SelectorSpec<Shape, { readonly the: 'you' }>,
  self: {
    fields: {},
    find: (x) => (x.self.piece === null ? [] : [x.self.piece]),
    say: () => ({ kind: 'noun', term: 'self', det: 'this' }),
  } satisfies SelectorSpec<Shape, { readonly the: 'self' }>,
  other: {
    fields: { of: 'selector' },
    find: (x, { of }) => find(x, of).filter((id) => id !== x.you && id !== x.self.piece),
    say: ({ of }, speak) => withDeterminer(speak.selector(of), { det: 'other' }),
  } satisfies SelectorSpec<Shape, Other>,
  most: {
    fields: { of: 'selector', attribute: 'string' },
    find: (x, { of, attribute }) => extreme(x, of, attribute, (a, b) => a > b),
    say: ({ of, attribute }, speak) => withDeterminer(speak.selector(of), { det: 'the', most: attribute }),
  } satisfies SelectorSpec<Shape, Most>,
  fewest: {
    fields: { of: 'selector', attribute: 'string' },
    find: (x, { of, attribute }) => extreme(x, of, attribute, (a, b) => a < b),
    say: ({ of, attribute }, speak) => withDeterminer(speak.selector(of), { det: 'the', fewest: attribute }),
  } satisfies SelectorSpec<Shape, Most>,
  /** Drawn by chance among what another selector finds. Chance: never inside a condition. */
  random: {
    fields: { of: 'selector', 'n?': 'integer', 'label?': 'string' },
    find: (x, { of, n = 1, label = 'random' }) => {
      let left = [...find(x, of)].sort()
      const drawn: string[] = []
      while (drawn.length < n && left.length) {
        const one = x.t.pick(label, left)
        drawn.push(one)
        left = left.filter((id) => id !== one)
      }
      return drawn
    },
    say: ({ of }, speak) => withDeterminer(speak.selector(of), { random: true }),
  } satisfies SelectorSpec<Shape, Random>,
}

export const commonAmounts = {
  /** A number named before: «as much as spent». */
  named: {
    fields: { name: 'string' },
    value: (x: Context<Shape>, { name }: { name: string }) => Number(x.names[name] ?? x.what[name] ?? 0),
  },
  players: {
    fields: { 'plus?': 'integer', 'times?': 'integer' },
    value: (x: Context<Shape>, { plus = 0, times = 1 }: { plus?: number; times?: number }) => x.t.seats.length * times + plus,
  },
  half: {
    fields: { amount: 'amount', round: { one: ['up', 'down'] } },
    value: (x: Context<Shape>, { amount, round }: { amount: Amount; round: 'up' | 'down' }) =>
      (round === 'up' ? Math.ceil : Math.floor)(amountOf(x, amount) / 2),
  },
  attribute: {
    fields: { attribute: 'string', of: 'string' },
    value: (x: Context<Shape>, { attribute }: { attribute: string }) => Number(x.t.read(x.you, attribute)),
  },
} satisfies { [name: string]: AmountSpec<Shape> }
