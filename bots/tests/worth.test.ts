import { builders, type Effect } from '@miskatonic/effects'
import { describe, expect, test } from 'vitest'
import { priceOf, type TextJudgement, textWorth } from '../index.ts'

const { seq, inOrder, choose, may, unless, unlessYou, ifYouDo, when, repeat, each, roll, later, lasting, nothing } = builders()

/** A deed that is worth what it says, to whoever it befalls. */
const gain = (n: number): Effect => ({ do: 'gain', n })
const coins = (n: number) => [{ pay: 'coin', n }]
const holding = { is: 'rich' }
const everybody = { the: 'people' }

/** Whom: how many coins there are. */
const judgement: TextJudgement<number> = {
  deed: (effect) => (effect.do === 'gain' ? Number(effect.n) : 0),
  payment: ({ n }, purse) => (Number(n) <= purse ? Number(n) : null),
  holds: ({ is }) => (is === 'rich' ? 0.25 : 0),
  each: (_of, _whom, one) => one(0) + one(10),
  amount: (amount) => (typeof amount === 'number' ? amount : 3),
}
const worth = (effect: Effect, purse = 5): number => textWorth(judgement, effect, purse)

describe('what a text is worth', () => {
  test('sequences add up, a choice is its best', () => {
    expect(worth(seq(gain(2), inOrder(gain(3), gain(-1))))).toBe(4)
    expect(worth(choose(gain(-3), gain(-1)))).toBe(-1)
    expect(worth(nothing)).toBe(0)
  })

  test('nobody has to take what is offered, and it costs what it costs', () => {
    expect(worth(may(gain(-2)))).toBe(0)
    expect(worth(may(gain(4), coins(3)))).toBe(1)
    expect(worth(may(gain(4), coins(6)))).toBe(0)
    expect(worth({ do: 'pay', cost: coins(3), effect: gain(1) })).toBe(-2)
  })

  test('harm is averted where that is cheaper', () => {
    expect(worth(unless(coins(2), gain(-4)))).toBe(-2)
    expect(worth(unless(coins(2), gain(-1)))).toBe(-1)
    expect(worth(unless(coins(6), gain(-4)))).toBe(-4)
    expect(worth(unlessYou(gain(-3), gain(-4)))).toBe(-3)
  })

  test('conditions by how likely they hold, rolls by their faces', () => {
    expect(worth(when(holding, gain(4), gain(8)))).toBe(7)
    expect(worth(roll(1, [[1, 3, gain(2)], [4, 6, gain(6)]]))).toBe(4) // biome-ignore format: one line reads better
    expect(textWorth({ ...judgement, sides: 4 }, roll(1, [[4, 4, gain(8)]]), 0)).toBe(2)
    expect(worth(ifYouDo(gain(4), gain(6), gain(10)))).toBe(10)
  })

  test('for each of those meant, so many times, later', () => {
    // Only the second of them can pay.
    expect(worth(each(everybody, may(gain(8), coins(7))))).toBe(1)
    expect(worth(repeat({ of: 'coins' }, gain(2)))).toBe(6)
    expect(worth(later('night:end', gain(2)))).toBe(2)
  })

  test('a game may judge a node otherwise, or not after all', () => {
    const own: TextJudgement<number> = { ...judgement, own: { seq: ({ apart }: { apart?: true }) => (apart ? 99 : null) } }
    expect(textWorth(own, seq(gain(1), gain(2)), 0)).toBe(3)
    expect(textWorth(own, { do: 'seq', effects: [gain(1)], apart: true }, 0)).toBe(99)
    const held: TextJudgement<number> = { ...judgement, lasting: () => 7 }
    expect(textWorth(held, lasting({ ability: 'cannot', on: 'walk' }, 'gone'), 0)).toBe(7)
  })

  test('what is missed of a price is for the game to say', () => {
    expect(textWorth({ ...judgement, missed: () => 1 }, may(gain(4), coins(3)), 5)).toBe(3)
  })

  test('a game that says nothing but its deeds is judged all the same', () => {
    const bare: TextJudgement<null> = { deed: ({ n }) => Number(n) }
    expect(textWorth(bare, when(holding, seq(gain(4), gain(2))), null)).toBe(3)
    expect(textWorth(bare, may(repeat(2, gain(2)), coins(3)), null)).toBe(1)
    expect(textWorth(bare, each(everybody, gain(2)), null)).toBe(2)
  })
})

test('a price is the sum of its parts, of several the cheapest that can be paid', () => {
  const part = ({ n }: { n: number | 'any' }): number | null => (n === 'any' || n > 5 ? null : n)
  expect(priceOf([...coins(2), ...coins(3)], part)).toBe(5)
  expect(priceOf([...coins(2), ...coins(6)], part)).toBeNull()
  expect(priceOf({ or: [coins(6), coins(4), coins(5)] }, part)).toBe(4)
  expect(priceOf({ or: [coins(6)] }, part)).toBeNull()
  expect(priceOf({ times: 2, cost: coins(4) }, part)).toBe(8)
})
