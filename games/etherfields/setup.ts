import { type Declaration, formOf } from '@miskatonic/commons/options'
import type { GameSetup, SetupChoice } from '@miskatonic/contract'
import { box } from './box.ts'
import type { Options } from './rules/shape.ts'

/* What is needed to open a table: plain data. */

const choice = (id: string, es: string, en: string): SetupChoice => ({ id, label: { es, en } })

export const dreamers: readonly SetupChoice[] = [
  choice('gambler', 'La Jugadora', 'The Gambler'),
  choice('specialist', 'El Especialista', 'The Specialist'),
  choice('toughGuy', 'El Tipo Duro', 'The Tough Guy'),
  choice('freeSpirit', 'El Espíritu Libre', 'The Free Spirit'),
]

/** One declaration: the form, the parser, the defaults. */
export const options: Declaration<Options> = {
  options: {
    dreamers: {
      kind: 'each-seat',
      once: true,
      label: { es: 'Soñador', en: 'Dreamer' },
      help: { es: 'A quien no elige le toca uno al azar.', en: 'Whoever does not choose is dealt one at random.' },
      choices: dreamers,
    },
    // Rules judge it: the start page has no cards to hold it against.
    world: { kind: 'unlisted', judge: () => 'comes from a campaign alone' },
    classic: {
      kind: 'yes-no',
      start: false,
      label: { es: 'Baraja clásica', en: 'Classic cards' },
      help: { es: 'Una vez por Sueño, una apuesta con naipes.', en: 'Once per Dream, a wager with playing cards.' },
    },
    freeOrder: {
      kind: 'yes-no',
      start: false,
      label: { es: 'Sin orden de rondas', en: 'Free order' },
      help: { es: 'Cada cual actúa cuando quiere hasta que todos pasan.', en: 'Everybody acts when they like, until all pass.' },
    },
    noBoost: {
      kind: 'yes-no',
      start: false,
      label: { es: 'Sin aumentar el Motivo', en: 'Without boosting' },
      help: { es: 'Para quien no quiere jugarse nada a los dados.', en: 'For those who would rather not stake anything on dice.' },
    },
  },
}

export const setup: GameSetup = {
  ...box,
  about: {
    es: 'Saltmere, un pueblo con puerto. Todos los relojes se pararon a las cuatro y diez. Te duermes allí y allí te despiertas, sin dejar de dormir.',
    en: 'Saltmere, a harbour town. Every clock stopped at ten past four. You fall asleep there and wake there, still asleep.',
  },
  fields: formOf(options),
  campaign: {
    es: 'Noche tras noche en el mismo sueño: lo que una gana, abre o pierde se queda.',
    en: 'Night after night in the same dream: what one gains, opens or loses stays.',
  },
  bots: ['random', 'careful'],
}
