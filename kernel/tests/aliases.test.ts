import { describe, expect, test } from 'vitest'
import { choose, onPiece } from '../asking.ts'
import type { PieceId, Seat } from '../ids.ts'
import { aliasOf, SPECTATOR } from '../sight.ts'
import type { Write } from '../write.ts'
import { alter, laid, refusal, start, type T, type Tiny, write } from './tinyGame.ts'

const seats = ['ana', 'ben', SPECTATOR]

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
    for (let i = 0; i < 2; i++) {
      expect(changed(t, ['torch#1', 'rope#1'], (w) => w.mix('deck'))).toEqual([seats, seats])
      // Of what lies mixed no alias is shown to anybody; once drawn to the top, both are known by theirs.
      t.top('deck', 2)
    }
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
