import { describe, expect, test } from 'vitest'
import { abilityKey, limitKey, limitReached } from '../abilities.ts'
import type { Seat } from '../ids.ts'
import { after, answer, asData, cannot, diary, type Fields, type Given, instead, say, start, type T, write } from './tinyGame.ts'

const ding = (more: object = {}) =>
  after(
    'ring',
    function* (t: T) {
      yield* write(t, 'ding')
    },
    { id: 'ding', ...more },
  )
const ring = (t: T, what: Fields = {}) => t.happens('ring', what)
const bells = (given: Given, ...where: string[]) =>
  start({
    cards: { bell: { abilities: [ding()] } },
    setup: (w) => {
      for (const zone of where) w.make('bell', zone)
    },
    ...given,
  })

describe('abilities are at work', () => {
  test('in active zones only', () => {
    const table = bells(
      {
        *play(t) {
          yield* ring(t)
          yield* t.change((w) => w.put('bell#1', 'board'))
          yield* write(t, 'in play')
          yield* ring(t)
        },
      },
      'box',
    )
    expect(diary(table)).toEqual(['in play', 'ding'])
  })

  test('of the face that is up, and of any face where it says so', () => {
    const table = start({
      cards: {
        card: { abilities: { front: [ding({ id: 'front' })], any: [after('ring', (t: T) => write(t, 'any'), { id: 'any' })] } },
      },
      setup: (w) => void w.make('card', 'board', { face: 'back' }),
      *play(t) {
        yield* ring(t)
        yield* t.change((w) => w.turn('card#1', 'front'))
        yield* ring(t)
      },
    })
    answer(table, 'card#1/front')
    expect(diary(table)).toEqual(['any', 'ding', 'any'])
  })

  test('unless they are suppressed', () => {
    const table = bells(
      {
        suppressed: (t) => new Set(t.state.open ? ['bell#1'] : []),
        suppressedReads: ['open'],
        *play(t) {
          yield* ring(t)
          yield* t.change((w) => w.set('table', 'open', true))
          yield* write(t, 'hush')
          yield* ring(t)
          yield* t.change((w) => w.set('table', 'open', false))
          yield* ring(t)
        },
      },
      'board',
    )
    expect(diary(table)).toEqual(['ding', 'hush', 'ding'])
  })

  test("under the control of the zone's owner, or of whom the game says", () => {
    const controllers = (controller?: () => Seat) => {
      const seen: (Seat | null)[] = []
      start({
        zones: { seat: { per: 'seat', active: true } },
        cards: {
          bell: {
            abilities: [
              after('ring', function* (t: T, self: { controller: Seat | null }) {
                seen.push(self.controller)
                yield* write(t, 'x')
              } as never),
            ],
          },
        },
        setup: (w) => void w.make('bell', 'seat:ben'),
        ...(controller ? { controller } : {}),
        play: (t) => ring(t) as never,
      })
      return seen
    }
    expect(controllers()).toEqual(['ben'])
    expect(controllers(() => 'ana')).toEqual(['ana'])
  })
})

describe('what is allowed', () => {
  test('allowed names every rule that stands in the way', () => {
    const table = bells({
      ruleAbilities: [
        cannot('move', { id: 'a', rule: 'MUD-1' }),
        cannot('move', { id: 'b', rule: 'ICE-2', when: (_, __, what: Fields) => what.to === 'lake' }),
      ],
      play: (t) => write(t, 'x'),
    })
    const rules = (to: string) => table.kernel.allowed('move', { to }).map(({ rule }) => rule)
    expect(rules('lake')).toEqual(['MUD-1', 'ICE-2'])
    expect(rules('wood')).toEqual(['MUD-1'])
    expect(table.kernel.allowed('rest', {})).toEqual([])
  })

  test("allow lifts a rule's restriction where it concerns it, never a cannot", () => {
    const table = bells({
      ruleAbilities: [{ family: 'allow', id: 'boat', on: 'move', when: (_, __, what: Fields) => what.to === 'lake' }, cannot('move')],
      *play(t) {
        yield* write(t, `${t.permits('move', { to: 'lake' })} ${t.permits('move', { to: 'sky' })} ${t.permits('fly', {})}`)
        yield* write(t, `${yield* t.happens('move', { to: 'lake' })}`)
      },
    })
    expect(diary(table)).toEqual(['true false false', 'null'])
  })

  test('prohibitions see where a happening comes from', () => {
    const table = bells({
      ruleAbilities: [cannot('delay', { when: (_, __, ___, by) => by.chosen !== 'ana' })],
      *play(t) {
        yield* write(t, `${(yield* t.happens('delay', {})) !== null}`)
        yield* t.chosenBy('ana', function* () {
          yield* write(t, `${(yield* t.happens('delay', {})) !== null} ${t.allowed('delay', {}).length}`)
        })
      },
    })
    expect(diary(table)).toEqual(['false', 'true 0'])
  })
})

describe('limits', () => {
  const limited = (limit: object, play: (t: T) => Generator<never, void>, ...where: string[]) =>
    start({
      zones: { seat: { per: 'seat', active: true }, board: { active: true } },
      cards: { bell: { abilities: [ding({ limit })] } },
      setup: (w) => {
        for (const zone of where) w.make('bell', zone)
      },
      play: play as never,
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
      } as never,
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
      } as never,
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
    } as never
    expect(count(limited({ per: 'round', on: 'piece' }, passing, 'seat:ana'))).toBe(1)
    expect(count(limited({ per: 'round', on: 'user' }, passing, 'seat:ana'))).toBe(2)
  })

  test('once per occurrence is the rule without one', () => {
    const table = limited(
      { per: 'occurrence' },
      function* (t: T) {
        yield* ring(t)
        yield* ring(t)
      } as never,
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
      } as never,
      'seat:ana',
    )
    expect(limitReached(table.kernel, active, 'ana')).toBe(true)
    expect(limitReached(table.kernel, active, 'ben')).toBe(false)
  })
})

describe('what lasts', () => {
  const echo = asData(after('ring', (t: T) => write(t, 'echo'), { id: 'echo' }))
  const lasting = (
    until: Parameters<Parameters<Parameters<T['change']>[0]>[0]['last']>[0]['until'],
    then: (t: T) => Generator<never, void>,
  ) =>
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
  const doing = (act: (t: T) => Generator<unknown, unknown>) => act as unknown as (t: T) => Generator<never, void>

  test('until a scope ends', () => {
    expect(
      diary(
        lasting(
          { scope: 'round' },
          doing((t) => t.ends('turn')),
        ),
      ),
    ).toEqual(['echo', '|', 'echo'])
    expect(
      diary(
        lasting(
          { scope: 'round' },
          doing((t) => t.ends('round')),
        ),
      ),
    ).toEqual(['echo', '|'])
  })

  test('until after a happening, which still meets it', () => {
    expect(
      diary(
        lasting(
          { after: 'ring' },
          doing((t) => write(t, 'x')),
        ),
      ),
    ).toEqual(['echo', 'x', '|'])
    expect(
      diary(
        lasting(
          { after: 'dusk' },
          doing((t) => write(t, 'x')),
        ),
      ),
    ).toEqual(['echo', 'x', '|', 'echo'])
  })

  test('for a number of uses', () => {
    const table = lasting(
      { uses: 2 },
      doing((t) => ring(t)),
    )
    expect(diary(table)).toEqual(['echo', 'echo', '|'])
    expect(table.kernel.raw.lasting).toEqual([])
  })

  test('until its source is gone', () => {
    expect(
      diary(
        lasting(
          'gone',
          doing((t) => t.change((w) => w.put('horn#1', 'board:north'))),
        ),
      ),
    ).toEqual(['echo', '|', 'echo'])
    expect(
      diary(
        lasting(
          'gone',
          doing((t) => t.change((w) => w.put('horn#1', 'discard'))),
        ),
      ),
    ).toEqual(['echo', '|'])
    expect(
      diary(
        lasting(
          'gone',
          doing((t) => t.change((w) => w.unmake('horn#1'))),
        ),
      ),
    ).toEqual(['echo', '|'])
  })

  test('until it is ended by its number', () => {
    expect(
      diary(
        lasting(
          'gone',
          doing((t) => t.change((w) => w.end(1))),
        ),
      ),
    ).toEqual(['echo', '|'])
  })

  test('has its controller, its source and what was bound when it was made', () => {
    const seen: unknown[] = []
    const spy = asData(
      after(
        'ring',
        function* (t: T, self: unknown) {
          seen.push(self)
          yield* write(t, 'x')
        } as never,
        { id: 'spy' },
      ),
    )
    start({
      cards: { horn: {} },
      setup: (w) => {
        const piece = w.make('horn', 'box')
        w.last({ ability: spy, source: { piece }, controller: 'ben', bound: { door: 'north' }, until: { scope: 'round' } })
      },
      play: (t) => ring(t) as never,
    })
    expect(seen).toEqual([{ source: { piece: 'horn#1', lasting: 1 }, piece: 'horn#1', controller: 'ben', bound: { door: 'north' } }])
  })
})
