import { choose, confirm, onPiece, type Script } from '@miskatonic/kernel'
import { lead, maskOf, masksOf } from './people.ts'
import type { Ether, PieceId, Seat } from './shape.ts'

/* Items are the Team's, Masks are somebody's. */

const isFull = (t: Ether): boolean => t.size('items') >= t.number('itemLimit', {})

export function* gainItem(t: Ether, card: PieceId): Script {
  yield* t.happens('item:gain', { card }, (w, e) => w.put(e.card, 'storage', { face: 'back' }))
  if (yield* confirm(t, lead(t), { about: { key: 'use-item-now', args: { card: { piece: card } } }, group: true }))
    yield* activateItem(t, card) // EF-ITEM-13
}
/** Into a slot; where all are taken, another goes first. */
export function* activateItem(t: Ether, card: PieceId): Script<boolean> {
  if (isFull(t)) {
    const options = t.inZone('items').map((piece) => onPiece(piece))
    const key = yield* choose(t, lead(t), { about: 'free-item-slot', options: [...options, { key: 'none' }], group: true }) // EF-ITEM-08, EF-ITEM-09
    if (key === 'none') return false
    yield* discardItem(t, key)
  }
  return (yield* t.happens('item:activate', { card }, (w, e) => w.put(e.card, 'items', { face: 'front' }))) !== null
}
export function* discardItem(t: Ether, card: PieceId): Script {
  yield* t.happens('item:discard', { card }, (w, e) => w.put(e.card, 'storage', { face: 'back' })) // EF-ITEM-10
}
/** One at random out of Storage (EF-ITEM-07, EF-BOARD-06). */
export function* restoreItem(t: Ether): Script<boolean> {
  const stored = t.inZone('storage')
  if (!stored.length) return false
  const card = t.pick('item', stored)
  yield* t.change((w) => w.look(t.watchers, [card], 'front'))
  return yield* activateItem(t, card)
}
export function* returnItem(t: Ether, card: PieceId): Script {
  yield* t.happens('item:return', { card }, (w, e) => w.put(e.card, 'item-market', { at: 'bottom', face: 'back' })) // EF-ITEM-12
}

export function* gainMask(t: Ether, who: Seat, card: PieceId): Script {
  yield* t.happens('mask:gain', { who, card }, (w, e) => w.put(e.card, masksOf(e.who), { face: 'front' })) // EF-MASK-09
  if (yield* confirm(t, who, { about: { key: 'wear-mask', args: { card: { piece: card } } } })) yield* wearMask(t, who, card) // EF-MASK-08
}
export function* wearMask(t: Ether, who: Seat, card: PieceId): Script {
  const worn = t.inZone(maskOf(who))
  yield* t.happens('mask:wear', { who, card }, (w, e) => {
    w.put(worn, masksOf(e.who))
    w.put(e.card, maskOf(e.who)) // EF-MASK-01
  })
}
export function* discardMask(t: Ether, who: Seat): Script<boolean> {
  const [card] = t.inZone(maskOf(who))
  if (card === undefined) return false
  return (yield* t.happens('mask:discard', { who, card }, (w, e) => w.put(e.card, masksOf(e.who)))) !== null // EF-MASK-07
}
/** Another of one's own, or one where none is worn. */
export function* restoreMask(t: Ether, who: Seat): Script<boolean> {
  const owned = t.inZone(masksOf(who))
  if (!owned.length) return false
  const key = yield* choose(t, who, { about: 'choose-mask', options: [...owned.map((piece) => onPiece(piece)), { key: 'none' }] }) // EF-MASK-06
  if (key === 'none') return false
  yield* wearMask(t, who, key)
  return true
}
