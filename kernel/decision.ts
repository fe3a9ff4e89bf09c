import type { Answer } from './ask.ts'
import type { Drawn } from './chance.ts'
import type { Seat } from './ids.ts'

export type DecidedBy = 'human' | 'bot' | 'auto'

/** An answer, as the log keeps it: what was asked by number, what was chosen by key, and the chance it led to. */
export type Decision = {
  readonly seq: number
  readonly seat: Seat
  readonly answer: Answer
  readonly by: DecidedBy
  readonly chance: Drawn[]
  learned?: true
  /** The answer in the seat's own words, where it names pieces: under the aliases that seat knew then. */
  said?: Answer
}
/** Undo is a decision too: everything from `to` on no longer counts. */
export type Undone = { readonly seq: number; readonly undo: number; readonly seats: readonly Seat[] }
export type Entry = Decision | Undone
