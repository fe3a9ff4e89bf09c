import type { Face, FaceKey, Json, Message, Option, Seat } from '@miskatonic/kernel'
import type { Language, Reading } from './language.ts'

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

/** One part of a modified number; its source under the names and faces the reader knows. */
export type ShownPart = {
  readonly source: Json
  readonly phase: string
  readonly amount: number
  readonly counts: boolean
  readonly rule?: string
}

/** A modified number as a seat may read it. */
export type ShownSum = { readonly quantity: string; readonly value: number; readonly parts: readonly ShownPart[] }

/** One line of a sum: «Revólver +2». */
export type SumLine = { readonly label: string; readonly value: string; readonly counts: boolean }

/** How a game ended, for the last page and the list of tables: a headline, and lines of detail (score, causes). */
export type EndingText = { readonly won: boolean; readonly headline: string; readonly lines: readonly string[] }

/** What a line of the log brings besides its words. */
export type LineFacts = {
  /** The rule it follows: the rules open there. */
  readonly rule?: string
  /** How it is written: a heading, the reader's own deed, harm, gain. Missing: plain. */
  readonly tone?: 'head' | 'own' | 'harm' | 'gain'
  /** What sounds with it: a throw of dice, harm to the table. */
  readonly cue?: 'dice' | 'harm'
}

/** What a game says, in either language. Everything a person reads at its table comes out of here. */
export type GameText = {
  /** A prompt, a line of the log, a refusal, a bot's reason. */
  say(message: Message, how: Reading): string
  /** What a line of the log brings besides its words. `reader`: to whom it is told. */
  line?(message: Message, reader: Seat | null): LineFacts
  /** An option of the question `about`, as its button reads. */
  option(about: Message, option: ShownOption, how: Reading): string
  /** What is printed on a face, or null where nothing is. */
  face(key: FaceKey, lang: Language): FaceText | null
  /** Faces whose pictures stand beside a line of the log that names them without bearing them. */
  pictured?(message: Message): readonly FaceKey[]
  /** A number's sum, line by line: «Fuerza 3», «Revólver +2». */
  sum(sum: ShownSum, how: Reading): readonly SumLine[]
  /** The rule by which a number is made up; null: there is none to open. */
  ruleOfNumber?(quantity: string): string | null
  ending(result: Json, how: Reading): EndingText
}
