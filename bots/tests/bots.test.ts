import { type AnyShape, type AskView, randomFrom, sample, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { heard, randomBot, seenBy } from '../index.ts'
import { anyGuessing } from './guessing.ts'

const start = (): Table<AnyShape> => Table.start(anyGuessing, { seats: ['ana', 'ben'], seed: 'x' })

describe('what a bot is given', () => {
  test('the question in its own words, its view, and what it was told', () => {
    const table = start()
    const seen = seenBy(table, 'ana')
    expect(seen?.seat).toBe('ana')
    expect(seen?.ask).toEqual(table.askFor('ana'))
    expect(seen?.view).toEqual(table.view('ana'))
    expect(seen?.events).toEqual([])
    expect(JSON.stringify(seen?.ask)).not.toContain('star')
  })

  test('nothing where it is not asked', () => {
    expect(seenBy(start(), 'ben')).toBeNull()
  })

  test('the view is made when it is looked at, and once', () => {
    const table = start()
    let made = 0
    const counting = {
      view: (seat: string) => {
        made++
        return table.view(seat)
      },
      askFor: (seat: string) => table.askFor(seat),
      eventsFor: (seat: string) => table.eventsFor(seat),
    }
    const seen = seenBy(counting, 'ana')
    expect(made).toBe(0)
    expect(seen?.view).toBe(seen?.view)
    expect(made).toBe(1)
  })
})

describe('what a bot says', () => {
  const ask = (kind: AskView['kind']): AskView => ({ kind }) as AskView

  test('an answer may come with a reason', () => {
    const why = { key: 'kept' }
    expect(heard(ask('choose'), 'a')).toEqual({ answer: 'a' })
    expect(heard(ask('some'), ['a', 'b'])).toEqual({ answer: ['a', 'b'] })
    expect(heard(ask('number'), 3)).toEqual({ answer: 3 })
    expect(heard(ask('number'), { answer: 3, why })).toEqual({ answer: 3, why })
    expect(heard(ask('allocate'), { answer: { left: 1 }, why })).toEqual({ answer: { left: 1 }, why })
  })

  test('a slot that is called answer is a slot', () => {
    expect(heard(ask('allocate'), { answer: 2, other: 1 })).toEqual({ answer: { answer: 2, other: 1 } })
  })
})

describe('the random bot', () => {
  test('answers from the question alone, and legally', () => {
    const table = start()
    const random = randomFrom('bot')
    while (table.ask) {
      const [seat = ''] = table.asked()
      const seen = seenBy(table, seat)
      if (!seen) throw new Error('not asked')
      expect(table.decide(seat, randomBot.decide(seen, random))).toEqual({ ok: true })
    }
    expect(table.over).toBe(true)
  })

  test('takes what a sample of the table’s own question would take', () => {
    const [one, other] = [start(), start()]
    const seen = seenBy(one, 'ana')
    if (!seen || !other.ask) throw new Error('not asked')
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const [copy, twin] = [one.fork(), other.fork()]
      copy.decide('ana', randomBot.decide(seen, randomFrom(seed)))
      twin.decide('ana', sample(other.ask, 'ana', randomFrom(seed)), { keys: 'real' })
      expect(copy.line.map(({ answer }) => answer)).toEqual(twin.line.map(({ answer }) => answer))
    }
  })
})
