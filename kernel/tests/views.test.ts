import { describe, expect, test } from 'vitest'
import { choose, onPiece } from '../asking.ts'
import { aliasOf, SPECTATOR } from '../sight.ts'
import { viewOf } from '../views.ts'
import { alter, answer, laid, start } from './tinyGame.ts'

const seats = ['ana', 'ben', SPECTATOR]

test('a mark that is gone is seen no more, however often one looked', () => {
  const t = laid((w) => void w.make('torch', 'board'))
  const marks = () => viewOf(t, 'ana').zones.board?.pieces[0]?.attributes
  expect(marks()).toEqual({})
  alter(t, (w) => w.set('torch#1', 'mark', 7))
  expect(marks()).toEqual({ mark: 7 })
  alter(t, (w) => w.clear('torch#1', 'mark'))
  expect(marks()).toEqual({})
})

test('what names a piece names it as it is called now, also where nothing else was altered', () => {
  const t = laid((w) => {
    w.make('rope', 'hand:ana')
    w.make('torch', 'board')
    w.set('torch#1', 'holder', 'rope#1')
    w.set('ben', 'holder', 'rope#1')
  })
  const named = () => {
    const { zones, of } = viewOf(t, 'ben')
    return [zones.board?.pieces[0]?.attributes.holder, of.ben?.holder]
  }
  const before = aliasOf(t, 'rope#1', 'ben')
  expect(named()).toEqual([before, before])
  alter(t, (w) => void w.make('rope', 'hand:ana'))
  const after = aliasOf(t, 'rope#1', 'ben')
  expect(after).not.toBe(before)
  expect(named()).toEqual([after, after])
})

test('somebody who looks seldom sees what somebody who looks always does', () => {
  const t = laid((w) => void w.make('torch', 'board'))
  viewOf(t, 'ana')
  for (let i = 0; i < 5000; i++) alter(t, (w) => w.set('torch#1', 'mark', i))
  expect(viewOf(t, 'ana').zones.board?.pieces[0]?.attributes).toEqual({ mark: 4999 })
  alter(t, (w) => w.set('ben', 'health', 1))
  expect(viewOf(t, 'ana').of).toEqual({ ben: { health: 1 } })
})

describe('a view', () => {
  const table = start({
    cards: {
      torch: { faces: { front: 'f/1', back: 'b/1' } },
      rope: { faces: { front: 'f/2', back: 'b/1' } },
      lamp: { faces: { front: 'f/3', back: 'b/1' } },
    },
    zones: {
      deck: {},
      hand: { per: 'seat', order: 'unordered', see: { front: 'owner' } },
      board: { see: { up: 'all' } },
      on: { see: { up: 'all' } },
    },
    records: { trade: { who: 'all', card: 'piece', offers: 'pieces', purse: 'owner' } },
    setup: (w) => {
      w.make('torch', 'deck')
      w.make('rope', 'deck')
      w.mix('deck')
      w.make('lamp', 'hand:ana')
      w.make('torch', 'board')
      w.make('rope', 'on:torch#2')
      w.set('lamp#1', 'mark', 7)
      w.set('ana', 'sanity', 3)
      w.set('ana', 'clues', 2)
      w.set('ana', 'holder', 'torch#2')
      w.set('table', 'things', ['lamp#1', ['torch#2']])
      w.set('table', 'doom', 4)
      w.set('table', 'open', true)
    },
    *play(t) {
      yield* t.resolving(
        { kind: 'trade', who: 'ana', card: 'lamp#1', offers: { ana: ['lamp#1'], ben: [] }, purse: 9, secret: 'x' },
        function* () {
          yield* choose(t, 'ana', { about: 'q', options: [onPiece('lamp#1'), { key: 'none' }] })
        },
      )
    },
  })

  test('holds no piece and no definition, for nobody', () => {
    for (const watcher of seats) {
      const text = JSON.stringify([table.view(watcher), table.askFor(watcher), table.eventsFor(watcher), table.logFor(watcher)])
      for (const secret of ['torch', 'rope', 'lamp', '#']) expect(text).not.toContain(secret)
    }
  })

  test('of a mixed deck shows the number only; of a hand the faces to its owner only', () => {
    expect(table.view('ana').zones.deck).toEqual({ count: 2, pieces: [] })
    expect(table.view('ana').zones['hand:ana']?.pieces[0]).toMatchObject({ up: 'front', faces: { front: 'f/3' }, attributes: { mark: 7 } })
    expect(table.view('ben').zones['hand:ana']?.pieces[0]?.faces).toEqual({})
    expect(table.view('ben').zones['hand:ana']?.count).toBe(1)
  })

  test('shows attributes to those who may see them', () => {
    expect(table.view('ana').of.ana).toEqual({ sanity: 3, holder: aliasOf(table.kernel, 'torch#2', 'ana') })
    expect(table.view('ben').of.ana).toEqual({ holder: aliasOf(table.kernel, 'torch#2', 'ben') })
    expect(table.view('ben').table).toEqual({
      diary: [],
      doom: 4,
      things: [aliasOf(table.kernel, 'lamp#1', 'ben'), [aliasOf(table.kernel, 'torch#2', 'ben')]],
    })
  })

  test('of a record shows what is declared, to whom it is', () => {
    const { kernel } = table
    expect(table.view('ana').records[0]).toEqual({
      id: 1,
      kind: 'trade',
      who: 'ana',
      purse: 9,
      card: aliasOf(kernel, 'lamp#1', 'ana'),
      offers: { ana: [aliasOf(kernel, 'lamp#1', 'ana')], ben: [] },
    })
    expect(table.view('ben').records[0]).toEqual({
      id: 1,
      kind: 'trade',
      who: 'ana',
      card: aliasOf(kernel, 'lamp#1', 'ben'),
      offers: { ana: [aliasOf(kernel, 'lamp#1', 'ben')], ben: [] },
    })
  })

  test("what lies on a piece is found by the piece's alias", () => {
    const on = `on:${aliasOf(table.kernel, 'torch#2', 'ben')}`
    expect(table.view('ben').zones[on]?.pieces[0]?.faces).toEqual({ front: 'f/2' })
  })

  test('does not change with what the watcher cannot know', () => {
    const with_ = (card: string) => {
      const other = start({
        cards: { torch: { faces: { front: 'f/1', back: 'b/1' } }, rope: { faces: { front: 'f/2', back: 'b/1' } } },
        setup: (w) => void w.make(card, 'hand:ana'),
        *play(t) {
          yield* choose(t, 'ana', { about: 'q', options: [onPiece(`${card}#1`), { key: 'none' }] })
        },
      })
      answer(other, 'none')
      return JSON.stringify([other.view('ben'), other.logFor('ben')]).replaceAll(aliasOf(other.kernel, `${card}#1`, 'ben'), '?')
    }
    expect(with_('torch')).toBe(with_('rope'))
  })
})
