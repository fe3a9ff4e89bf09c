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
  {
    id: 'slumber-washhouse',
    title: words('El lavadero', 'The Washhouse'),
    at: 'A1',
    map: { rows: ['S~ .', '~ W'], suits: { '1,1': 'clubs' } },
  },
  { id: 'slumber-linen', title: words('El cuarto de la ropa', 'The Linen Room'), at: 'C1', map: { rows: ['. &', 'W .'] } },
  {
    id: 'slumber-lamp-store',
    title: words('La lamparería', 'The Lamp Store'),
    at: 'D1',
    map: { rows: ['+ S', '. *'], suits: { '8,1': 'hearts' } },
  },
  {
    id: 'slumber-coal-hole',
    title: words('La carbonera', 'The Coal Hole'),
    at: 'A2',
    map: { rows: ['" .', 'S" W'], suits: { '1,4': 'diamonds' } },
  },
  { id: 'slumber-box-room', title: words('El trastero', 'The Box Room'), at: 'D2', map: { rows: ['.|.', 'W *'] } },
  { id: 'slumber-yard', title: words('El patio', 'The Yard'), at: 'B3', map: { rows: ['. %', '% S'], suits: { '4,6': 'clubs' } } },
  { id: 'slumber-cistern', title: words('El aljibe', 'The Cistern'), at: 'C3', map: { rows: ['. W', '~ &~'] } },
]
