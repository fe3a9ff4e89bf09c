import type { Picture } from '../scene.ts'
import { cardsDo, type Deed, does, part } from './deeds.ts'

const stand = (at: string, person: object, more: Picture = {}): Picture => ({
  phase: 'arkham',
  people: { ana: { is: 'joe-diamond', at, ...person } },
  ...more,
})
const heals = (id: string, track: 'sanity' | 'stamina', most: number): Deed[] => [
  does('a point for nothing', {
    at: stand(id, { [track]: 1 }),
    from: part('arkham'),
    answers: [`use:${id}/0`],
    comes: [`ana ${track} 1→2`],
  }),
  does('all of it for two dollars', {
    at: stand(id, { [track]: 1, money: 3 }),
    from: part('arkham'),
    answers: [`use:${id}/1`],
    comes: [`ana ${track} 1→${most}`, 'ana money 3→1'],
  }),
  does('a dollar is not enough', {
    at: stand(id, { [track]: 1, money: 1 }),
    from: part('arkham'),
    comes: ['asks encounter-here'],
    offers: [`use:${id}/0`],
    lacks: [`use:${id}/1`],
  }),
]
const FIVE = ['gug', 'formless-spawn']

cardsDo(
  'location',
  {
    'arkham-asylum': heals('arkham-asylum', 'sanity', 4),
    'st-marys-hospital': heals('st-marys-hospital', 'stamina', 6),
    'bank-of-arkham': [
      does('ten dollars, and a loan', {
        at: stand('bank-of-arkham', { money: 1 }),
        from: part('arkham'),
        answers: ['bank-of-arkham'],
        comes: ['ana +bank-loan', 'ana money 1→11'],
      }),
    ],
    'curiositie-shoppe': [
      does('one of three Unique Items, at its price', {
        at: stand('curiositie-shoppe', { money: 5 }, { decks: { unique: ['silver-key', 'pallid-mask', 'sword-of-glory'] } }),
        from: part('arkham'),
        answers: ['curiositie-shoppe', 'silver-key'],
        comes: ['ana +silver-key', 'ana money 5→1'],
      }),
    ],
    'general-store': [
      does('one of three Common Items, at its price', {
        at: stand('general-store', { money: 3 }, { decks: { common: ['food', 'knife', 'tommy-gun'] } }),
        from: part('arkham'),
        answers: ['general-store', 'knife'],
        comes: ['ana +knife', 'ana money 3→1'],
      }),
      does('who can pay for none goes with none', {
        at: stand('general-store', { money: 3 }, { decks: { common: ['rifle', 'shotgun', 'tommy-gun'] } }),
        from: part('arkham'),
        answers: ['general-store'],
        comes: [],
      }),
    ],
    'police-station': [
      does('ten toughness make a Deputy', {
        at: stand('police-station', { trophies: [...FIVE, 'gate-abyss'] }),
        from: part('arkham'),
        answers: ['police-station'],
        comes: [
          ...['ana trophies -gug', 'ana trophies -formless-spawn', 'ana trophies -gate-abyss'],
          ...['ana +deputy', 'ana +deputys-revolver', 'ana +patrol-wagon'],
        ],
      }),
    ],
    'mas-boarding-house': [
      does('ten toughness for an Ally of choice', {
        at: stand('mas-boarding-house', { trophies: ['gate-abyss', 'gate-rlyeh'] }),
        from: part('arkham'),
        answers: ['mas-boarding-house', 'eric-colt'],
        comes: ['ana trophies -gate-abyss', 'ana trophies -gate-rlyeh', 'ana +eric-colt'],
      }),
    ],
    'south-church': [
      does('five toughness for a Blessing, for anybody', {
        at: { seats: 2, phase: 'arkham', people: { ana: { at: 'south-church', trophies: FIVE }, bea: { at: 'abyss-first' } } },
        from: part('arkham'),
        answers: ['south-church', 'bea'],
        comes: ['ana trophies -gug', 'ana trophies -formless-spawn', 'bea +blessing'],
      }),
    ],
    'ye-olde-magick-shoppe': [
      does('five dollars for one of two Spells', {
        at: stand('ye-olde-magick-shoppe', { money: 6 }, { decks: { spell: ['wither', 'heal'] } }),
        from: part('arkham'),
        answers: ['ye-olde-magick-shoppe', ['heal']],
        comes: ['ana +heal', 'ana money 6→1'],
      }),
    ],
    'administration-building': [
      does('eight dollars for one of two Skills', {
        at: stand('administration-building', { money: 8 }, { decks: { skill: ['bravery', 'marksman'] } }),
        from: part('arkham'),
        answers: ['administration-building', ['marksman']],
        comes: ['ana +marksman', 'ana money 8→0'],
      }),
    ],
    'science-building': [
      does('five toughness for two Clues', {
        at: stand('science-building', { trophies: FIVE }),
        from: part('arkham'),
        answers: ['science-building'],
        comes: ['ana trophies -gug', 'ana trophies -formless-spawn', 'ana clues 0→2'],
      }),
    ],
    'river-docks': [
      does('five toughness for five dollars', {
        at: stand('river-docks', { trophies: ['gate-abyss'] }),
        from: part('arkham'),
        answers: ['river-docks'],
        comes: ['ana trophies -gate-abyss', 'ana money 0→5'],
      }),
    ],
  },
  (card) => card.kind === 'location' && (card.abilities?.length ?? 0) > 0,
)
