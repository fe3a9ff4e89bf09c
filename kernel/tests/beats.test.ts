import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import { type BeatAt, Beats } from '../beats.ts'
import { SPECTATOR } from '../sight.ts'
import { Table } from '../table.ts'
import { type Given, type Play, start, type T, type Tiny, tinyGame } from './tinyGame.ts'

const go = (t: T) => choose(t, 'ana', { about: 'go', options: [{ key: 'a' }, { key: 'b' }] })
const doom = (t: T) => t.happens('dread', {}, (w) => w.add('table', 'doom', 1))
const telling: Given = {
  tell: {
    dread: { all: () => 'dread' },
    whisper: { each: (_, __, ___, watcher) => (watcher === 'ben' ? 'psst' : null) },
  },
}

/** One decision, looked at beat by beat. */
function looked(play: Play): { beats: Beats<Tiny>; at: BeatAt[]; table: Table<Tiny> } {
  const table = start({
    ...telling,
    *play(t) {
      yield* go(t)
      yield* play(t, undefined as never)
      yield* go(t)
    },
  })
  const beats = new Beats(table, table.kernel.watchers)
  const at: BeatAt[] = []
  const decided = table.decide('ana', 'a', {
    onBeat: (where) => {
      at.push(where)
      beats.onBeat(where)
    },
  })
  expect(decided).toEqual({ ok: true })
  return { beats, at, table }
}
const dooms = (beats: Beats<Tiny>, watcher: string) => beats.of(watcher).map(({ view }) => view.table.doom)

describe('beats', () => {
  test('each shows the state of its instant, and how much was told by then', () => {
    const { beats } = looked(function* (t: T) {
      yield* doom(t)
      yield* t.change((w) => w.add('table', 'doom', 10))
      yield* doom(t)
      yield* t.change((w) => w.add('table', 'doom', 100))
    })
    expect(dooms(beats, 'ana')).toEqual([1, 12])
    expect(beats.of('ana').map(({ told, by }) => [told, by])).toEqual([
      [1, 'ana'],
      [2, 'ana'],
    ])
  })

  test('who was told nothing has none', () => {
    const { beats } = looked(function* (t: T) {
      yield* t.happens('whisper', {}, (w) => w.add('table', 'doom', 1))
      yield* t.happens('untold', {}, (w) => w.add('table', 'doom', 1))
    })
    expect(dooms(beats, 'ben')).toEqual([1])
    expect(dooms(beats, 'ana')).toEqual([])
    expect(dooms(beats, SPECTATOR)).toEqual([])
  })

  test('before dice one ends if what is being resolved has changed for who looks', () => {
    const { beats, at } = looked(function* (t: T) {
      t.roll('fate', 1, 6)
      yield* t.resolving({ kind: 'fight', who: 'ana' }, function* () {
        t.roll('fate', 1, 6)
        t.roll('fate', 1, 6)
        yield* doom(t)
      })
    })
    expect(at).toEqual(['roll', 'roll', 'roll', 'told'])
    expect(beats.of('ana').map(({ told, view }) => [told, view.records.length])).toEqual([
      [0, 1],
      [1, 1],
    ])
  })

  test('what happens together is one', () => {
    const { beats } = looked(function* (t: T) {
      yield* t.together('dread', [{}, {}, {}], (w) => w.add('table', 'doom', 1))
    })
    expect(beats.of('ana').map(({ told, view }) => [told, view.table.doom])).toEqual([[3, 3]])
  })

  test('what is taken back, restored or runs again is not looked at', () => {
    const { table, at } = looked(doom)
    const before = at.length
    expect(table.undoTo(0, []).ok).toBe(true)
    expect(table.fork().decide('ana', 'b')).toEqual({ ok: true })
    expect(table.decide('ana', 'b')).toEqual({ ok: true })
    expect(at.length).toBe(before)
  })

  test('a decision that fails is looked at no further', () => {
    const at: BeatAt[] = []
    const game = tinyGame({
      ...telling,
      *play(t) {
        yield* doom(t)
        yield* go(t)
        yield* doom(t)
        throw new Error('the rules are wrong here')
      },
    })
    const table = Table.start(game, { seats: ['ana', 'ben'], seed: 'beats' })
    expect(table.decide('ana', 'a', { onBeat: (where) => at.push(where) })).toMatchObject({ ok: false })
    expect(at).toEqual(['told'])
    expect(table.kernel.onBeat).toBeNull()
  })
})
