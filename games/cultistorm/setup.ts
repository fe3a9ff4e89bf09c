import { type Declaration, formOf } from '@miskatonic/commons/options'
import type { GameSetup, SetupChoice } from '@miskatonic/contract'
import { box } from './box.ts'
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
      choices: [
        { id: 'none', label: { es: 'Ninguna', en: 'None' } },
        { id: 'hollow-choir', label: { es: 'El Coro Hueco', en: 'The Hollow Choir' } },
      ],
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
  },
}

export const setup: GameSetup = {
  ...box,
  about: {
    es: 'Cinco localizaciones, cinco portales y una riada de sectarios que no deja de llegar. Cada detective pelea con sus propios símbolos, y con los que los demás le prestan: habladlo todo, ayudaos y sellad los portales antes de que algo los cruce.',
    en: 'Five locations, five portals, and a flood of cultists that keeps coming. Each detective fights with symbols of their own, and with those the others lend: talk everything over, help each other, and seal the portals before something steps through.',
  },
  fields: formOf(options),
  bots: ['random', 'careful'],
}
