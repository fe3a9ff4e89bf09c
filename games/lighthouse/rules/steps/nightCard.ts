import { resolveText } from '@miskatonic/effects'
import { defined, type Script } from '@miskatonic/kernel'
import { cardOf } from '../cards.ts'
import type { Rock } from '../shape.ts'

/** The night shows its card. Weather stays until other weather comes; everything else happens at once. */
export function* nightCard(t: Rock): Script {
  const card = defined(t.top('night-deck')[0])
  const { effect, weather } = cardOf(t, card, 'night')
  const who = t.state.log
  yield* t.resolving({ kind: 'night', who, card }, function* () {
    yield* t.happens('night-card:reveal', { card, who }, (w) => {
      if (weather) w.put(t.inZone('sky'), 'night-discard') // LH-NIGHT-03
      w.put(card, weather ? 'sky' : 'night-discard')
    })
    const self = { source: { piece: card }, piece: card, controller: null, bound: {} }
    if (effect) yield* resolveText(t, effect, { self, you: who }) // LH-NIGHT-01, LH-NIGHT-02
  })
}
