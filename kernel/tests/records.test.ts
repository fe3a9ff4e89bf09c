import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import type { Check } from '../checks.ts'
import type { Script } from '../game.ts'
import { cleanly } from '../records.ts'
import { after, answer, asData, diary, just, start, type T, type Tiny, write } from './tinyGame.ts'

const isFight = (record: { kind: string }) => record.kind === 'fight'
/** Who has no health left falls: leaves the fight, or the turn, and keeps one health. */
const falling = (leaves: readonly string[], also: (t: T) => Script = () => just(undefined)): Check<Tiny> => ({
  name: 'fall',
  rule: 'R',
  reads: ['health'],
  when: (t) => t.seats.filter((seat) => t.get(seat, 'health') <= 0),
  *then(t, fallen) {
    yield* write(t, 'fall begins')
    yield* t.change((w) => {
      for (const who of fallen) w.set(who, 'health', 1)
    })
    for (const kind of leaves) t.leave((record) => record.kind === kind, `out of ${kind}`)
    yield* also(t)
    yield* write(t, 'fall ends')
  },
})
const hurt = (t: T, who = 'ana') => t.change((w) => w.set(who, 'health', 0))

describe('records', () => {
  test("a record is open during its body, closed after it, and gives the body's result", () => {
    const table = start({
      *play(t) {
        const out = yield* t.resolving({ kind: 'fight', who: 'ana' }, function* (id) {
          yield* t.change((w) => w.note(id, { rounds: 2, kind: 'feast', id: 99 }))
          yield* write(t, `${t.record('fight')?.who} ${t.record('fight')?.rounds} ${t.record('feast')}`)
          return 'won'
        })
        yield* write(t, `${out.done} ${t.record('fight')}`)
      },
    })
    expect(diary(table)).toEqual(['ana 2 null', 'won null'])
  })

  test('leave goes to the innermost match, closes what is inside, and tells why', () => {
    const table = start({
      *play(t) {
        const out = yield* t.resolving({ kind: 'fight', who: 'ana' }, function* () {
          yield* t.resolving({ kind: 'turn' }, function* () {
            yield* write(t, 'in')
            t.leave(isFight, 'fled')
            yield* write(t, 'never')
          })
          yield* write(t, 'never')
        })
        yield* write(t, `${out.left} ${t.raw.records.length}`)
      },
    })
    expect(diary(table)).toEqual(['in', 'fled 0'])
  })

  test('of two of a kind the inner one is left', () => {
    const table = start({
      *play(t) {
        yield* t.resolving({ kind: 'fight', n: 1 }, function* () {
          yield* t.resolving({ kind: 'fight', n: 2 }, function* () {
            yield* write(t, `in ${t.record('fight')?.n}`)
            t.leave(isFight)
          })
          yield* write(t, 'still in the outer')
        })
      },
    })
    expect(diary(table)).toEqual(['in 2', 'still in the outer'])
  })

  test('with no match, leave simply goes on', () => {
    const table = start({
      *play(t) {
        yield* t.resolving({ kind: 'turn' }, function* () {
          t.leave(isFight)
          yield* write(t, 'on')
        })
      },
    })
    expect(diary(table)).toEqual(['on'])
  })

  test('leaving is done when the record is left, also on the way to an outer one; not when the body ends', () => {
    const table = start({
      *play(t) {
        const back = (n: number) => (w: { add(of: 'table', a: 'doom', n: number): number }) => void w.add('table', 'doom', n)
        yield* t.resolving({ kind: 'fight' }, () => write(t, 'peace'), back(100))
        yield* t.resolving(
          { kind: 'fight' },
          function* () {
            yield* t.resolving(
              { kind: 'turn' },
              function* () {
                yield* write(t, 'in')
                t.leave(isFight)
              },
              back(1),
            )
          },
          back(10),
        )
      },
    })
    expect(table.kernel.state.doom).toBe(11)
  })

  test('what leaving alters is looked at by the checks', () => {
    const table = start({
      checks: [falling([])],
      *play(t) {
        yield* t.resolving(
          { kind: 'fight' },
          function* () {
            yield* write(t, 'in')
            t.leave(isFight)
          },
          (w) => w.set('ana', 'health', 0),
        )
        yield* write(t, 'on')
      },
    })
    expect(diary(table)).toEqual(['in', 'fall begins', 'fall ends', 'on'])
  })

  test('said in a check, leave waits until the check is done', () => {
    const table = start({
      checks: [falling(['fight'])],
      *play(t) {
        const out = yield* t.resolving({ kind: 'fight' }, function* () {
          yield* hurt(t)
          yield* write(t, 'never')
        })
        yield* write(t, `${out.left}`)
      },
    })
    expect(diary(table)).toEqual(['fall begins', 'fall ends', 'out of fight'])
  })

  test('said in a nested check, leave waits for the outermost', () => {
    const doomed: Check<Tiny> = {
      name: 'doomed',
      rule: 'R',
      reads: ['doom'],
      when: (t) => (t.state.doom > 0 ? ['x'] : []),
      *then(t) {
        yield* t.change((w) => w.set('table', 'doom', 0))
        yield* hurt(t)
        yield* write(t, 'doom ends')
      },
    }
    const table = start({
      checks: [doomed, falling(['fight'])],
      *play(t) {
        const out = yield* t.resolving({ kind: 'fight' }, function* () {
          yield* t.change((w) => w.set('table', 'doom', 1))
          yield* write(t, 'never')
        })
        yield* write(t, `${out.left}`)
      },
    })
    expect(diary(table)).toEqual(['fall begins', 'fall ends', 'doom ends', 'out of fight'])
  })

  test('of several records to be left the outermost takes the others with it', () => {
    for (const order of [
      ['turn', 'fight'],
      ['fight', 'turn'],
    ]) {
      const table = start({
        checks: [falling(order)],
        *play(t) {
          const out = yield* t.resolving({ kind: 'turn' }, function* () {
            yield* t.resolving({ kind: 'fight' }, () => hurt(t))
            yield* write(t, 'never')
          })
          yield* write(t, `${out.left}`)
        },
      })
      expect(diary(table)).toEqual(['fall begins', 'fall ends', 'out of turn'])
    }
  })

  test('a record that a check itself opened is left at once: the check is not cut', () => {
    const table = start({
      checks: [
        {
          ...falling([]),
          *then(t) {
            yield* t.change((w) => w.set('ana', 'health', 1))
            const out = yield* t.resolving({ kind: 'fight' }, function* () {
              yield* write(t, 'revenge')
              t.leave(isFight, 'enough')
              yield* write(t, 'never')
            })
            yield* write(t, `${out.left}`)
          },
        },
      ],
      *play(t) {
        yield* hurt(t)
        yield* write(t, 'on')
      },
    })
    expect(diary(table)).toEqual(['revenge', 'enough', 'on'])
  })

  test('a check inside a check leaves the record its outer check opened when it is done itself', () => {
    const table = start({
      checks: [
        {
          name: 'doomed',
          rule: 'R',
          reads: ['doom'],
          when: (t) => (t.state.doom > 0 ? ['x'] : []),
          *then(t) {
            yield* t.change((w) => w.set('table', 'doom', 0))
            const out = yield* t.resolving({ kind: 'fight' }, function* () {
              yield* hurt(t)
              yield* write(t, 'never')
            })
            yield* write(t, `${out.left}`)
          },
        },
        falling(['fight']),
      ],
      *play(t) {
        yield* t.change((w) => w.set('table', 'doom', 1))
        yield* write(t, 'on')
      },
    })
    expect(diary(table)).toEqual(['fall begins', 'fall ends', 'out of fight', 'on'])
  })

  test('after triggers of an action that was left do not fire', () => {
    const table = start({
      checks: [falling(['fight'])],
      ruleAbilities: [
        after('hit', function* (t: T) {
          yield* write(t, 'never')
        }),
      ],
      *play(t) {
        yield* t.resolving({ kind: 'fight' }, function* () {
          yield* t.happens('hit', {}, (w) => w.set('ana', 'health', 0))
        })
      },
    })
    expect(diary(table)).toEqual(['fall begins', 'fall ends'])
  })

  test('what lasts and what is limited by the record ends with it, on both ways out', () => {
    const once = after(
      'hit',
      function* (t: T) {
        yield* write(t, 'parry')
      },
      { id: 'parry', limit: { per: 'fight' } },
    )
    const armour = after(
      'hit',
      function* (t: T) {
        yield* write(t, 'clang')
      },
      { id: 'clang' },
    )
    const table = start({
      ruleAbilities: [once],
      *play(t) {
        for (const left of [true, false]) {
          yield* t.resolving({ kind: 'fight' }, function* (record) {
            yield* t.happens('hit', {})
            yield* t.change((w) => w.last({ ability: asData(armour), source: {}, bound: {}, until: { record } }))
            yield* t.happens('hit', {})
            if (left) t.leave(isFight)
          })
          yield* write(t, `${t.raw.lasting.length} lasting`)
        }
      },
    })
    expect(diary(table)).toEqual(['parry', 'clang', '0 lasting', 'parry', 'clang', '0 lasting'])
    expect(table.kernel.raw.used).toEqual({})
  })

  test('provenance is put back when a record is left', () => {
    let by: object = {}
    start({
      *play(t) {
        yield* t.resolving({ kind: 'fight' }, function* () {
          yield* t.chosenBy('ben', function* () {
            yield* write(t, 'x')
            t.leave(isFight)
          })
        })
        by = t.provenance()
      },
    })
    expect(by).toEqual({})
  })
})

describe('cleaning up', () => {
  test('runs after the body, which gives its result', () => {
    const table = start({
      *play(t) {
        const won = yield* cleanly(
          t,
          function* () {
            yield* write(t, 'body')
            return 'won'
          },
          () => write(t, 'clean-up'),
        )
        yield* write(t, won)
      },
    })
    expect(diary(table)).toEqual(['body', 'clean-up', 'won'])
  })

  test('runs when the record around it is left, asks what it has to ask, and then the record is left', () => {
    const table = start({
      checks: [falling(['fight'])],
      *play(t) {
        const out = yield* t.resolving({ kind: 'fight' }, function* () {
          yield* cleanly(
            t,
            function* () {
              yield* t.resolving({ kind: 'turn' }, () => hurt(t))
              yield* write(t, 'never')
            },
            function* () {
              const said = yield* choose(t, 'ana', { about: 'tidy', options: [{ key: 'a' }, { key: 'b' }] })
              yield* write(t, `${said}, with ${t.raw.records.map(({ kind }) => kind)} open`)
            },
          )
          yield* write(t, 'never')
        })
        yield* write(t, `${out.left}`)
      },
    })
    expect(diary(table)).toEqual(['fall begins', 'fall ends'])
    answer(table, 'b')
    expect(diary(table)).toEqual(['fall begins', 'fall ends', 'b, with fight open', 'out of fight'])
    expect(table.result).toBe('done')
  })

  test('runs from the inside out', () => {
    const table = start({
      *play(t) {
        yield* t.resolving({ kind: 'fight' }, () =>
          cleanly(
            t,
            () =>
              cleanly(
                t,
                function* () {
                  yield* write(t, 'in')
                  t.leave(isFight)
                },
                () => write(t, 'inner'),
              ),
            () => write(t, 'outer'),
          ),
        )
      },
    })
    expect(diary(table)).toEqual(['in', 'inner', 'outer'])
  })

  test('of what the body left and what the clean-up leaves the outermost counts', () => {
    for (const [first, second] of [
      ['turn', 'fight'],
      ['fight', 'turn'],
    ]) {
      const table = start({
        *play(t) {
          const out = yield* t.resolving({ kind: 'turn' }, function* () {
            yield* t.resolving({ kind: 'fight' }, () =>
              cleanly(
                t,
                function* () {
                  yield* write(t, 'in')
                  t.leave((record) => record.kind === first, 'turn')
                },
                function* () {
                  yield* write(t, 'clean-up')
                  t.leave((record) => record.kind === second, 'turn')
                },
              ),
            )
            yield* write(t, 'never')
          })
          yield* write(t, `${out.left}`)
        },
      })
      expect(diary(table)).toEqual(['in', 'clean-up', 'turn'])
    }
  })

  test('is done under the provenance it was promised in', () => {
    let by: object = {}
    start({
      *play(t) {
        yield* t.resolving({ kind: 'fight' }, () =>
          cleanly(
            t,
            () =>
              t.chosenBy('ben', function* () {
                yield* write(t, 'x')
                t.leave(isFight)
              }),
            function* () {
              by = t.provenance()
              yield* write(t, 'clean-up')
            },
          ),
        )
      },
    })
    expect(by).toEqual({})
  })

  test('is dropped with everything else by restart and over', () => {
    const table = start({
      *play(t) {
        yield* cleanly(
          t,
          () => t.over('early'),
          () => write(t, 'never'),
        )
      },
    })
    expect(diary(table)).toEqual([])
    expect(table.result).toBe('early')
  })

  test('hides no error', () => {
    expect(() =>
      start({
        *play(t) {
          yield* cleanly(
            t,
            function* () {
              yield* write(t, 'in')
              throw new Error('a mistake')
            },
            () => write(t, 'never'),
          )
        },
      }),
    ).toThrow('a mistake')
  })
})

describe('dropping everything', () => {
  const inside = (drop: (t: T) => Script) => ({
    *play(t: T) {
      yield* t.resolving(
        { kind: 'turn' },
        function* () {
          yield* t.resolving(
            { kind: 'fight' },
            function* () {
              yield* drop(t)
              yield* write(t, 'never')
            },
            (w) => w.set('table', 'diary', [...t.state.diary, 'leaves fight']),
          )
        },
        (w) => w.set('table', 'diary', [...t.state.diary, 'leaves turn']),
      )
    },
    steps: {
      *battle(t: T) {
        yield* write(t, `battle with ${t.raw.records.length} records`)
      },
    },
  })

  test('restart drops the script, the records and the flow, and goes on there', () => {
    const table = start(
      inside(function* (t) {
        yield* t.restart([{ step: 'battle' }, { step: 'end' }])
      }),
    )
    expect(diary(table)).toEqual(['leaves fight', 'leaves turn', 'battle with 0 records'])
    expect(table.result).toBe('done')
  })

  test('over ends the game, and records are closed with what they do on leaving', () => {
    const table = start(
      inside(function* (t) {
        yield* t.over({ winner: 'ana' })
      }),
    )
    expect(diary(table)).toEqual(['leaves fight', 'leaves turn'])
    expect(table.result).toEqual({ winner: 'ana' })
    expect(table.kernel.raw.flow).toEqual([])
    expect(table.kernel.raw.records).toEqual([])
  })

  test('what the records do on leaving is looked at by the checks before the new flow begins', () => {
    const table = start({
      checks: [falling([])],
      *play(t) {
        yield* t.resolving(
          { kind: 'fight' },
          function* () {
            yield* t.restart([{ step: 'battle' }, { step: 'end' }])
          },
          (w) => w.set('ana', 'health', 0),
        )
      },
      steps: {
        *battle(t) {
          yield* write(t, 'battle')
        },
      },
    })
    expect(diary(table)).toEqual(['fall begins', 'fall ends', 'battle'])
  })

  test('a restarted table goes on asking, and comes back from a replay the same', () => {
    const table = start({
      *play(t) {
        yield* choose(t, 'ana', { about: 'go', options: [{ key: 'a' }, { key: 'b' }] })
        yield* t.restart([{ step: 'battle' }, { step: 'end' }])
      },
      steps: {
        *battle(t) {
          yield* write(t, yield* choose(t, 'ben', { about: 'strike', options: [{ key: 'high' }, { key: 'low' }] }))
        },
      },
    })
    answer(table, 'a')
    const before = table.hash
    answer(table, 'low')
    table.undoTo(1, [])
    expect(table.hash).toBe(before)
    table.undoTo(0, [])
    answer(table, 'a', 'high')
    expect(diary(table)).toEqual(['high'])
  })
})
