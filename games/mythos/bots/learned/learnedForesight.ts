import { type Foresight, learnedPlay, readWeights } from '@miskatonic/bots'
import type { Outcome } from '../../rules/shape.ts'
import { perception } from './perception.ts'
import { learned } from './weights.ts'

/** What a network has learned about tables for two; null where it was made for another collection of cards. */
export function learnedForesight(): Pick<Foresight, 'policy' | 'prospects' | 'ranked'> | null {
  if (learned.fits !== perception.fits) return null
  const play = learnedPlay(readWeights(learned.shape, learned.text), perception)
  return {
    ...play,
    prospects: (table, seat) => {
      const over = table.result as Outcome | null
      if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0
      return play.prospects(table, seat)
    },
  }
}
