import { canSee, onPiece, order, type Script } from '@miskatonic/kernel'
import type { Rock, Seat } from './shape.ts'

/** Whether there is a card on top that this one does not know yet. */
export function canRead(t: Rock, who: Seat): boolean {
  const [first] = t.raw.zones['night-deck'] ?? []
  const [top] = first?.ids ?? []
  return top !== undefined && (first?.mixed === true || !canSee(t, top, 'front', who))
}

/** Only who looks learns what is coming. */
export function* lookAhead(t: Rock, who: Seat, n: number): Script<boolean> {
  const cards = t.top('night-deck', n)
  if (!cards.length) return false
  yield* t.happens('night-card:look', { who, cards }, (w, e) => w.look([e.who], e.cards))
  return true
}

/** Looks, and lays them back in any order. */
export function* reorderNights(t: Rock, who: Seat, n: number): Script<boolean> {
  if (!(yield* lookAhead(t, who, n))) return false
  const options = t.top('night-deck', n).map((card) => onPiece(card))
  const cards = yield* order(t, who, { about: 'order-night', options })
  yield* t.change((w) => w.put(cards, 'night-deck', { at: 'top' }))
  return true
}
