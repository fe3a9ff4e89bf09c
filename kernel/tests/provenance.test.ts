import { describe, expect, test } from 'vitest'
import { after, type Fields, just, start, type T, write } from './tinyGame.ts'

describe('where a happening comes from', () => {
  const seen: object[] = []
  const witness = (on: string) =>
    after(on, function* (t: T, _: never, __: never, by: object) {
      seen.push(by)
      yield* write(t, on)
    })

  test('tells source, controller, chosen, cost and cause', () => {
    seen.length = 0
    const table = start({
      zones: { seat: { per: 'seat', active: true } },
      cards: {
        curse: {
          abilities: [
            after('dawn', function* (t: T) {
              yield* t.happens('hit', { who: 'ana' })
            }),
          ],
        },
      },
      setup: (w) => {
        w.make('curse', 'seat:ben')
      },
      resources: {
        clue: {
          happening: 'clue:spend',
          has: () => 3,
          lacking: () => ({ rule: 'R', message: { key: 'poor' } }),
          gather: (_, who, n) => just({ who, n }),
          spend: (w, what: Fields) => {
            w.add(what.who as string, 'clues', -(what.n as number))
          },
        },
      },
      ruleAbilities: [witness('hit'), witness('clue:spend')],
      *play(t) {
        yield* t.happens('dawn', {})
        yield* t.chosenBy('ana', function* () {
          yield* t.happens('hit', { who: 'ana' })
        })
        yield* t.pay('ben', [{ pay: 'clue', n: 1 }])
        yield* t.happens('hit', {})
      },
    })
    expect(table.over).toBe(true)
    expect(seen).toEqual([
      { source: { piece: 'curse#1' }, controller: 'ben', cause: 1 },
      { chosen: 'ana' },
      { chosen: 'ben', cost: true },
      {},
    ])
  })

  test('a check names its rule as the source, and the cause of what woke it', () => {
    seen.length = 0
    start({
      checks: [
        {
          name: 'fall',
          rule: 'FALL-1',
          reads: ['health'],
          when: (t) => (t.get('ana', 'health') < 1 ? ['ana'] : []),
          *then(t) {
            yield* t.happens('fall', {}, (w) => w.set('ana', 'health', 1))
          },
        },
      ],
      ruleAbilities: [witness('fall')],
      *play(t) {
        yield* t.happens('hit', {}, (w) => w.set('ana', 'health', 0))
      },
    })
    expect(seen).toEqual([{ source: { rule: 'FALL-1' }, cause: 1 }])
  })
})
