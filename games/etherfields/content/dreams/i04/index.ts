import {
  discard,
  dream,
  each,
  entityOnScape,
  everyone,
  free,
  mapAction,
  not,
  onTerrain,
  place,
  price,
  read,
  reveal,
  seq,
  spawn,
  when,
  words,
} from '../../builders.ts'
import type { Dream } from '../../kinds.ts'
import { g } from '../../scriptNumbers.ts'
import { fruit, grafter, notes, situations } from './cards.ts'
import { gains } from './gains.ts'
import { GRAFTER, hasCoals, isThreaded, PLOTS } from './orchard.ts'

/* I-04, The Orchard of Teeth: frost that spreads, and somebody tall who ties sleepers to trees. */

export const i04: Dream = dream({
  id: 'i04',
  code: 'I-04',
  gate: {
    id: 'gate-i04',
    kind: 'gate',
    dream: 'i04',
    title: words('El huerto de los dientes', 'The Orchard of Teeth'),
    place: 'frost-door',
    keys: 2,
    turns: 9,
    blurb: words(
      'Frutales bajo cristal, en plena helada. La fruta castañetea. Alguien muy alto anda atando a los que duermen.',
      'Fruit trees under glass, in a hard frost. The fruit chatters. Somebody very tall is tying up the sleepers.',
    ),
    goal: words('Que la madre no se enfríe.', 'Keep the mother warm.'),
  },
  map: {
    rows: ['i .|. fvrw|h .', '. . . . . .', '. bq a . c .', '. .|g S|. .', '% % . . % %', '% d% E E e% %'],
    below: { 2: '. . - . . .' },
  },
  start: PLOTS,
  mapActions: {
    a: mapAction('bench', 'El banco de trabajo', 'The workbench', price('1A'), read(g('4.07'))),
    b: mapAction('apple', 'El manzano', 'The apple tree', price('1A'), read(g('4.09'))),
    c: mapAction('plum', 'El ciruelo', 'The plum tree', price('1A'), read(g('4.10'))),
    d: mapAction('medlar', 'El níspero', 'The medlar', price('1A'), read(g('4.11'))),
    e: mapAction('cherry', 'El cerezo', 'The cherry tree', price('1A'), read(g('4.12'))),
    f: mapAction('mother', 'El árbol madre', 'The mother tree', price('1A'), read(g('4.13'))),
    g: mapAction('spool', 'El carrete', 'The spool', free, read(g('4.21')), { when: not(isThreaded), limit: 'turn' }),
    h: mapAction('stove', 'La estufa', 'The stove', price('2R'), read(g('4.26'))),
    i: mapAction('shed', 'El cobertizo', 'The shed', price('1C'), read(g('4.35'))),
    q: mapAction('sleeper', 'Quien está atado', 'The one who is tied', price('1C'), read(g('4.15')), { single: true }),
    r: mapAction('force', 'Anudar a la fuerza', 'Tie it by force', price('3R', { gradual: true }), read(g('4.25')), {
      when: not(isThreaded),
    }),
    v: mapAction('graft', 'Injertar', 'Graft', price('2C', { gradual: true }), read(g('4.27'))),
    w: mapAction('burn', 'Arrimar las brasas', 'Bring the coals close', price('2R', { gradual: true }), read(g('4.30')), {
      when: hasCoals,
    }),
  },
  hidden: ['q', 'v', 'w'],
  moments: [
    {
      at: { startOf: 1 },
      effect: seq(read(g('4.03')), place('threat', { tile: 'A1' }), reveal('hard-frost', 'plan-of-the-wires'), spawn(GRAFTER, 1)),
    },
    { at: { endOf: 1 }, effect: read(g('4.38')) },
    { at: { startOf: 3 }, effect: read(g('4.04')) },
    { at: { endOf: 'each' }, effect: each(everyone, when(onTerrain('swamp'), discard(1))) },
    { at: { endOf: 'each' }, when: hasCoals, effect: discard(1) },
    { at: { endOf: 'each' }, when: not(entityOnScape(GRAFTER)), effect: seq(read(g('4.41')), spawn(GRAFTER, 1)) },
  ],
  cards: [grafter, ...situations, ...notes, ...fruit, ...gains],
  scripts: {
    intro: g('4.01'),
    reentry: g('4.02'),
    outOfTurns: g('4.34'),
    win: [g('4.31'), g('4.32')],
    partial: [g('4.33')],
  },
})
