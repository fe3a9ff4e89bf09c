import { describe, expect, test } from 'vitest'
import type { Script } from '../game.ts'
import type { Until } from '../state.ts'
import { after, asData, diary, start, type T, write } from './tinyGame.ts'

const ring = (t: T) => t.happens('ring', {})

describe('what lasts', () => {
  const echo = asData(after('ring', (t: T) => write(t, 'echo'), { id: 'echo' }))
  const lasting = (until: Until, then: (t: T) => Script<unknown>) =>
    start({
      cards: { horn: {} },
      setup: (w) => {
        const piece = w.make('horn', 'board')
        w.last({ ability: echo, source: { piece }, controller: 'ben', bound: {}, until })
      },
      *play(t) {
        yield* ring(t)
        yield* then(t)
        yield* write(t, '|')
        yield* ring(t)
      },
    })

  test('until a scope ends', () => {
    expect(diary(lasting({ scope: 'round' }, (t) => t.ends('turn')))).toEqual(['echo', '|', 'echo'])
    expect(diary(lasting({ scope: 'round' }, (t) => t.ends('round')))).toEqual(['echo', '|'])
  })

  test('until after a happening, which still meets it', () => {
    expect(diary(lasting({ after: 'ring' }, (t) => write(t, 'x')))).toEqual(['echo', 'x', '|'])
    expect(diary(lasting({ after: 'dusk' }, (t) => write(t, 'x')))).toEqual(['echo', 'x', '|', 'echo'])
  })

  test('for a number of uses', () => {
    const table = lasting({ uses: 2 }, (t) => ring(t))
    expect(diary(table)).toEqual(['echo', 'echo', '|'])
    expect(table.kernel.raw.lasting).toEqual([])
  })

  test('until its source is gone', () => {
    expect(diary(lasting('gone', (t) => t.change((w) => w.put('horn#1', 'board:north'))))).toEqual(['echo', '|', 'echo'])
    expect(diary(lasting('gone', (t) => t.change((w) => w.put('horn#1', 'discard'))))).toEqual(['echo', '|'])
    expect(diary(lasting('gone', (t) => t.change((w) => w.unmake('horn#1'))))).toEqual(['echo', '|'])
  })

  test('until it is ended by its number', () => {
    expect(diary(lasting('gone', (t) => t.change((w) => w.end(1))))).toEqual(['echo', '|'])
  })

  test('has its controller, its source and what was bound when it was made', () => {
    const seen: unknown[] = []
    const spy = asData(
      after(
        'ring',
        function* (t: T, self: unknown) {
          seen.push(self)
          yield* write(t, 'x')
        },
        { id: 'spy' },
      ),
    )
    start({
      cards: { horn: {} },
      setup: (w) => {
        const piece = w.make('horn', 'box')
        w.last({ ability: spy, source: { piece }, controller: 'ben', bound: { door: 'north' }, until: { scope: 'round' } })
      },
      play: (t) => ring(t),
    })
    expect(seen).toEqual([{ source: { piece: 'horn#1', lasting: 1 }, piece: 'horn#1', controller: 'ben', bound: { door: 'north' } }])
  })
})
