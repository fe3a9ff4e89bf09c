import { describe, expect, test } from 'vitest'
import type { Modify } from '../abilities.ts'
import type { Engine } from '../engine.ts'
import { asData, modify, start, type Tiny, write } from './tinyGame.ts'

/** The table of a game with one number, folded like this, and these rules that modify it. */
const table = (fold: string[], ...rules: Modify<Tiny>[]): Engine<Tiny> =>
  start({
    quantities: { n: { base: (_, of: { base?: number }) => of.base ?? 10, fold, rule: 'BASE-1' } },
    ruleAbilities: rules.map((rule, i) => ({ ...rule, id: `${i}`, rule: `R${i}` })),
    play: (t) => write(t, 'x'),
  }).kernel
const value = (fold: string[], ...rules: Modify<Tiny>[]) => table(fold, ...rules).number('n', {})

describe('a number', () => {
  test('is its base when nothing modifies it', () => {
    expect(value([])).toBe(10)
    expect(table(['add']).number('n', { base: 3 })).toBe(3)
  })

  test('is folded phase by phase', () => {
    expect(value(['add'], modify('n', 'add', 2), modify('n', 'add', -5))).toBe(7)
    expect(value(['raise', 'lower'], modify('n', 'lower', 3), modify('n', 'raise', 1))).toBe(8)
    expect(value(['set:latest'], modify('n', 'set', 4))).toBe(4)
    expect(value(['cap'], modify('n', 'cap', 1))).toBe(1)
    expect(value(['floor'], modify('n', 'floor', 12))).toBe(12)
    expect(value(['cap:6'])).toBe(6)
    expect(value(['floor:11'])).toBe(11)
    expect(value(['scale=up'], modify('n', 'scale', 0.25))).toBe(3)
    expect(value(['scale=down'], modify('n', 'scale', 0.25))).toBe(2)
  })

  test('is folded in the order its declaration lists, not in the order the modifiers came', () => {
    const rules = [modify('n', 'scale', 2), modify('n', 'add', 1)]
    expect(value(['add', 'scale=up'], ...rules)).toBe(22)
    expect(value(['scale=up', 'add'], ...rules)).toBe(21)
    expect(value(['floor:1', 'add'], modify('n', 'add', -20))).toBe(-10)
    expect(value(['add', 'floor:1'], modify('n', 'add', -20))).toBe(1)
  })

  test('leaves out phases its declaration does not list', () => {
    expect(value(['add'], modify('n', 'raise', 5))).toBe(10)
  })

  test('of a group only the highest, or the lowest, counts; the losers stay in the sum, struck out', () => {
    const bonuses = [modify('n', 'add:bonus', 1), modify('n', 'add:bonus', 3), modify('n', 'add', 5)]
    const t = table(['add:bonus=highest', 'add'], ...bonuses)
    expect(t.explain('n', {})).toEqual({
      value: 18,
      parts: [
        { source: null, phase: 'base', amount: 10, counts: true, rule: 'BASE-1' },
        { source: { rule: 'R0' }, phase: 'add:bonus', amount: 1, counts: false, rule: 'R0' },
        { source: { rule: 'R1' }, phase: 'add:bonus', amount: 3, counts: true, rule: 'R1' },
        { source: { rule: 'R2' }, phase: 'add', amount: 5, counts: true, rule: 'R2' },
      ],
    })
    expect(value(['add:bonus=lowest', 'add'], ...bonuses)).toBe(16)
  })

  test('is told by what its base is made of, where that is declared', () => {
    const t = start({
      quantities: {
        n: {
          base: () => 5,
          made: () => [
            { phase: 'skill', amount: 3 },
            { phase: 'training', amount: 2 },
          ],
          fold: ['add'],
          rule: 'BASE-1',
        },
      },
      ruleAbilities: [modify('n', 'add', 1, { id: 'luck', rule: 'R0' })],
      play: (t) => write(t, 'x'),
    }).kernel
    expect(t.number('n', {})).toBe(6)
    expect(t.explain('n', {})).toEqual({
      value: 6,
      parts: [
        { source: null, phase: 'skill', amount: 3, counts: true, rule: 'BASE-1' },
        { source: null, phase: 'training', amount: 2, counts: true, rule: 'BASE-1' },
        { source: { rule: 'R0' }, phase: 'add', amount: 1, counts: true, rule: 'R0' },
      ],
    })
  })

  test('two equal highest count once', () => {
    expect(value(['add:bonus=highest'], modify('n', 'add:bonus', 3), modify('n', 'add:bonus', 3))).toBe(13)
  })

  test('of several that set it, the latest wins, cards and lasting effects alike', () => {
    const t = start({
      quantities: { n: { base: () => 0, fold: ['set:latest'] } },
      cards: { five: { abilities: [modify('n', 'set', 5)] }, six: { abilities: [modify('n', 'set', 6)] } },
      setup: (w) => {
        w.make('five', 'board')
        w.make('six', 'board')
      },
      *play(t) {
        yield* write(t, `${t.number('n', {})}`)
        yield* t.change((w) => w.put('five#1', 'board'))
        yield* write(t, `${t.number('n', {})}`)
        yield* t.change((w) =>
          w.last({ ability: asData(modify('n', 'set', 7, { id: 'seven' })), source: {}, bound: {}, until: { scope: 'x' } }),
        )
        yield* write(t, `${t.number('n', {})}`)
        yield* t.change((w) => w.put('six#1', 'board'))
        yield* write(t, `${t.number('n', {})}`)
      },
    })
    expect(t.kernel.state.diary).toEqual(['6', '5', '7', '6'])
  })

  test('modifiers concern whom they say, and compute their amount where it is read', () => {
    const t = start({
      quantities: { n: { base: () => 0, fold: ['add'] } },
      ruleAbilities: [
        modify('n', 'add', 0, { when: (_, __, of: { who: string }) => of.who === 'ana', amount: (t) => t.get('ana', 'health') }),
      ],
      play: (t) => write(t, 'x'),
    }).kernel
    expect(t.number('n', { who: 'ana' })).toBe(5)
    expect(t.number('n', { who: 'ben' })).toBe(0)
    t.applying((w) => w.set('ana', 'health', 2))
    expect(t.number('n', { who: 'ana' })).toBe(2)
  })

  test('used-up modifiers no longer count', () => {
    const t = table(['add'], modify('n', 'add', 1, { limit: { per: 'round' } }))
    expect(t.number('n', {})).toBe(11)
    t.applying((w) => w.use('round|rule:R0/0'))
    expect(t.number('n', {})).toBe(10)
  })

  test('a bound that changes nothing is no part of the sum; one that does is', () => {
    expect(table(['floor:1']).explain('n', {}).parts).toHaveLength(1)
    expect(table(['floor:99']).explain('n', {}).parts[1]).toEqual({ source: null, phase: 'floor:99', amount: 99, counts: true })
  })

  test('unknown numbers and unknown phases are errors', () => {
    expect(() => table([]).number('m', {})).toThrow(/no quantity «m»/)
    expect(() => value(['twist'], modify('n', 'twist', 1))).toThrow(/«twist»/)
  })
})
