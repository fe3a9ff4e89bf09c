import type { Condition, Effect } from '@miskatonic/effects'
import { cases, figures, guard, moveEntity, not, place, seq, take, tokens, turnTo } from '../../builders.ts'
import { g } from '../../scriptNumbers.ts'

/* The House: three benches of three votes, of which five carry the day. A vote is a Universal token on its bench. */

export const SPEAKER = 'speaker-with-nine-beaks'
export const MAST = '4,1'
export const CLIFF = '4,5'
export const CHIMNEY = '5,5'
const BENCHES = [MAST, CLIFF, CHIMNEY]
const SEATS = 3
const MAJORITY = 5

export const votes = (n: number, bench?: string): Condition => tokens('universal', n, bench)
export const isFull = (bench: string): Condition => votes(SEATS, bench)
export const isSilent = (bench: string): Condition => not(votes(1, bench))
/** With the fifth the House rises. */
export const count: Effect = cases([guard(votes(MAJORITY), turnTo(g('3.28')))])
/** The Speaker turns to whoever is heard. */
export const vote = (bench: string): Effect => seq(place('universal', { square: bench }), moveEntity(1, 'you', figures(SPEAKER)))
/** Out of the fullest bench; of equal ones the Mast, then the Cliff. */
export const loseVote: Effect = cases(
  [3, 2, 1].flatMap((n) => BENCHES.map((bench) => guard(votes(n, bench), take('universal', { square: bench })))),
)
