import { matching, type Refusal, type Script } from '@miskatonic/kernel'
import { bury } from './burial.ts'
import { sameTitle } from './filters.ts'
import { gateRefusal, spendGate } from './monsters.ts'
import { cardOf, combatOrder, greatOldOnesOf } from './pieces.ts'
import { arrivedWith, fitsHere } from './place.ts'
import { commonRefusals, enters, payFor } from './playing.ts'
import { type Asking, refused } from './refusals.ts'
import { priceOf } from './sanity.ts'
import type { CardFilter, Mythos, PieceId, Seat } from './shape.ts'
import { at } from './zones.ts'

/* Great Old Ones and Outer Gods: two cards in play, a Gate, two Rounds. */

/** Two different cards in play, one for each (MY-GOO-03, MY-RULING-22). */
export function meetsNeeds(t: Mythos, who: Seat, needs: readonly CardFilter[]): boolean {
  const cards = arrivedWith(t, who)
  const fits = (need: CardFilter, piece: PieceId): boolean => fitsHere(t, who, piece, need)
  if (t.number('needed', { who }) < needs.length) return needs.some((need) => cards.some((piece) => fits(need, piece)))
  return matching(needs, cards, fits) !== null
}

export function greatOldOneRefusals(t: Mythos, who: Seat, piece: PieceId, how: Asking = {}): Refusal[] {
  const card = cardOf(t, piece, 'greatOldOne')
  const gate = gateRefusal(t, who) // MY-GOO-04, MY-GATE-08
  if (how.enough && gate) return [gate]
  const reasons = commonRefusals(t, who, piece, 'greatOldOne', how)
  if (how.enough && reasons.length) return reasons
  if (gate) reasons.push(gate)
  if (t.get(who, 'called')) reasons.push(refused('MY-GOO-06', 'refused.one-each-round'))
  if (greatOldOnesOf(t, who).some((other) => sameTitle(cardOf(t, other), card)))
    reasons.push(refused('MY-COPY-04', 'refused.already-in-play'))
  if (!meetsNeeds(t, who, card.needs)) reasons.push(refused('MY-GOO-03', 'refused.needs-two-cards'))
  return reasons
}

/** The Gate is inverted before its effect starts; it lies face up beside the Threat (MY-RULING-21, MY-GOO-05). */
export function* playGreatOldOne(t: Mythos, who: Seat, piece: PieceId): Script {
  yield* spendGate(t, who)
  if (!(yield* payFor(t, who, priceOf(t, who, piece), piece))) return
  yield* enters(t, { who, card: piece, as: 'greatOldOne' }, (w) => {
    w.put(piece, at.greatOldOnes(who))
    w.set(who, 'called', true)
  })
}

/** Inverted after its first Combat; after the second it stays for what is left of that Round (MY-GOO-10, -11, MY-RULING-78). */
export function* ageGreatOldOnes(t: Mythos): Script {
  for (const seat of combatOrder(t)) {
    for (const card of greatOldOnesOf(t, seat)) {
      if (t.get(card, 'inverted')) yield* t.change((w) => w.set(card, 'leaving', true))
      else yield* t.happens('greatOldOne:age', { card }, (w) => w.set(card, 'inverted', true))
    }
  }
}

/** So it has acted in two whole Rounds (MY-GOO-12, MY-CLEAN-04). */
export function* greatOldOnesLeave(t: Mythos): Script {
  for (const seat of combatOrder(t)) for (const card of greatOldOnesOf(t, seat)) if (t.get(card, 'leaving')) yield* bury(t, card)
}
