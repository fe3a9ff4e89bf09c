import {
  action,
  attack,
  blockStep,
  both,
  contact,
  draw,
  each,
  entity,
  entityOn,
  everyone,
  gain,
  hasFlag,
  inRange,
  isRevealed,
  item,
  layUnderfoot,
  metamorphose,
  motive,
  note,
  nothing,
  onSquares,
  place,
  price,
  read,
  seal,
  seq,
  situation,
  when,
  words,
} from '../../builders.ts'
import type { Card, Entity, Item, Note, Situation } from '../../kinds.ts'
import { g } from '../../scriptNumbers.ts'
import { BAR, HIGH, LOW } from './lamps.ts'

/* What the Toll Lighthouse brings: who lives in its cellar, what lies about, what can be taken away. */

const lampEater: Entity = entity('lamp-eater', 'El Comelámparas', 'The Lamp-Eater', {
  flavour: words('No es hambre: es ahorro. Lleva servilleta.', 'It is not hunger: it is thrift. It wears a napkin.'),
  piece: 'creature',
  move: { value: 2, towards: 'light' },
  steps: {
    metamorphosis: metamorphose(1),
    basic: when(
      entityOn('lamp-eater', { squares: [LOW, BAR, HIGH], terrain: 'light' }),
      read(g('2.09')),
      when(entityOn('lamp-eater', { terrain: 'light' }), each(inRange(1), seal(2)), each(inRange(3), seal(2))),
    ),
    special: seq(layUnderfoot('darkness'), read(g('2.38'))),
  },
  actions: [contact(price('3A'), read(g('2.35'))), attack(price('3R'), read(g('2.36')))],
})

const twoInLine: Situation = situation('two-in-line', 'Dos luces en línea', 'Two Lights in Line', {
  flavour: words('Desde el mar, dos luces seguidas son un camino.', 'From the sea, two lights in a row are a road.'),
  text: words(
    'Al final de cada Turno en que ardan la Baja y la de la Barra y la Alta siga a oscuras, coloca una Amenaza en el catalejo. Con tres Amenazas, algo habrá llegado.',
    'At the end of each Turn in which Low and Bar burn and High is dark, place a Threat on the telescope. At three Threats, something will have arrived.',
  ),
})

const notes: readonly Note[] = [
  note('n-02', 'Diario de la lámpara, última hoja', 'Lamp Log, Last Leaf', {
    back: words('En la caja del peaje, o ante un escaño.', 'At the toll-box, or before a bench.'),
    flavour: words(
      '«Lámpara Alta apagada, por ahorro de aceite. Por orden de la Cámara.»',
      '“High lamp out, to save oil. By order of the House.”',
    ),
    when: both(isRevealed('i02-b2'), onSquares('3,3')),
    effect: read(g('2.06')),
    kept: true,
  }),
  note('n-03', 'Chapa 8', 'Tally 8', {
    back: words('Donde haya ganchos.', 'Where there are hooks.'),
    flavour: words(
      'Latón. «L. Marrow, suplente.» El agujero está gastado por un lado.',
      'Brass. “L. Marrow, relief.” The hole is worn on one side.',
    ),
    when: hasFlag('encounter', 'hooks'),
    effect: nothing,
    kept: true,
  }),
]

const items: readonly Item[] = [
  item('oilcan', 'Aceitera', 'Oilcan', {
    flavour: words(
      'Pesa lo mismo llena que vacía, y nunca está ninguna de las dos cosas.',
      'It weighs the same full or empty, and is never quite either.',
    ),
    secret: true,
    motive: motive('2C'),
    actions: [action('pour', price('1C'), gain.gems(1), { discards: true })],
  }),
  item('toll-whistle', 'Silbato del peaje', 'Toll Whistle', {
    flavour: words('Un solo tono. Todo el mundo se para a ver qué debe.', 'One note. Everybody stops to see what they owe.'),
    secret: true,
    motive: motive('2A'),
    actions: [action('blow', price('2A'), blockStep, { discards: true })],
  }),
  item('storm-lantern', 'Farol de tormenta', 'Storm Lantern', {
    flavour: words(
      'La llama de la Alta. Se inclina hacia quien respira más cerca.',
      'High’s flame. It leans towards whoever breathes nearest.',
    ),
    secret: true,
    motive: motive('2A'),
    actions: [action('lift', price('1A'), seq(place('light', { tile: 'here' }), each(everyone, draw(1))), { limit: 'encounter' })],
  }),
]

export const cards: readonly Card[] = [lampEater, twoInLine, ...notes, ...items]
