import type { Player } from '@miskatonic/testing'
import { figureId } from '../content/cards.ts'
import type { Etherfields, Seat, Square } from '../rules/shape.ts'
import { type Picture, scene } from './scene.ts'

/* On the proving ground (`provingGround.ts`), which the test file puts among the dreams. */

export type Ground = Picture & {
  /** Where pieces of each Entity stand; the tile lies there as soon as it is named. */
  readonly figures?: { readonly [entity: string]: readonly Square[] }
  readonly grown?: { readonly [entity: string]: readonly string[] }
}
export type At = Player<Etherfields>

/** The whole ground lies there; then these steps, then the curtain. */
export function onGround({ figures = {}, grown = {}, ...picture }: Ground, ...steps: readonly object[]): At {
  return scene(picture).arrange(
    (w, t) => {
      w.set('table', 'encounter', { kind: 'dream', id: 't01', turn: picture.turn ?? 1 })
      w.set('table', 'hidden', [])
      w.put([...t.inZone('gate'), ...t.inZone('scape')], 'removed')
      w.make('gate-t01', 'gate', { face: 'front' })
      for (const column of ['a', 'b', 'c']) for (const row of [1, 2, 3]) w.make(`t01-${column}${row}`, 'scape', { face: 'front' })
      for (const [entity, squares] of Object.entries(figures)) {
        const tile = w.make(entity, 'entity', { face: 'front' })
        for (const at of squares) {
          const figure = w.make(figureId(entity), 'figures')
          w.set(figure, 'at', at)
          w.set(figure, 'entity', tile)
        }
        for (const type of grown[entity] ?? []) w.make(`meta-${type}`, `meta:${tile}`)
      }
    },
    [...steps, { step: 'curtain' }] as never,
  )
}
export const groundRound = (picture: Ground, who: Seat = 'ana'): At => onGround(picture, { step: 'round', args: { who } })
export const stands = (at: At): string[] => at.table.kernel.inZone('figures').map((figure) => at.get(figure, 'at'))
export const figuresIn = (at: At): readonly string[] => at.table.kernel.inZone('figures')
/** Cards that yield so much: `pays('3C', '1R 2C')`. */
export const pays = (...amounts: readonly string[]): string[] => amounts.map((text) => `pays-${text.toLowerCase().replace(' ', '-')}`)
