import { district, pay, words } from '../builders.ts'
import type { District } from '../kinds.ts'

/* The Dreamworld, district by district. */

export const districts: readonly District[] = [
  district('saltmere-quay', 'Muelle de Saltmere', 'Saltmere Quay', {
    at: 'A1',
    places: [
      { id: 'slipway', title: words('La rampa', 'The Slipway'), effects: ['awakening'] },
      { id: 'rope-walk', title: words('La cordelería', 'The Rope Walk'), effects: ['fate'] },
      { id: 'net-lofts', title: words('Los altillos de las redes', 'The Net Lofts'), effects: ['slumber'] },
      { id: 'pierhead', title: words('La punta del muelle', 'Pierhead'), effects: ['gate'] },
      { id: 'chandlery', title: words('La tienda de efectos navales', 'The Chandlery'), effects: ['market', 'key'] },
    ],
    paths: [
      ['slipway', 'rope-walk'],
      ['rope-walk', 'net-lofts'],
      ['net-lofts', 'chandlery'],
      ['chandlery', 'pierhead'],
      ['pierhead', 'slipway'],
    ],
    shortcuts: [['slipway', 'chandlery']],
    toll: { each: pay.seal(1), text: words('Cada Soñador Sella 1 carta.', 'Each Dreamer Seals 1 card.') },
  }),
]
