import { resolveText } from '@miskatonic/effects'
import { type Cost, confirm, type Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { discardOf, progressOf } from './people.ts'
import type { Ether, PieceId, Seat } from './shape.ts'

/* What the cold has taken. */

/** To be rid of one, unless it says otherwise. */
const PRICE: Cost = [{ pay: 'ether', n: 1 }] // EF-RULING-13

export function* gainFlaw(t: Ether, who: Seat): Script<boolean> {
  if (t.size('flaws') === 0) return false
  const [card] = t.top('flaws') as [PieceId]
  return (yield* t.happens('flaw:gain', { who, card }, (w, e) => w.put(e.card, discardOf(e.who), { at: 'top', face: 'front' }))) !== null // EF-FLAW-01
}

/** Out of the deck it is paid off, or does what it says. */
export function* resolveFlaw(t: Ether, who: Seat, card: PieceId): Script {
  const { drawn, stays, price = PRICE } = cardOf(t, card, 'flaw')
  yield* t.change((w) => w.put(card, stays ? progressOf(who) : discardOf(who), { at: 'top', face: 'front' })) // EF-FLAW-04, EF-FLAW-06
  const able = t.canPay(who, price).length === 0
  if (able && (yield* confirm(t, who, { about: { key: 'pay-off-flaw', args: { who, card: { piece: card } } } }))) {
    if (yield* t.pay(who, price)) return yield* removeFlaw(t, who, card) // EF-FLAW-03
  }
  yield* t.happens('flaw:resolve', { who, card })
  if (drawn) yield* resolveText(t, drawn, { self: { source: { piece: card }, piece: card, controller: who, bound: {} }, you: who }) // EF-FLAW-02
}

export function* removeFlaw(t: Ether, who: Seat, card: PieceId): Script {
  yield* t.happens('flaw:remove', { who, card }, (w, e) => w.put(e.card, 'flaws', { at: 'bottom', face: 'back' })) // EF-FLAW-05, EF-BOARD-16
}
