import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import { pieceArgument } from '../events.ts'
import { aliasOf, SPECTATOR } from '../sight.ts'
import { after, answer, type Given, start, type T, write } from './tinyGame.ts'

const go = (t: T) => choose(t, 'ana', { about: 'go', options: [{ key: 'a' }, { key: 'b' }] })
const drawing = (given: Given = {}) =>
  start({
    cards: { torch: {}, rope: {} },
    setup: (w) => {
      w.make('torch', 'deck')
      w.make('rope', 'board')
    },
    tell: {
      draw: {
        each: (_, { who, card }, __, watcher) =>
          watcher === who
            ? { key: 'you-draw', args: { card: pieceArgument(card as string) } }
            : { key: 'they-draw', args: { who: who ?? null, cards: [pieceArgument(card as string)] } },
      },
      whisper: { each: (_, __, ___, watcher) => (watcher === 'ben' ? 'psst' : null) },
      bang: { all: () => 'bang' },
    },
    *play(t) {
      yield* t.happens('draw', { who: 'ana', card: 'torch#1' }, (w) => w.put('torch#1', 'hand:ana'))
      yield* t.happens('whisper', {})
      yield* t.happens('untold', {})
      yield* t.happens('bang', {})
    },
    ...given,
  })

describe('events', () => {
  test('are told to each watcher as that one may know them', () => {
    const table = drawing()
    const { kernel: t } = table
    const messages = (watcher: string) => table.eventsFor(watcher).map(({ message }) => message)
    expect(messages('ana')).toEqual([
      { key: 'you-draw', args: { card: { piece: aliasOf(t, 'torch#1', 'ana'), faces: { front: 'torch/front' } } } },
      { key: 'bang' },
    ])
    expect(messages('ben')).toEqual([
      { key: 'they-draw', args: { who: 'ana', cards: [{ piece: expect.any(String), faces: {} }] } },
      { key: 'psst' },
      { key: 'bang' },
    ])
    expect(messages(SPECTATOR).map(({ key }) => key)).toEqual(['they-draw', 'bang'])
    expect(JSON.stringify(table.eventsFor('ben'))).not.toContain('torch')
  })

  test('can be read from a number on', () => {
    const table = drawing()
    const [first] = table.eventsFor('ben')
    expect(table.eventsFor('ben', first?.id).map(({ message }) => message.key)).toEqual(['psst', 'bang'])
  })

  const chain = (...links: [string, string][]): Given => ({
    tell: {
      bang: { all: () => 'bang' },
      boom: { all: () => 'boom' },
      hush: { each: (_, __, ___, watcher) => (watcher === 'ben' ? 'hush' : null) },
    },
    ruleAbilities: links.map(([on, then]) => after(on, (t: T) => t.happens(then, {}), { id: on })),
    *play(t) {
      yield* t.happens('bang', {})
      yield* t.resolving({ kind: 'fight' }, () => t.happens('boom', {}))
    },
  })
  const heard = (given: Given, watcher = 'ana') =>
    drawing(given)
      .eventsFor(watcher)
      .map(({ id, record, cause, message }) => [id, message.key, record, cause])

  test('name their record and what caused them', () => {
    expect(heard(chain(['bang', 'boom']))).toEqual([
      [1, 'bang', null, null],
      [2, 'boom', null, 1],
      [3, 'boom', 1, null],
    ])
  })

  test('what came of something untold is told as coming of what led to that', () => {
    const given = chain(['bang', 'secret'], ['secret', 'hush'], ['hush', 'boom'])
    expect(heard(given).slice(0, 2)).toEqual([
      [1, 'bang', null, null],
      [2, 'boom', null, 1],
    ])
    expect(heard(given, 'ben').slice(0, 3)).toEqual([
      [1, 'bang', null, null],
      [2, 'hush', null, 1],
      [3, 'boom', null, 2],
    ])
  })

  test('name the number the table had reached', () => {
    const table = drawing({
      *play(t) {
        yield* t.happens('bang', {})
        yield* go(t)
        yield* t.happens('bang', {})
        yield* go(t)
        yield* t.happens('bang', {})
        yield* go(t)
      },
    })
    answer(table, 'a', 'a')
    const before = table.eventsFor('ana')
    expect(before.map(({ seq }) => seq)).toEqual([0, 1, 2])
    // Run again from the step's edge, they are the same events.
    answer(table, 'a')
    table.undoTo(2, [])
    expect(table.eventsFor('ana')).toEqual(before)
  })

  test('a piece that is no more is not named', () => {
    const table = drawing({
      tell: { snuff: { all: () => ({ key: 'gone', args: { what: pieceArgument('rope#1') } }) } },
      *play(t) {
        yield* t.happens('snuff', {}, (w) => w.unmake('rope#1'))
      },
    })
    expect(table.eventsFor('ana')[0]?.message).toEqual({ key: 'gone', args: { what: { piece: null, faces: {} } } })
  })

  test('are not told on quiet tables', () => {
    const table = start({ tell: { bang: { all: () => 'bang' } }, play: (t) => t.happens('bang', {}) }, {}, { quiet: true })
    expect(table.eventsFor('ana')).toEqual([])
  })

  test('of all parts of a price, and of all that happens together, are told one by one', () => {
    const table = drawing({
      tell: { hit: { all: (_, { who }) => ({ key: 'hit', args: { who: who ?? null } }) } },
      *play(t) {
        yield* t.together('hit', [{ who: 'ana' }, { who: 'ben' }], (w, { who }) => void w.add(who as string, 'health', -1))
        yield* write(t, 'x')
      },
    })
    expect(table.eventsFor('ana').map(({ message }) => message.args?.who)).toEqual(['ana', 'ben'])
  })
})
