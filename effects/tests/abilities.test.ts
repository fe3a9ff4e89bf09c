import { describe, expect, test } from 'vitest'
import type { AbilityData } from '../nodes.ts'
import { clues, gain, health, lose, work } from './workshop.ts'

const on = (...abilities: readonly AbilityData[]) => ({ cards: { lamp: abilities } })

describe('abilities as data', () => {
  test('cannot is absolute, and says which rule', () => {
    const bench = work(lose(1), on({ ability: 'cannot', on: 'health:lose' }))
    expect(health(bench)).toBe(5)
    expect(bench.t.allowed('health:lose', { who: 'ana', n: 1 })).toEqual([
      { rule: 'T-1', message: { key: 'refused', args: { on: 'health:lose' } } },
    ])
  })

  test('instead: something else happens, and the happening does not', () => {
    const bench = work(lose(2), on({ ability: 'instead', on: 'health:lose', effect: gain(1) }))
    expect([health(bench), clues(bench)]).toEqual([5, 1])
  })

  test('prevent: part of it, or all', () => {
    expect(health(work(lose(3), on({ ability: 'prevent', on: 'health:lose', amount: 2 })))).toBe(4)
    expect(health(work(lose(3), on({ ability: 'prevent', on: 'health:lose', amount: 'all' })))).toBe(5)
  })

  test('prevent at a price is offered to whom it befalls, if it can be paid', () => {
    const lamp: AbilityData = { ability: 'prevent', on: 'health:lose', amount: 'all', cost: [{ pay: 'clue', n: 1 }] }
    expect(health(work(lose(3), on(lamp)))).toBe(2)
    const bench = work(lose(3), { ...on(lamp), ana: { clues: 1 }, answers: ['lamp#1/1'] })
    expect([health(bench), clues(bench)]).toEqual([5, 0])
  })

  test('alter: it happens otherwise', () => {
    const bench = work(lose(1), on({ ability: 'alter', on: 'health:lose', set: { n: 4 } }))
    expect(health(bench)).toBe(1)
  })

  test('before and after, mandatory and optional', () => {
    expect(clues(work(lose(1), on({ ability: 'before', on: 'health:lose', effect: gain(1) })))).toBe(1)
    const may = on({ ability: 'after', on: 'health:lose', effect: gain(1), may: true })
    expect(clues(work(lose(1), { ...may, answers: ['lamp#1/1'] }))).toBe(1)
    expect(clues(work(lose(1), { ...may, answers: ['pass'] }))).toBe(0)
    expect(work(lose(1), { ...may, ana: { clues: 3 } }).table.over).toBe(true) // it could do nothing, so nobody is asked
  })

  test('a limit per round holds for the card', () => {
    const once = on({ ability: 'after', on: 'health:lose', effect: gain(1), limit: { per: 'round' } })
    expect(clues(work({ do: 'repeat', times: 3, effect: lose(1) }, once))).toBe(1)
  })

  test('filters: a value, one of several, a range, not, whoever it is, and the game’s own', () => {
    const where = (filter: NonNullable<AbilityData['where']>): number =>
      clues(work(lose(2), on({ ability: 'after', on: 'health:lose', effect: gain(1), where: filter })))
    expect(where({ n: 2 })).toBe(1)
    expect(where({ n: [1, 3] })).toBe(0)
    expect(where({ n: [1, 2] })).toBe(1)
    expect(where({ n: { min: 2 } })).toBe(1)
    expect(where({ n: { max: 1 } })).toBe(0)
    expect(where({ n: { not: 2 } })).toBe(0)
    expect(where({ not: { n: 2 } })).toBe(0)
    expect(where({ who: 'you' })).toBe(1)
    expect(where({ who: { the: 'seats' } })).toBe(1)
    expect(where({ if: { is: 'clues', atLeast: 1 } })).toBe(0)
    expect(where({ poor: true })).toBe(1)
    expect(where({ poor: false })).toBe(0)
  })

  test('while: only as long as its condition holds', () => {
    const lamp = on({ ability: 'prevent', on: 'health:lose', amount: 'all', while: { is: 'clues', atLeast: 1 } })
    expect(health(work(lose(1), lamp))).toBe(4)
    expect(health(work(lose(1), { ...lamp, ana: { clues: 1 } }))).toBe(5)
  })

  test('modify folds into the number where it is read', () => {
    const bench = work({ do: 'nothing' }, on({ ability: 'modify', on: 'dice', phase: 'add', amount: { count: { the: 'seats' } } }))
    expect(bench.t.number('dice', {})).toBe(4)
    expect(bench.t.explain('dice', {}).parts.map(({ amount }) => amount)).toEqual([2, 2])
  })

  test('action: refused with reasons, and its price is paid by the user', () => {
    const lamp: AbilityData = { ability: 'action', on: 'action', effect: gain(1), cost: [{ pay: 'health', n: 2 }] }
    const bench = work({ do: 'nothing' }, on(lamp))
    const [active] = bench.t.abilities('action', 'action')
    expect(active?.ability.refusals(bench.t, active.self, 'ana')).toEqual([])
    const poor = work({ do: 'nothing' }, { ...on(lamp), ana: { health: 2 } })
    const [weak] = poor.t.abilities('action', 'action')
    expect(weak?.ability.refusals(poor.t, weak.self, 'ana').map(({ rule }) => rule)).toEqual(['T-2'])
  })

  test('pays: one thing stands in for another', () => {
    const bench = work(
      { do: 'pay', cost: [{ pay: 'clue', n: 1 }], effect: { do: 'native', id: 'tiny:doom' } },
      on({ ability: 'pays', on: 'clue', with: 'health', limit: { per: 'round' } }),
    )
    expect([bench.t.state.doom, health(bench)]).toEqual([1, 4])
  })

  test('allow lifts a rule’s own restriction, never a prohibition', () => {
    const bench = work({ do: 'nothing' }, on({ ability: 'allow', on: 'health:lose', where: { n: 1 } }))
    expect([bench.t.permits('health:lose', { who: 'ana', n: 1 }), bench.t.permits('health:lose', { who: 'ana', n: 2 })]).toEqual([
      true,
      false,
    ])
  })

  test('suppress switches other cards off', () => {
    const wall: AbilityData = { ability: 'cannot', on: 'health:lose' }
    expect(health(work(lose(1), { cards: { wall: [wall] } }))).toBe(5)
    expect(health(work(lose(1), { cards: { wall: [wall], fog: [{ ability: 'suppress', which: { the: 'lamps' } }] } }))).toBe(4)
  })
})
