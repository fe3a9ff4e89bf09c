import type { Write } from '@miskatonic/kernel'
import type { Arkham, ArkhamHorror, PieceId } from './shape.ts'

/** Face down to the bottom: all have seen them, and know where they lie until the deck is shuffled. */
export function sink(t: Arkham, w: Write<ArkhamHorror>, cards: PieceId | readonly PieceId[], into: `deck:${string}` | 'gates'): void {
  const all = typeof cards === 'string' ? [cards] : cards
  w.put(all, into, { at: 'bottom', ...(into === 'gates' ? { face: 'back' } : {}) }) // AH-CARD-01
  w.look(t.watchers, all, 'front')
}
