import type { Playable } from '@miskatonic/games/levels'
import { type AnyShape, choose, type Game, type Kernel, type Script } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { fatesTold } from '../befalling.ts'
import { told } from '../report.ts'
import { simulate } from '../simulate.ts'
import { anyCounting } from './counting.ts'

/** Two cards are drawn; one of them is played if the answer is yes. */
const drawing = {
  ...anyCounting,
  id: 'drawing',
  definitions: new Map(['lamp', 'rope'].map((id) => [id, { id, kind: 'card', faces: { front: id } }])),
  zones: { hand: {} },
  opening: () => [{ step: 'draw' }],
  steps: {
    *draw(t: Kernel<AnyShape>): Script {
      yield* t.change((w) => {
        for (const id of ['lamp', 'rope']) w.make(id, 'hand')
      })
      yield* t.happens('draw' as never, { cards: t.inZone('hand') } as never)
      const said = yield* choose(t, t.seats[0] as string, { about: 'say' as never, options: [{ key: 'yes' }, { key: 'no' }] })
      if (said === 'yes') yield* t.happens('play' as never, { card: t.inZone('hand')[0] } as never)
      yield* t.over({ outcome: said })
    },
  },
} as unknown as Game<AnyShape>
const playable: Playable = { game: drawing }
const trial = { players: 2, bots: 'random', seed: 'lab', options: null } as const

describe('which cards something happens to', () => {
  const report = simulate(playable, { ...trial, happenings: ['draw', 'play'] }, 12)

  test('is counted by game: the first happening, and whether another followed', () => {
    const played = report.results.yes ?? 0
    expect(played).toBeGreaterThan(0)
    expect(played).toBeLessThan(12)
    expect(report.cards).toEqual([
      { definition: 'rope', games: 12, then: 0 },
      { definition: 'lamp', games: 12, then: played },
    ])
  })

  test('is told with the rarest first', () => {
    expect(fatesTold(report.cards ?? [])[0]).toBe('   0.0 %  0 of 12  rope')
    expect(told(report)).toContain('0 of 12  rope')
  })

  test('is not told where nobody asked', () => {
    expect(simulate(playable, trial, 2).cards).toBeUndefined()
  })
})
