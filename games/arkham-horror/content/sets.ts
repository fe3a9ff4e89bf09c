import { base } from './base/index.ts'
import type { Card, ContentSet } from './kinds.ts'

/** Every box there is. */
export const sets: readonly ContentSet[] = [base]

/** A board's places are cards too: their texts are printed as those of others. */
export const cardsOfSet = ({ boards, cards }: ContentSet): readonly Card[] => [
  ...boards.flatMap(({ streets, locations }) => [...streets, ...locations]),
  ...cards,
]
