import { describe, expect, test } from 'vitest'
import { choose, onPiece } from '../asking.ts'
import type { Game } from '../game.ts'
import type { PieceId, Seat } from '../ids.ts'
import { aliasOf, canSee, SPECTATOR, visibleFaces } from '../sight.ts'
import type { Write } from '../write.ts'
import { answer, type Given, refusal, start, type T, type Tiny, write } from './tinyGame.ts'

const seats = ['ana', 'ben', SPECTATOR]
/** Sets up, and looks at the table. */
function laid(setup: (w: Write<Tiny>, t: T) => void, given: Given = {}): T {
  return start({
    cards: { torch: {}, rope: {}, lamp: {} },
    setup,
    *play(t) {
      yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
    },
    ...given,
  }).kernel
}
const who = (t: T, piece: PieceId, face: string) => seats.filter((seat) => canSee(t, piece, face, seat))
/** Alters a table that waits, as a rule would. */
const alter = (t: T, change: (w: Write<Tiny>) => void) => t.applying(change)
const zones = (more: Game<Tiny>['zones']) => ({ zones: { box: {}, ...more } })

describe('pieces', () => {
  test('lie in zones, in order, and know since when', () => {
    const t = laid((w) => {
      w.make('torch', 'row')
      w.make('rope', 'row')
      w.make('lamp', 'row', { at: 'top' })
    })
    expect(t.inZone('row')).toEqual(['lamp#1', 'torch#1', 'rope#1'])
    expect(t.since('torch#1')).toBeLessThan(t.since('rope#1'))
    alter(t, (w) => w.put('torch#1', 'row'))
    expect(t.inZone('row')).toEqual(['lamp#1', 'rope#1', 'torch#1'])
    expect(t.since('rope#1')).toBeLessThan(t.since('torch#1'))
    expect(t.where('torch#1')).toBe('row')
    expect(t.zonesOf('row')).toEqual(['row'])
  })

  test('several put at once keep their order', () => {
    const t = laid((w) => {
      for (const name of ['torch', 'rope', 'lamp']) w.make(name, 'box')
      w.put(['lamp#1', 'torch#1'], 'row')
      w.put(['rope#1'], 'row', { at: 'top' })
    })
    expect(t.inZone('row')).toEqual(['rope#1', 'lamp#1', 'torch#1'])
  })

  test('are numbered, and gone when unmade, with their attributes', () => {
    const t = laid((w) => {
      for (let i = 0; i < 3; i++) w.make('torch', 'row')
      w.set('torch#2', 'mark', 'x')
    })
    alter(t, (w) => w.unmake('torch#2'))
    expect(t.inZone('row')).toEqual(['torch#1', 'torch#3'])
    expect(t.exists('torch#2')).toBe(false)
    expect(t.raw.of).toEqual({})
    expect(() => t.where('torch#2')).toThrow(/no piece «torch#2»/)
    expect(() => laid((w) => void w.make('ghost', 'row'))).toThrow(/no «ghost»/)
  })

  test('attributes read as their start until they are set, and again when cleared', () => {
    const t = laid((w) => void w.make('torch', 'row'))
    expect(t.get('ana', 'health')).toBe(5)
    alter(t, (w) => w.set('ana', 'health', 2))
    expect(t.get('ana', 'health')).toBe(2)
    alter(t, (w) => w.clear('ana', 'health'))
    expect(t.get('ana', 'health')).toBe(5)
    expect(t.raw.of).toEqual({})
    expect(() => t.read('ana', 'beauty')).toThrow(/«beauty» is not declared/)
  })

  test('adding keeps within its bounds, tells what was really added, and never turns round', () => {
    const t = laid(() => {})
    const added: number[] = []
    alter(t, (w) => {
      added.push(w.add('ana', 'health', 3, { max: 6 }), w.add('ana', 'health', -9, { min: 0 }), w.add('ana', 'health', 2))
      w.set('ben', 'health', 9)
      added.push(w.add('ben', 'health', 1, { max: 6 }), w.add('ben', 'health', -1, { max: 6 }))
    })
    expect(added).toEqual([1, -6, 2, 0, -1])
  })
})

describe('who sees a face', () => {
  test("is the zone's to say, for each face", () => {
    const t = laid((w) => {
      for (const zone of ['deck', 'hand:ana', 'board', 'discard', 'box']) w.make('torch', zone)
    })
    expect(['torch#1', 'torch#2', 'torch#3', 'torch#4', 'torch#5'].map((piece) => who(t, piece, 'front'))).toEqual([
      [],
      ['ana'],
      seats,
      seats,
      [],
    ])
    expect(who(t, 'torch#1', 'back')).toEqual(seats)
    expect(who(t, 'torch#3', 'back')).toEqual([])
  })

  test('"up" is whichever face is up', () => {
    const t = laid((w) => void w.make('torch', 'board', { face: 'back' }))
    expect([who(t, 'torch#1', 'front'), who(t, 'torch#1', 'back')]).toEqual([[], seats])
    alter(t, (w) => w.turn('torch#1', 'front'))
    expect([who(t, 'torch#1', 'front'), who(t, 'torch#1', 'back')]).toEqual([seats, []])
  })

  test('"top" is the first card, once it is settled', () => {
    const t = laid(
      (w) => {
        w.make('torch', 'pile')
        w.make('rope', 'pile')
      },
      zones({ pile: { see: { top: 'all' } } }),
    )
    expect([who(t, 'torch#1', 'front'), who(t, 'rope#1', 'front')]).toEqual([seats, []])
    alter(t, (w) => w.mix('pile'))
    expect([who(t, 'torch#1', 'front'), who(t, 'rope#1', 'front')]).toEqual([[], []])
  })

  test('who has looked has seen it, until it can no longer be followed', () => {
    const t = laid((w) => {
      w.make('torch', 'deck')
      w.make('rope', 'deck')
      w.look(['ben'], ['torch#1'])
    })
    expect(who(t, 'torch#1', 'front')).toEqual(['ben'])
    alter(t, (w) => w.put('torch#1', 'hand:ana'))
    expect(who(t, 'torch#1', 'front')).toEqual(['ana', 'ben'])
    alter(t, (w) => w.put('torch#1', 'deck', { mixed: true }))
    expect(who(t, 'torch#1', 'front')).toEqual([])
  })

  test('a face that was looked at does not tell the other', () => {
    const t = laid((w) => {
      w.make('torch', 'box')
      w.look(['ana'], ['torch#1'], 'back')
    })
    expect([who(t, 'torch#1', 'front'), who(t, 'torch#1', 'back')]).toEqual([[], ['ana']])
  })

  test("a piece's own rule comes before its zone's; having looked still counts", () => {
    const t = laid(
      (w) => {
        w.make('pact', 'hand:ana')
        w.make('pact', 'discard')
        w.look(['ben'], ['pact#1'], 'back')
      },
      {
        cards: { pact: { faces: { front: 'pact/front', back: 'pact/back-3' }, see: { back: 'nobody', front: 'all' } } },
        ...zones({ hand: { per: 'seat', see: { front: 'owner', back: 'owner' } }, discard: { see: { front: 'nobody', back: 'all' } } }),
      },
    )
    expect([who(t, 'pact#1', 'front'), who(t, 'pact#1', 'back')]).toEqual([seats, ['ben']])
    expect([who(t, 'pact#2', 'front'), who(t, 'pact#2', 'back')]).toEqual([seats, []])
  })

  test('a two-sided card hides its back from its own owner, and its view does not tell which back it has', () => {
    const faces = (n: number) => ({ front: 'debt/front', back: `debt/back-${n}` })
    const view = (n: number) => {
      const t = laid((w) => void w.make(`debt-${n}`, 'hand:ana'), {
        cards: { 'debt-1': { faces: faces(1) }, 'debt-2': { faces: faces(2) } },
      })
      return visibleFaces(t, `debt-${n}#1`, 'ana')
    }
    expect(view(1)).toEqual({ front: 'debt/front' })
    expect(view(1)).toEqual(view(2))
  })
})

describe('aliases', () => {
  const all = (t: T, piece: PieceId) => seats.map((seat) => aliasOf(t, piece, seat))
  const changed = (t: T, pieces: readonly PieceId[], change: (w: Write<Tiny>) => void): Seat[][] => {
    const before = pieces.map((piece) => all(t, piece))
    alter(t, change)
    return pieces.map((piece, p) => seats.filter((_, i) => all(t, piece)[i] !== before[p]?.[i]))
  }

  test('are different for every seat and every piece', () => {
    const t = laid((w) => {
      w.make('torch', 'board')
      w.make('torch', 'board')
    })
    expect(new Set([...all(t, 'torch#1'), ...all(t, 'torch#2')]).size).toBe(6)
  })

  test('are kept while the piece can be followed: over the table, turned face down, on top of the deck', () => {
    const t = laid((w) => void w.make('torch', 'board'))
    expect(changed(t, ['torch#1'], (w) => w.put('torch#1', 'row'))).toEqual([[]])
    expect(changed(t, ['torch#1'], (w) => w.turn('torch#1', 'back'))).toEqual([[]])
    expect(changed(t, ['torch#1'], (w) => w.put('torch#1', 'deck', { at: 'top' }))).toEqual([[]])
  })

  test('are new for all after mixing, each time', () => {
    const t = laid((w) => {
      w.make('torch', 'deck')
      w.make('rope', 'deck')
    })
    for (let i = 0; i < 2; i++) expect(changed(t, ['torch#1', 'rope#1'], (w) => w.mix('deck'))).toEqual([seats, seats])
    alter(t, (w) => w.put('torch#1', 'row'))
    expect(changed(t, ['torch#1'], (w) => w.put('torch#1', 'deck', { mixed: true }))).toEqual([seats])
  })

  test('in a hand they are new for the others, and all of its cards are renewed; the owner keeps them', () => {
    const t = laid((w) => {
      w.make('torch', 'hand:ana')
      w.make('rope', 'row')
    })
    const others = ['ben', SPECTATOR]
    expect(changed(t, ['torch#1', 'rope#1'], (w) => w.put('rope#1', 'hand:ana'))).toEqual([others, others])
  })

  test('a card of the hand that a seat has seen is still followed by that seat', () => {
    const t = laid((w) => {
      w.make('torch', 'hand:ana')
      w.make('rope', 'row')
      w.look(['ben'], ['torch#1'])
    })
    expect(changed(t, ['torch#1', 'rope#1'], (w) => w.put('rope#1', 'hand:ana'))).toEqual([[SPECTATOR], ['ben', SPECTATOR]])
  })

  test("answers name pieces by the seat's own alias, and nothing else will do", () => {
    const table = start({
      cards: { torch: {}, rope: {} },
      setup: (w) => {
        w.make('torch', 'hand:ben')
        w.make('rope', 'hand:ben')
      },
      *play(t) {
        yield* write(
          t,
          yield* choose(t, 'ana', {
            about: { key: 'steal', args: { from: { piece: 'rope#1' } } },
            options: t.inZone('hand:ben').map((piece) => onPiece(piece, 'take')),
          }),
        )
      },
    })
    const shown = JSON.stringify(table.askFor('ana'))
    for (const secret of ['torch', 'rope']) expect(shown).not.toContain(secret)
    expect(shown).toContain(`take:${aliasOf(table.kernel, 'torch#1', 'ana')}`)
    expect(refusal(table.decide('ana', 'take:torch#1'))).toBe('unknown-key')
    expect(refusal(table.decide('ana', `take:${aliasOf(table.kernel, 'torch#1', 'ben')}`))).toBe('unknown-key')
    expect(table.decide('ana', `take:${aliasOf(table.kernel, 'torch#1', 'ana')}`).ok).toBe(true)
    expect(table.kernel.state.diary).toEqual(['take:torch#1'])
    // The log is a view too: it does not tell who chose blindly what was chosen.
    expect(JSON.stringify(table.logFor('ana'))).not.toContain('torch')
  })
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
