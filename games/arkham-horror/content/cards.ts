import type { Card } from './kinds.ts'
import { cardsOfSet, sets } from './sets.ts'

/** Every card and piece of all boxes, as plain data. */
export const cards: readonly Card[] = sets.flatMap(cardsOfSet)
