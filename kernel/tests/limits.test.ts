import { describe, expect, test } from 'vitest'
import { abilityKey, limitKey, limitReached } from '../abilities.ts'
import type { Script } from '../game.ts'
import { after, diary, type Fields, instead, say, start, type T, write } from './tinyGame.ts'

const ding = (more: object = {}) =>
  after(
    'ring',
    function* (t: T) {
      yield* write(t, 'ding')
    },
    { id: 'ding', ...more },
  )
const ring = (t: T, what: Fields = {}) => t.happens('ring', what)

describe('limits', () => {
  const limited = (limit: object, play: (t: T) => Script, ...where: string[]) =>
    start({
      zones: { seat: { per: 'seat', active: true }, board: { active: true } },
      cards: { bell: { abilities: [ding({ limit })] } },
      setup: (w) => {
        for (const zone of where) w.make('bell', zone)
      },
      play: play,
    })
  const count = (table: { kernel: T }) => table.kernel.state.diary.filter((word) => word === 'ding').length

  test('count each piece apart, and are forgotten when the scope ends', () => {
    const table = limited(
      { per: 'round' },
      function* (t: T) {
        yield* ring(t)
        yield* ring(t)
        yield* t.ends('turn')
        yield* ring(t)
        yield* write(t, `${t.state.diary.length}`)
        yield* t.ends('round')
        yield* ring(t)
      },
      'board',
      'board',
    )
    expect(diary(table)).toEqual(['ding', 'ding', '2', 'ding', 'ding'])
  })

  test('several times', () => {
    const table = limited(
      { per: 'round', times: 2 },
      function* (t: T) {
        for (let i = 0; i < 5; i++) yield* ring(t)
      },
      'board',
    )
    expect(count(table)).toBe(2)
  })

  test('a card that changes hands stays used; on the user, each has a use of its own', () => {
    const passing = function* (t: T) {
      yield* ring(t)
      yield* t.change((w) => w.put('bell#1', 'seat:ben'))
      yield* ring(t)
      yield* ring(t)
    }
    expect(count(limited({ per: 'round', on: 'piece' }, passing, 'seat:ana'))).toBe(1)
    expect(count(limited({ per: 'round', on: 'user' }, passing, 'seat:ana'))).toBe(2)
  })

  test('once per occurrence is the rule without one', () => {
    const table = limited(
      { per: 'occurrence' },
      function* (t: T) {
        yield* ring(t)
        yield* ring(t)
      },
      'board',
    )
    expect(count(table)).toBe(2)
    expect(table.kernel.raw.used).toEqual({})
  })

  test('hold for replacements too, and a "may" that is refused is not used up', () => {
    const shield = instead(
      'hit',
      function* (t) {
        yield* write(t, 'shield')
        return null
      },
      { id: 'shield', may: true, limit: { per: 'round' } },
    )
    const table = start({
      cards: { shield: { abilities: [shield] } },
      setup: (w) => void w.make('shield', 'board'),
      *play(t) {
        for (let i = 0; i < 3; i++) yield* t.happens('hit', {})
        yield* write(t, 'end')
      },
    })
    say(table, 'ana', 'pass')
    say(table, 'ana', 'shield#1/shield')
    expect(diary(table)).toEqual(['shield', 'end'])
  })

  test('are told by their key', () => {
    const active = {
      ability: ding({ limit: { per: 'game', on: 'user' } }),
      self: { source: { piece: 'bell#1' }, piece: 'bell#1', controller: 'ana', bound: {} },
    }
    expect(abilityKey(active)).toBe('bell#1/ding')
    expect(limitKey(active, 'ana')).toBe('game|bell#1/ding|ana')
    const table = limited(
      { per: 'game', on: 'user' },
      function* (t: T) {
        yield* t.change((w) => w.use('game|bell#1/ding|ana'))
      },
      'seat:ana',
    )
    expect(limitReached(table.kernel, active, 'ana')).toBe(true)
    expect(limitReached(table.kernel, active, 'ben')).toBe(false)
  })
})
