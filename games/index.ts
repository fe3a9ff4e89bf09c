/** The register: the one place outside a game's own folder that knows its name. */

import type { Face, FaceKey, Json, Message, Option, Seat } from '@miskatonic/kernel'

export type Language = 'es' | 'en'

/** What a game counts of its own content; printed by `npm run content`. */
export type ContentReport = {
  /** How many pieces there are of each kind. */
  pieces: Record<string, number>
  /** Cards whose effect is written as code because the card language cannot say it. */
  natives: number
  /** Cards that print a text of their own instead of the one made from their effect. */
  overrides: number
}

/** A question in a reader's language: who reads decides who is "you", and what gender "you" has. */
export type Reading = { readonly lang: Language; readonly reader: Seat | null }

/** An option as a seat is shown it, with the faces it may see of the piece the option names. */
export type ShownOption = Pick<Option, 'key' | 'place' | 'seat' | 'label'> & { readonly faces?: { readonly [face: Face]: FaceKey } }

/** One text of a card: a side, a section, a row of figures. `rules` is in the realiser's rich form, with its icons. */
export type FacePart = { readonly id: string; readonly title?: string; readonly story?: string; readonly rules?: string }

/** What is printed on a face of a piece, in one language. Sent with the face, never before. */
export type FaceText = {
  /** What sort of piece it is: chooses its frame. */
  readonly kind: string
  readonly name: string
  /** The sort in words: «Apoyo», "Asset". */
  readonly sort: string
  readonly parts: readonly FacePart[]
  /** Figures and marks its table draws: value, toughness, colour, skills. The game's own. */
  readonly figures?: { readonly [name: string]: Json }
}

/** A modified number as a seat may read it: the sources of its parts under the names and faces that seat knows. */
export type ShownSum = {
  readonly quantity: string
  readonly value: number
  readonly parts: readonly {
    readonly source: Json
    readonly phase: string
    readonly amount: number
    readonly counts: boolean
    readonly rule?: string
  }[]
}

/** What a game says, in either language. Everything a person reads at its table comes out of here. */
export type GameText = {
  /** A prompt, a line of the log, a refusal, a bot's reason. */
  say(message: Message, how: Reading): string
  /** An option of the question `about`, as its button reads. */
  option(about: Message, option: ShownOption, how: Reading): string
  /** What is printed on a face, or null where nothing is. */
  face(key: FaceKey, lang: Language): FaceText | null
  /** A number's sum, line by line: «Fuerza 3», «Revólver +2». */
  sum(sum: ShownSum, how: Reading): readonly { readonly label: string; readonly value: string; readonly counts: boolean }[]
  /** How the game ended, for the last page and the list of tables: a headline, and lines of detail (score, causes). */
  ending(result: Json, how: Reading): { readonly won: boolean; readonly headline: string; readonly lines: readonly string[] }
}

/** What the house asks of a game's module. */
export type GameModule = { content: { report(): ContentReport }; text: GameText }

type Both = Record<Language, string>

/** One thing that can be chosen before the game begins; the value lands in the options under `id`. */
export type SetupField = {
  readonly id: string
  readonly label: Both
  readonly help?: Both
} & (
  | {
      readonly kind: 'choice'
      readonly start: string
      readonly choices: readonly { readonly id: string; readonly label: Both; readonly help?: Both }[]
    }
  | { readonly kind: 'yes-no'; readonly start: boolean }
  /** One for each seat; null: left to the table. `decks`: a deck of one's own will do too. */
  | {
      readonly kind: 'each-seat'
      readonly decks?: true
      readonly choices: readonly { readonly id: string; readonly label: Both; readonly help?: Both }[]
    }
)

/** What the start page knows of a game without loading it. */
export type GameSetup = {
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly minutes: number
  /** One to five. */
  readonly weight: number
  readonly manner: 'cooperative' | 'competitive' | 'campaign'
  readonly motto: Both
  readonly about: Both
  readonly fields: readonly SetupField[]
  /** Levels of bots that can hold a seat. */
  readonly bots: readonly ('random' | 'careful' | 'search')[]
}

/** A deck somebody builds: who leads it, and how many of each card. */
export type Deck = { readonly leader: string | null; readonly cards: { readonly [card: string]: number } }

/** A card of the collection as a builder shows it, printed in a language. */
export type DeckCard = {
  readonly id: string
  readonly face: FaceKey
  readonly text: FaceText
  /** So many copies at most. */
  readonly most: number
  /** Who leads a deck stands beside it. */
  readonly leads: boolean
  /** What it is found by, in groups: its kind, its region, its icons. */
  readonly marks: readonly { readonly group: string; readonly id: string; readonly text: string }[]
}

/** What a deck builder needs of a game in which everybody brings a deck. Loaded when somebody builds. */
export type DeckBuilding = {
  readonly size: number
  /** How many cards a player begins with. */
  readonly hand: number
  cards(lang: Language): readonly DeckCard[]
  groups(lang: Language): readonly { readonly id: string; readonly label: string }[]
  ready(lang: Language): readonly { readonly id: string; readonly name: string; readonly about: string; readonly deck: Deck }[]
  /** What the rules have against it, each with its rule; nothing: it may be played. */
  problems(deck: Deck, lang: Language): readonly { readonly rule: string; readonly text: string; readonly card: string | null }[]
  /** What its cards need of each other: by which they have it, and what they lack. */
  needs(deck: Deck, lang: Language): readonly { readonly card: string; readonly by: readonly string[]; readonly lacks: readonly string[] }[]
  /** How it is spread: one row of bars for each thing worth counting. */
  curves(
    deck: Deck,
    lang: Language,
  ): readonly { readonly title: string; readonly bars: readonly { readonly label: string; readonly n: number }[] }[]
  /** The deck as the table's options take it. */
  option(deck: Deck): Json
}

export type RegisteredGame = {
  id: string
  title: Record<Language, string>
  load: () => Promise<GameModule>
  /** What is needed to open a table: small, without the rules. */
  setup: () => Promise<{ readonly setup: GameSetup }>
  /** Where everybody brings a deck: what is needed to build one. */
  decks?: () => Promise<{ readonly decks: DeckBuilding }>
}

/** Games that can be played. */
export const games: readonly RegisteredGame[] = [
  {
    id: 'eldritch-horror',
    title: { es: 'Eldritch Horror', en: 'Eldritch Horror' },
    load: () => import('@miskatonic/eldritch-horror'),
    setup: () => import('@miskatonic/eldritch-horror/setup'),
  },
  {
    id: 'lighthouse',
    title: { es: 'El faro', en: 'Lighthouse' },
    load: () => import('@miskatonic/lighthouse'),
    setup: () => import('@miskatonic/lighthouse/setup'),
  },
  {
    id: 'mythos',
    title: { es: 'Mythos', en: 'Mythos' },
    load: () => import('@miskatonic/mythos'),
    setup: () => import('@miskatonic/mythos/setup'),
    decks: () => import('@miskatonic/mythos/decks'),
  },
]

/** Games that are still being built, so that the start page can say so. `cover` is the motif on the box. */
export const planned: readonly { id: string; title: Record<Language, string>; cover: string }[] = [
  { id: 'arkham-horror', title: { es: 'Arkham Horror', en: 'Arkham Horror' }, cover: 'town' },
  { id: 'cultistorm', title: { es: 'Cultistorm', en: 'Cultistorm' }, cover: 'storm' },
  { id: 'etherfields', title: { es: 'Etherfields', en: 'Etherfields' }, cover: 'dream' },
]
