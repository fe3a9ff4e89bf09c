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
  setFlag,
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
    actions: [attack(price('4R'), seq(driveOff(), driven)), contact(price('1A'), friendly, { when: both(allOnOneSquare, has('hand', 5)) })],
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
      contact(price('2A'), seq(driveOff(), when(not(entityOnScape('wet-choir')), friendly))),
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
    actions: [attack(price('5R'), seq(driveOff(), driven)), contact(price('1A'), friendly, { range: 0 })],
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
    text: words(
      'Contactar (descarta 1 carta): le haces sitio. Ganáis el Botín y el Duermevela termina. Contactar (2A): le preguntas el nombre y se le ha mojado; robas 1 carta. Sin Turnos: se marcha y da las gracias.',
      'Contact (discard 1 card): you move over. Gain the Loot and this Slumber ends. Contact (2A): you ask his name, and it has got wet; draw 1 card. Out of Turns: he leaves, and thanks you.',
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
    text: words(
      'Contactar, alcance 0 (descarta 1 carta): descarta tu mano y sostén la suya; ganáis el Botín y el Duermevela termina. El Tipo Duro puede hablarle antes (2A, alcance 0). Atacar (4R): se marcha y ganáis el Botín. Efecto Básico: cada Soñador a alcance 2 sufre 1 de Angustia. Efecto Especial: Agua en su loseta. Sin Turnos: cada Soñador sufre 1 de Angustia.',
      'Contact, range 0 (discard 1 card): discard your hand and hold hers; gain the Loot and this Slumber ends. The Tough Guy may speak first (2A, range 0). Attack (4R): she leaves, gain the Loot. Basic: each Dreamer in range 2 suffers 1 Anguish. Special: Water on her tile. Out of Turns: each Dreamer suffers 1 Anguish.',
    ),
    actions: [
      attack(price('4R'), seq(driveOff(), driven)),
      contact({ plus: pay.discard(1) }, seq(discard('all'), friendly), { range: 0 }),
      {
        ...contact(price('2A'), seq(setFlag('campaign', 'mended-bruno'), friendly), {
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
      'Contactar (0), si ha empujado tres veces: ganáis el Botín y el Duermevela termina. Atacar (6R): se deshace y ganáis el Botín. Efecto Básico: cada Soñador a alcance 1 se Recoloca en una casilla de Entrada. Efecto Especial: perdéis 1 Hora. Sin Turnos: cada Soñador Sella 2.',
      'Contact (0), once it has pushed three times: gain the Loot and this Slumber ends. Attack (6R): it comes apart, gain the Loot. Basic: each Dreamer in range 1 Relocates to an entrance square. Special: lose 1 Hour. Out of Turns: each Dreamer Seals 2.',
    ),
    actions: [attack(price('6R'), seq(driveOff(), driven)), contact(free, friendly, { range: 2, when: hasFlag('encounter', 'hauled', 3) })],
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
