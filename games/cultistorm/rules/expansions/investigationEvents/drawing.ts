import { resolveText } from '@miskatonic/effects'
import type { PieceId, Script } from '@miskatonic/kernel'
import { allOf, cardOf } from '../../cards.ts'
import type { Seat, Storm } from '../../shape.ts'

/* Whoever investigates finds something else first. */

export function* buildDeck(t: Storm): Script {
  yield* t.change((w) => {
    const cards = allOf('investigationEvent').map(({ id, copies }) => ({ def: id, copies }))
    w.makeAll(cards, 'investigation-event-deck', { mixed: true })
  })
}

export function* drawEvent(t: Storm, who: Seat): Script {
  if (t.size('investigation-event-deck') === 0)
    yield* t.change((w) => w.put(t.inZone('investigation-event-discard'), 'investigation-event-deck', { mixed: true }))
  const [event] = t.top('investigation-event-deck') as [PieceId]
  yield* t.happens('investigation-event:draw', { who, event }, (w, e) => w.put(e.event, 'investigation-event')) // CS-EXP-16, CS-RULING-131
  const { effect } = cardOf(t, event, 'investigationEvent')
  const self = { source: { piece: event }, piece: event, controller: who, bound: {} }
  if (effect) yield* resolveText(t, effect, { self, you: who })
  yield* t.change((w) => w.put(event, 'investigation-event-discard'))
}
