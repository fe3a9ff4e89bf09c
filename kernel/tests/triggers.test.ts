import { describe, expect, test } from 'vitest'
import { after, answer, asData, diary, type Fields, type Given, offered, say, start, type T, write } from './tinyGame.ts'

const noting = (word: string) =>
  function* (t: T) {
    yield* write(t, word)
  }

describe('triggers', () => {
  const bell = (id: string, more: object = {}) => after('ring', noting(id), { id, ...more })
  const ringing = (given: Given) =>
    start({
      *play(t) {
        yield* t.happens('ring', {})
      },
      ...given,
    })

  test('mandatory ones come in the order the orderer chooses', () => {
    const table = ringing({
      cards: { bell: { abilities: [bell('ding')] }, gong: { abilities: [bell('dong')] } },
      setup: (w) => {
        w.make('bell', 'board')
        w.make('gong', 'board')
      },
      orderer: () => 'ben',
    })
    expect(table.asked()).toEqual(['ben'])
    expect(table.ask?.about.key).toBe('orderTriggers')
    answer(table, 'gong#1/dong')
    expect(diary(table)).toEqual(['dong', 'ding'])
  })

  test('where owners have precedence, theirs come first, and each orders the own', () => {
    const table = ringing({
      zones: { seat: { per: 'seat', active: true } },
      cards: { bell: { abilities: [bell('ding')] }, gong: { abilities: [bell('dong')] }, horn: { abilities: [bell('toot')] } },
      setup: (w) => {
        w.make('horn', 'seat:ana')
        w.make('bell', 'seat:ben')
        w.make('gong', 'seat:ben')
      },
      orderer: () => 'ana',
      precedence: () => ['ben', 'ana'],
    })
    expect(table.asked()).toEqual(['ben'])
    expect(offered(table)).toEqual(['bell#1/ding', 'gong#1/dong'])
    answer(table, 'gong#1/dong')
    expect(diary(table)).toEqual(['dong', 'ding', 'toot'])
  })

  test('copies with the same text need no order', () => {
    const table = ringing({
      cards: { bell: { abilities: [bell('ding')] } },
      setup: (w) => {
        for (let i = 0; i < 3; i++) w.make('bell', 'board')
      },
    })
    expect(diary(table)).toEqual(['ding', 'ding', 'ding'])
  })

  test('mandatory ones come before optional ones, which their controllers may pass', () => {
    const table = ringing({
      cards: { gong: { abilities: [bell('may', { may: true }), bell('must')] } },
      setup: (w) => {
        w.make('gong', 'board')
      },
      controller: () => 'ben',
    })
    expect(diary(table)).toEqual(['must'])
    expect(table.asked()).toEqual(['ben'])
    answer(table, 'gong#1/may')
    expect(diary(table)).toEqual(['must', 'may'])
  })

  test('optional ones of several seats are a floor: whoever speaks first, until all have passed', () => {
    const table = ringing({
      zones: { seat: { per: 'seat', active: true } },
      cards: { horn: { abilities: [bell('toot', { may: true })] } },
      setup: (w) => {
        w.make('horn', 'seat:ana')
        w.make('horn', 'seat:ben')
      },
    })
    expect(table.ask?.kind).toBe('floor')
    expect(table.asked()).toEqual(['ana', 'ben'])
    say(table, 'ben', 'horn#2/toot')
    expect(table.ask?.kind).toBe('choose')
    say(table, 'ana', 'pass')
    expect(diary(table)).toEqual(['toot'])
  })

  test('who passes is out, the others are still offered theirs', () => {
    const table = ringing({
      zones: { seat: { per: 'seat', active: true } },
      cards: { horn: { abilities: [bell('toot', { may: true })] } },
      setup: (w) => {
        w.make('horn', 'seat:ana')
        w.make('horn', 'seat:ben')
      },
    })
    say(table, 'ana', 'pass')
    expect(table.asked()).toEqual(['ben'])
    say(table, 'ben', 'horn#2/toot')
    expect(diary(table)).toEqual(['toot'])
  })

  test('optional ones that have left or were used up meanwhile are no longer offered', () => {
    const eating = after('ring', (t: T) => t.change((w) => w.put('bell#1', 'box')), { id: 'eat', may: true })
    const table = ringing({
      cards: { rat: { abilities: [eating] }, bell: { abilities: [bell('ding', { may: true })] } },
      setup: (w) => {
        w.make('rat', 'board')
        w.make('bell', 'board')
      },
      controller: () => 'ana',
    })
    expect([...offered(table)].sort()).toEqual(['bell#1/ding', 'pass', 'rat#1/eat'])
    answer(table, 'rat#1/eat')
    expect(table.over).toBe(true)
  })

  test('what has left meanwhile is skipped, what arrived meanwhile waits for the next time', () => {
    const table = ringing({
      cards: {
        hammer: {
          abilities: [
            after(
              'ring',
              function* (t: T) {
                yield* write(t, 'break')
                yield* t.change((w) => {
                  w.put('bell#1', 'box')
                  w.make('bell', 'board')
                })
              },
              { id: 'break' },
            ),
          ],
        },
        bell: { abilities: [bell('ding')] },
      },
      setup: (w) => {
        w.make('bell', 'board')
        w.make('hammer', 'board')
      },
    })
    answer(table, 'hammer#1/break')
    expect(diary(table)).toEqual(['break'])
    expect(table.over).toBe(true)
  })

  test('what was used up meanwhile is skipped', () => {
    const deep = after(
      'ring',
      function* (t: T) {
        yield* write(t, 'echo')
        yield* t.happens('ring', {})
      },
      { id: 'echo', limit: { per: 'round' } },
    )
    const table = ringing({
      cards: { cave: { abilities: [deep] } },
      setup: (w) => {
        w.make('cave', 'board')
      },
    })
    expect(diary(table)).toEqual(['echo'])
  })

  test('a piece that the change takes away still answers to its own going, the others do too', () => {
    const table = start({
      cards: { candle: { abilities: [after('snuff', noting('smoke'), { id: 'smoke' })] } },
      setup: (w) => {
        w.make('candle', 'board')
      },
      *play(t) {
        yield* t.happens('snuff', { piece: 'candle#1' }, (w) => w.put('candle#1', 'box'))
        yield* t.happens('snuff', { piece: 'candle#1' })
      },
    })
    expect(diary(table)).toEqual(['smoke'])
  })

  test('a piece that is unmade still answers to its own going', () => {
    const table = start({
      cards: { candle: { abilities: [after('snuff', noting('smoke'))], supply: 'unlimited' } },
      setup: (w) => {
        w.make('candle', 'board')
      },
      *play(t) {
        yield* t.happens('snuff', {}, (w) => w.unmake('candle#1'))
      },
    })
    expect(diary(table)).toEqual(['smoke'])
  })

  test('a piece that only a check took away is gone: its trigger is skipped', () => {
    const table = start({
      cards: { candle: { abilities: [after('blow', noting('smoke'))] } },
      setup: (w) => {
        w.make('candle', 'board')
      },
      checks: [
        {
          name: 'out',
          rule: 'R',
          reads: ['doom'],
          when: (t) => (t.state.doom > 0 && t.where('candle#1') === 'board' ? ['candle'] : []),
          *then(t) {
            yield* t.change((w) => w.put('candle#1', 'box'))
          },
        },
      ],
      *play(t) {
        yield* t.happens('blow', {}, (w) => w.add('table', 'doom', 1))
      },
    })
    expect(diary(table)).toEqual([])
  })

  test('a condition that no longer holds when its turn comes is not run', () => {
    const once = (id: string) =>
      after(
        'ring',
        function* (t: T) {
          yield* t.change((w) => w.set('table', 'open', true))
          yield* write(t, id)
        },
        { id, rule: id, when: (t) => !t.state.open },
      )
    const table = ringing({ ruleAbilities: [once('a'), once('b')] })
    answer(table, 'rule:b/b')
    expect(diary(table)).toEqual(['b'])
  })

  test('a lasting effect whose card is long discarded triggers once', () => {
    const table = ringing({
      cards: { event: {} },
      setup: (w) => {
        const piece = w.make('event', 'discard')
        w.last({ ability: asData(bell('echo')), source: { piece }, bound: {}, until: { scope: 'round' } })
      },
    })
    expect(diary(table)).toEqual(['echo'])
  })

  test('two lasting effects of one card are two, also when they say the same', () => {
    const table = ringing({
      cards: { event: {} },
      setup: (w) => {
        const piece = w.make('event', 'discard')
        for (let i = 0; i < 2; i++) w.last({ ability: asData(bell('echo')), source: { piece }, bound: {}, until: { uses: 1 } })
      },
    })
    expect(diary(table)).toEqual(['echo', 'echo'])
    expect(table.kernel.raw.lasting).toEqual([])
  })

  test('lasting effects bound to different things are no copies: they need an order where it makes a difference', () => {
    const table = ringing({
      cards: { event: {} },
      setup: (w) => {
        const piece = w.make('event', 'discard')
        for (const door of ['north', 'south'])
          w.last({ ability: asData(bell(door)), source: { piece }, bound: { door }, until: { scope: 'round' } })
      },
    })
    expect(offered(table)).toEqual(['lasting:1/north', 'lasting:2/south'])
  })

  test('an ability that nobody controls is used by whoever orders, and counted for that seat', () => {
    const table = start({
      cards: { well: { abilities: [bell('drink', { may: true, limit: { per: 'round', on: 'user' } })] } },
      setup: (w) => {
        w.make('well', 'board')
      },
      orderer: (_, __, what) => (what as Fields).who as string,
      *play(t) {
        for (const who of ['ana', 'ana', 'ben']) yield* t.happens('ring', { who })
      },
    })
    say(table, 'ana', 'well#1/drink')
    expect(table.asked()).toEqual(['ben'])
    say(table, 'ben', 'well#1/drink')
    expect(diary(table)).toEqual(['drink', 'drink'])
  })
})
