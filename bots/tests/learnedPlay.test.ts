import type { Perception, Seen } from '@miskatonic/contract'
import { type AnyShape, type Ask, randomFrom, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { learnedPlay, lookingAhead, Network, put, searchingBot, sparse } from '../index.ts'
import { anyGuessing } from './guessing.ts'

const SEATS = ['ana', 'ben']
const CARDS = ['star', 'moon', 'sun']

/** Cards have the names they bear: of a card of one's own that is known. */
const perception: Perception = {
  inputs: 1,
  optionInputs: CARDS.length,
  fits: '',
  knows: (ask) => ask.about.key === 'keep',
  see: (t) => ({
    state: sparse(),
    option: (_, { piece }) => {
      const numbers = sparse()
      put(numbers, CARDS.indexOf(t.def(piece as string).id), 1)
      return numbers
    },
  }),
}

/** Wants these, by card. */
function wanting(wants: readonly number[]): Network {
  const network = new Network({ inputs: 1, optionInputs: CARDS.length, first: 1, second: 1, option: 1 })
  for (const [i, want] of wants.entries()) network.weights[network.parts.optionBias + i] = want
  return network
}

const start = (): Table<AnyShape> => Table.start(anyGuessing, { seats: SEATS, seed: 'x' }, { undo: false })
const named = (table: Table<AnyShape>, answers: readonly unknown[]): unknown[] => answers.map((key) => table.kernel.def(key as string).id)

describe('playing as a network would', () => {
  const play = learnedPlay(wanting([1, 3, 2]), perception)

  test('takes what it wants most', () => {
    const table = start()
    expect(named(table, [play.policy(table, 'ana', randomFrom('x'))])).toEqual(['moon'])
  })

  test('ranks everything that could be done', () => {
    const table = start()
    const ranked = play.ranked?.(table, 'ana', randomFrom('x')) ?? []
    expect(named(table, [...new Set(ranked)])).toEqual(['moon', 'sun', 'star'])
  })

  test('has nothing to say to a question it never practised, and answers it somehow', () => {
    const table = start()
    const strange = learnedPlay(wanting([1, 3, 2]), { ...perception, knows: () => false })
    expect(strange.ranked?.(table, 'ana', randomFrom('x'))).toEqual([])
    expect(CARDS).toContain(named(table, [strange.policy(table, 'ana', randomFrom('x'))])[0])
  })

  test('of several takes all it wants, no fewer and no more than it may', () => {
    const taken = (wants: readonly number[], count: readonly [number, number]): unknown[] => {
      const table = start()
      const options = table.ask?.kind === 'choose' ? table.ask.options : []
      const ask: Ask = { kind: 'some', about: { key: 'keep' }, seat: 'ana', options, limits: { count } } as Ask
      const asking = { ask, kernel: table.kernel } as unknown as Table<AnyShape>
      return named(table, learnedPlay(wanting(wants), perception).policy(asking, 'ana', randomFrom('x')) as string[]).sort()
    }
    expect(taken([1, -1, 2], [0, 3])).toEqual(['star', 'sun'])
    expect(taken([1, -1, 2], [0, 1])).toEqual(['sun'])
    expect(taken([-2, -1, -3], [1, 3])).toEqual(['moon'])
  })
})

describe('a search that is told what is worth trying', () => {
  const budget = { playouts: 8, milliseconds: Number.POSITIVE_INFINITY, answers: 1, decisions: 4, parts: 1, doubt: 0 }
  const seen = (table: Table<AnyShape>): Seen => lookingAhead(table, 'ana') as Seen
  const keyOf = (table: Table<AnyShape>, card: string): string => {
    const own = seen(table).ask
    const at = table.kernel.inZone('hand:ana').findIndex((piece) => table.kernel.def(piece).id === card)
    return own.kind === 'choose' ? (own.options[at]?.key ?? '') : ''
  }

  test('begins with the first, in the words of its own seat', () => {
    const table = start()
    const bot = searchingBot('s', learnedPlay(wanting([0, 1, 0]), perception), budget)
    expect(bot.decide(seen(table), randomFrom('a'))).toBe(keyOf(table, 'moon'))
  })

  test('finds something better among the others', () => {
    const table = start()
    const play = learnedPlay(wanting([0, 1, 0]), perception)
    const prospects = (over: Table<AnyShape>, seat: string): number => Number((over.result as { winner?: string } | null)?.winner === seat)
    const bot = searchingBot('s', { ...play, prospects }, { ...budget, answers: 3, playouts: 12 })
    expect(bot.decide(seen(table), randomFrom('a'))).toBe(keyOf(table, 'star'))
  })

  test('asks what its seat is sent where nothing is known', () => {
    const table = start()
    const play = learnedPlay(wanting([0, 1, 0]), { ...perception, knows: () => false })
    const bot = searchingBot('s', { ...play, promising: () => [keyOf(table, 'sun')] }, budget)
    expect(bot.decide(seen(table), randomFrom('a'))).toBe(keyOf(table, 'sun'))
  })
})
