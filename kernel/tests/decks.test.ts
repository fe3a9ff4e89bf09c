import { describe, expect, test } from 'vitest'
import type { PieceId } from '../ids.ts'
import { engineOf } from '../kernel.ts'
import { type Given, start, type T, write } from './tinyGame.ts'

const cards = { a: {}, b: {}, c: {}, d: {}, e: {}, f: {} }
const names = Object.keys(cards)
/** A deck of these cards, shuffled, and something to do with it. */
function playing(act: (t: T) => void, given: Given = {}, seed = 'seed', scripted: Record<string, string[]> = {}) {
  return start(
    {
      cards,
      setup: (w) => {
        for (const name of names) w.make(name, 'deck')
        w.mix('deck')
      },
      *play(t) {
        act(t)
        yield* write(t, 'played')
      },
      ...given,
    },
    { seed },
    { scripted },
  )
}
const drawAll = (t: T, zone = 'deck'): PieceId[] => t.top(zone, t.size(zone))

describe('a deck', () => {
  test('that is mixed has no order until a card is drawn', () => {
    playing((t) => {
      expect(t.raw.zones.deck).toEqual([{ ids: names.map((name) => `${name}#1`), mixed: true }])
      const [first] = t.top('deck')
      expect(t.raw.zones.deck?.[0]).toEqual({ ids: [first] })
      expect(t.raw.zones.deck?.[1]).toMatchObject({ mixed: true })
      expect(t.size('deck')).toBe(6)
    })
  })

  test('asked twice, the top is the same; asked for more, it begins the same', () => {
    playing((t) => {
      const one = t.top('deck')
      expect(t.top('deck')).toEqual(one)
      const three = t.top('deck', 3)
      expect(three.slice(0, 1)).toEqual(one)
      expect(t.top('deck', 3)).toEqual(three)
      expect(engineOf(t).chance.drawn).toHaveLength(3)
    })
  })

  test('gives every card once, and no more than there are', () => {
    playing((t) => {
      expect([...t.top('deck', 99)].sort()).toEqual(names.map((name) => `${name}#1`))
      expect(t.top('nowhere')).toEqual([])
    })
  })

  test('every order is about as likely', () => {
    const firsts = new Map<string, number>()
    for (let i = 0; i < 600; i++)
      playing(
        (t) => {
          const [first] = t.top('deck')
          firsts.set(first as string, (firsts.get(first as string) ?? 0) + 1)
        },
        {},
        `seed ${i}`,
      )
    expect(firsts.size).toBe(6)
    for (const count of firsts.values()) expect(count).toBeGreaterThan(60)
  })

  test('the n-th card is the same for two groups with one seed, whatever else they rolled', () => {
    let one: PieceId[] = []
    let other: PieceId[] = []
    playing((t) => {
      one = drawAll(t)
    })
    playing((t) => {
      t.roll('test', 5, 6)
      const first = t.top('deck', 2)
      t.pick('draw:other', ['x', 'y'])
      other = [...first, ...drawAll(t).slice(2)]
    })
    expect(other).toEqual(one)
  })

  test('a card put on top, or under, lies there', () => {
    const table = playing(() => {}, {
      setup: (w, t) => {
        for (const name of ['a', 'b', 'c']) w.make(name, 'deck')
        w.mix('deck')
        w.make('d', 'deck', { at: 'top' })
        w.make('e', 'deck')
        w.make('f', 'deck', { at: 'bottom' })
        expect(t.raw.zones.deck?.map((segment) => segment.ids.length)).toEqual([1, 3, 2])
      },
    })
    const all = drawAll(table.kernel)
    expect(all[0]).toBe('d#1')
    expect(all.slice(4)).toEqual(['e#1', 'f#1'])
  })

  test('of stages, each mixed on its own, gives all of the first stage before the second', () => {
    for (let i = 0; i < 20; i++)
      playing(
        (t) => {
          const order = drawAll(t).map((piece) => piece[0])
          expect(order.slice(0, 3).sort()).toEqual(['a', 'b', 'c'])
          expect(order.slice(3).sort()).toEqual(['d', 'e', 'f'])
        },
        {
          setup: (w) => {
            for (const name of names) w.make(name, 'box')
            w.put(['a#1', 'b#1', 'c#1'], 'deck', { mixed: true })
            w.put(['d#1', 'e#1', 'f#1'], 'deck', { mixed: true })
          },
        },
        `seed ${i}`,
      )
  })

  test('mixing joins all stages, and what was settled is settled no more', () => {
    const table = start({
      cards,
      setup: (w) => {
        for (const name of names) w.make(name, 'deck')
      },
      *play(t) {
        expect(t.top('deck', 6)).toEqual(names.map((name) => `${name}#1`))
        expect(engineOf(t).chance.drawn).toEqual([])
        yield* t.change((w) => w.mix('deck'))
      },
    })
    expect(table.kernel.raw.zones.deck).toHaveLength(1)
    expect(table.kernel.raw.zones.deck?.[0]?.mixed).toBe(true)
  })

  test('a card that leaves takes nothing else along', () => {
    const table = start({
      cards,
      setup: (w) => {
        for (const name of names) w.make(name, 'deck')
        w.mix('deck')
      },
      *play(t) {
        const [first] = t.top('deck', 2)
        yield* t.change((w) => w.put(first as string, 'discard'))
      },
    })
    expect(table.kernel.size('deck')).toBe(5)
    expect(table.kernel.raw.zones.deck?.map(({ ids, mixed }) => [ids.length, mixed])).toEqual([
      [1, undefined],
      [4, true],
    ])
  })

  test('find takes any card that fits, each as likely, or none', () => {
    const found = new Set<string | null>()
    for (let i = 0; i < 60; i++)
      playing(
        (t) => {
          found.add(t.find('deck', (piece) => 'ace'.includes(piece[0] as string)))
          expect(t.find('deck', () => false)).toBeNull()
        },
        {},
        `seed ${i}`,
      )
    expect(found).toEqual(new Set(['a#1', 'c#1', 'e#1']))
  })

  test('tests lay down cards by name, drawn or found', () => {
    playing(
      (t) => {
        expect(t.top('deck', 2)).toEqual(['e#1', 'b#1'])
        expect(t.find('deck', () => true)).toBe('f#1')
      },
      {},
      'seed',
      { 'draw:deck': ['e', 'b'], 'find:deck': ['f'] },
    )
  })
})
