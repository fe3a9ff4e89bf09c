import { OptionsError, readOptions as read } from '@miskatonic/commons/options'
import type { Json, Seat } from '@miskatonic/kernel'
import { seatsFor } from '../expansions.ts'
import { options } from '../setup.ts'
import type { Options, Storm } from './shape.ts'

/** Untrusted options become options, or an error that says what is wrong. */
export function readOptions(given: Json, seats: readonly Seat[]): Options {
  const chosen = read(options, given, seats)
  const { min, max } = seatsFor(chosen)
  if (seats.length >= min && seats.length <= max) return chosen
  throw new OptionsError([`with these expansions there are ${min === max ? min : `${min} to ${max}`} seats, not ${seats.length}`]) // CS-FRAME-02, CS-RULING-93
}

/** The rulings this table plays by. */
export const rulesOf = (t: Storm): Options => (t.options ?? {}) as Options
