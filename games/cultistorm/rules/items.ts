import { resolveText } from '@miskatonic/effects'
import { choose, onPiece, type Refusal, type Script, zonesCalled } from '@miskatonic/kernel'
import { cardOf, isKind } from './cards.ts'
import { iconsIn } from './hands.ts'
import type { PieceId, Seat, Storm } from './shape.ts'

export const itemsOf = zonesCalled('items')
/** What was just found and is not yet kept or left. */
const foundOf = zonesCalled('found')

export const items = (t: Storm, who: Seat): PieceId[] => t.inZone(itemsOf(who))
export const itemLimit = (t: Storm, who: Seat): number => t.number('itemLimit', { who }) // CS-ITEM-01

/** Of some items nobody may own two. */
export const isSecondCopy = (t: Storm, who: Seat, item: PieceId): boolean =>
  cardOf(t, item, 'item').unique === true && items(t, who).some((one) => one !== item && t.def(one).id === t.def(item).id) // CS-ITEM-03

export function* discardItem(t: Storm, who: Seat, item: PieceId): Script {
  yield* t.happens('item:discard', { who, item }, (w, e) => {
    w.put(e.item, 'item-discard') // CS-ITEM-07
    w.clear(e.item, 'charges')
  })
}

/** With as many as one may own, one of them goes first. */
export function* keepItem(t: Storm, who: Seat, item: PieceId): Script {
  if (items(t, who).length >= itemLimit(t, who)) {
    const options = items(t, who).map((one) => onPiece(one))
    yield* discardItem(t, who, yield* choose(t, who, { about: 'choose-item-to-discard', options })) // CS-ITEM-02
  }
  const { charges = 0 } = cardOf(t, item, 'item')
  yield* t.happens('item:keep', { who, item }, (w, e) => {
    w.put(e.item, itemsOf(e.who))
    if (charges) w.set(e.item, 'charges', charges)
  })
}

/** How many cards an investigation may draw now. */
export const investigationIcons = (t: Storm, who: Seat): number => t.number('icons', { who, icons: iconsIn(t, who) }) // CS-INV-11

export const cannotInvestigate = (t: Storm, who: Seat, n: number): Refusal[] => [
  ...(t.get(who, 'investigated') ? [{ rule: 'CS-INV-03', message: { key: 'investigated-already' } }] : []),
  ...(investigationIcons(t, who) === 0 ? [{ rule: 'CS-INV-01', message: { key: 'no-icons' } }] : []),
  ...(t.size('item-deck') === 0 ? [{ rule: 'CS-RULING-32', message: { key: 'no-items-left' } }] : []),
  ...t.allowed('investigation:begin', { who, n }),
]

/** Draws so many, one by one: events strike as they come, and of the items one may be kept. */
export function* investigate(t: Storm, who: Seat, n: number): Script {
  if (!(yield* t.happens('investigation:begin', { who, n }))) return
  yield* drawItems(t, who, t.number('found', { who, n }))
  yield* t.happens('investigation:end', { who, n })
}

export function* drawItems(t: Storm, who: Seat, n: number): Script {
  for (let i = 0; i < n; i++) {
    const [item] = t.top('item-deck')
    if (item === undefined) break // CS-INV-12
    yield* t.happens('item:draw', { who, item }, (w, e) => w.put(e.item, foundOf(e.who)))
    if (isKind(t, item, 'event')) yield* strike(t, who, item) // CS-RULING-31
  }
  for (let kept = 0; kept < t.number('kept', { who }); kept++) if (!(yield* keepOne(t, who))) break // CS-INV-06
  yield* t.change((w) => w.put(t.inZone(foundOf(who)), 'item-discard')) // CS-INV-08
}

function* keepOne(t: Storm, who: Seat): Script<boolean> {
  const found = t.inZone(foundOf(who)).filter((item) => !isSecondCopy(t, who, item))
  if (!found.length) return false
  const options = [...found.map((item) => onPiece(item)), { key: 'none' }]
  const chosen = yield* choose(t, who, { about: 'keep-item', options }) // CS-INV-07
  if (chosen !== 'none') yield* keepItem(t, who, chosen)
  return chosen !== 'none'
}

/** An unforeseen event takes effect at once and is never owned. */
function* strike(t: Storm, who: Seat, event: PieceId): Script {
  const struck = yield* t.happens('event:strike', { who, event })
  const self = { source: { piece: event }, piece: event, controller: who, bound: {} }
  if (struck) yield* resolveText(t, cardOf(t, event, 'event').effect, { self, you: who }) // CS-INV-09
  yield* t.change((w) => w.put(event, 'item-discard')) // CS-ITEM-06
}

export function* reshuffleItems(t: Storm): Script<boolean> {
  const n = t.size('item-discard')
  if (n === 0) return false
  yield* t.happens('items:shuffle', { n }, (w) => {
    w.put(t.inZone('item-discard'), 'item-deck')
    w.mix('item-deck')
  }) // CS-INV-13
  return true
}

/** What would be wrong if this item changed hands, or these two did. */
export function cannotGive(t: Storm, who: Seat, other: Seat, item: PieceId, back?: PieceId): Refusal[] {
  const tooMany = back === undefined && items(t, other).length >= itemLimit(t, other)
  const twice = t.suppose(
    (w) => {
      w.put(item, itemsOf(other))
      if (back !== undefined) w.put(back, itemsOf(who))
    },
    () => isSecondCopy(t, other, item) || (back !== undefined && isSecondCopy(t, who, back)),
  )
  return [
    ...(tooMany ? [{ rule: 'CS-TRADE-02', message: { key: 'too-many-items' } }] : []),
    ...(twice ? [{ rule: 'CS-ITEM-03', message: { key: 'second-copy' } }] : []),
    ...t.allowed('item:give', { who, other, item }),
  ]
}

type Gift = { readonly item: PieceId; readonly who: Seat; readonly other: Seat }
/** Both halves of an exchange at once. */
export function* giveItems(t: Storm, gifts: readonly Gift[]): Script {
  yield* t.together('item:give', gifts, (w, e) => w.put(e.item, itemsOf(e.other))) // CS-TRADE-01, CS-RULING-33
}
