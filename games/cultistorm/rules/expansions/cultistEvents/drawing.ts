import { resolveText } from '@miskatonic/effects'
import type { PieceId, Script } from '@miskatonic/kernel'
import { allOf, cardOf } from '../../cards.ts'
import type { Storm } from '../../shape.ts'

/* At the start of every cultist phase but the first something happens, mostly something bad. */

export function* buildDeck(t: Storm): Script {
  yield* t.change((w) => {
    const cards = allOf('cultistEvent').map(({ id, copies }) => ({ def: id, copies }))
    w.makeAll(cards, 'cultist-event-deck', { mixed: true })
  })
}

export function* drawEvent(t: Storm): Script {
  if (t.state.turn === 1) return // CS-RULING-127
  if (t.size('cultist-event-deck') === 0)
    yield* t.change((w) => w.put(t.inZone('cultist-event-discard'), 'cultist-event-deck', { mixed: true }))
  const [event] = t.top('cultist-event-deck') as [PieceId]
  yield* t.happens('cultist-event:draw', { event }, (w, e) => w.put(e.event, 'cultist-event')) // CS-EXP-11
  const self = { source: { piece: event }, piece: event, controller: null, bound: {} }
  yield* resolveText(t, cardOf(t, event, 'cultistEvent').effect, { self }) // CS-RULING-127
}

/** What it said for this turn is over. */
export function* discardEvent(t: Storm): Script {
  yield* t.change((w) => {
    w.put(t.inZone('cultist-event'), 'cultist-event-discard')
    w.set('table', 'emboldened', null)
  })
}
