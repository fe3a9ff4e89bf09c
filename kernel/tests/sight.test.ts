import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import type { Game } from '../game.ts'
import type { PieceId } from '../ids.ts'
import { aliasOf, canSee, SPECTATOR, visibleFaces } from '../sight.ts'
import { Table } from '../table.ts'
import { alter, laid, type T, type Tiny, tinyGame } from './tinyGame.ts'

const seats = ['ana', 'ben', SPECTATOR]
const who = (t: T, piece: PieceId, face: string) => seats.filter((seat) => canSee(t, piece, face, seat))
const zones = (more: Game<Tiny>['zones']) => ({ zones: { box: {}, ...more } })

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

  test('laid down unseen, it is known to nobody who had seen it, and under another alias', () => {
    const t = laid((w) => {
      w.make('torch', 'hand:ana')
      w.look(['ben'], ['torch#1'])
    })
    const alias = aliasOf(t, 'torch#1', 'ben')
    alter(t, (w) => w.put('torch#1', 'box', { unseen: true }))
    expect(who(t, 'torch#1', 'front')).toEqual([])
    expect(aliasOf(t, 'torch#1', 'ben')).not.toBe(alias)
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

describe('a team', () => {
  const teams: Partial<Game<Tiny>> = {
    team: (_t, seat) => (seat === 'cleo' ? 'keeper' : 'hunters'),
    ...zones({ hand: { per: 'seat', see: { front: 'team' } }, board: { see: { up: 'all' } } }),
  }
  const at = ['ana', 'ben', 'cleo']
  const table = (given: Partial<Game<Tiny>>) =>
    Table.start(
      tinyGame({
        cards: { torch: {} },
        setup: (w) => void w.make('torch', 'hand:ana'),
        *play(t) {
          yield* t.resolving({ kind: 'fight', who: 'ana', aim: 'owl' }, function* () {
            yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
          })
        },
        ...given,
      }),
      { seats: at, seed: 'team' },
    )
  const knows = (t: T) => [...at, SPECTATOR].filter((seat) => canSee(t, 'torch#1', 'front', seat))

  test('sees the cards of its members, and nobody else does', () => {
    const { kernel } = table(teams)
    expect(knows(kernel)).toEqual(['ana', 'ben'])
    alter(kernel, (w) => w.put('torch#1', 'hand:cleo'))
    expect(knows(kernel)).toEqual(['cleo'])
  })

  test('sees the attributes of its members, and what is being resolved for one of them', () => {
    const { attributes } = tinyGame({})
    const played = table({
      ...teams,
      attributes: { ...attributes, sanity: { start: 5, see: 'team' } },
      records: { fight: { who: 'all', aim: 'team' } },
    })
    alter(played.kernel, (w) => w.set('ana', 'sanity', 3))
    const seen = (seat: string) => [played.view(seat).of.ana?.sanity, played.view(seat).records[0]?.aim]
    expect([...at, SPECTATOR].map(seen)).toEqual([
      [3, 'owl'],
      [3, 'owl'],
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  test('is everybody at the table where the game names none', () => {
    const { team: _, ...rest } = teams
    expect(knows(table(rest).kernel)).toEqual(at)
  })
})
