import { dream, free, mapAction, not, price, read, reveal, seq, setFlag, spawn, words } from '../../builders.ts'
import type { Action, Dream } from '../../kinds.ts'
import { g } from '../../scriptNumbers.ts'
import { orderOfTheDay, orderSeven, speaker } from './cards.ts'
import { gains } from './gains.ts'
import { CHIMNEY, CLIFF, isFull, MAST, SPEAKER } from './house.ts'
import { notes } from './notes.ts'

/* I-03, Parliament of Gulls: nobody is fought here, and those who slept have voted. */

const bench = (key: string, es: string, en: string, colour: 'A' | 'C' | 'R', square: string, script: string): Action =>
  mapAction(key, es, en, price(`1${colour}`, { perPlayer: true }), read(g(script)), { keyword: 'contact', when: not(isFull(square)) })

export const i03: Dream = dream({
  id: 'i03',
  code: 'I-03',
  gate: {
    id: 'gate-i03',
    kind: 'gate',
    dream: 'i03',
    title: words('El Parlamento de las Gaviotas', 'Parliament of Gulls'),
    place: 'assembly-roofs',
    keys: 1,
    turns: 8,
    blurb: words(
      'Nueve chimeneas, nueve señorías y un solo punto en el orden del día. Tú vienes en el punto.',
      'Nine chimneys, nine members and one item on the order paper. You are in the item.',
    ),
    goal: words('No ser la renta.', 'Not to be the rent.'),
  },
  map: {
    rows: ['_ _ . m|egh .', '_ _ . .|. .', 'a E . b d S', 'f E . c . .', '_ _ . k|n .', '_ _ & .|. .'],
    below: { 2: '. . . . - .', 4: '. . - . . -' },
  },
  start: ['B1', 'C1', 'A2', 'B2', 'C2', 'B3', 'C3'],
  mapActions: {
    a: mapAction('rail', 'La barandilla', 'The rail', price('1A'), read(g('3.05'))),
    b: mapAction('tar', 'El alquitrán', 'The tar', price('1A'), read(g('3.06'))),
    c: mapAction('order-paper', 'El Reglamento', 'The order paper', price('1A'), read(g('3.07'))),
    d: mapAction('dais', 'El estrado', 'The dais', free, read(g('3.18')), { limit: 'turn' }),
    e: mapAction('loft', 'El altillo', 'The loft', price('2C'), read(g('3.24')), { single: true }),
    f: mapAction('hat-stand', 'El perchero', 'The hat stand', price('1C'), read(g('3.27'))),
    g: mapAction('swap', 'Cambiar la página', 'Swap the page', price('3C', { gradual: true }), read(g('3.25'))),
    h: mapAction('minutes', 'Leer el acta', 'Read the minutes', price('1A'), read(g('3.35'))),
    m: bench('mast', 'El banco del Mástil', 'The Mast bench', 'A', MAST, '3.08'),
    k: bench('cliff', 'El banco del Acantilado', 'The Cliff bench', 'C', CLIFF, '3.10'),
    n: bench('chimney', 'El banco de la Chimenea', 'The Chimney bench', 'R', CHIMNEY, '3.12'),
  },
  hidden: ['g', 'h'],
  moments: [
    { at: { startOf: 1 }, effect: seq(read(g('3.03')), reveal('order-of-the-day'), spawn(SPEAKER, 1)) },
    { at: { endOf: 1 }, effect: read(g('3.36')) },
    { at: { endOf: 'each' }, effect: setFlag('encounter', 'yielded', 0) },
    { at: { startOf: 4 }, effect: read(g('3.04')) },
  ],
  cards: [speaker, orderOfTheDay, orderSeven, ...notes, ...gains],
  scripts: {
    intro: g('3.01'),
    reentry: g('3.02'),
    outOfTurns: g('3.29'),
    win: [g('3.30'), g('3.31'), g('3.32')],
    partial: [g('3.33')],
  },
})
