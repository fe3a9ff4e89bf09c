import type { Choice, Exclusion, Judge, Unlisted, YesNo } from '@miskatonic/commons/options'
import type { Json } from '@miskatonic/kernel'

/* The expansions there are: what the set-up page says of each. Plain data; what each does is in `rules/expansions/`. */

type Switch = YesNo | Choice | Unlisted

/** What a detective brings along from the last mission: the first ability, and items of which one may be kept. */
export type Carried = { readonly level: number; readonly items: readonly string[] }
/** A night of the campaign, as its memory opens it. */
export type StormNight = {
  /** Which of the seven missions, from 0. */
  readonly mission: number
  /** It was lost: it may be played again. */
  readonly retry: boolean
  readonly points: number
  readonly scars: number
  readonly carried: { readonly [detective: string]: Carried }
}
const MISSIONS = 7
const MOST_POINTS = 21
const isCount = (n: Json | undefined, most: number): boolean => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= most
const isCarried = (one: Json | undefined): boolean => {
  const { level, items } = (typeof one === 'object' && one !== null ? one : {}) as { level?: Json; items?: Json }
  return isCount(level, 1) && Array.isArray(items) && items.length <= 4 && items.every((item) => typeof item === 'string')
}
const stormNight: Judge = (value) => {
  const night = (typeof value === 'object' && value !== null ? value : {}) as { readonly [field in keyof StormNight]?: Json }
  const { carried } = night
  const fits =
    isCount(night.mission, MISSIONS - 1) &&
    typeof night.retry === 'boolean' &&
    isCount(night.points, MOST_POINTS) &&
    isCount(night.scars, 1) &&
    typeof carried === 'object' &&
    carried !== null &&
    Object.values(carried).every((one) => isCarried(one))
  return fits ? null : `wants a night of the campaign, not ${JSON.stringify(value)}`
}

const MAIN = {
  /** A campaign: it opens its tables itself, and no form asks for it. */
  stormOfCultists: { kind: 'unlisted', judge: stormNight },
  behindTheScenes: {
    kind: 'yes-no',
    start: false,
    label: { es: 'Tras las escenas', en: 'Behind the Scenes' },
    help: {
      es: 'Quien ocupa el último asiento es el autor y juega contra todos los demás: gana tinta, la gasta en manuscritos y no ve vuestras manos.',
      en: 'Whoever sits in the last seat is the author and plays against all others: gains ink, spends it on manuscripts, and does not see your hands.',
    },
  },
  distantHelp: {
    kind: 'choice',
    start: 'none',
    label: { es: 'Ayuda distante', en: 'Distant Help' },
    help: {
      es: 'Para dos detectives: cada turno llega ayuda por carta, por telegrama o por tren, y se usa con quien más la necesite.',
      en: 'For two detectives: each turn help arrives by letter, by telegram or by rail, and is used on whoever needs it most.',
    },
    choices: [
      { id: 'none', label: { es: 'Sin ella', en: 'Without it' } },
      {
        id: 'pair',
        label: { es: 'Dos jugadores', en: 'Two players' },
        help: { es: 'Dos cartas de ayuda en cada fase de preparación.', en: 'Two help cards in each preparation phase.' },
      },
      {
        id: 'solo',
        label: { es: 'En solitario', en: 'Alone' },
        help: {
          es: 'Llevas a los dos detectives. Tres huecos de ayuda: el primero es gratis, cada uno de los otros cuesta 1 paso de terror.',
          en: 'You play both detectives. Three places for help: the first is free, each of the others costs 1 step of terror.',
        },
      },
    ],
  },
} as const satisfies { readonly [id: string]: Switch }

const MINOR = {
  otherworlds: {
    kind: 'yes-no',
    start: false,
    label: { es: 'Los otros mundos', en: 'Otherworlds' },
    help: {
      es: 'Cada Primigenio trae su dimensión. Quien siga allí al acabar la preparación queda atrapado; si el portal se sella con alguien dentro, perdéis.',
      en: 'Every Ancient One brings its dimension. Whoever is still there when preparation ends is trapped; if the portal is sealed with somebody inside, you lose.',
    },
  },
  ancientRelics: {
    kind: 'yes-no',
    start: false,
    label: { es: 'Las antiguas reliquias', en: 'Ancient Relics' },
    help: {
      es: 'Ocho objetos poderosos de otras dimensiones. Para conseguirlos hay que abrir un portal: cuesta un trofeo, cordura y terror.',
      en: 'Eight powerful objects of other dimensions. To get one a portal must be opened: that costs a trophy, sanity and terror.',
    },
  },
  darkRituals: {
    kind: 'yes-no',
    start: false,
    label: { es: 'Oscuros rituales', en: 'Dark Rituals' },
    help: {
      es: 'Ganar peleas con ciertas cartas da experiencia, y con ella se aprenden rituales de viejos tomos: acciones nuevas para el resto de la partida.',
      en: 'Winning fights with certain cards gives experience, which buys rituals from old tomes: new actions for the rest of the game.',
    },
  },
  cultistEvents: {
    kind: 'yes-no',
    start: false,
    label: { es: 'Eventos sectarios', en: 'Cultist Events' },
    help: {
      es: 'Desde el segundo turno, cada fase de los sectarios empieza con un evento, casi siempre malo.',
      en: 'From the second turn on, each cultist phase begins with an event, mostly a bad one.',
    },
  },
  innocentVictims: {
    kind: 'yes-no',
    start: false,
    label: { es: 'Víctimas inocentes', en: 'Innocent Victims' },
    help: {
      es: 'Cada dos turnos aparece un civil entre los sectarios. Salvadlo y os lo agradecerá; si no, se unirá a ellos.',
      en: 'Every second turn a civilian appears among the cultists. Save them and be thanked; otherwise they join.',
    },
  },
  diseases: {
    kind: 'yes-no',
    start: false,
    label: { es: 'Enfermedades de otros mundos', en: 'Otherworldly Diseases' },
    help: {
      es: 'Con cada vuelta del terror brota una enfermedad que se extiende por el tablero y debilita a quien la contrae.',
      en: 'With each lap of terror a disease breaks out, spreads around the board and weakens whoever catches it.',
    },
  },
  dangerousPuzzle: {
    kind: 'yes-no',
    start: false,
    label: { es: 'Puzzle peligroso', en: 'Dangerous Puzzle' },
    help: {
      es: 'Seis piezas mortales se esconden entre los objetos. Para ganar hay que encontrarlas todas.',
      en: 'Six deadly pieces are hidden among the items. To win, all of them must be found.',
    },
  },
  investigationEvents: {
    kind: 'yes-no',
    start: false,
    label: { es: 'Eventos de investigación', en: 'Investigation Events' },
    help: {
      es: 'Quien investiga roba antes un evento, casi siempre bueno. Facilita la partida.',
      en: 'Whoever investigates draws an event first, mostly a good one. It eases the game.',
    },
  },
  rorschach: {
    kind: 'yes-no',
    start: false,
    label: { es: 'El test de Rorschach', en: 'The Rorschach Test' },
    help: {
      es: 'Cada turno aparece una mancha de tinta. Tres del mismo Primigenio sin resolver, y despierta.',
      en: 'Each turn an ink blot appears. Three of one Ancient One unresolved, and it wakes.',
    },
  },
} as const satisfies { readonly [id: string]: Switch }

/** Every expansion as an option of the set-up. */
export const expansions = { ...MAIN, ...MINOR }
export type ExpansionId = keyof typeof expansions

type Value<S extends Switch> = S extends YesNo ? boolean : S extends Choice ? string : StormNight
export type ExpansionOptions = { readonly [E in ExpansionId]?: Value<(typeof expansions)[E]> }

/** Whether an expansion is played with. */
export const isSwitchedOn = (options: ExpansionOptions, id: ExpansionId): boolean =>
  options[id] !== undefined && options[id] !== startOf(expansions[id])
const startOf = (option: Switch): Json => (option.kind === 'unlisted' ? null : option.start)

const why = {
  es: 'Solo se puede jugar con una expansión principal: cada una cambia el curso de la partida.',
  en: 'Only one main expansion can be played with: each changes the course of the game.',
}
const main: readonly string[] = Object.keys(MAIN)
/** At most one main expansion; minor ones go with everything. */
export const exclusions: readonly Exclusion[] = main.flatMap((one, i) => main.slice(i + 1).map((other) => ({ both: [one, other], why }))) // CS-EXP-01, CS-EXP-05, CS-RULING-84

type Seats = { readonly min: number; readonly max: number }
const BASE: Seats = { min: 2, max: 5 } // CS-FRAME-02, CS-RULING-93
/** Expansions that are played by other numbers. */
const OTHER_SEATS: { readonly [E in ExpansionId]?: Seats } = {
  distantHelp: { min: 2, max: 2 }, // CS-RULING-123
  behindTheScenes: { min: 3, max: 6 }, // CS-RULING-121
}

/** How many may sit at a table with these options. */
export function seatsFor(options: ExpansionOptions): Seats {
  const other = Object.entries(OTHER_SEATS).find(([id]) => isSwitchedOn(options, id as ExpansionId))
  return other?.[1] ?? BASE
}

/** Whatever it is played with. */
export const SEATS: Seats = {
  min: Math.min(BASE.min, ...Object.values(OTHER_SEATS).map(({ min }) => min)),
  max: Math.max(BASE.max, ...Object.values(OTHER_SEATS).map(({ max }) => max)),
}
