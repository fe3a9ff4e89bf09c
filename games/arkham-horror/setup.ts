import { type Declaration, formOf } from '@miskatonic/commons/options'
import type { GameSetup, SetupChoice } from '@miskatonic/contract'
import { box } from './box.ts'
import type { Options } from './rules/shape.ts'

/* What is needed to open a table: plain data. */

const choice = (id: string, es: string, en = es): SetupChoice => ({ id, label: { es, en } })

export const investigators: readonly SetupChoice[] = [
  choice('amanda-sharpe', 'Amanda Sharpe'),
  choice('ashcan-pete', '«Ashcan» Pete', '“Ashcan” Pete'),
  choice('bob-jenkins', 'Bob Jenkins'),
  choice('carolyn-fern', 'Carolyn Fern'),
  choice('darrell-simmons', 'Darrell Simmons'),
  choice('dexter-drake', 'Dexter Drake'),
  choice('gloria-goldberg', 'Gloria Goldberg'),
  choice('harvey-walters', 'Harvey Walters'),
  choice('jenny-barnes', 'Jenny Barnes'),
  choice('joe-diamond', 'Joe Diamond'),
  choice('kate-winthrop', 'Kate Winthrop'),
  choice('mandy-thompson', 'Mandy Thompson'),
  choice('michael-mcglen', 'Michael McGlen'),
  choice('monterey-jack', 'Monterey Jack'),
  choice('sister-mary', 'Hermana Mary', 'Sister Mary'),
  choice('vincent-lee', 'Vincent Lee'),
]
export const ancientOnes: readonly SetupChoice[] = [
  choice('azathoth', 'Azathoth'),
  choice('cthulhu', 'Cthulhu'),
  choice('hastur', 'Hastur'),
  choice('ithaqua', 'Ithaqua'),
  choice('nyarlathotep', 'Nyarlathotep'),
  choice('shub-niggurath', 'Shub-Niggurath'),
  choice('yig', 'Yig'),
  choice('yog-sothoth', 'Yog-Sothoth'),
]

/** One declaration: the form, the parser, the defaults. */
export const options: Declaration<Options> = {
  options: {
    investigators: {
      kind: 'each-seat',
      once: true,
      label: { es: 'Investigador', en: 'Investigator' },
      help: { es: 'Quien no elige recibe uno al azar.', en: 'Whoever does not choose is dealt one at random.' },
      choices: investigators,
    },
    ancientOne: {
      kind: 'choice',
      start: 'random',
      label: { es: 'Primigenio', en: 'Ancient One' },
      choices: [choice('random', 'Al azar', 'At random'), ...ancientOnes],
    },
    sets: { kind: 'unlisted', judge: (value) => (Array.isArray(value) ? null : `wants a list, not ${JSON.stringify(value)}`) },
  },
}

export const setup: GameSetup = {
  ...box,
  about: {
    es: 'En Arkham se abren portales y nadie más los ve. Recorred las calles, reunid pistas, pelead o esquivad lo que sale de noche, cruzad al otro lado y volved para cerrarlos antes de que despierte lo que espera detrás.',
    en: 'Gates are opening in Arkham and nobody else sees them. Walk the streets, gather Clues, fight or evade what comes out at night, cross over, and come back to close them before what waits behind them awakens.',
  },
  fields: formOf(options),
  bots: ['random', 'careful'],
}
