import { describe, expect, test } from 'vitest'
import { CONCEDE } from '../ask.ts'
import { askAll, choose } from '../asking.ts'
import type { Seat } from '../ids.ts'
import { restore } from '../restore.ts'
import { save } from '../save.ts'
import type { Table } from '../table.ts'
import { answer, diary, type Given, refusal, say, start, type T, type Tiny, write } from './tinyGame.ts'

const two = [{ key: 'a' }, { key: 'b' }]
const staying = (t: T): Seat[] => t.seats.filter((seat) => t.get(seat, 'mark') !== true)

/** Two questions in each step; who gives up is seen off, and the last one left has won. */
const rounds: Given = {
  concession: {
    may: (t, seat) => t.get(seat, 'health') > 0,
    mark: 'mark',
    over: (t) => (staying(t).length < 2 ? { won: staying(t) } : null),
    step: 'seeOff',
  },
  steps: {
    *play(t: T, { round }: { round: number } = { round: 1 }) {
      if (round > 3) return
      const seat = staying(t)[0] as Seat
      yield* write(t, `${seat}:${yield* choose(t, seat, { about: 'q', options: two })}`)
      yield* write(t, `${seat}:${yield* choose(t, seat, { about: 'q', options: two })}`)
      return [{ step: 'play', args: { round: round + 1 } }]
    },
    *seeOff(t: T, { seat }: { seat: Seat }) {
      yield* write(t, `${seat} is gone`)
      yield* t.change((w) => w.set(seat, 'health', 0))
    },
  },
}
const table = (seats: readonly Seat[] = ['ana', 'ben', 'cai']): Table<Tiny> => start(rounds, { seats })

describe('giving up', () => {
  test('ends the game at once where that is its rule, whoever is asked', () => {
    const duel = table(['ana', 'ben'])
    answer(duel, 'a')
    say(duel, 'ben', CONCEDE)
    expect([duel.result, duel.ask, diary(duel)]).toEqual([{ won: ['ana'] }, null, ['ana:a']])
  })

  test('else lets what is under way come to its end, and sees the seat off at the next edge', () => {
    const three = table()
    answer(three, 'a')
    say(three, 'ana', CONCEDE)
    expect([three.awaited(), diary(three)]).toEqual([['ana'], ['ana:a']])
    answer(three, 'b', 'a', 'b')
    expect(diary(three)).toEqual(['ana:a', 'ana:b', 'ana is gone', 'ben:a', 'ben:b'])
  })

  test('two in one step are both seen off, in their order; with the last but one it is over', () => {
    const four = table(['ana', 'ben', 'cai', 'dan'])
    say(four, 'dan', CONCEDE)
    say(four, 'ben', CONCEDE)
    answer(four, 'a', 'b')
    expect(diary(four)).toEqual(['ana:a', 'ana:b', 'dan is gone', 'ben is gone'])
    say(four, 'ana', CONCEDE)
    expect(four.result).toEqual({ won: ['cai'] })
  })

  test('counts while everybody is asked; the question waits for the others’ answers all the same', () => {
    const all = start(
      {
        ...rounds,
        steps: {
          ...rounds.steps,
          *play(t: T) {
            const given = yield* askAll(t, { ana: two, ben: two, cai: two }, { about: 'q' })
            yield* write(t, Object.entries(given).join(' '))
          },
        },
      },
      { seats: ['ana', 'ben', 'cai'] },
    )
    say(all, 'ana', 'a')
    say(all, 'ben', CONCEDE)
    expect(all.awaited()).toEqual(['ben', 'cai'])
    say(all, 'ben', 'b')
    say(all, 'cai', 'a')
    expect(diary(all)).toEqual(['ana,a ben,b cai,a', 'ben is gone'])
  })

  test('is refused where the game has no rule for it, to whom its rule forbids it, twice, and after the end', () => {
    const { concession: _, ...none } = rounds
    expect(refusal(start(none).decide('ana', CONCEDE))).toBe('not-allowed')
    const three = table()
    expect(refusal(three.decide('dan', CONCEDE))).toBe('not-asked')
    say(three, 'ben', CONCEDE)
    expect([refusal(three.decide('ben', CONCEDE)), three.mayConcede('ben'), three.mayConcede('cai')]).toEqual(['not-allowed', false, true])
    answer(three, 'a', 'b')
    expect(refusal(three.decide('ben', CONCEDE))).toBe('not-allowed')
    say(three, 'cai', CONCEDE)
    expect(refusal(three.decide('ana', CONCEDE))).toBe('over')
  })

  test('is said whatever question somebody thinks is open', () => {
    const three = table()
    answer(three, 'a')
    expect(three.decide('ben', CONCEDE, { seq: 0 })).toEqual({ ok: true })
  })
})

describe('a table on which somebody gave up', () => {
  const moves: readonly (readonly [Seat, string])[] = [
    ['ana', 'a'],
    ['ana', CONCEDE],
    ['ana', 'b'],
    ['ben', 'a'],
    ['ben', CONCEDE],
  ]

  test('comes back from a save after each decision, and goes on the same', () => {
    const live = table()
    let saved = restore(live.game, save(live)).table
    for (const [seat, key] of moves) {
      say(live, seat, key)
      say(saved, seat, key)
      expect([saved.hash, saved.result]).toEqual([live.hash, live.result])
      const again = restore(live.game, save(saved))
      expect(again.problems).toEqual([])
      saved = again.table
      expect([saved.hash, saved.awaited(), saved.mayConcede('ana')]).toEqual([live.hash, live.awaited(), live.mayConcede('ana')])
    }
    expect(live.result).toEqual({ won: ['cai'] })
  })

  test('goes back to before it, freely, and forks apart', () => {
    const three = table()
    answer(three, 'a')
    const before = three.hash
    say(three, 'ana', CONCEDE)
    const copy = three.fork()
    expect(three.freeUndo('ana')).toBe(0)
    expect(three.undoTo(1, ['ana'])).toEqual({ ok: true })
    expect([three.hash, three.mayConcede('ana')]).toEqual([before, true])
    answer(three, 'b')
    answer(copy, 'b')
    expect([diary(three), diary(copy)]).toEqual([
      ['ana:a', 'ana:b'],
      ['ana:a', 'ana:b', 'ana is gone'],
    ])
  })

  test('goes back from the end it brought', () => {
    const duel = table(['ana', 'ben'])
    say(duel, 'ben', CONCEDE)
    expect(duel.undoTo(0, ['ben'])).toEqual({ ok: true })
    answer(duel, 'a')
    expect([duel.over, diary(duel)]).toEqual([false, ['ana:a']])
  })
})
