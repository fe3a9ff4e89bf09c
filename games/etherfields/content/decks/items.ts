import {
  action,
  addTurns,
  anyRoll,
  blockStep,
  cure,
  draw,
  each,
  figures,
  free,
  gain,
  item,
  lookAtTurns,
  motive,
  move,
  near,
  pay,
  place,
  price,
  putState,
  raise,
  removeMetamorphoses,
  reroll,
  unseal,
  words,
} from '../builders.ts'
import type { Item } from '../kinds.ts'

/* Items: five to begin with, ten in the Item Market; the others come out of I-02 and I-07. */

const once = { discards: true } as const
const onceATurn = { limit: 'turn' } as const

export const items: readonly Item[] = [
  item('hot-brick', 'Ladrillo caliente', 'Hot Brick', {
    flavour: words(
      'Envuelto en una media. Alguien lo ha tenido en las manos hace poco.',
      'Wrapped in a stocking. Somebody has been holding it.',
    ),
    starting: true,
    motive: motive('2R'),
    actions: [action('warm', price('1R'), cure(1), onceATurn)],
  }),
  item('tin-whistle', 'Silbato de hojalata', 'Tin Whistle', {
    flavour: words('Lleva dentro el frío de la última boca.', 'It still holds the cold of the last mouth.'),
    starting: true,
    motive: motive('2C'),
    actions: [action('blow', free, putState('stunned', figures(undefined, 2)), once)],
  }),
  item('tide-clock-hand', 'Aguja de un reloj de mareas', 'Hand of a Tide Clock', {
    flavour: words('Señala el suelo, la pongas como la pongas.', 'It points at the floor, however you hold it.'),
    starting: true,
    motive: motive('2A'),
    actions: [action('look', free, lookAtTurns(1), onceATurn)],
  }),
  item('length-of-twine', 'Trozo de bramante', 'Length of Twine', {
    flavour: words('Lo justo para atar una cosa a otra, o a alguien.', 'Enough to tie one thing to another, or to someone.'),
    starting: true,
    motive: motive('1A 1C'),
    actions: [action('tie', price('1C'), unseal(2), onceATurn)],
  }),
  item('candle-end', 'Cabo de vela', 'Candle End', {
    flavour: words('La llama se inclina hacia abajo, como si escuchara.', 'The flame leans downwards, as if listening.'),
    starting: true,
    motive: motive('1A 1R'),
    actions: [action('light', free, place('light', { tile: 'here' }), onceATurn)],
  }),
  item('flask', 'Petaca', 'Flask', {
    flavour: words('Cuatro tragos. Sabes contarlos por el peso.', 'Four mouthfuls. You can count them by the weight.'),
    motive: motive('3R'),
    actions: [action('swig', free, each(near(0), cure(1)), once)],
  }),
  item('brass-dividers', 'Compás de latón', 'Brass Dividers', {
    flavour: words('Miden un paso tuyo en cualquier mapa.', 'They measure one step of yours on any chart.'),
    motive: motive('2C'),
    actions: [action('step-off', price('1C'), move(3), onceATurn)],
  }),
  item('oilskin-pocket', 'Bolsillo de hule', 'Oilskin Pocket', {
    flavour: words('Cosido a nada. Lo de dentro está seco.', 'Sewn to nothing. What is inside is dry.'),
    motive: motive('2A'),
    abilities: [raise.itemLimit(1)],
  }),
  item('bone-dice', 'Dados de hueso', 'Bone Dice', {
    flavour: words('Tres, cada uno con un seis de más.', 'Three of them, each with one six too many.'),
    motive: motive('3C'),
    actions: [action('again', { plus: pay.discard(1) }, reroll, { moment: 'reroll', when: anyRoll })],
  }),
  item('marlinspike', 'Pasador', 'Marlinspike', {
    flavour: words('Abre nudos. A lo que no es nudo, también.', 'It opens knots. It opens other things as well.'),
    motive: motive('3R'),
    actions: [action('pry', free, removeMetamorphoses(1), once)],
  }),
  item('ear-trumpet', 'Trompetilla', 'Ear Trumpet', {
    flavour: words('Del otro extremo llega tu propia pregunta, contestada.', 'Out of the far end comes your own question, answered.'),
    motive: motive('3A'),
    actions: [action('listen', price('1A'), draw(2), onceATurn)],
  }),
  item('ships-biscuit', 'Galleta de barco', 'Ship’s Biscuit', {
    flavour: words('Partida en seis, con mucho cuidado.', 'Broken into six, with great care.'),
    motive: motive('2R'),
    actions: [action('share', free, each(near(1), unseal(2)), once)],
  }),
  item('key-blank', 'Llave sin dientes', 'Key Blank', {
    flavour: words('Entra en todas. Hay que convencer a la cerradura.', 'It fits them all. The lock has to be talked round.'),
    motive: motive('2C'),
    actions: [action('cut', price('2C'), gain.keys(1), once)],
  }),
  item('door-wedge', 'Cuña', 'Door Wedge', {
    flavour: words('Metida debajo del minuto, lo aguanta.', 'Pushed under the minute, it holds it.'),
    motive: motive('2R'),
    actions: [action('wedge', price('1R'), blockStep, once)],
  }),
  item('spare-mainspring', 'Cuerda de repuesto', 'Spare Mainspring', {
    flavour: words('Tiempo enrollado. Se nota en la muñeca.', 'Time, coiled. You feel it in the wrist.'),
    motive: motive('3A'),
    actions: [action('wind', price('2A'), addTurns(1), once)],
  }),
]
