import { describe, expect, test } from 'vitest'
import {
  allocate,
  askAll,
  choose,
  chooseNumber,
  chooseSome,
  confirm,
  Offer,
  onPiece,
  onPlace,
  onSeat,
  openFloor,
  order,
} from '../asking.ts'
import { deal } from '../deal.ts'
import type { Seat } from '../ids.ts'
import { SPECTATOR } from '../sight.ts'
import { answer, diary, offered, refusal, say, start, type T, write } from './tinyGame.ts'

const two = [{ key: 'left' }, { key: 'right' }]

describe('asking', () => {
  test('each kind gives the script its answer', () => {
    const table = start({
      *play(t) {
        yield* write(t, yield* choose(t, 'ana', { about: 'q', options: two }))
        yield* write(t, (yield* chooseSome(t, 'ana', { about: 'q', options: two, limits: { count: [0, 2] } })).join('+'))
        yield* write(t, `${yield* chooseNumber(t, 'ana', { about: 'q', min: 0, max: 9 })}`)
        yield* write(
          t,
          JSON.stringify(
            yield* allocate(t, 'ana', {
              about: 'q',
              total: 2,
              slots: [
                { key: 'a', min: 0, max: 2 },
                { key: 'b', min: 0, max: 2 },
              ],
            }),
          ),
        )
        yield* write(t, (yield* order(t, 'ana', { about: 'q', options: two })).join('<'))
        yield* write(t, `${yield* confirm(t, 'ana', { about: 'q' })}`)
      },
    })
    // Some of several come in the order of the offer, whatever the order of clicking; an empty slot is zero.
    answer(table, 'right', ['right', 'left'], 7, { a: 2 }, ['right', 'left'], 'yes')
    expect(diary(table)).toEqual(['right', 'left+right', '7', '{"a":2,"b":0}', 'right<left', 'true'])
  })

  test('a forced answer is not asked, under cover it is', () => {
    const play = (cover: boolean) =>
      function* (t: T) {
        yield* write(t, yield* choose(t, 'ana', { about: 'q', options: [{ key: 'pass' }], cover }))
      }
    const open = start({ play: play(false) })
    expect(open.log).toEqual([])
    expect(diary(open)).toEqual(['pass'])
    const covered = start({ play: play(true) })
    expect(offered(covered)).toEqual(['pass'])
    answer(covered, 'pass')
    expect(diary(covered)).toEqual(['pass'])
  })

  test('a refused decision changes nothing, draws nothing, is not logged, and says why', () => {
    const table = start({
      *play(t) {
        t.roll('d', 1, 6)
        yield* choose(t, 'ana', { about: 'q', options: two })
      },
    })
    const before = JSON.stringify([table.hash, table.log, table.kernel.chance.counters()])
    expect(refusal(table.decide('ben', 'left'))).toBe('not-asked')
    expect(refusal(table.decide('ana', 'up'))).toBe('unknown-key')
    expect(refusal(table.decide('ana', null))).toBe('malformed')
    expect(refusal(table.decide('ana', 'left', { seq: 4 }))).toBe('stale')
    expect(JSON.stringify([table.hash, table.log, table.kernel.chance.counters()])).toBe(before)
  })

  test('the log keeps a copy: who gave the answer cannot alter it later', () => {
    const table = start({
      *play(t) {
        yield* order(t, 'ana', { about: 'q', options: two })
      },
    })
    const given = ['right', 'left']
    table.decide('ana', given)
    given.reverse()
    expect(table.line[0]?.answer).toEqual(['right', 'left'])
  })

  test('an offer sorts what may be done from what may not, with all reasons', () => {
    const no = (rule: string) => ({ rule, message: { key: 'no' } })
    const offer = new Offer().add({ key: 'rest' }).add({ key: 'fly' }, [no('A'), no('B')])
    const table = start({
      *play(t) {
        yield* choose(t, 'ana', { about: 'q', ...offer, cover: true })
      },
    })
    expect(offered(table)).toEqual(['rest'])
    expect(table.askFor('ana')).toMatchObject({ refused: [{ key: 'fly', reasons: [{ rule: 'A' }, { rule: 'B' }] }] })
    expect(refusal(table.decide('ana', 'fly'))).toBe('unknown-key')
  })

  test('options name pieces, places and seats', () => {
    expect(onPiece('torch#1', 'burn')).toEqual({ key: 'burn:torch#1', piece: 'torch#1' })
    expect(onPiece('torch#1')).toEqual({ key: 'torch#1', piece: 'torch#1' })
    expect(onPlace('inn')).toEqual({ key: 'inn', place: 'inn' })
    expect(onSeat('ana')).toEqual({ key: 'ana', seat: 'ana' })
  })
})

describe('the group', () => {
  const play = function* (t: T) {
    yield* write(t, yield* choose(t, 'ana', { about: 'q', options: two, group: true }))
  }
  test('answers through its spokesman', () => {
    const table = start({ play, spokesman: () => 'ben' })
    expect(table.asked()).toEqual(['ben'])
    expect(refusal(table.decide('ana', 'left'))).toBe('not-asked')
    expect(table.askFor('ben')).toMatchObject({ group: true })
    say(table, 'ben', 'left')
  })
  test('without one, anybody who sits at the table answers', () => {
    const table = start({ play })
    expect(table.asked()).toEqual(['ana', 'ben'])
    expect(table.askFor(SPECTATOR)).toEqual({ kind: 'waiting', for: ['ana', 'ben'] })
    expect(refusal(table.decide(SPECTATOR, 'left'))).toBe('not-asked')
    expect(refusal(table.decide('stranger', 'left'))).toBe('not-asked')
    say(table, 'ben', 'right')
    expect(diary(table)).toEqual(['right'])
  })
})

describe('asking all', () => {
  const asking = (how: { secret?: boolean }, offers: Record<Seat, { key: string }[]> = { ana: two, ben: two }) =>
    start({
      *play(t) {
        const all = yield* askAll(t, offers, { about: 'vote', ...how })
        yield* write(t, JSON.stringify(all))
      },
    })

  test('answers come in any order, and the script goes on once, with all', () => {
    const table = asking({})
    say(table, 'ben', 'left')
    expect(diary(table)).toEqual([])
    expect(table.awaited()).toEqual(['ana'])
    say(table, 'ana', 'right')
    expect(diary(table).map((text) => JSON.parse(text))).toEqual([{ ana: 'right', ben: 'left' }])
  })

  test('an answer may be changed until the last is in', () => {
    const table = asking({ secret: true })
    say(table, 'ana', 'left')
    say(table, 'ana', 'right')
    expect(table.log).toHaveLength(2)
    say(table, 'ben', 'left')
    expect(diary(table).map((text) => JSON.parse(text))).toEqual([{ ana: 'right', ben: 'left' }])
  })

  test('others see that a seat has answered, never what', () => {
    const one = asking({ secret: true })
    const other = asking({ secret: true })
    say(one, 'ana', 'left')
    say(other, 'ana', 'right')
    for (const watcher of ['ben', SPECTATOR]) {
      expect(one.askFor(watcher)).toEqual(other.askFor(watcher))
      expect(one.view(watcher)).toEqual(other.view(watcher))
      expect(one.logFor(watcher)).toEqual(other.logFor(watcher))
      expect(one.logFor(watcher)).toEqual([{ seq: 0, seat: 'ana', by: 'human' }])
    }
    expect(one.askFor(SPECTATOR)).toEqual({ kind: 'waiting', for: ['ben'] })
    expect(one.logFor('ana')).toEqual([{ seq: 0, seat: 'ana', by: 'human', answer: 'left' }])
  })

  test('each seat is shown its own offers only', () => {
    const table = asking({}, { ana: two, ben: [{ key: 'up' }, { key: 'down' }] })
    expect(table.askFor('ana')).toMatchObject({ offers: { ana: two } })
    expect(JSON.stringify(table.askFor('ana'))).not.toContain('down')
  })

  test('who has but one answer has given it; in secret it is asked all the same', () => {
    const offers = { ana: [{ key: 'only' }], ben: two }
    const open = asking({}, offers)
    expect(open.awaited()).toEqual(['ben'])
    say(open, 'ben', 'left')
    expect(open.over).toBe(true)
    expect(asking({ secret: true }, offers).awaited()).toEqual(['ana', 'ben'])
  })

  test('two answers to the same question both count, although the first moved the table on', () => {
    const table = asking({ secret: true })
    expect(table.decide('ana', 'left', { seq: 0 }).ok).toBe(true)
    expect(table.decide('ben', 'left', { seq: 0 }).ok).toBe(true)
    expect(table.over).toBe(true)
  })

  test('an answer to an earlier question does not', () => {
    const table = start({
      *play(t) {
        yield* choose(t, 'ben', { about: 'q', options: two })
        yield* askAll(t, { ana: two, ben: two }, { about: 'vote' })
      },
    })
    say(table, 'ben', 'left')
    expect(refusal(table.decide('ben', 'left', { seq: 0 }))).toBe('stale')
  })
})

describe('a floor', () => {
  const talking = (lead?: Seat, silent?: readonly Seat[]) =>
    start({
      steps: {
        *play(t) {
          const { seat, key } = yield* openFloor(t, {
            about: 'talk',
            offers: { ana: [{ key: 'speak' }, { key: 'end' }], ben: t.state.doom ? [{ key: 'sing' }] : [{ key: 'speak' }] },
            ...(lead === undefined ? {} : { lead }),
            ...(silent === undefined ? {} : { silent }),
          })
          yield* write(t, `${seat} ${key}`)
          yield* t.change((w) => w.add('table', 'doom', 1))
          return key === 'end' ? undefined : [{ step: 'play' }]
        },
      },
    })

  test('goes on with one statement, whoever speaks first', () => {
    const table = talking()
    expect(table.asked()).toEqual(['ana', 'ben'])
    say(table, 'ben', 'speak')
    say(table, 'ana', 'end')
    expect(diary(table)).toEqual(['ben speak', 'ana end'])
  })

  test('with a lead the others may speak but are not waited for', () => {
    const table = talking('ana')
    expect(table.asked()).toEqual(['ana', 'ben'])
    expect(table.awaited()).toEqual(['ana'])
    expect(table.askFor(SPECTATOR)).toEqual({ kind: 'waiting', for: ['ana'] })
    say(table, 'ben', 'speak')
    expect(diary(table)).toEqual(['ben speak'])
  })

  test('who may be silent may speak, but is not waited for', () => {
    const table = talking(undefined, ['ana'])
    expect([table.asked(), table.awaited()]).toEqual([['ana', 'ben'], ['ben']])
    say(table, 'ana', 'speak')
    expect(diary(table)).toEqual(['ana speak'])
    expect(talking(undefined, []).awaited()).toEqual(['ana', 'ben'])
  })

  test('a late statement counts while the same thing is offered, else it is stale', () => {
    const table = talking()
    expect(table.decide('ana', 'speak', { seq: 0 }).ok).toBe(true)
    expect(refusal(table.decide('ben', 'speak', { seq: 0 }))).toBe('stale')
    expect(table.decide('ana', 'speak', { seq: 0 }).ok).toBe(true)
    expect(refusal(table.decide('ana', 'speak', { seq: 9 }))).toBe('stale')
  })
})

describe('a deal', () => {
  const dealing = () =>
    start({
      *play(t) {
        const done = yield* deal(t, ['ana', 'ben'], { may: { ana: [{ key: 'rope' }, { key: 'lamp' }], ben: [{ key: 'coin' }] } })
        yield* write(t, JSON.stringify(done))
      },
      records: { deal: { offers: 'all', consents: 'all' } },
    })
  const consent = (table: ReturnType<typeof dealing>, seat: Seat) => offered(table, seat).find((key) => key.startsWith('consent')) as string

  test('happens when both consent to the same offers', () => {
    const table = dealing()
    say(table, 'ana', 'offer:rope')
    say(table, 'ben', 'offer:coin')
    say(table, 'ana', consent(table, 'ana'))
    expect(consent(table, 'ana')).toBeUndefined()
    say(table, 'ben', consent(table, 'ben'))
    expect(diary(table)).toEqual(['{"ana":["rope"],"ben":["coin"]}'])
    expect(table.kernel.raw.records).toEqual([])
  })

  test('changing an offer clears both consents', () => {
    const table = dealing()
    say(table, 'ana', 'offer:rope')
    say(table, 'ana', consent(table, 'ana'))
    say(table, 'ben', 'offer:coin')
    say(table, 'ben', consent(table, 'ben'))
    expect(table.over).toBe(false)
    say(table, 'ana', 'withdraw:rope')
    expect(table.view('ben').records[0]).toMatchObject({ consents: [], offers: { ana: [], ben: ['coin'] } })
    say(table, 'ben', consent(table, 'ben'))
    say(table, 'ana', consent(table, 'ana'))
    expect(diary(table)).toEqual(['{"ana":[],"ben":["coin"]}'])
  })

  test('a consent to what lay there before does not count for what lies there now', () => {
    const table = dealing()
    say(table, 'ana', 'offer:rope')
    say(table, 'ben', 'offer:coin')
    const meant = { key: consent(table, 'ben'), seq: table.seq }
    say(table, 'ana', 'withdraw:rope')
    expect(refusal(table.decide('ben', meant.key, { seq: meant.seq }))).toBe('stale')
  })

  test('nothing cannot be agreed upon, and either may leave', () => {
    const table = dealing()
    expect(consent(table, 'ana')).toBeUndefined()
    say(table, 'ben', 'leave')
    expect(diary(table)).toEqual(['null'])
  })
})
