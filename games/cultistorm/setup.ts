import { type Declaration, formOf } from '@miskatonic/commons/options'
import type { GameSetup, SetupChoice } from '@miskatonic/contract'
import { box } from './box.ts'
import { exclusions, expansions } from './expansions.ts'
import type { Options } from './rules/shape.ts'

/* What is needed to open a table: plain data. */

const detectives: readonly SetupChoice[] = [
  { id: 'healer', label: { es: 'Psicóloga', en: 'Healer' } },
  { id: 'investigator', label: { es: 'Investigador', en: 'Investigator' } },
  { id: 'fighter', label: { es: 'Luchadora', en: 'Fighter' } },
  { id: 'defender', label: { es: 'Defensor', en: 'Defender' } },
  { id: 'medium', label: { es: 'Médium', en: 'Medium' } },
  { id: 'gambler', label: { es: 'Jugadora', en: 'Gambler' } },
]

const specialSects: readonly SetupChoice[] = [
  {
    id: 'hollow-choir',
    label: { es: 'El Coro Hueco', en: 'The Hollow Choir' },
    help: {
      es: 'Empujan el terror, se esconden tras otros y cobran en sangre.',
      en: 'They drive the terror on, hide behind others, and are paid in blood.',
    },
  },
  {
    id: 'children-of-the-deep-clay',
    label: { es: 'Hijos de la Arcilla Honda', en: 'Children of the Deep Clay' },
    help: { es: 'Apagan las localizaciones y no dejan cerrar los portales.', en: 'They put locations out of use and keep portals open.' },
  },
  {
    id: 'glass-congregation',
    label: { es: 'La Congregación de Vidrio', en: 'The Glass Congregation' },
    help: { es: 'El dado del lugar cuenta doble para ellos.', en: 'The die of the place counts twice for them.' },
  },
  {
    id: 'ash-pilgrims',
    label: { es: 'Los Peregrinos de Ceniza', en: 'The Ash Pilgrims' },
    help: { es: 'Donde cae uno aparece otro.', en: 'Where one falls another appears.' },
  },
  {
    id: 'clockwork-heirs',
    label: { es: 'Los Herederos del Reloj', en: 'The Clockwork Heirs' },
    help: { es: 'Traban los portales, y el terror va deprisa.', en: 'They block the portals, and terror runs fast.' },
  },
]

/** One declaration: the form, the parser, the defaults. */
export const options: Declaration<Options> = {
  options: {
    detectives: {
      kind: 'each-seat',
      once: true,
      label: { es: 'Detective', en: 'Detective' },
      help: { es: 'Quien no elige recibe uno al azar.', en: 'Whoever does not choose is dealt one at random.' },
      choices: detectives,
    },
    sect: {
      kind: 'choice',
      start: 'none',
      label: { es: 'Secta especial', en: 'Special sect' },
      help: {
        es: 'Siete sectarios con habilidades propias ocupan el lugar de otros siete, y los sirve su propio Primigenio.',
        en: 'Seven cultists with abilities of their own take the place of seven others, and they serve an Ancient One of their own.',
      },
      choices: [{ id: 'none', label: { es: 'Ninguna', en: 'None' } }, ...specialSects],
    },
    secondSect: {
      kind: 'choice',
      start: 'none',
      label: { es: 'Otra secta especial', en: 'A second special sect' },
      help: {
        es: 'Siete cartas más cambian de manos. Para quienes ya conocen la primera: se recomienda jugar con una.',
        en: 'Seven more cards are exchanged. For those who know the first: one is recommended.',
      },
      choices: [{ id: 'none', label: { es: 'Ninguna', en: 'None' } }, ...specialSects],
    },
    monsters: {
      kind: 'yes-no',
      start: false,
      label: { es: 'Monstruos de la secta', en: 'Sect monsters' },
      help: {
        es: 'Cada secta especial trae su monstruo, escondido en la mitad inferior del mazo: cuatro símbolos, una habilidad, y dos trofeos a elección para quien lo derrote.',
        en: 'Each special sect brings its monster, hidden in the lower half of the deck: four symbols, an ability, and two trophies of any symbol for whoever defeats it.',
      },
    },
    narrative: {
      kind: 'yes-no',
      start: false,
      label: { es: 'Juego narrativo', en: 'Narrative game' },
      help: {
        es: 'Antes de cada pelea se lee una historia del libreto, y también cuando llega un Primigenio o estalla el terror. Unas solo cuentan; otras ayudan o hacen daño. La partida dura media hora más.',
        en: 'Before each fight a story of the book is read, and also when an Ancient One arrives or terror breaks out. Some only tell; others help or do harm. The game takes half an hour longer.',
      },
    },
    sealTrophies: {
      kind: 'choice',
      start: 'any',
      label: { es: 'Trofeos para sellar', en: 'Trophies for sealing' },
      choices: [
        { id: 'any', label: { es: 'De cualquier símbolo', en: 'Of any symbol' } },
        {
          id: 'matching',
          label: { es: 'Todos con el símbolo del lugar', en: 'All with the symbol of the location' },
          help: { es: 'Mucho más difícil.', en: 'Much harder.' },
        },
      ],
    },
    rangedAnyLocation: {
      kind: 'yes-no',
      start: false,
      label: { es: 'Disparar a cualquier localización', en: 'Shoot at any location' },
      help: {
        es: 'Quien ataca a distancia puede apuntar a sectarios de otras localizaciones.',
        en: 'Ranged detectives may target cultists at other locations.',
      },
    },
    askBeforeSupport: {
      kind: 'yes-no',
      start: false,
      label: { es: 'Preguntar antes de ayudar', en: 'Ask before helping' },
      help: { es: 'Quien va a recibir ayuda puede rechazarla.', en: 'Whoever is to be helped may refuse it.' },
    },
    ...expansions,
  },
  exclude: exclusions,
}

export const setup: GameSetup = {
  ...box,
  about: {
    es: 'Cinco localizaciones, cinco portales y una riada de sectarios que no deja de llegar. Cada detective pelea con sus propios símbolos, y con los que los demás le prestan: habladlo todo, ayudaos y sellad los portales antes de que algo los cruce.',
    en: 'Five locations, five portals, and a flood of cultists that keeps coming. Each detective fights with symbols of their own, and with those the others lend: talk everything over, help each other, and seal the portals before something steps through.',
  },
  fields: formOf(options),
  campaign: {
    es: 'Tormenta de sectarios: siete misiones distintas en siete noches. Lo que aprendéis, encontráis y perdéis en una pasa a la siguiente.',
    en: 'Storm of Cultists: seven different missions in seven nights. What you learn, find and lose in one is carried into the next.',
  },
  bots: ['random', 'careful'],
}
