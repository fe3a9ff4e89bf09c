import { chooseSome, onPiece, type Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { discardOf, inOrder, offerOf } from './people.ts'
import type { Ether, Seat } from './shape.ts'

/* The Influence Market: nobody looks through it (EF-MKT-01). */

const SHOWN = 3

/** Each in order from the start player, three cards at a time (EF-MKT-04, EF-START-07). */
export function* buyForAll(t: Ether): Script {
  for (const who of inOrder(t)) yield* buy(t, who)
}
export function* buy(t: Ether, who: Seat): Script {
  const shown = t.top('market', Math.min(SHOWN, t.size('market'))) // EF-MKT-03, EF-RULING-57
  if (!shown.length) return
  yield* t.change((w) => w.put(shown, offerOf(who), { face: 'front' }))
  const options = shown.map((piece) => ({ ...onPiece(piece), weights: { ether: cardOf(t, piece, 'influence').price } }))
  const limits = { count: [0, shown.length] as const, weigh: { ether: { max: t.get(who, 'ether') } } }
  const bought = yield* chooseSome(t, who, { about: { key: 'buy-influence', args: { who } }, options, limits }) // EF-MKT-05
  for (const card of bought) {
    yield* t.pay(who, [{ pay: 'ether', n: cardOf(t, card, 'influence').price }]) // EF-MKT-06
    yield* t.happens('card:gain', { who, card }, (w, e) => w.put(e.card, discardOf(e.who), { at: 'top', face: 'front' })) // EF-MKT-07
  }
  yield* t.change((w) => w.put(t.inZone(offerOf(who)), 'market', { at: 'bottom', face: 'back' }))
}
