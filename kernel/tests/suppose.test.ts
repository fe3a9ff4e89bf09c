import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import { hashState } from '../state.ts'
import { after, asData, diary, modify, start, type T, write } from './tinyGame.ts'

/** A table that waits, to suppose things of. */
const waiting = () =>
  start({
    cards: { torch: { abilities: [after('ring', (t: T) => write(t, 'ding')), modify('light', 'add', 1)] } },
    quantities: { light: { base: () => 0, fold: ['add'] } },
    checks: [
      {
        name: 'dark',
        rule: 'R',
        reads: ['doom', 'board'],
        when: (t) => (t.state.doom > 5 ? ['x'] : []),
        *then(t) {
          yield* write(t, 'dark')
          yield* t.change((w) => w.set('table', 'doom', 0))
        },
      },
    ],
    setup: (w) => {
      w.make('torch', 'box')
      w.make('torch', 'deck')
    },
    *play(t) {
      yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
      yield* write(t, 'after')
    },
  })

describe('suppose', () => {
  test('alters, looks, and takes everything back', () => {
    const table = waiting()
    const { kernel: t } = table
    const before = hashState(t.raw)
    const seen = t.suppose(
      (w) => {
        w.set('table', 'doom', 9)
        w.set('ana', 'health', 1)
        w.put('torch#1', 'board', { face: 'back' })
        w.turn('torch#1', 'front')
        w.make('torch', 'hand:ben')
        w.unmake('torch#2')
        w.mix('hand:ben')
        w.look(['ana'], ['torch#1'])
        w.use('round|x')
        w.last({ ability: asData(modify('light', 'add', 10, { id: 'sun' })), source: {}, bound: {}, until: { scope: 'x' } })
      },
      () => [t.state.doom, t.get('ana', 'health'), t.where('torch#1'), t.number('light', {}), t.exists('torch#2')],
    )
    expect(seen).toEqual([9, 1, 'board', 11, false])
    expect(hashState(t.raw)).toBe(before)
    expect(t.number('light', {})).toBe(0)
  })

  test('wakes nothing: the next change does not meet what was only supposed', () => {
    const table = waiting()
    let looked = 0
    table.kernel.suppose(
      (w) => w.set('table', 'doom', 9),
      () => looked++,
    )
    table.decide('ana', 'a')
    expect(looked).toBe(1)
    expect(diary(table)).toEqual(['after'])
  })

  test('teaches nobody anything: undo stays free', () => {
    const table = start({
      cards: { torch: {} },
      setup: (w) => void w.make('torch', 'deck'),
      *play(t) {
        yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
        t.suppose(
          (w) => w.put('torch#1', 'board'),
          () => null,
        )
        yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
      },
    })
    table.decide('ana', 'a')
    expect(table.freeUndo('ana')).toBe(0)
  })

  test('may be nested, and takes back what was altered before an error too', () => {
    const { kernel: t } = waiting()
    const before = hashState(t.raw)
    expect(
      t.suppose(
        (w) => w.set('table', 'doom', 1),
        () => [
          t.suppose(
            (w) => void w.add('table', 'doom', 1),
            () => t.state.doom,
          ),
          t.state.doom,
        ],
      ),
    ).toEqual([2, 1])
    expect(() =>
      t.suppose(
        (w) => {
          w.set('table', 'doom', 7)
          throw new Error('no')
        },
        () => null,
      ),
    ).toThrow('no')
    expect(hashState(t.raw)).toBe(before)
  })
})
