import { choose, onPiece, type Refusal, type Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { canReach, payMotive } from './payment.ts'
import { discardOf, placed, progressOf } from './people.ts'
import type { Ether, PieceId, Seat } from './shape.ts'

/* Progress cards: placed once, at work until something takes them away (EF-PROG-16). */

const placementOf = (t: Ether, card: PieceId) => cardOf(t, card, 'influence').placement ?? {}

export function canPlace(t: Ether, who: Seat, card: PieceId): readonly Refusal[] {
  const { motive = [], plus } = placementOf(t, card)
  const dues = motive.map(({ colour, n }) => ({ colour, n: t.number('price', { who, action: 'place', colour, n }) }))
  const reached = !dues.length || dues.some((due) => due.n <= 0 || canReach(t, who, due, card, false))
  return [...(reached ? [] : [{ rule: 'EF-PROG-03', message: { key: 'lacks-motive' } }]), ...(plus ? t.canPay(who, plus) : [])]
}

/** Paid for, with room made for it first (EF-PROG-04, EF-PROG-11, EF-PROG-12). */
export function* placeProgress(t: Ether, who: Seat, card: PieceId): Script {
  const { motive = [], plus } = placementOf(t, card)
  const dues = motive.map(({ colour, n }) => ({ colour, n: t.number('price', { who, action: 'place', colour, n }) }))
  if (plus && !(yield* t.pay(who, plus))) return
  if (dues.length && dues.every(({ n }) => n > 0)) {
    const record = {
      kind: 'action',
      who,
      bearer: card,
      action: 'place',
      targets: [],
      due: 0,
      colour: null,
      paid: 0,
      times: 0,
    } as const
    const out = yield* t.resolving(record, (id) => payMotive(t, who, { alternatives: dues, id, more: false, noDie: true }, card))
    if (!out.done) return
  }
  const own = placed(t, who)
  if (own.length >= t.number('progressLimit', { who })) {
    const old = yield* choose(t, who, { about: 'replace-progress', options: own.map((piece) => onPiece(piece)) })
    yield* t.happens('progress:discard', { who, card: old }, (w, e) => w.put(e.card, discardOf(who), { at: 'top', face: 'front' }))
  }
  yield* t.happens('progress:place', { who, card }, (w, e) => w.put(e.card, progressOf(e.who), { face: 'front' })) // EF-PROG-02
}
export function* layDown(t: Ether, who: Seat, card: PieceId): Script {
  yield* t.happens('progress:lay', { who, card }, (w, e) => w.turn(e.card, 'back')) // EF-PROG-08
}
export function* standUp(t: Ether, who: Seat, card: PieceId): Script {
  yield* t.happens('progress:stand', { who, card }, (w, e) => w.turn(e.card, 'front'))
}
