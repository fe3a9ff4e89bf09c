import type { Both } from '@miskatonic/effects'
import { words } from '../builders.ts'
import type { DreamMap } from '../mapData.ts'

/* The Slumber Map: two tiles to begin with; the others join by Whims. Each is drawn by itself and lies where `at` says. */

export type SlumberTile = {
  readonly id: string
  readonly title: Both
  readonly at: string
  readonly starting?: true
  readonly map: DreamMap
}

export const slumberTiles: readonly SlumberTile[] = [
  { id: 'slumber-landing', title: words('El rellano', 'The Landing'), at: 'B2', starting: true, map: { rows: ['E .', 'E W'] } },
  { id: 'slumber-kitchen', title: words('La cocina', 'The Kitchen'), at: 'C2', starting: true, map: { rows: ['. S', '& .'] } },
  { id: 'slumber-stairs', title: words('La escalera', 'The Stairs'), at: 'B1', map: { rows: ['W .', '. S'], suits: { '4,2': 'spades' } } },
]
