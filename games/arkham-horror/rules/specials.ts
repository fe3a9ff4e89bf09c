import type { Script } from '@miskatonic/kernel'
import { anyCard, cardById } from './cards.ts'
import { discardCards } from './holdings.ts'
import { hasCard, isInPlay, itemsOf, possessionsZone, specialOf } from './people.ts'
import type { Arkham, PieceId, Seat } from './shape.ts'

/* Blessings, Curses, Retainers, loans, memberships, and the Deputy. */

/** The other one of the two that take each other away. */
const OPPOSITE: { readonly [name: string]: string } = { blessing: 'curse', curse: 'blessing' }

const inSupply = (t: Arkham, name: string): PieceId | null => t.inZone('supply').find((piece) => anyCard(t, piece).id === name) ?? null
const isUnlimited = (name: string): boolean => {
  const card = cardById(name)
  return card?.kind === 'special' && card.unlimited === true
}

export function canReceiveSpecial(t: Arkham, who: Seat, name: string): boolean {
  if (!isInPlay(t, who) || hasCard(t, who, name)) return false // AH-CARD-07
  if (name === 'bank-loan' && t.get(who, 'defaulted')) return false // AH-UPKEEP-12
  return isUnlimited(name) || inSupply(t, name) !== null
}

/** One of each at most; a Blessing takes a Curse away and is used up in it, and the other way round. */
export function* gainSpecial(t: Arkham, who: Seat, name: string): Script<boolean> {
  if (!canReceiveSpecial(t, who, name)) return false // AH-STATUS-14, AH-CARD-08
  const other = OPPOSITE[name]
  if (other !== undefined && hasCard(t, who, other)) {
    yield* loseSpecial(t, who, other) // AH-STATUS-13, AH-SPECIAL-05
    return true
  }
  const gained = yield* t.happens('special:gain', { who, name }, (w, e) => {
    const card = inSupply(t, e.name)
    const piece = card ?? w.make(e.name, possessionsZone(e.who)) // AH-STATUS-15
    if (card !== null) w.put(card, possessionsZone(e.who), { face: 'front' })
    w.set(piece, 'gainedIn', t.state.turn)
  })
  const card = cardById(name)
  if (gained && card?.kind === 'special') for (const one of card.brings ?? []) yield* gainSpecial(t, who, one) // AH-SPECIAL-01
  return gained !== null
}

export function* loseSpecial(t: Arkham, who: Seat, name: string): Script<boolean> {
  const card = specialOf(t, who, name)
  if (card === null) return false
  yield* t.happens('special:lose', { who, name }, (w) => {
    if (t.def(card).supply === 'unlimited') w.unmake(card)
    else w.put(card, 'supply')
  })
  return true
}

/** All items go, the loan too, and no bank lends again. */
export function* defaultOnLoan(t: Arkham, who: Seat): Script {
  yield* discardCards(t, who, itemsOf(t, who))
  yield* t.change((w) => {
    w.set(who, 'defaulted', true)
    w.add('table', 'loansDefaulted', 1)
  })
  yield* loseSpecial(t, who, 'bank-loan') // AH-UPKEEP-12
}
