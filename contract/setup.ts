import type { Level } from './bots.ts'
import type { Both } from './language.ts'

export type SetupChoice = { readonly id: string; readonly label: Both; readonly help?: Both }

/** One thing that can be chosen before the game begins; the value lands in the options under `id`. */
export type SetupField = {
  readonly id: string
  readonly label: Both
  readonly help?: Both
  /** Options that cannot be switched on together with this one, and why. */
  readonly excludes?: readonly { readonly id: string; readonly why: Both }[]
} & (
  | { readonly kind: 'choice'; readonly start: string; readonly choices: readonly SetupChoice[] }
  | { readonly kind: 'yes-no'; readonly start: boolean }
  /** One for each seat; null: left to the table. `once`: nobody has what another has. `decks`: a deck of one's own will do too. */
  | { readonly kind: 'each-seat'; readonly once?: true; readonly decks?: true; readonly choices: readonly SetupChoice[] }
)

/** What is printed on a game's box: all that the start page tells of a game nobody has chosen. */
export type GameBox = {
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly minutes: number
  /** One to five. */
  readonly weight: number
  readonly manner: 'cooperative' | 'competitive' | 'campaign'
  readonly motto: Both
}

/** What is needed to open a table: loaded when the box is chosen, without the rules. */
export type GameSetup = GameBox & {
  readonly about: Both
  readonly fields: readonly SetupField[]
  /** Where the game has a campaign: what it is, in a sentence. */
  readonly campaign?: Both
  /** Levels of bots that can hold a seat. */
  readonly bots: readonly Level[]
}
