import type { Effect } from '@miskatonic/effects'
import {
  action,
  addToFlag,
  alone,
  attack,
  both,
  contact,
  discard,
  draw,
  driveOff,
  each,
  everyone,
  gainFlaw,
  hasFlag,
  inRange,
  layUnderfoot,
  lose,
  nearest,
  noDie,
  not,
  nothing,
  pay,
  price,
  read,
  seal,
  seq,
  setFlag,
  slumber,
  when,
  words,
} from '../builders.ts'
import type { Slumber } from '../kinds.ts'
import { g } from '../scriptNumbers.ts'
import { driven, friendly } from './ends.ts'

/* Six out of the town. */

/** One of three plugs of the leech; with the third it is shut. */
const plugged = (which: string): Effect =>
  seq(
    setFlag('encounter', `plug-${which}`),
    when(
      both(hasFlag('encounter', 'plug-a'), hasFlag('encounter', 'plug-c'), hasFlag('encounter', 'plug-r')),
      seq(read(g('S.27')), friendly),
    ),
  )
const plug = (which: 'a' | 'c' | 'r', es: string, en: string) =>
  action(`plug-${which}`, price(`2${which.toUpperCase()}`), plugged(which), { label: words(es, en), range: 1, limit: 'encounter' })

export const town: readonly Slumber[] = [
  slumber('moth-magistrate', 'El Magistrado Polilla', 'Moth Magistrate', {
    flavour: words(
      'Va a la luz y multa a quien encuentra en ella. Ya tiene la fecha. Confiesa y queda en suspenso, como todo.',
      'He goes to the light and fines whoever he finds there. He has the date already. Plead guilty, and sentence is suspended, like everything.',
    ),
    actions: [attack(price('4R'), seq(driveOff(), driven)), contact({ plus: pay.discard(2) }, seq(read(g('S.26')), friendly))],
    entity: {
      turns: 5,
      pieces: 1,
      piece: 'creature',
      move: { value: 2, towards: 'light' },
      steps: { basic: each(inRange(1), discard(1)), special: layUnderfoot('light') },
      outOfTurns: each(everyone, lose.ether(1)),
      skip: true,
    },
  }),
  slumber('clock-leech', 'La Sanguijuela del Reloj', 'Clock-Leech', {
    flavour: words(
      'Se ha pegado al Reloj y se la oye tragar. Tres cosas la taponan: algo que mirar, algo que torcer y algo que apretar.',
      'It has fastened on the Clock and you can hear it swallow. Three things will plug it: one to look at, one to twist, one to press.',
    ),
    text: words(
      'Tapón de trapo (2A, alcance 1), tapón de cuña (2C, alcance 1) y tapón de puño (2R, alcance 1), cada uno 1 vez: Con el tercero el Equipo gana el Botín y el Duermevela termina. Atacar (5R): Se suelta y el Equipo gana el Botín. Básico: El Equipo pierde 1 Hora. Especial: Cada Soñador en alcance 1 Sella 1 carta. Sin Turnos: El Equipo pierde 2 Horas.',
      'Plug of rag (2A, range 1), plug of wedge (2C, range 1) and plug of fist (2R, range 1), each once: With the third the Team gains the Loot and the Slumber ends. Attack (5R): It lets go and the Team gains the Loot. Basic: The Team loses 1 Hour. Special: Each Dreamer in range 1 Seals 1 card. Out of Turns: The Team loses 2 Hours.',
    ),
    actions: [
      attack(price('5R'), seq(driveOff(), driven)),
      plug('a', 'Tapón de trapo', 'Plug of rag'),
      plug('c', 'Tapón de cuña', 'Plug of wedge'),
      plug('r', 'Tapón de puño', 'Plug of fist'),
    ],
    entity: {
      turns: 5,
      pieces: 1,
      piece: 'creature',
      move: { value: 2 },
      steps: { basic: lose.hours(1), special: each(inRange(1), seal(1)) },
      outOfTurns: lose.hours(2),
    },
  }),
  slumber('paper-bride', 'La Novia de Papel', 'Paper Bride', {
    flavour: words(
      'Lee en voz alta las cartas que lleva puestas. Te tiende una: si prometes entregarla, se calla.',
      'She reads aloud the letters she is wearing. She holds one out: if you promise to deliver it, she stops.',
    ),
    actions: [attack(price('4R'), seq(driveOff(), driven)), contact(price('1A'), seq(read(g('S.20')), gainFlaw, friendly))],
    entity: {
      turns: 5,
      pieces: 1,
      piece: 'human',
      move: { value: 2 },
      steps: { basic: each(inRange(1), seal(2)), special: each(nearest, seal(1)) },
      outOfTurns: each(everyone, seal(2)),
    },
  }),
  slumber('echo-that-arrived-first', 'El Eco que Llegó Antes', 'The Echo That Arrived First', {
    flavour: words(
      'Contesta antes de que hables. Si dices lo mismo dos veces, no sabe a cuál contestar.',
      'It answers before you speak. Say the same thing twice, and it cannot tell which to answer.',
    ),
    text: words(
      'Contactar (2A): A la segunda vez el Equipo gana el Botín y el Duermevela termina. Atacar (4R): Calla y el Equipo gana el Botín. Básico: El Soñador más cercano descarta 1 carta. Especial: Cada Soñador en alcance 2 descarta 1 carta. Sin Turnos: Cada Soñador descarta 2 cartas.',
      'Contact (2A): The second time the Team gains the Loot and the Slumber ends. Attack (4R): It falls silent and the Team gains the Loot. Basic: The nearest Dreamer discards 1 card. Special: Each Dreamer in range 2 discards 1 card. Out of Turns: Each Dreamer discards 2 cards.',
    ),
    actions: [
      attack(price('4R'), seq(driveOff(), driven)),
      contact(price('2A'), seq(addToFlag('encounter', 'said'), when(hasFlag('encounter', 'said', 2), seq(read(g('S.24')), friendly)))),
    ],
    entity: {
      turns: 5,
      pieces: 1,
      piece: 'token',
      move: { value: 3 },
      steps: { basic: each(nearest, discard(1)), special: each(inRange(2), discard(1)) },
      outOfTurns: each(everyone, discard(2)),
      skip: true,
    },
  }),
  slumber('lantern-children', 'Los Niños de los Faroles', 'Lantern Children', {
    flavour: words(
      'Van muy abrigados y nadie ha conseguido mandarlos a la cama. Si les prestas algo que brille, lo devuelven caliente.',
      'They are well wrapped up and nobody has managed to send them to bed. Lend them a thing that shines, and it comes back warm.',
    ),
    actions: [contact({ plus: pay.gems(1) }, seq(read(g('S.18')), each(everyone, draw(2)), friendly), { range: 2 })],
    entity: {
      turns: 4,
      pieces: 1,
      piece: 'human',
      move: noDie(0, { towards: 'none' }),
      steps: { basic: nothing, special: layUnderfoot('light') },
      outOfTurns: each(everyone, draw(1)),
      skip: true,
    },
  }),
  slumber('borrowed-shadow', 'La Sombra Prestada', 'The Borrowed Shadow', {
    flavour: words(
      'Te sigue a una casilla. Si te paras, se pone encima. Se va si hay alguien donde debería estar ella, o si le dices de quién es.',
      'It follows one square behind. If you stop it stands on you. It leaves if somebody is where it should be, or if you tell it whose it is.',
    ),
    actions: [
      attack(price('6R'), seq(driveOff(), driven)),
      contact(price('1A'), seq(read(g('S.22')), friendly), { when: not(alone) }),
      {
        ...contact(price('4A'), seq(read(g('S.22')), friendly), { label: words('Decirle de quién es', 'Tell it whose it is') }),
        key: 'name',
      },
    ],
    entity: {
      turns: 6,
      pieces: 1,
      piece: 'token',
      move: noDie(2, { towards: 'mostAnguish' }),
      steps: { basic: each(inRange(0), discard(2)), special: each(inRange(1), seal(2)) },
      outOfTurns: each(everyone, seal(2)),
    },
  }),
]
