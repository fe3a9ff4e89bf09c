import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import { Chance, randomFrom } from '../chance.ts'
import { ContractError, ReplayError } from '../errors.ts'
import { answer, diary, refusal, start, type T, write } from './tinyGame.ts'

const rolls = (chance: Chance, label: string, n: number) => Array.from({ length: n }, () => chance.roll(label, 1, 6)[0] as number)
const go = (t: T) => choose(t, 'ana', { about: 'go', options: [{ key: 'roll' }, { key: 'stop' }] })

describe('chance', () => {
  test('the same seed and label give the same outcomes, others give others', () => {
    const dice = (seed: string, label: string) => rolls(new Chance(seed), label, 20).join('')
    expect(dice('s', 'a')).toBe(dice('s', 'a'))
    expect(dice('s', 'a')).not.toBe(dice('s', 'b'))
    expect(dice('s', 'a')).not.toBe(dice('z', 'a'))
  })

  test('each label is a stream of its own: what else is rolled shifts nothing', () => {
    const alone = rolls(new Chance('s'), 'a', 10)
    const chance = new Chance('s')
    const among = alone.map(() => {
      chance.roll('b', 3, 6)
      chance.pick('c', ['x', 'y'])
      return chance.roll('a', 1, 6)[0]
    })
    expect(among).toEqual(alone)
  })

  test('faces are fair enough', () => {
    const counts = new Array<number>(6).fill(0)
    for (const face of new Chance('fair').roll('d', 60_000, 6)) counts[face - 1] = (counts[face - 1] ?? 0) + 1
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  test('successive numbers of a stream do not hang together', () => {
    const faces = new Chance('pairs').roll('d', 36_001, 6)
    const pairs = new Map<string, number>()
    for (let i = 1; i < faces.length; i++) pairs.set(`${faces[i - 1]}${faces[i]}`, (pairs.get(`${faces[i - 1]}${faces[i]}`) ?? 0) + 1)
    expect(pairs.size).toBe(36)
    for (const count of pairs.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
  })

  test('counters take a stream up where it stopped', () => {
    const chance = new Chance('s')
    rolls(chance, 'a', 5)
    const later = new Chance('s', chance.counters())
    expect(rolls(later, 'a', 5)).toEqual(rolls(chance, 'a', 5))
  })

  test('outcomes are noted with their label, and a replay gives them back', () => {
    const chance = new Chance('s')
    const got = [chance.roll('a', 2, 6), chance.pick('b', ['x#1', 'y#1'])]
    const again = new Chance('other')
    again.replay(chance.drawn)
    expect([again.roll('a', 2, 6), again.pick('b', ['x#1', 'y#1'])]).toEqual(got)
    expect(again.live()).toBe(true)
    expect(again.counters()).toEqual({})
  })

  test('a script that sorts its dice does not alter the log', () => {
    const chance = new Chance('s')
    const faces = chance.roll('a', 10, 6)
    const fell = [...faces]
    faces.sort()
    expect(chance.drawn).toEqual([{ label: 'a', got: fell }])
  })

  test('a replay that asks for another label, other dice, another card, or more, stops there', () => {
    const replaying = (label: string, got: number[] | string) => {
      const chance = new Chance('s')
      chance.replay([{ label, got }])
      return chance
    }
    expect(() => replaying('a', [1]).roll('b', 1, 6)).toThrow(ReplayError)
    expect(() => replaying('a', [1]).roll('a', 2, 6)).toThrow(ReplayError)
    expect(() => replaying('a', [6]).roll('a', 1, 4)).toThrow(ReplayError)
    expect(() => replaying('a', 'x').pick('a', ['y'])).toThrow(ReplayError)
    const used = replaying('a', [1])
    used.roll('a', 1, 6)
    expect(() => used.roll('a', 1, 6)).toThrow(ReplayError)
    expect(replaying('a', [1]).live()).toBe(false)
  })

  test('tests lay down dice by label and cards by name; then the seed goes on', () => {
    const chance = new Chance(
      's',
      {},
      {
        test: [
          [6, 6],
          [1, 1],
        ],
        draw: ['torch', 'rope#2'],
      },
    )
    expect([chance.roll('test', 2, 6), chance.roll('test', 2, 6)]).toEqual([
      [6, 6],
      [1, 1],
    ])
    expect([chance.pick('draw', ['lamp#1', 'torch#3']), chance.pick('draw', ['rope#1', 'rope#2'])]).toEqual(['torch#3', 'rope#2'])
    expect(chance.roll('test', 2, 6)).toEqual(new Chance('s').roll('test', 2, 6))
    expect(() => new Chance('s', {}, { draw: ['cat'] }).pick('draw', ['dog#1'])).toThrow(/"cat"/)
    expect(() => new Chance('s', {}, { test: [[6]] }).roll('test', 2, 6)).toThrow(/2d6/)
  })

  test('samplers have a stream of their own', () => {
    const random = randomFrom('s')
    const numbers = Array.from({ length: 200 }, () => random(3))
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2]))
  })
})

describe('chance at the table', () => {
  const rolling = {
    steps: {
      *play(t: T) {
        if ((yield* go(t)) === 'stop') return
        yield* write(t, `${t.roll('d', 1, 1000)[0]}`)
        return [{ step: 'play' }]
      },
    },
  }

  test('is drawn anew after an undo: counters are never rewound', () => {
    const table = start(rolling)
    answer(table, 'roll')
    const first = diary(table)[0]
    table.undoTo(0, ['ana', 'ben'])
    answer(table, 'roll')
    expect(diary(table)[0]).not.toBe(first)
  })

  test('comes from the log when a step is run again', () => {
    const table = start({
      *play(t) {
        yield* go(t)
        yield* write(t, `${t.roll('d', 1, 1000)[0]}`)
        yield* go(t)
        yield* go(t)
      },
    })
    answer(table, 'roll', 'roll')
    const [rolled] = diary(table)
    table.undoTo(1, [])
    expect(diary(table)).toEqual([rolled])
  })

  test('is what tests lay down for it', () => {
    expect(
      diary(
        start(
          {
            play: function* (t) {
              yield* write(t, `${t.roll('d', 2, 6)}`)
            },
          },
          {},
          { scripted: { d: [[6, 5]] } },
        ),
      ),
    ).toEqual(['6,5'])
  })

  test('is not drawn inside suppose', () => {
    for (const draw of [
      (t: T) => t.roll('d', 1, 6),
      (t: T) => t.pick('d', ['a', 'b']),
      (t: T) => t.top('deck'),
      (t: T) => t.find('deck', () => true),
    ])
      expect(() =>
        start({
          *play(t) {
            t.suppose(
              () => {},
              () => draw(t),
            )
            yield* write(t, 'x')
          },
        }),
      ).toThrow(ContractError)
  })

  test('a decision that breaks has drawn nothing: made again, it meets the same dice', () => {
    const breaking = (broken: { now: boolean }) =>
      start({
        *play(t) {
          yield* go(t)
          const [face] = t.roll('d', 1, 1000)
          if (broken.now) throw new Error('a bad card')
          yield* write(t, `${face}`)
        },
      })
    const broken = { now: true }
    const table = breaking(broken)
    expect(refusal(table.decide('ana', 'roll'))).toBe('broken')
    expect(table.kernel.chance.counters()).toEqual({ d: 0 })
    broken.now = false
    answer(table, 'roll')
    const untroubled = breaking(broken)
    answer(untroubled, 'roll')
    expect(diary(table)).toEqual(diary(untroubled))
  })
})
