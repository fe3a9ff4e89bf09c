import type { Script } from '@miskatonic/kernel'
import { renewDeck } from './gaining.ts'
import type { Eldritch } from './shape.ts'

const PLACES = 4

/** Four face-up Assets; not while an Acquire Assets action is under way (EH-RESV-01..04, EH-ACQ-06). */
export function* refillReserve(t: Eldritch): Script {
  if (t.record('acquire') || t.allowed('reserve:refill', { cards: [] }).length) return
  while (t.size('reserve') < PLACES) {
    yield* renewDeck(t, 'assets')
    const [card] = t.top('assets')
    if (!card) return
    yield* t.happens('reserve:refill', { cards: [card] }, (w, what) => w.put(what.cards, 'reserve', { face: 'front' }))
  }
}
