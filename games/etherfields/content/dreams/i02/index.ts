import { after, dream, free, hasFlag, mapAction, onSquares, price, read, setFlag, words } from '../../builders.ts'
import type { Dream } from '../../kinds.ts'
import { g } from '../../scriptNumbers.ts'
import { cards } from './cards.ts'
import { gains } from './gains.ts'
import { BAR, HIGH, LOW } from './lamps.ts'

/* I-02, The Toll Lighthouse: two lights without the third are worse than none. */

const gradual = { gradual: true } as const

export const i02: Dream = dream({
  id: 'i02',
  code: 'I-02',
  gate: {
    id: 'gate-i02',
    kind: 'gate',
    dream: 'i02',
    title: words('El faro de peaje', 'The Toll Lighthouse'),
    place: 'pierhead',
    keys: 1,
    turns: 9,
    blurb: words(
      'Cobra a los barcos por destello. Ahora mismo no debe nadie nada.',
      'It bills ships by the flash. At the moment nobody owes anything.',
    ),
    goal: words('Tres luces.', 'Three lights.'),
    text: words(
      `Cuando se coloque una Gema en una lámpara, resuelve: la Baja, g.${g('2.08')}; la de la Barra, g.${g('2.10')}; la Alta, g.${g('2.13')}. Cuando se tome de una, resuelve g.${g('2.39')}.`,
      `When a Gem is placed in a lamp, resolve: Low, g.${g('2.08')}; Bar, g.${g('2.10')}; High, g.${g('2.13')}. When one is taken from a lamp, resolve g.${g('2.39')}.`,
    ),
    abilities: [
      after('slot:fill', { at: LOW }, read(g('2.08'))),
      after('slot:fill', { at: BAR }, read(g('2.10'))),
      after('slot:fill', { at: HIGH }, read(g('2.13'))),
      after('slot:empty', {}, read(g('2.39'))),
    ],
  },
  map: {
    rows: [
      '_ _ . b*|c*" ." _ _',
      '_ _ . .|." ." _ _',
      'E . a . . hx:." dk*"',
      'E . . . . .|." i"',
      '_ _ ." ."|g . _ _',
      '_ _ S" e"|fm & _ _',
    ],
    below: { 2: '. . . - - . . .', 4: '. . . - - . . .' },
  },
  start: ['A2', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'D2'],
  mapActions: {
    a: mapAction('toll-box', 'La caja del peaje', 'The toll-box', free, read(g('2.05'))),
    b: mapAction('low-lamp', 'La lámpara Baja', 'The Low lamp', price('2A', gradual), read(g('2.08'))),
    c: mapAction('bar-lamp', 'La lámpara de la Barra', 'The Bar lamp', price('2A', gradual), read(g('2.10'))),
    d: mapAction('high-lamp', 'La lámpara Alta', 'The High lamp', price('3A', gradual), read(g('2.13'))),
    k: mapAction('carry-flame', 'Traer la llama de otra lámpara', 'Bring the flame of another lamp', free, read(g('2.15'))),
    e: mapAction('cellar', 'La bodega', 'The cellar', price('2R'), read(g('2.16'))),
    f: mapAction('log', 'El diario de las lámparas', 'The lamp log', price('1A'), read(g('2.18'))),
    m: mapAction('last-leaf', 'La última hoja', 'The last leaf', price('2A'), read(g('2.19')), { single: true }),
    g: mapAction('bunk', 'La litera', 'The bunk', price('1C'), read(g('2.21'))),
    h: mapAction('stair-door', 'La puerta de la escalera', 'The stair door', free, read(g('2.23'))),
    x: mapAction('hinges', 'Las bisagras', 'The hinges', price('3R', gradual), read(g('2.40')), { single: true }),
    i: mapAction('telescope', 'El catalejo', 'The telescope', price('1A'), read(g('2.30'))),
  },
  hidden: ['m', 'x', 'oil'],
  floating: [
    mapAction('oil', 'Cebar esta lámpara con el aceite', 'Fill this lamp with the oil', free, read(g('2.41')), {
      when: onSquares(LOW, BAR, HIGH),
    }),
  ],
  moments: [
    { at: { endOf: 1 }, effect: read(g('2.42')) },
    { at: { startOf: 2 }, effect: read(g('2.03')) },
    { at: { startOf: 5 }, effect: read(g('2.04')) },
    { at: { endOf: 'each' }, when: hasFlag('encounter', 'false-line'), effect: read(g('2.12')) },
    { at: { endOf: 'each' }, effect: setFlag('encounter', 'fasting', 0) },
  ],
  cards: [...cards, ...gains],
  scripts: {
    intro: g('2.01'),
    reentry: g('2.02'),
    outOfTurns: g('2.34'),
    win: [g('2.32'), g('2.33')],
    partial: [g('2.34')],
  },
})
