import { district, drawFate, pay, words } from '../builders.ts'
import type { District } from '../kinds.ts'
import { far } from './far.ts'

/* The Dreamworld, district by district. Chimney Rows stands with I-01, which leads there. */

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
      { id: 'the-slip', title: words('El varadero', 'The Slip'), effects: ['gate'] },
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
    toll: { one: pay.hours(1), text: words('El Equipo gasta 1 Hora.', 'The Team spends 1 Hour.') },
  }),
  district('glass-orchard', 'Huerto de Cristal', 'Glass Orchard', {
    at: 'B2',
    flavour: words(
      'Los árboles tintinean. Los atan de noche para que no se oigan.',
      'The trees chink. They are tied at night so that nobody hears.',
    ),
    places: [
      { id: 'orchard-arch', title: words('El arco de la verja', 'The Gate Arch'), effects: ['slumber'] },
      { id: 'cold-frames', title: words('Los semilleros', 'The Cold Frames'), effects: ['rest'] },
      { id: 'frost-door', title: words('La puerta de escarcha', 'Frost Door'), effects: ['gate'] },
      { id: 'grafting-shed', title: words('El cobertizo de los injertos', 'The Grafting Shed'), effects: ['market'] },
      { id: 'windfall-lane', title: words('La senda de la fruta caída', 'Windfall Lane'), effects: ['fate', 'key'] },
      { id: 'frozen-well', title: words('El pozo helado', 'The Frozen Well'), effects: ['toll', 'hour'] },
    ],
    paths: [
      ['mussel-stakes', 'orchard-arch'],
      ['orchard-arch', 'windfall-lane'],
      ['windfall-lane', 'grafting-shed'],
      ['grafting-shed', 'frost-door'],
      ['frost-door', 'frozen-well'],
      ['frozen-well', 'cold-frames'],
      ['cold-frames', 'orchard-arch'],
      ['cold-frames', 'tide-pole'],
    ],
    shortcuts: [['orchard-arch', 'frost-door']],
    toll: { each: pay.layDown(1), text: words('Cada Soñador Tumba 1 carta de Progreso.', 'Each Dreamer Lays Down 1 Progress card.') },
  }),
  district('bell-hill', 'Cerro de la Campana', 'Bell Hill', {
    at: 'C1',
    flavour: words('Cuanto más subes, más abajo suena.', 'The higher you climb, the lower it sounds.'),
    places: [
      { id: 'bell-lane', title: words('El callejón de la campana', 'Bell Lane'), effects: ['slumber'] },
      { id: 'felt-stair', title: words('La escalera de fieltro', 'The Felt Stair'), effects: ['fate'] },
      { id: 'tower-foot', title: words('El pie de la torre', 'Tower Foot'), effects: ['gate'] },
      { id: 'ringers-bench', title: words('El banco de los campaneros', 'The Ringers’ Bench'), effects: ['rest'] },
      { id: 'clockmakers-yard', title: words('El patio del relojero', 'The Clockmaker’s Yard'), effects: ['hour', 'key'] },
    ],
    paths: [
      ['net-lofts', 'bell-lane'],
      ['attic-exchange', 'bell-lane'],
      ['bell-lane', 'felt-stair'],
      ['felt-stair', 'clockmakers-yard'],
      ['clockmakers-yard', 'tower-foot'],
      ['tower-foot', 'ringers-bench'],
      ['ringers-bench', 'bell-lane'],
      ['ringers-bench', 'slipway'],
    ],
    shortcuts: [['bell-lane', 'tower-foot']],
    toll: { team: drawFate, text: words('Antes robáis y resolvéis 1 carta de Destino.', 'First draw and resolve 1 Fate card.') },
  }),
  ...far,
]
