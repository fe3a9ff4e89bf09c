import { describe, expect, test } from 'vitest'
import { alongside } from '../alongside.ts'
import { allocate, askEach, asking, choose, chooseNumber, chooseSome, order } from '../asking.ts'
import type { Script } from '../game.ts'
import { restore } from '../restore.ts'
import { save } from '../save.ts'
import { SPECTATOR } from '../sight.ts'
import { diary, refusal, start, type T, tinyGame, write } from './tinyGame.ts'

const yesNo = [{ key: 'yes' }, { key: 'no' }]
const options = ['a', 'b', 'c'].map((key) => ({ key }))
const SEATS = ['ana', 'ben', 'cleo', 'dot']

describe('a question of any kind to each of several seats', () => {
  const play = function* (t: T): Script {
    const answers = yield* askEach(
      t,
      {
        ana: asking(chooseSome(t, 'ana', { about: 'some', options, limits: { count: [1, 2] } })),
        ben: asking(chooseNumber(t, 'ben', { about: 'number', min: 1, max: 3 })),
        cleo: asking(order(t, 'cleo', { about: 'order', options })),
        dot: asking(
          allocate(t, 'dot', {
            about: 'spread',
            total: 2,
            slots: [
              { key: 'x', min: 0, max: 2 },
              { key: 'y', min: 0, max: 2 },
            ],
          }),
        ),
      },
      { about: 'upkeep' },
    )
    yield* write(t, JSON.stringify(answers))
  }
  const table = () => start({ play }, { seats: SEATS })

  test('is heard by each as a question of its own, and by nobody else', () => {
    const t = table()
    expect(SEATS.map((seat) => t.askFor(seat)?.kind)).toEqual(['some', 'number', 'order', 'allocate'])
    expect(t.askFor(SPECTATOR)).toEqual({ kind: 'waiting', for: SEATS })
  })

  test('is answered in any order; the script goes on once, with all of it', () => {
    const t = table()
    t.decide('dot', { x: 1, y: 1 })
    t.decide('ben', 2)
    expect([t.awaited(), diary(t)]).toEqual([['ana', 'cleo'], []])
    t.decide('cleo', ['c', 'a', 'b'])
    t.decide('ana', ['b'])
    expect(JSON.parse(diary(t)[0] ?? '')).toEqual({ dot: { x: 1, y: 1 }, ben: 2, cleo: ['c', 'a', 'b'], ana: ['b'] })
  })

  test('is judged seat by seat', () => {
    const t = table()
    expect(refusal(t.decide('ana', ['a', 'b', 'c']))).toBe('wrong-count')
    expect(refusal(t.decide('ben', ['a']))).toBe('malformed')
    expect(refusal(t.decide('ben', 4))).toBe('out-of-range')
  })

  test('an answer may be changed as long as others are awaited, and a late one still counts', () => {
    const t = table()
    const asked = t.seq
    t.decide('ben', 1, { seq: asked })
    expect(t.decide('ana', ['a'], { seq: asked }).ok).toBe(true)
  })

  test('who has but one answer has given it', () => {
    const forced = start(
      {
        *play(t): Script {
          const ana = asking(choose(t, 'ana', { about: 'q', options: yesNo }))
          const ben = asking(chooseNumber(t, 'ben', { about: 'n', min: 2, max: 2 }))
          yield* write(t, JSON.stringify(yield* askEach(t, { ana, ben }, { about: 'q' })))
        },
      },
      { seats: ['ana', 'ben'] },
    )
    expect(forced.awaited()).toEqual(['ana'])
    forced.decide('ana', 'yes')
    expect(JSON.parse(diary(forced)[0] ?? '')).toEqual({ ana: 'yes', ben: 2 })
  })
})

describe('dialogues alongside each other', () => {
  /** Each says yes or no, and who says yes also how much. */
  function* talk(t: T, seat: string): Script<number> {
    if ((yield* choose(t, seat, { about: 'want', options: yesNo })) === 'no') return 0
    yield* write(t, `${seat} wants`)
    return yield* chooseNumber(t, seat, { about: 'much', min: 1, max: 9 })
  }
  const game = tinyGame({
    *play(t): Script {
      const all = yield* alongside(t, 'want', { ana: () => talk(t, 'ana'), ben: () => talk(t, 'ben') })
      yield* write(t, JSON.stringify(all))
    },
  })
  const table = () => start({ ...game, steps: game.steps } as never, { seats: ['ana', 'ben'] })

  test("one seat's next question does not stop the other's", () => {
    const t = table()
    t.decide('ana', 'yes')
    expect([t.askFor('ana')?.kind, t.askFor('ben')?.kind, diary(t)]).toEqual(['number', 'choose', ['ana wants']])
    t.decide('ben', 'yes')
    t.decide('ana', 4)
    expect(t.awaited()).toEqual(['ben'])
    t.decide('ben', 2)
    expect(diary(t)).toEqual(['ana wants', 'ben wants', '{"ana":4,"ben":2}'])
  })

  test('an answer to an earlier question counts while it is still that question, and is stale once it is not', () => {
    const t = table()
    const asked = t.seq
    t.decide('ana', 'yes', { seq: asked })
    // Ben saw the same moment: his question is still the one he was asked.
    expect(t.decide('ben', 'yes', { seq: asked }).ok).toBe(true)
    // Ana's second press answers a question she has answered.
    expect(refusal(t.decide('ana', 3, { seq: asked }))).toBe('stale')
  })

  test('is saved and opened again in the middle, and taken back', () => {
    const t = table()
    t.decide('ana', 'yes')
    const again = restore(t.game, save(t)).table
    expect([again.hash, again.askFor('ana'), again.askFor('ben')]).toEqual([t.hash, t.askFor('ana'), t.askFor('ben')])
    again.decide('ben', 'no')
    expect(again.awaited()).toEqual(['ana'])
    again.undoTo(0, ['ana', 'ben'])
    expect([again.awaited(), diary(again)]).toEqual([['ana', 'ben'], []])
  })

  test('a dialogue asks only its own seat, and waits in nothing that is being resolved', () => {
    const broken = (script: (t: T) => Script) =>
      start(
        {
          *play(t): Script {
            yield* alongside(t, 'q', { ana: () => script(t) })
          },
        },
        { seats: ['ana', 'ben'] },
      )
    expect(() =>
      broken(function* (t) {
        yield* choose(t, 'ben', { about: 'q', options: yesNo })
      }),
    ).toThrow('asks somebody else')
    expect(() =>
      broken(function* (t) {
        yield* t.resolving({ kind: 'fight', who: 'ana' }, function* () {
          yield* choose(t, 'ana', { about: 'q', options: yesNo })
        })
      }),
    ).toThrow('is being resolved')
  })
})
