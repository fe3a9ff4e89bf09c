import type { Script } from '@miskatonic/kernel'
import { handOf } from './pieces.ts'
import { paySanity } from './sanity.ts'
import type { Mythos, Seat } from './shape.ts'
import { at } from './zones.ts'

/* Drawing, and the Mythos Deck that is put together again. */

export const FULL_HAND = 13
const RECOMPOSING = 1

/** Discard Pile and Deck are shuffled together for 1 SAN (MY-RECOMP-01, -02, -04). */
export function* recompose(t: Mythos, who: Seat): Script {
  yield* paySanity(t, who, RECOMPOSING)
  if (!t.get(who, 'out'))
    yield* t.happens('deck:recompose', { who }, (w) => {
      w.put(t.inZone(at.discard(who)), at.deck(who))
      w.mix(at.deck(who))
    })
}

/** Draws; an empty Deck must be recomposed first, if there is a Discard Pile (MY-RECOMP-03, -06, MY-RULING-42). */
export function* draw(t: Mythos, who: Seat, n: number): Script {
  let left = n
  while (left > 0) {
    const cards = t.top(at.deck(who), left)
    if (cards.length) yield* t.happens('card:draw', { who, cards }, (w, e) => w.put(e.cards, at.hand(who)))
    left -= cards.length
    if (left <= 0 || t.size(at.discard(who)) === 0 || t.get(who, 'out')) return
    yield* recompose(t, who)
    if (t.size(at.deck(who)) === 0) return
  }
}

/** Up to thirteen; who holds as many or more draws none (MY-ROUND-02, MY-RULING-56). */
export const fillHand = (t: Mythos, who: Seat): Script => draw(t, who, FULL_HAND - handOf(t, who).length)
