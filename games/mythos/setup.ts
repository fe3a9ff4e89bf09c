import { type Declaration, formOf } from '@miskatonic/commons/options'
import type { GameSetup, SetupChoice } from '@miskatonic/contract'
import { box } from './box.ts'
import type { Options } from './rules/shape.ts'

/* What is needed to open a table: plain data. Its test keeps it equal to the collection. */

/** The ready decks. */
export const deckChoices: readonly SetupChoice[] = [
  {
    id: 'the-arkham-faculty',
    label: { es: 'El claustro de Arkham', en: 'The Arkham Faculty' },
    help: {
      es: 'Lee deprisa, hazte con el Necronomicón latino y gana en Dunwich o en la biblioteca.',
      en: 'Read fast, get hold of the Latin Necronomicon, and win in Dunwich or in the library.',
    },
  },
  {
    id: 'the-order-of-the-reef',
    label: { es: 'La Orden del Arrecife', en: 'The Order of the Reef' },
    help: {
      es: 'Profundos a bajo precio por los Portales de Innsmouth; detrás vienen Dagón y el gran Cthulhu.',
      en: 'Cheap Deep Ones through the Gates of Innsmouth; Dagon and great Cthulhu come behind them.',
    },
  },
  {
    id: 'physicians-of-providence',
    label: { es: 'Los médicos de Providence', en: 'Physicians of Providence' },
    help: {
      es: 'Muertos vivientes con descuento. Ward o West: cualquiera de los dos te lleva al cementerio.',
      en: 'Undead at a discount. Ward or West: either of them leads you to the graveyard.',
    },
  },
  {
    id: 'the-miskatonic-expedition',
    label: { es: 'La expedición de Miskatonic', en: 'The Miskatonic Expedition' },
    help: {
      es: 'Vuela pronto, reúne Regiones y guárdate un Viaje para la vuelta.',
      en: 'Fly early, collect Regions, and keep one journey back for the way home.',
    },
  },
  {
    id: 'dreamers-of-the-silver-key',
    label: { es: 'Los soñadores de la llave de plata', en: 'Dreamers of the Silver Key' },
    help: {
      es: 'Empieza a cualquiera de los dos lados del sueño; los ángeles descarnados son a la vez ejército y transporte.',
      en: 'Start on either side of sleep; the Night-Gaunts are both army and transport.',
    },
  },
  {
    id: 'whispers-in-the-hills',
    label: { es: 'Susurros en las colinas', en: 'Whispers in the Hills' },
    help: {
      es: 'Mi-Go, cilindros cerebrales y un viaje muy largo.',
      en: 'Mi-Go, brain cylinders, and one very long journey.',
    },
  },
  {
    id: 'the-long-arm-of-the-law',
    label: { es: 'El largo brazo de la ley', en: 'The Long Arm of the Law' },
    help: {
      es: 'Citaciones, precintos y manías ajenas: que nadie acabe su historia antes de que cierres el caso.',
      en: 'Summonses, seals and other people’s manias: nobody ends a story before you close the case.',
    },
  },
  {
    id: 'the-fallen-parish',
    label: { es: 'La parroquia caída', en: 'The Fallen Parish' },
    help: {
      es: 'Corceles de Kingsport y los Whateley de Dunwich, hasta que las estrellas sean propicias; la iglesia devuelve parte de la COR.',
      en: 'Kingsport steeds and the Whateleys of Dunwich until the stars are right; the church gives back some of the SAN.',
    },
  },
]

/** All that can be chosen. Whether a deck of one's own may be played only the rules can tell: they judge `decks` and `investigators`. */
export const options: Declaration<Options> = {
  options: {
    decks: {
      kind: 'each-seat',
      decks: true,
      label: { es: 'Mazos', en: 'Decks' },
      help: {
        es: 'Quien no lo decida aquí elige mazo al empezar la partida.',
        en: 'Whoever does not decide here chooses a deck when the game begins.',
      },
      choices: deckChoices,
    },
    campaign: {
      kind: 'yes-no',
      label: { es: 'Campaña', en: 'Campaign' },
      help: {
        es: 'La partida sigue tras cada Aventura hasta que alguien reúne 20 Puntos; quien se queda sin COR queda fuera.',
        en: 'Play goes on after each Adventure until somebody has 20 Points; whoever has no SAN left drops out.',
      },
      start: false,
    },
    investigators: { kind: 'unlisted', judge: () => null },
  },
}

export const setup: GameSetup = {
  ...box,
  about: {
    es: 'Un duelo de mazos propios: visita lugares, reúne Aliados, lee Libros y suelta Monstruos contra los demás hasta completar una Aventura antes de que se acabe la Cordura. Con manos y Amenazas ocultas, de dos a seis personas.',
    en: 'A duel of decks of your own: visit places, gather Allies, read Tomes and set Monsters on the others until you complete an Adventure before anybody’s Sanity is gone. Hidden hands, hidden Threats, for two to six.',
  },
  fields: formOf(options),
  bots: ['random', 'search', 'careful'],
}
