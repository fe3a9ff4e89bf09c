import type { Learner } from '@miskatonic/contract'
import { decks } from '../../content/decks.ts'
import { perception } from './perception.ts'

/** Two players, each with any of the ready decks. */
export const learner: Learner = {
  perception,
  layers: { first: 64, second: 32, option: 32 },
  seats: 2,
  options: (random) => ({ decks: [0, 1].map(() => decks[random(decks.length)]?.id ?? null) }),
}
