import { resolveText } from '@miskatonic/effects'
import type { Script } from '@miskatonic/kernel'
import { anyCard } from './cards.ts'
import { possessionsZone } from './people.ts'
import type { Arkham, PieceId, Seat } from './shape.ts'

type How = 'draw' | 'buy' | 'search' | 'set-up' | 'give'

/** A card comes to somebody: it works from now on. An Ally that joins brings something. */
export function* receive(t: Arkham, who: Seat, card: PieceId, how: How): Script {
  const printed = anyCard(t, card)
  yield* t.happens('card:gain', { who, card, how }, (w, e) => {
    w.put(e.card, possessionsZone(e.who), { face: 'front' })
    w.set(e.card, 'gainedIn', t.state.turn)
    if ('uses' in printed && printed.uses !== undefined) w.set(e.card, 'uses', printed.uses)
  })
  if (printed.kind !== 'ally' || !printed.joins) return
  const self = { source: { piece: card }, piece: card, controller: who, bound: {} }
  yield* resolveText(t, printed.joins, { self, you: who })
}
