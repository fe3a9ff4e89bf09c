import type { Condition, Effect } from '@miskatonic/effects'
import { both, cases, either, guard, hasFlag, not, place, read, seq, take, tokens, turnTo } from '../../builders.ts'
import { g } from '../../scriptNumbers.ts'

/* Frost: a Threat on a tile. The second makes its ground hold on; the third on the mother's tile is her last. */

export const GRAFTER = 'grafter'
/** A square of each tile, to count by. */
const SQUARE = { A1: '1,1', B1: '3,1', C1: '5,1', A2: '1,3', B2: '3,3', C2: '5,3', A3: '1,5', B3: '3,5', C3: '5,5' } as const
export type Plot = keyof typeof SQUARE
export const PLOTS = Object.keys(SQUARE) as Plot[]
const NEXT: { readonly [P in Plot]: readonly Plot[] } = {
  A1: ['B1', 'A2'],
  B1: ['A1', 'C1', 'B2'],
  C1: ['B1', 'C2'],
  A2: ['A1', 'B2', 'A3'],
  B2: ['B1', 'A2', 'C2', 'B3'],
  C2: ['C1', 'B2', 'C3'],
  A3: ['A2', 'B3'],
  B3: ['A3', 'B2', 'C3'],
  C3: ['B3', 'C2'],
}
const frost = (plot: Plot, n = 1): Condition => tokens('threat', n, SQUARE[plot])
/** Where it may go: next to frost, and not already hard. */
export const canFreeze = (plot: Plot): Condition => both(either(...NEXT[plot].map((next) => frost(next))), not(frost(plot, 2)))

export const freeze = (plot: Plot): Effect =>
  seq(
    place('threat', { tile: plot }),
    plot === 'B1'
      ? cases([guard(frost(plot, 3), turnTo(g('4.06'))), guard(frost(plot, 2), seq(place('swamp', { tile: plot }), read(g('4.05'))))])
      : cases([guard(both(frost(plot, 2), not(frost(plot, 3))), seq(place('swamp', { tile: plot }), read(g('4.05'))))]),
  )
/** From the mother first: that is what it is for. */
export const thaw: Effect = cases([guard(frost('B1'), take('threat', { tile: 'B1' }))], take('threat', { anywhere: true }))

/** Who is tied to the apple tree, by the number it is remembered under. */
export const isTied = (n: number): Condition => both(hasFlag('encounter', 'tied', n), not(hasFlag('encounter', 'tied', n + 1)))
export const isThreaded = hasFlag('encounter', 'threaded')
export const hasCoals = hasFlag('encounter', 'coals')
