import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import { ContractError } from '../errors.ts'
import type { Seat } from '../ids.ts'
import { engineOf } from '../kernel.ts'
import { answer, diary, refusal, start, type T, write } from './tinyGame.ts'

const ask = (t: T) => choose(t, t.seats[0] as Seat, { about: 'go', options: [{ key: 'on' }, { key: 'off' }] })

describe('flow', () => {
  test('steps follow one another in the order the opening names them', () => {
    const table = start({
      *play(t) {
        yield* write(t, 'play')
      },
      steps: {
        *first(t) {
          yield* write(t, 'first')
        },
      },
      opening: () => [{ step: 'first' }, { step: 'play' }, { step: 'end' }],
    })
    expect(diary(table)).toEqual(['first', 'play'])
    expect(table.result).toBe('done')
  })

  test('the steps a step returns come next, in their order, before what was already waiting', () => {
    const table = start({
      *play(t) {
        yield* write(t, 'play')
        return [{ step: 'a' }, { step: 'b', args: 'with' }]
      },
      steps: {
        *a(t) {
          yield* write(t, 'a')
          return [{ step: 'c' }]
        },
        *b(t, args: string) {
          yield* write(t, `b ${args}`)
        },
        *c(t) {
          yield* write(t, 'c')
        },
      },
    })
    expect(diary(table)).toEqual(['play', 'a', 'c', 'b with'])
  })

  test('a step that returns itself is a loop, with an edge at each turn', () => {
    const table = start({
      steps: {
        *play(t, args: { n: number } | undefined) {
          const n = args?.n ?? 0
          if ((yield* ask(t)) === 'off') return
          yield* write(t, `turn ${n}`)
          return [{ step: 'play', args: { n: n + 1 } }]
        },
      },
    })
    answer(table, 'on', 'on', 'on')
    expect(table.edges.map((edge) => edge.at)).toEqual([0, 1, 2, 3])
    answer(table, 'off')
    expect(diary(table)).toEqual(['turn 0', 'turn 1', 'turn 2'])
    expect(table.over).toBe(true)
  })

  test('a step that ends with a record open is an error', () => {
    expect(() =>
      start({
        *play(t) {
          yield* write(t, 'x')
          engineOf(t).openRecord({ kind: 'fight' })
        },
      }),
    ).toThrow(/record \(«fight»\) still open/)
  })

  test('a flow that runs out before the game is over is an error', () => {
    expect(() =>
      start({
        *play(t) {
          yield* write(t, 'x')
        },
        opening: () => [{ step: 'play' }],
      }),
    ).toThrow(/flow ran out/)
  })

  test('an unknown step is an error that names it, and the decision that led there is refused', () => {
    const table = start({
      *play(t) {
        yield* ask(t)
        return [{ step: 'nowhere' }]
      },
    })
    const before = table.hash
    const decided = table.decide('ana', 'on')
    expect(refusal(decided)).toBe('broken')
    expect(decided.ok ? '' : decided.error.detail).toContain('nowhere')
    expect(table.hash).toBe(before)
  })

  test('too few, too many or equal seats do not sit down', () => {
    const play = function* (t: T) {
      yield* write(t, 'x')
    }
    expect(() => start({ play }, { seats: [] })).toThrow(ContractError)
    expect(() => start({ play }, { seats: ['a', 'b', 'c', 'd', 'e'] })).toThrow(ContractError)
    expect(() => start({ play }, { seats: ['a', 'a'] })).toThrow(ContractError)
  })

  test('after the end nothing is asked and every decision is refused', () => {
    const table = start({
      *play(t) {
        yield* write(t, 'x')
      },
    })
    expect(table.ask).toBeNull()
    expect(table.asked()).toEqual([])
    expect(refusal(table.decide('ana', 'on'))).toBe('over')
  })

  test('an ask without a legal answer is an error where it is made', () => {
    expect(() =>
      start({
        *play(t) {
          yield* choose(t, 'ana', { about: 'impossible', options: [] })
        },
      }),
    ).toThrow(/«impossible».*no legal answer/)
  })
})
