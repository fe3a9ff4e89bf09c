import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import type { Check } from '../checks.ts'
import { BudgetError } from '../errors.ts'
import { answer, asData, diary, modify, refusal, start, type T, type Tiny, write } from './tinyGame.ts'

/** Whoever has no health left falls, and stands up again with one. */
const fall: Check<Tiny> = {
  name: 'fall',
  rule: 'FALL-1',
  reads: ['health'],
  when: (t) => t.seats.filter((seat) => t.get(seat, 'health') <= 0),
  *then(t, fallen) {
    yield* write(t, `fall ${fallen.join()}`)
    yield* t.change((w) => {
      for (const who of fallen) w.set(who, 'health', 1)
    })
  },
}
const doomed: Check<Tiny> = {
  name: 'doomed',
  rule: 'DOOM-1',
  reads: ['doom'],
  when: (t) => (t.state.doom >= 3 ? ['table'] : []),
  *then(t) {
    yield* write(t, 'doomed')
    yield* t.change((w) => w.set('table', 'doom', 0))
  },
}
function* disaster(t: T) {
  yield* t.change((w) => {
    w.set('ana', 'health', 0)
    w.set('ben', 'health', 0)
    w.set('table', 'doom', 3)
  })
  yield* write(t, 'after')
}

describe('checks', () => {
  test("fire in the game's order, each with all its subjects at once", () => {
    expect(diary(start({ checks: [fall, doomed], play: disaster }))).toEqual(['fall ana,ben', 'doomed', 'after'])
    expect(diary(start({ checks: [doomed, fall], play: disaster }))).toEqual(['doomed', 'fall ana,ben', 'after'])
  })

  test('a subject being handled is not found again, another one is', () => {
    const table = start({
      checks: [
        {
          ...fall,
          *then(t, fallen) {
            yield* write(t, `begin ${fallen.join()}`)
            // Ana's fall drags Ben down while she is still at zero.
            if (fallen.includes('ana')) yield* t.change((w) => w.set('ben', 'health', 0))
            yield* t.change((w) => {
              for (const who of fallen) w.set(who, 'health', 1)
            })
            yield* write(t, `end ${fallen.join()}`)
          },
        },
      ],
      *play(t) {
        yield* t.change((w) => w.set('ana', 'health', 0))
      },
    })
    expect(diary(table)).toEqual(['begin ana', 'begin ben', 'end ben', 'end ana'])
  })

  test('note is taken before the check does anything', () => {
    const table = start({
      checks: [
        {
          ...doomed,
          note: (t) => t.state.open,
          *then(t, _, noted) {
            yield* t.change((w) => {
              w.set('table', 'doom', 0)
              w.set('table', 'open', true)
            })
            yield* write(t, `was open: ${noted}`)
          },
        },
      ],
      *play(t) {
        for (let i = 0; i < 2; i++) yield* t.change((w) => w.set('table', 'doom', 3))
      },
    })
    expect(diary(table)).toEqual(['was open: false', 'was open: true'])
  })

  test('only what a check reads wakes it', () => {
    let looked = 0
    const counting: Check<Tiny> = {
      ...fall,
      when: (t) => {
        looked++
        return fall.when(t)
      },
    }
    start({
      checks: [counting],
      *play(t) {
        yield* t.change((w) => w.set('table', 'doom', 1))
        yield* t.change((w) => w.set('ana', 'sanity', 1))
        yield* t.change((w) => w.set('ana', 'mark', 'x'))
      },
    })
    expect(looked).toBe(0)
    start({
      checks: [counting],
      *play(t) {
        yield* t.change((w) => w.set('ana', 'health', 4))
      },
    })
    expect(looked).toBeGreaterThan(0)
  })

  test('a kind of zone is something to read: it wakes when a piece comes, goes or turns', () => {
    const seen: number[] = []
    const crowded: Check<Tiny> = {
      name: 'crowded',
      rule: 'R',
      reads: ['board'],
      when: (t) => {
        seen.push(t.size('board:north'))
        return []
      },
      *then() {},
    }
    start({
      checks: [crowded],
      cards: { stone: {} },
      *play(t) {
        for (const act of [
          (w: Parameters<Parameters<T['change']>[0]>[0]) => void w.make('stone', 'board:north'),
          (w: Parameters<Parameters<T['change']>[0]>[0]) => w.turn('stone#1', 'back'),
          (w: Parameters<Parameters<T['change']>[0]>[0]) => w.put('stone#1', 'box'),
        ]) {
          seen.push(-1)
          yield* t.change(act)
        }
      },
    })
    const groups = seen
      .join(' ')
      .split('-1')
      .map((group) => new Set(group.trim().split(' ')))
    expect(groups).toEqual([new Set(['']), new Set(['1']), new Set(['1']), new Set(['0'])])
  })

  test('what begins or ends to last wakes those who read it', () => {
    const limit: Check<Tiny> = {
      name: 'limit',
      rule: 'R',
      reads: ['lasting', 'clues'],
      when: (t) => t.seats.filter((seat) => t.get(seat, 'clues') > t.number('most', { seat })),
      *then(t, [seat]) {
        yield* write(t, `down to ${t.number('most', {})}`)
        yield* t.change((w) => w.set(seat as string, 'clues', t.number('most', {})))
      },
    }
    const table = start({
      checks: [limit],
      quantities: { most: { base: () => 2, fold: ['add'] } },
      *play(t) {
        const bag = { ability: asData(modify('most', 'add', 3)), source: {}, bound: {} }
        yield* t.resolving({ kind: 'turn' }, function* (record) {
          yield* t.change((w) => {
            w.last({ ...bag, until: { record } })
            w.last({ ...bag, until: { after: 'dusk' } })
            w.last({ ...bag, until: { scope: 'round' } })
            w.set('ana', 'clues', 11)
          })
          yield* write(t, 'all three')
        })
        yield* write(t, 'turn over')
        yield* t.happens('dusk', {})
        yield* write(t, 'dusk over')
        yield* t.ends('round')
      },
    })
    expect(diary(table)).toEqual(['all three', 'down to 8', 'turn over', 'down to 5', 'dusk over', 'down to 2'])
  })

  test('held checks wait until the body is done, others do not', () => {
    const table = start({
      checks: [fall, doomed],
      *play(t) {
        yield* t.hold(['fall'], function* () {
          yield* disaster(t)
          yield* write(t, 'body done')
        })
        yield* write(t, 'on')
      },
    })
    expect(diary(table)).toEqual(['doomed', 'after', 'body done', 'fall ana,ben', 'on'])
  })

  test('held checks come at once when the body is left', () => {
    const table = start({
      checks: [fall],
      *play(t) {
        yield* t.resolving({ kind: 'fight' }, function* () {
          yield* t.hold(['fall'], function* () {
            yield* t.change((w) => w.set('ana', 'health', 0))
            t.leave(({ kind }) => kind === 'fight')
          })
        })
        yield* write(t, 'on')
      },
    })
    expect(diary(table)).toEqual(['fall ana', 'on'])
  })

  test('checks may ask, and go on with the answer', () => {
    const table = start({
      checks: [
        {
          ...fall,
          *then(t, [who]) {
            const key = yield* choose(t, who as string, { about: 'how', options: [{ key: 'softly' }, { key: 'hard' }] })
            yield* write(t, key)
            yield* t.change((w) => w.set(who as string, 'health', 1))
          },
        },
      ],
      play: disaster,
    })
    answer(table, 'hard', 'softly')
    expect(diary(table)).toEqual(['hard', 'softly', 'after'])
  })

  test('a check that never clears runs out of budget, and the error names it', () => {
    const forever: Check<Tiny> = {
      ...doomed,
      name: 'forever',
      *then(t) {
        yield* write(t, 'again')
      },
    }
    expect(() => start({ budget: 500, checks: [forever], play: disaster })).toThrow(BudgetError)
    expect(() => start({ budget: 500, checks: [forever], play: disaster })).toThrow(/forever/)
  })

  test('in mid-game such a check refuses the decision and leaves the table as it was', () => {
    const forever: Check<Tiny> = {
      ...doomed,
      name: 'forever',
      *then(t) {
        yield* write(t, 'again')
      },
    }
    const table = start({
      budget: 500,
      checks: [forever],
      *play(t) {
        const key = yield* choose(t, 'ana', { about: 'go', options: [{ key: 'doom' }, { key: 'peace' }] })
        if (key === 'doom') yield* disaster(t)
      },
    })
    const before = table.hash
    const decided = table.decide('ana', 'doom')
    expect(refusal(decided)).toBe('broken')
    expect(decided.ok ? '' : decided.error.detail).toMatch(/more than 500 steps.*forever/)
    expect(table.hash).toBe(before)
    answer(table, 'peace')
    expect(table.over).toBe(true)
  })

  test('the budget names the cards that go round', () => {
    const table = () =>
      start({
        cards: {
          mirror: {
            abilities: [
              {
                family: 'after',
                id: 'again',
                on: 'shine',
                *run(t) {
                  yield* t.happens('shine', {})
                },
              },
            ],
          },
        },
        budget: 300,
        setup: (w) => {
          w.make('mirror', 'board')
        },
        *play(t) {
          yield* t.happens('shine', {})
        },
      })
    expect(table).toThrow(/shine \(mirror\)/)
  })

  test('a check may end the game', () => {
    const table = start({
      checks: [
        {
          ...doomed,
          *then(t) {
            yield* t.over('lost')
          },
        },
      ],
      play: disaster,
    })
    expect(table.result).toBe('lost')
    expect(diary(table)).toEqual([])
  })

  test('nested: a check that fires inside another is done first', () => {
    const table = start({
      checks: [
        fall,
        {
          ...doomed,
          *then(t) {
            yield* t.change((w) => w.set('table', 'doom', 0))
            yield* write(t, 'doom begins')
            yield* t.change((w) => w.set('ana', 'health', 0))
            yield* write(t, 'doom ends')
          },
        },
      ],
      *play(t) {
        yield* t.change((w) => w.set('table', 'doom', 3))
      },
    })
    expect(diary(table)).toEqual(['doom begins', 'fall ana', 'doom ends'])
  })
})
