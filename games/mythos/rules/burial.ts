import type { Script, Write } from '@miskatonic/kernel'
import { cardOf, chronicleOf, currentOf, isLocation, kindOf, ownerOf, sideOf, under } from './pieces.ts'
import type { Attributes, Mythos, MythosShape, PieceId, Seat } from './shape.ts'
import { at } from './zones.ts'

/* Leaving play: buried at the bottom of the owner's Chronicle Deck, or discarded (MY-ZONE-13, -14). */

const OF_CARDS: readonly (keyof Attributes)[] = [
  'crossed',
  'inverted',
  'leaving',
  'past',
  'owner',
  'facing',
  'points',
  'removed',
  'harmed',
  'target',
  'borrowed',
  'gained',
  'paid',
  'travelling',
  'supports',
]

/** A card that leaves play lies upright, face up, and is nothing but itself. */
export function forgetMarks(w: Write<MythosShape>, card: PieceId): void {
  for (const attribute of OF_CARDS) w.clear(card, attribute)
}

/** With its Weapon and Spells (MY-WEAP-05, -06, MY-SPELL-12, -13, MY-RULING-33). */
export function lay(t: Mythos, w: Write<MythosShape>, card: PieceId, pile: 'chronicle' | 'discard'): void {
  const owners = [card, ...under(t, card)].map((one) => [one, ownerOf(t, one)] as const)
  for (const [one, owner] of owners) {
    forgetMarks(w, one)
    w.put(one, `${pile}:${owner}`, { at: 'bottom', face: 'front' })
  }
}

export function* bury(t: Mythos, card: PieceId): Script {
  const who = ownerOf(t, card)
  const place = isPlace(t, card) ? sideOf(t, card) : null
  // The only Location cannot be buried: it would come to lie where it lies (MY-RULING-44).
  if (place !== null && !beneath(t, place)) return
  yield* t.happens('card:bury', { who, card }, (w) => {
    lay(t, w, card, 'chronicle')
    if (place !== null) uncover(t, w, place)
  })
}

export function* discard(t: Mythos, card: PieceId): Script {
  const who = ownerOf(t, card)
  const place = isPlace(t, card) ? sideOf(t, card) : null
  yield* t.happens('card:discard', { who, card }, (w) => {
    lay(t, w, card, 'discard')
    if (place === null) return
    if (isLocation(cardOf(t, card)) && !beneath(t, place)) w.set(place, 'lostPlace', cardOf(t, card).id)
    uncover(t, w, place)
  })
}

const isPlace = (t: Mythos, card: PieceId): boolean => t.where(card).startsWith('here:')
const isWay = (t: Mythos, card: PieceId): boolean =>
  isLocation(cardOf(t, card)) || kindOf(t, card) === 'travel' || t.get(card, 'travelling')
const beneath = (t: Mythos, who: Seat): PieceId | undefined => chronicleOf(t, who).find((card) => isWay(t, card))

/** The topmost Location or Travel card beneath becomes current, as it lay (MY-RULING-44). */
function uncover(t: Mythos, w: Write<MythosShape>, who: Seat): void {
  const next = currentOf(t, who) === null ? beneath(t, who) : undefined
  if (next !== undefined) w.put(next, at.here(who))
}
