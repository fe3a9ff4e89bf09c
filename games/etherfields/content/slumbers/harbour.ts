import {
  addToFlag,
  allOnOneSquare,
  attack,
  both,
  contact,
  discard,
  draw,
  driveOff,
  each,
  entityOnScape,
  everyone,
  free,
  has,
  hasFlag,
  inRange,
  layUnderfoot,
  lose,
  most,
  noDie,
  not,
  nothing,
  pay,
  price,
  putState,
  read,
  relocate,
  seal,
  seq,
  slumber,
  suffer,
  when,
  words,
  youAre,
} from '../builders.ts'
import type { Slumber } from '../kinds.ts'
import { g } from '../scriptNumbers.ts'
import { driven, friendly } from './ends.ts'

/* Six out of the harbour. */

export const harbour: readonly Slumber[] = [
  slumber('tallyman', 'El Contador', 'The Tallyman', {
    starting: true,
    flavour: words(
      'Cuenta lo que llevas en voz alta y le salen seis. Si estáis todos en el mismo sitio y tú llevas cinco cartas, se da por satisfecho.',
      'He counts what you hold, aloud, and keeps getting six. If you all stand in one place and you hold five cards, he is satisfied.',
    ),
    actions: [
      attack(price('4R'), seq(driveOff(), driven)),
      contact(price('1A'), seq(read(g('S.17')), friendly), { when: both(allOnOneSquare, has('hand', 5)) }),
    ],
    entity: {
      turns: 5,
      pieces: 1,
      piece: 'human',
      move: noDie(1),
      steps: { basic: each(inRange(1), discard(1)), special: each(most('hand'), discard(1)) },
      outOfTurns: each(everyone, seal(2)),
      skip: true,
    },
  }),
  slumber('wet-choir', 'El Coro Mojado', 'Wet Choir', {
    flavour: words(
      'Tres voces buscan una nota. La segunda estrofa lleva tu nombre.',
      'Three voices looking for one note. The second verse has your name in it.',
    ),
    actions: [
      attack(price('4R'), seq(driveOff(), when(not(entityOnScape('wet-choir')), driven))),
      contact(price('2A'), seq(driveOff(), when(not(entityOnScape('wet-choir')), seq(read(g('S.25')), friendly)))),
    ],
    entity: {
      turns: 5,
      pieces: 3,
      piece: 'token',
      move: { value: 2 },
      steps: { basic: each(inRange(1), seal(1)), special: each(inRange(0), discard(1)) },
      outOfTurns: each(everyone, seal(2)),
      skip: true,
    },
  }),
  slumber('inside-out-hound', 'El Sabueso del Revés', 'Inside-Out Hound', {
    flavour: words(
      'Lleva el pelo por dentro. Te tumba y se te echa encima; si no corres, no hace daño.',
      'It wears its fur on the inside. It knocks you down and lies on you; if you do not run, it does no harm.',
    ),
    actions: [attack(price('5R'), seq(driveOff(), driven)), contact(price('1A'), seq(read(g('S.23')), friendly), { range: 0 })],
    entity: {
      turns: 4,
      pieces: 1,
      piece: 'creature',
      move: { value: 4 },
      steps: { basic: each(inRange(0), putState('paralysed')), special: each(inRange(1), discard(1)) },
      outOfTurns: each(everyone, discard(2)),
    },
  }),
  slumber('polite-stranger', 'El Forastero Cortés', 'The Polite Stranger', {
    starting: true,
    flavour: words(
      'Espera con el sombrero entre las manos y un cerco de agua alrededor de los zapatos. —¿Hay sitio? —dice.',
      'He waits with his hat in both hands and a ring of water round his shoes. “Is there room?” he says.',
    ),
    actions: [
      contact({ plus: pay.discard(1) }, seq(read(g('S.11')), friendly)),
      { ...contact(price('2A'), draw(1), { label: words('Preguntar su nombre', 'Ask his name'), limit: 'encounter' }), key: 'name' },
    ],
    entity: { turns: 4, pieces: 1, piece: 'human', move: noDie(1), steps: {}, outOfTurns: nothing, skip: true },
  }),
  slumber('salt-widow', 'La Viuda de Sal', 'Salt Widow', {
    flavour: words(
      'Busca una mano bajo el agua. No tira; tantea. Quien se queda en su casilla y suelta todo lo que lleva puede darle la suya.',
      'She is looking for a hand under the water. She does not pull; she feels about. Whoever stays in her square and lets go of everything can give her theirs.',
    ),
    actions: [
      attack(price('4R'), seq(driveOff(), driven)),
      contact({ plus: pay.discard(1) }, seq(discard('all'), read(g('S.19')), friendly), { range: 0 }),
      {
        ...contact(price('2A'), seq(read(g('S.28')), friendly), {
          label: words('Decir lo que hiciste', 'Say what you did'),
          range: 0,
          when: youAre('toughGuy'),
        }),
        key: 'speak',
      },
    ],
    entity: {
      turns: 5,
      pieces: 1,
      piece: 'human',
      move: { value: 2 },
      steps: { basic: each(inRange(2), suffer(1)), special: layUnderfoot('water') },
      outOfTurns: each(everyone, suffer(1)),
    },
  }),
  slumber('hundred-handed-fog', 'La Niebla de Cien Manos', 'Hundred-Handed Fog', {
    flavour: words(
      'Empuja a todo lo que toca hacia el borde. A la tercera vez que la dejas hacer, te pone en la mano el cabo de una cuerda.',
      'It pushes all it touches towards the edge. The third time you let it, it puts a rope’s end in your hand.',
    ),
    text: words(
      'Contactar (alcance 2), si ha empujado tres veces: El Equipo gana el Botín y el Duermevela termina. Atacar (6R): Se deshace y el Equipo gana el Botín. Básico: Cada Soñador en alcance 1 se Recoloca en una casilla de Entrada. Especial: El Equipo pierde 1 Hora. Sin Turnos: Cada Soñador Sella 2 cartas.',
      'Contact (range 2), once it has pushed three times: The Team gains the Loot and the Slumber ends. Attack (6R): It comes apart and the Team gains the Loot. Basic: Each Dreamer in range 1 Relocates to an entrance square. Special: The Team loses 1 Hour. Out of Turns: Each Dreamer Seals 2 cards.',
    ),
    actions: [
      attack(price('6R'), seq(driveOff(), driven)),
      contact(free, seq(read(g('S.21')), friendly), { range: 2, when: hasFlag('encounter', 'hauled', 3) }),
    ],
    entity: {
      turns: 6,
      pieces: 1,
      large: true,
      piece: 'token',
      move: noDie(1),
      steps: { basic: each(inRange(1), seq(relocate('entrance'), addToFlag('encounter', 'hauled'))), special: lose.hours(1) },
      outOfTurns: each(everyone, seal(2)),
    },
  }),
]
