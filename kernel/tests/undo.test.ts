import { describe, expect, test } from 'vitest'
import { askAll, choose } from '../asking.ts'
import type { Script } from '../game.ts'
import type { Seat } from '../ids.ts'
import { restore } from '../restore.ts'
import { save } from '../save.ts'
import type { Table } from '../table.ts'
import { answer, diary, type Given, refusal, say, start, type T, type Tiny, tinyGame, write } from './tinyGame.ts'

const two = [{ key: 'a' }, { key: 'b' }]
const ask = (t: T, seat: Seat = 'ana') => choose(t, seat, { about: 'q', options: two })
/** Ana is asked three times in one step and does something between. */
const doing = (act: (t: T) => Script<unknown> | void, given: Given = {}) =>
  start({
    cards: { torch: {}, rope: {} },
    setup: (w) => {
      w.make('torch', 'deck')
      w.make('rope', 'hand:ana')
    },
    *play(t) {
      yield* write(t, yield* ask(t))
      const script = act(t)
      if (script) yield* script
      yield* write(t, yield* ask(t))
      yield* write(t, yield* ask(t))
    },
    ...given,
  })
const change = (apply: Parameters<T['change']>[0]) => (t: T) => t.change(apply)

describe('undo is free', () => {
  const free = (act: (t: T) => Script<unknown> | void, given: Given = {}) => {
    const table = doing(act, given)
    answer(table, 'a')
    return table.freeUndo('ana') === 0
  }

  test('while nothing was learned', () => {
    expect(free(() => {})).toBe(true)
    expect(free(change((w) => w.set('ana', 'health', 1)))).toBe(true)
    expect(free(change((w) => w.put('rope#1', 'hand:ana')))).toBe(true)
    expect(free(change((w) => w.put('torch#1', 'box')))).toBe(true)
    expect(free(change((w) => w.mix('deck')))).toBe(true)
  })

  test('until chance is drawn', () => {
    expect(free((t) => void t.roll('d', 1, 6))).toBe(false)
    expect(free((t) => void t.pick('d', ['x', 'y']))).toBe(false)
    expect(free((t) => void t.find('deck', () => true))).toBe(false)
    const setup: Given['setup'] = (w) => {
      w.make('torch', 'deck')
      w.mix('deck')
    }
    expect(free((t) => void t.top('deck'), { setup })).toBe(false)
  })

  test('until a face is newly seen, by anybody', () => {
    expect(free(change((w) => w.put('torch#1', 'hand:ana')))).toBe(false)
    expect(free(change((w) => w.put('rope#1', 'board')))).toBe(false)
    expect(free(change((w) => w.look(['ben'], ['torch#1'])))).toBe(false)
    expect(free(change((w) => w.look(['ana'], ['rope#1'])))).toBe(false)
    expect(free(change((w) => w.put('torch#1', 'board', { face: 'back' })))).toBe(true)
  })

  test('until a face that is not up becomes visible', () => {
    const setup: Given['setup'] = (w) => void w.make('torch', 'deck', { face: 'back' })
    expect(
      free(
        change((w) => w.put('torch#1', 'hand:ana')),
        { setup },
      ),
    ).toBe(false)
  })

  test('until a card is turned up', () => {
    const setup: Given['setup'] = (w) => void w.make('torch', 'board', { face: 'back' })
    expect(
      free(
        change((w) => w.turn('torch#1', 'front')),
        { setup },
      ),
    ).toBe(false)
  })

  test('until taking the top card shows the next', () => {
    const given: Given = {
      zones: { pile: { see: { top: 'all' } }, box: {}, hand: { per: 'seat', see: { front: 'owner' } } },
      setup: (w) => {
        w.make('torch', 'pile')
        w.make('rope', 'pile')
      },
    }
    expect(
      free(
        change((w) => w.put('torch#1', 'box')),
        given,
      ),
    ).toBe(false)
    expect(
      free(
        change((w) => w.put('rope#1', 'box')),
        given,
      ),
    ).toBe(true)
  })

  test('until another seat decides; each only for the own decisions since then', () => {
    const table = start({
      *play(t) {
        for (const seat of ['ana', 'ana', 'ben', 'ana', 'ana']) yield* write(t, yield* ask(t, seat))
      },
    })
    expect(table.freeUndo('ana')).toBe(0)
    answer(table, 'a', 'a')
    expect(table.freeUndo('ana')).toBe(0)
    answer(table, 'a')
    expect(table.freeUndo('ana')).toBe(3)
    expect(table.freeUndo('ben')).toBe(2)
    answer(table, 'a')
    expect(table.freeUndo('ana')).toBe(3)
    expect(table.freeUndo('ben')).toBe(4)
  })
})

describe('undo', () => {
  /** Plays to the end, keeping what everything was like before each decision. */
  const told = (table: Table<Tiny>) =>
    JSON.stringify(
      [table.hash, table.view('ana'), table.askFor('ana'), table.eventsFor('ben')].map((part, i) =>
        i === 1 ? { ...(part as object), seq: 0 } : part,
      ),
    )
  const long = (): Given => ({
    cards: { torch: {}, rope: {}, lamp: {} },
    setup: (w) => {
      for (const name of ['torch', 'rope', 'lamp']) w.make(name, 'deck')
      w.mix('deck')
    },
    tell: { draw: { all: (_, what) => ({ key: 'drew', args: what }) } },
    steps: {
      *play(t: T, args: number | undefined) {
        const n = args ?? 0
        for (let i = 0; i < 2; i++) {
          yield* t.resolving({ kind: 'turn', who: 'ana' }, function* () {
            const key = yield* ask(t, i ? 'ben' : 'ana')
            yield* t.happens('shuffle', {})
            const [card] = key === 'a' ? t.top('deck') : []
            if (card) yield* t.happens('draw', { card: { piece: card } }, (w) => w.put(card, 'hand:ana'))
            else yield* t.change((w) => w.set('ana', 'mark', t.state.diary.length))
            yield* t.change((w) => w.use(`turn|${key}`))
          })
          yield* write(t, `${t.roll('d', 2, 6)}`)
        }
        return n < 3 ? [{ step: 'play', args: n + 1 }] : undefined
      },
    },
  })
  const playing = (table: Table<Tiny>) => {
    const moments: string[] = []
    for (let i = 0; table.ask; i++) {
      moments.push(told(table))
      answer(table, 'aabba'[i % 5] as string)
    }
    return moments
  }

  test('puts everything back exactly, from anywhere to anywhere', () => {
    const moments = playing(start(long()))
    for (let to = 0; to < moments.length; to++) {
      const table = start(long())
      playing(table)
      expect(table.undoTo(to, ['ana', 'ben'])).toEqual({ ok: true })
      expect(told(table)).toBe(moments[to])
    }
  })

  test('works step by step too', () => {
    const table = start(long())
    const moments = playing(table)
    for (let to = moments.length - 1; to >= 0; to--) {
      table.undoTo(to, [])
      expect(told(table)).toBe(moments[to])
    }
  })

  test('works after a restore, also beyond where the save begins', () => {
    const game = tinyGame(long())
    const table = start(long())
    const moments = playing(table)
    for (let to = moments.length - 1; to >= 0; to--) {
      const { table: other } = restore(game, JSON.parse(JSON.stringify(save(table, 0))))
      other.undoTo(to, [])
      expect(told(other)).toBe(moments[to])
    }
  })

  test('works on tables that keep no past, by running the log again', () => {
    const table = start(long(), {}, { undo: false })
    const moments = playing(table)
    expect(table.edges.length).toBeLessThan(3)
    table.undoTo(3, [])
    expect(told(table)).toBe(moments[3])
  })

  test('is itself logged; the log only grows, and what was undone can be made again', () => {
    const table = start(long())
    answer(table, 'a', 'b', 'a')
    const before = JSON.stringify(table.log)
    table.undoTo(1, ['ben'])
    expect(JSON.stringify(table.log.slice(0, 3))).toBe(before)
    expect(table.log[3]).toEqual({ seq: 3, undo: 1, seats: ['ben'] })
    expect(table.seq).toBe(4)
    expect(table.view('ana').seq).toBe(4)
    answer(table, 'a', 'a')
    expect(table.log.map((entry) => ('undo' in entry ? 'undo' : entry.answer))).toEqual(['a', 'b', 'a', 'undo', 'a', 'a'])
    expect(table.line.map((decision) => decision.seq)).toEqual([0, 4, 5])
  })

  test('of nothing is refused', () => {
    const table = start(long())
    expect(refusal(table.undoTo(0, []))).toBe('out-of-range')
    answer(table, 'a')
    expect(refusal(table.undoTo(1, []))).toBe('out-of-range')
  })

  test('among several answers to one question takes back only the later ones', () => {
    const table = start({
      *play(t) {
        const all = yield* askAll(t, { ana: two, ben: two }, { about: 'vote', secret: true })
        yield* write(t, `${all.ana}${all.ben}`)
      },
    })
    say(table, 'ana', 'a')
    say(table, 'ben', 'a')
    table.undoTo(1, [])
    expect(table.awaited()).toEqual(['ben'])
    say(table, 'ben', 'b')
    expect(diary(table)).toEqual(['ab'])
  })

  test('that can no longer run is refused, and the table stays where it was', () => {
    const rules = { changed: false }
    const table = start(
      {
        steps: {
          *play(t, args: number | undefined) {
            const n = args ?? 0
            if (rules.changed && n === 0) throw new Error('this step is no more')
            yield* write(t, yield* ask(t))
            return [{ step: 'play', args: n + 1 }]
          },
        },
      },
      {},
      { undo: false },
    )
    answer(table, 'a', 'b', 'a')
    rules.changed = true
    const before = told(table)
    expect(refusal(table.undoTo(0, []))).toBe('broken')
    expect(told(table)).toBe(before)
    expect(table.log).toHaveLength(3)
    answer(table, 'b')
    expect(diary(table)).toEqual(['a', 'b', 'a', 'b'])
  })
})

describe('an error of the rules in mid-decision', () => {
  const fragile = (): Given => ({
    cards: { torch: {} },
    setup: (w) => {
      w.make('torch', 'deck')
      w.mix('deck')
    },
    tell: { hit: { all: () => 'hit' } },
    *play(t) {
      yield* write(t, yield* ask(t))
      yield* t.happens('hit', {}, (w) => void w.add('ana', 'health', -1))
      if ((yield* ask(t)) === 'b') {
        yield* t.happens('hit', {}, (w) => w.put(t.inZone('deck'), 'board'))
        yield* write(t, `${t.roll('d', 9, 6)}`)
        yield* t.resolving({ kind: 'fight' }, function* () {
          yield* t.hold(['x'], () => write(t, 'deep'))
          yield* t.change((w) => {
            w.set('ana', 'health', 0)
            throw new Error('the card is misprinted')
          })
        })
      }
      yield* write(t, yield* ask(t, 'ben'))
    },
  })
  const everything = (table: Table<Tiny>) =>
    JSON.stringify([
      table.hash,
      table.log,
      table.view('ana'),
      table.view('ben'),
      table.askFor('ana'),
      table.eventsFor('ana'),
      table.kernel.chance.counters(),
      table.seq,
    ])

  test('is told, and rolls everything back: state, log, chance, events, question', () => {
    const table = start(fragile())
    answer(table, 'a')
    const before = everything(table).replace('{"d":0}', '{}')
    const decided = table.decide('ana', 'b')
    expect(decided).toEqual({ ok: false, error: { reason: 'broken', detail: 'the card is misprinted' } })
    expect(everything(table).replace('{"d":0}', '{}')).toBe(before)
  })

  test('leaves a table that plays on as if it had not been', () => {
    const table = start(fragile())
    answer(table, 'a')
    table.decide('ana', 'b')
    answer(table, 'a', 'b')
    const untroubled = start(fragile())
    answer(untroubled, 'a', 'a', 'b')
    expect(table.hash).toBe(untroubled.hash)
    expect(table.log).toEqual(untroubled.log)
    expect(table.eventsFor('ana')).toEqual(untroubled.eventsFor('ana'))
  })
})
