import {
  after,
  attack,
  contact,
  cure,
  discard,
  dream,
  each,
  entity,
  free,
  inRange,
  isRevealed,
  layUnderfoot,
  mapAction,
  noDie,
  nothing,
  pay,
  price,
  read,
  relocate,
  seq,
  spawn,
  when,
  words,
} from '../../builders.ts'
import type { Dream, Entity } from '../../kinds.ts'
import { g } from '../../scriptNumbers.ts'
import { gains } from './gains.ts'
import { notes } from './notes.ts'

/* I-01, The Room With No Morning: the first dream, and the way to learn the game. */

const caretaker: Entity = entity('caretaker', 'La Guardesa', 'The Caretaker', {
  flavour: words(
    'Cuenta las camas por la noche y a la sexta se le paran los labios.',
    'She counts the beds at night, and at the sixth her lips stop.',
  ),
  piece: 'human',
  move: noDie(1, { throughDoors: true }),
  steps: {
    metamorphosis: nothing,
    basic: each(inRange(1), seq(relocate('entrance'), cure(1), discard(1))),
    special: layUnderfoot('darkness'),
  },
  actions: [contact(price('2A'), read(g('1.24'))), attack(price('2R'), read(g('1.26')))],
})

export const i01: Dream = dream({
  id: 'i01',
  code: 'I-01',
  gate: {
    id: 'gate-i01',
    kind: 'gate',
    dream: 'i01',
    title: words('El cuarto sin mañana', 'The Room With No Morning'),
    place: null,
    keys: 0,
    turns: 8,
    blurb: words('Seis camas de hierro, una ventana negra y dos puertas.', 'Six iron beds, a black window and two doors.'),
    goal: words('Ver la mañana.', 'See the morning.'),
    text: words(
      `Cuando un Soñador entre en una de las dos últimas casillas del pasillo, resuelve g.${g('1.14')}.`,
      `When a Dreamer enters one of the last two squares of the corridor, resolve g.${g('1.14')}.`,
    ),
    abilities: [after('dreamer:enter', { at: ['5,3', '6,3'] }, read(g('1.14')))],
  },
  map: {
    rows: ['E E E e:S .', 'a . E bz|h .', 'c . j .|. i', 'd & g f:. .'],
  },
  start: ['A1', 'A2', 'B1', 'B2'],
  overlays: {
    k: { title: words('El techo', 'The Ceiling'), squares: { '3,3': 'j', '4,3': '.', '3,4': '.', '4,4': 'f' } },
  },
  mapActions: {
    a: mapAction('bed', 'La cama tibia', 'The warm bed', free, read(g('1.05'))),
    b: mapAction('clock', 'El reloj', 'The clock', price('1A'), read(g('1.08'))),
    z: mapAction('known-clock', 'El reloj, que ya conoces', 'The clock you know by now', free, read(g('1.08'))),
    c: mapAction('curtain', 'La cortina', 'The curtain', price('1C'), read(g('1.06'))),
    d: mapAction('basin', 'La jofaina', 'The basin', price('1A'), read(g('1.07'))),
    e: mapAction('first-door', 'La primera puerta', 'The first door', price('2R', { gradual: true }), read(g('1.10')), {
      single: true,
      failed: read(g('1.11')),
    }),
    f: mapAction('second-door', 'La segunda puerta', 'The second door', price('2C'), read(g('1.12')), { single: true }),
    g: mapAction('flex', 'El cable de la lámpara', 'The lamp flex', price('2A'), read(g('1.15')), { single: true }),
    h: mapAction('coats', 'Los impermeables', 'The oilskins', price('1C'), read(g('1.18'))),
    i: mapAction('desk', 'El mostrador', 'The desk', price('1A'), read(g('1.20'))),
    j: mapAction('dial', 'La esfera', 'The dial', free, read(g('1.22'))),
  },
  hidden: ['g', 'j', 'z', 'corridor'],
  floating: [
    mapAction('corridor', 'Andar hasta que el pasillo se canse', 'Walk until the corridor tires', { plus: pay.hours(2) }, read(g('1.32'))),
  ],
  moments: [
    { at: { endOf: 1 }, effect: read(g('1.03')) },
    { at: { startOf: 3 }, effect: seq(read(g('1.04')), when(isRevealed('i01-c1'), spawn('caretaker', 1), spawn('caretaker', 1, '4,1'))) },
  ],
  cards: [caretaker, ...notes, ...gains],
  scripts: { intro: g('1.01'), reentry: g('1.02'), outOfTurns: g('1.31'), win: [g('1.30')], partial: [g('1.32')] },
})
