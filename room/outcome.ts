import type { Keep } from './journal.ts'
import type { Pointed } from './pointer.ts'
import type { FromTable } from './protocol.ts'

/** A message to one guest. */
export type Letter = { readonly to: string; readonly message: FromTable }

/**
 * What came of a message to a room. Whoever holds the room stores `keep`, and sends the letters only when it is stored. `botsIn`: a bot wants
 * to decide in so many milliseconds.
 */
export type Outcome = {
  readonly keep: Keep | null
  readonly letters: readonly Letter[]
  readonly botsIn: number | null
  /** The bot has begun to think, and wants to go on at once. */
  readonly thinking?: true
  /** Guests who may no longer be at the table. */
  readonly away?: readonly string[]
  /** Somebody who must not come back knows the table's code: it should have another. */
  readonly needsCode?: true
  /** For those who are at this table through other processes. */
  readonly pointed?: Pointed
}
