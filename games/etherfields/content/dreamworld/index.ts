import { district, drawFate, pay, words } from '../builders.ts'
import type { District } from '../kinds.ts'
import { g } from '../scriptNumbers.ts'
import { far } from './far.ts'

/* The Dreamworld, district by district. The others stand with the dreams that lead there: Chimney Rows, Bell Hill, Glass Orchard, Reading Deep. */

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
  district('tidal-flats', 'Los Bajíos', 'Tidal Flats', {
    at: 'A2',
    flavour: words(
      'Dos palmos de agua, y debajo un suelo que alguien ha barrido.',
      'Two spans of water, and below it a floor that somebody has swept.',
    ),
    places: [
      { id: 'sand-road', title: words('El camino de arena', 'The Sand Road'), effects: ['fate'] },
      { id: 'bait-huts', title: words('Las casetas del cebo', 'The Bait Huts'), effects: ['slumber', 'key'] },
      { id: 'the-slip', title: words('El varadero', 'The Slip'), effects: [{ script: g('S.14') }, 'gate'] },
      { id: 'tide-pole', title: words('La escala de mareas', 'The Tide Pole'), effects: ['tide'] },
      { id: 'mussel-stakes', title: words('Las estacas de mejillón', 'The Mussel Stakes'), effects: ['hour'] },
    ],
    paths: [
      ['pierhead', 'sand-road'],
      ['sand-road', 'tide-pole'],
      ['tide-pole', 'bait-huts'],
      ['bait-huts', 'the-slip'],
      ['the-slip', 'mussel-stakes'],
      ['mussel-stakes', 'sand-road'],
      ['the-slip', 'slipway'],
    ],
    shortcuts: [
      ['sand-road', 'the-slip'],
      ['bait-huts', 'slipway'],
    ],
    toll: { team: drawFate, text: words('Antes se roba y se resuelve 1 carta de Destino.', 'First draw and resolve 1 Fate card.') },
  }),
  ...far,
]
