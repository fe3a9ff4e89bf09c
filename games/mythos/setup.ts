/* What the start page knows of the game without loading it: plain data. Its test keeps it equal to the collection. */

const deckChoices = [
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
      es: 'Profundos a bajo precio por los Portales de Innsmouth; detrás vienen Dagón y las Tablillas.',
      en: 'Cheap Deep Ones through the Gates of Innsmouth; Dagon and the Tablets come behind them.',
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
] as const

const fields = [
  {
    kind: 'each-seat',
    id: 'decks',
    decks: true,
    label: { es: 'Mazos', en: 'Decks' },
    help: {
      es: 'Quien no lo decida aquí elige mazo al empezar la partida.',
      en: 'Whoever does not decide here chooses a deck when the game begins.',
    },
    choices: deckChoices,
  },
  {
    kind: 'yes-no',
    id: 'campaign',
    label: { es: 'Campaña', en: 'Campaign' },
    help: {
      es: 'La partida sigue tras cada Aventura hasta que alguien reúne 20 Puntos; quien se queda sin COR queda fuera.',
      en: 'Play goes on after each Adventure until somebody has 20 Points; whoever has no SAN left drops out.',
    },
    start: false,
  },
] as const

export const setup = {
  seats: { min: 2, max: 6, usual: 2 },
  minutes: 60,
  weight: 3,
  manner: 'competitive',
  motto: {
    es: 'Tu historia contra la de los demás, y los monstruos entre medias.',
    en: 'Your story against theirs, and the monsters in between.',
  },
  about: {
    es: 'Un duelo de mazos propios: visita lugares, reúne Aliados, lee Libros y suelta Monstruos contra los demás hasta completar una Aventura antes de que se acabe la Cordura. Con manos y Amenazas ocultas, de dos a seis personas.',
    en: 'A duel of decks of your own: visit places, gather Allies, read Tomes and set Monsters on the others until you complete an Adventure before anybody’s Sanity is gone. Hidden hands, hidden Threats, for two to six.',
  },
  fields,
  bots: ['random', 'search', 'careful'],
} as const
