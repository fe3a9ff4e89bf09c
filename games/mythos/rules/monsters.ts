import { chooseSome, onPiece, type Refusal, type Script } from '@miskatonic/kernel'
import type { MonsterCard } from '../content/nodes.ts'
import { titleOf } from './filters.ts'
import { cardOf, handOf } from './pieces.ts'
import { isWalking, openGate, placeFits, placeOf } from './place.ts'
import { commonRefusals, enters, payFor } from './playing.ts'
import { type Asking, refused } from './refusals.ts'
import { pricedOption, priceOf } from './sanity.ts'
import type { Mythos, PieceId, Seat } from './shape.ts'
import { at } from './zones.ts'

/* Monsters, and Cultists played as such, through a Gate into the Threat. */

/** An unused Gate at the current Location, of the right place where the card says so (MY-GATE-02, MY-MON-02). */
export function gateRefusal(t: Mythos, who: Seat): Refusal | null {
  if (openGate(t, who) !== null) return null
  if (isWalking(t, who)) return refused('MY-GATE-09', 'refused.walking')
  const place = placeOf(t, who)
  return place !== null && t.get(place, 'inverted') ? refused('MY-GATE-02', 'refused.gate-spent') : refused('MY-MON-02', 'refused.no-gate')
}

export function threatRefusals(t: Mythos, who: Seat, piece: PieceId, how: Asking = {}): Refusal[] {
  const gate = gateRefusal(t, who)
  if (how.enough && gate) return [gate]
  const reasons = commonRefusals(t, who, piece, 'threat', how)
  if (how.enough && reasons.length) return reasons
  // A Cultist comes as a Monster does, and is an Ally.
  const card = cardOf(t, piece)
  const through = card.kind === 'monster' ? card.through : undefined
  if (gate) reasons.push(gate)
  else if (through && !placeFits(t, who, through)) reasons.push(refused('MY-GEN-01', 'refused.other-gate'))
  return reasons
}

const names = (a: MonsterCard, b: MonsterCard): boolean => (a.combines ?? []).some((id) => titleOf(id) === b.title.en)
/** All cards of a Combination must name each other (MY-RULING-61). */
const combine = (a: MonsterCard, b: MonsterCard): boolean => names(a, b) && names(b, a)

/** What else of the Hand could come along, as far as SAN goes (MY-COMBI-01, -06). */
export function partnersOf(t: Mythos, who: Seat, piece: PieceId): PieceId[] {
  const card = cardOf(t, piece)
  if (card.kind !== 'monster' || !card.combines) return []
  const left = t.get(who, 'sanity') - priceOf(t, who, piece)
  return handOf(t, who).filter((other) => {
    const printed = cardOf(t, other)
    return (
      other !== piece &&
      printed.kind === 'monster' &&
      combine(card, printed) &&
      priceOf(t, who, other) <= left &&
      !threatRefusals(t, who, other).length
    )
  })
}

/** Together in one turn, through one Gate, each at its own SAN (MY-TURN-12, MY-COMBI-02, -03, -05). */
export function* playCombination(t: Mythos, who: Seat, piece: PieceId): Script {
  const partners = partnersOf(t, who, piece)
  const cards = partners.map((one) => cardOf(t, one, 'monster'))
  const all = cards.every((a, i) => cards.every((b, j) => i === j || combine(a, b)))
  const chosen = yield* chooseSome(t, who, {
    about: 'prompt.combine',
    options: partners.map((one) => ({
      ...pricedOption(t, who, one, onPiece(one)),
      weights: { sanity: priceOf(t, who, one) },
      ...(all ? {} : { group: 'one' }),
    })),
    limits: {
      count: [1, all ? partners.length : 1],
      weigh: { sanity: { max: t.get(who, 'sanity') - priceOf(t, who, piece) } },
    },
    cover: true,
  })
  yield* playThreat(t, who, [piece, ...chosen])
}

/** Face down; the others learn how many cards and how much SAN (MY-MON-01, -08, MY-RULING-39). */
export function* playThreat(t: Mythos, who: Seat, pieces: readonly PieceId[]): Script {
  yield* spendGate(t, who)
  for (const piece of pieces) {
    const paid = priceOf(t, who, piece)
    if (!(yield* payFor(t, who, paid))) return
    yield* enters(t, { who, card: piece, as: 'threat', down: true }, (w) => {
      w.put(piece, at.threat(who), { face: 'back', unseen: true })
      w.set(piece, 'paid', paid)
    })
  }
}

/** After use the Location is inverted (MY-GATE-03). */
export function* spendGate(t: Mythos, who: Seat): Script {
  const gate = openGate(t, who)
  if (gate !== null) yield* t.happens('gate:spend', { who, card: gate }, (w) => w.set(gate, 'inverted', true))
}
