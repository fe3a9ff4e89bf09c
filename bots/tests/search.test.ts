import type { Imagine, Seen } from '@miskatonic/contract'
import { type AnyShape, randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type Budget, type Foresight, imagining, lookingAhead, searchingBot, seenBy } from '../index.ts'
import { anyBluffing, HIGH, LOW } from './bluffing.ts'

const SEATS = ['ana', 'ben']

/** Ben holds this card; what Ana knows is the same whatever it is. */
const holding = (card: string): Table<AnyShape> =>
  Table.start(anyBluffing, { seats: SEATS, seed: 'x' }, { scripted: { 'draw:deck': [card, card === 'two' ? 'three' : 'two'] } })

const bids = (): Table<AnyShape> => Table.start(anyBluffing, { seats: SEATS, seed: 'x', options: 'bids' })

/** A fold is a little better than losing: right only against somebody who holds a high card. */
const foresight: Foresight = {
  policy: (table, seat, random) => (table.ask ? sample(table.ask, seat, random) : ''),
  prospects: (table, seat) => {
    const { outcome, winners } = (table.result ?? { outcome: '', winners: [] }) as { outcome: string; winners: Seat[] }
    return outcome === 'folded' ? 0.4 : winners.includes(seat) ? 1 : 0
  },
}
const budget: Budget = { playouts: 60, milliseconds: Number.POSITIVE_INFINITY, answers: 8, decisions: 20, parts: 1, doubt: 0 }
const bot = searchingBot('search', foresight, budget)

const seenOf = (table: Table<AnyShape>): Seen => lookingAhead(table, 'ana') as Seen
const heldIn = (table: Table<AnyShape>): string => table.kernel.def(table.kernel.inZone('hand:ben')[0] as string).id

describe('an imagined world', () => {
  test('has something else where the seat cannot see, and the same everywhere else', () => {
    const table = holding('two')
    const imagine = imagining(table, 'ana')
    const random = randomFrom('worlds')
    const held = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const world = imagine(random)?.table as Table<AnyShape>
      held.add(heldIn(world))
      const { zones } = world.view('ana')
      expect(Object.fromEntries(Object.entries(zones).map(([zone, { count }]) => [zone, count]))).toEqual({
        deck: 4,
        'hand:ben': 1,
        table: 1,
      })
      expect(zones['hand:ben']?.pieces[0]?.faces).toEqual({})
      expect(Object.keys(world.kernel.raw.pieces).sort()).toEqual(Object.keys(table.kernel.raw.pieces).sort())
      expect(world.ask?.kind).toBe('choose')
    }
    expect([...held].sort()).toEqual([...LOW, ...HIGH].sort())
  })

  test('leaves alone what the seat sees', () => {
    // Ben is not asked, but he may be imagined for all the same: his own card stays what it is.
    expect(heldIn(imagining(holding('ace'), 'ben')(randomFrom('x'))?.table as Table<AnyShape>)).toBe('ace')
    const table = holding('ace')
    const [piece] = table.kernel.inZone('hand:ben')
    const state = table.kernel.raw
    state.pieces[piece as string] = { ...(state.pieces[piece as string] as (typeof state.pieces)[string]), seen: { front: ['ana'] } }
    for (let i = 0; i < 20; i++) expect(heldIn(imagining(table, 'ana')(randomFrom(`${i}`))?.table as Table<AnyShape>)).toBe('ace')
  })

  test('holds nothing of the table’s own chance or log', () => {
    const world = imagining(holding('ace'), 'ana')(randomFrom('w'))?.table as Table<AnyShape>
    expect(world.setup.seed).not.toBe('x')
    expect(world.log).toEqual([])
    expect(JSON.stringify(world.opening)).toBe('[]')
  })

  test('does not know what others have said secretly to the same question', () => {
    const table = bids()
    table.decide('ben', 'red')
    const world = imagining(table, 'ana')(randomFrom('w'))?.table as Table<AnyShape>
    expect(table.awaited()).toEqual(['ana'])
    expect(world.awaited()).toEqual(['ana', 'ben'])
  })
})

describe('a bot that looks ahead', () => {
  test('is handed nothing that leads to the table', () => {
    const table = holding('king')
    const seen = seenOf(table)
    const reached = Reflect.ownKeys(seen).map((key) => (seen as unknown as Record<PropertyKey, unknown>)[key])
    expect(Reflect.ownKeys(seen).sort()).toEqual(['ask', 'imagine', 'seat'])
    expect(reached).not.toContain(table)
    expect(JSON.stringify([seen, seen.view, seen.events])).not.toContain('king')
  })

  test('calls: four cards in six are low', () => {
    expect(bot.decide(seenOf(holding('two')), randomFrom('a'))).toBe('call')
  })

  test('imagines and decides the same whatever lies where it cannot look', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const said = [...LOW, ...HIGH].map((card) => {
        const table = holding(card)
        const seen = seenOf(table)
        const worlds = Array.from({ length: 12 }, (_, i) => heldIn(seen.imagine?.(randomFrom(`${seed}/${i}`))?.table as Table<AnyShape>))
        return { worlds, answer: bot.decide(seen, randomFrom(seed)) }
      })
      expect(said).toEqual(said.map(() => said[0]))
    }
  })

  test('would be found out if it were shown the table itself', () => {
    const cheating = (card: string) => {
      const table = holding(card)
      const imagine: Imagine = () => ({ table, heard: (said) => said, said: (heard) => heard })
      return bot.decide(seenBy(table, 'ana', imagine) as Seen, randomFrom('a'))
    }
    expect(cheating('two')).toBe('call')
    expect(cheating('ace')).toBe('fold')
  })

  test('cannot answer better for what another has bid secretly', () => {
    const right = ['red', 'black'].map((word) => {
      const said = Array.from({ length: 6 }, (_, i) => {
        const table = bids()
        table.decide('ben', word)
        return bot.decide(seenOf(table), randomFrom(`${i}`))
      })
      return said
    })
    expect(right[0]).toEqual(right[1])
  })

  test('answers the same for the same seed, in one go or in parts', () => {
    const whole = bot.decide(seenOf(holding('two')), randomFrom('a'))
    const thought = bot.think?.(seenOf(holding('two')), randomFrom('a'))
    let parts = 0
    for (;;) {
      const { done, value } = thought?.next() ?? { done: true, value: null }
      if (done) {
        expect(value).toBe(whole)
        break
      }
      parts++
    }
    expect(parts).toBe(budget.playouts)
  })

  test('stops when its time is over, with the best it has seen', () => {
    let now = 0
    const slow = searchingBot('slow', foresight, { ...budget, milliseconds: 50 }, () => {
      now += 5
      return now
    })
    const thought = slow.think?.(seenOf(holding('two')), randomFrom('a')) as Generator<void, unknown>
    let parts = 0
    while (!thought.next().done) parts++
    expect(parts).toBeGreaterThanOrEqual(2)
    expect(parts).toBeLessThan(15)
  })

  test('thinks about nothing where there is one answer worth trying', () => {
    const sure = searchingBot('sure', { ...foresight, promising: () => ['fold'] }, budget)
    const seen: Seen = {
      ...(seenBy(holding('two'), 'ana') as Seen),
      ask: (seenBy(holding('two'), 'ana') as Seen).ask,
      imagine: () => {
        throw new Error('nothing to imagine')
      },
    }
    expect(
      sure.decide({ seat: 'ana', ask: seen.ask, view: {} as never, events: [], imagine: seen.imagine as Imagine }, randomFrom('a')),
    ).toBe('fold')
  })
})
