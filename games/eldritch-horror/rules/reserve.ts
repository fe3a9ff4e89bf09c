import type { Check, Script } from '@miskatonic/kernel'
import { renewDeck } from './gaining.ts'
import type { Eldritch, EldritchShape } from './shape.ts'

const PLACES = 4

/** Four face-up Assets (EH-RESV-01, -02). */
export function* fillReserve(t: Eldritch): Script {
  while (t.size('reserve') < PLACES) {
    yield* renewDeck(t, 'assets')
    const [card] = t.top('assets')
    if (!card) return
    yield* t.happens('reserve:refill', { cards: [card] }, (w, what) => w.put(what.cards, 'reserve', { face: 'front' }))
  }
}

/** A gap is filled at once, or when there is a card for it, or when nothing forbids it any more; an Acquire Assets action holds it up (EH-RESV-03, -04, EH-ACQ-06). */
export const reserveGap: Check<EldritchShape> = {
  name: 'reserve',
  rule: 'EH-RESV-02',
  reads: ['reserve', 'discard', 'ongoing'],
  when: (t) => (t.size('reserve') < PLACES && mayFill(t) ? ['reserve'] : []),
  then: (t) => fillReserve(t),
}

const mayFill = (t: Eldritch): boolean =>
  t.state.phase !== 'setup' && t.size('assets') + t.size('discard:assets') > 0 && !t.allowed('reserve:refill', { cards: [] }).length
