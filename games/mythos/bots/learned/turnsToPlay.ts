import { defined } from '@miskatonic/kernel'
import { type CardFacts, leads } from './cardFacts.ts'
import { isRead, isServedHere, type Side } from './side.ts'

/* How many turns it takes to play each card of a Hand: a guess, by what the Hand itself helps with. */

const FAR = { elsewhere: 5, place: 6, never: 9 }

/** For each card of the Hand, in its order; what is never in the way (Adventures) takes none. */
export function turnsToPlay(side: Side): number[] {
  const { hand } = side
  const turns = hand.map((card) =>
    card.kind === 'location' ? toReach(side, card) : card.kind === 'travel' || card.kind === 'event' ? 1 : 0,
  )
  for (const [i, card] of hand.entries()) if (needsPlace(card)) turns[i] = toServe(side, card, turns)
  for (const [i, card] of hand.entries()) if (card.kind === 'spell') turns[i] = toLearn(side, card, turns)
  return turns
}

const needsPlace = ({ kind }: CardFacts): boolean => !['location', 'travel', 'event', 'adventure', 'spell'].includes(kind)

function toReach({ place, hand }: Side, to: CardFacts): number {
  const { here, from, crossed } = place
  if (from === null && here === null) return to.card.kind === 'location' && to.card.access === undefined ? 1 : FAR.place
  if (crossed && here === to) return 1
  if (from === null) return 2
  if (here !== null && here.kind !== 'location') return here.kind !== 'travel' ? 2 : leads(here, from, to) ? 1 : FAR.elsewhere
  const walk = from.walk[to.at]
  if (walk) return walk
  return hand.some((card) => leads(card, from, to)) ? 2 : FAR.place
}

function toServe(side: Side, card: CardFacts, turns: readonly number[]): number {
  const { hand, place, equipment } = side
  if (card.kind === 'tome' && !isRead(side, card)) {
    const helped = hand.some((one) => one.kind === 'ally' && (card.languages & ~(equipment.languages | one.languages)) === 0)
    if (!helped) return FAR.never
  }
  if (isServedHere(side, card)) return 1
  let best = FAR.elsewhere
  for (const [i, one] of hand.entries()) if (one.kind === 'location' && card.servedAt[one.at]) best = Math.min(best, defined(turns[i]))
  if (place.crossed && place.here !== null && card.servedAt[place.here.at]) best = Math.min(best, 1)
  return 1 + best
}

function toLearn({ hand, equipment }: Side, spell: CardFacts, turns: readonly number[]): number {
  if (equipment.room || equipment.roomIcons & spell.icons) return 1
  let best = FAR.elsewhere
  for (const [i, one] of hand.entries()) {
    const teaches = one.kind === 'tome' ? (one.icons & spell.icons) !== 0 : one.knowsSpell > 0
    if (teaches) best = Math.min(best, defined(turns[i]))
  }
  return 1 + best
}
