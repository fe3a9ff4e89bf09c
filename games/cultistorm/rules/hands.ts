import { chooseSome, onPiece, type Script, zonesCalled } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import type { PieceId, Seat, Storm } from './shape.ts'

export const handOf = zonesCalled('hand')
export const deckOf = zonesCalled('actions')
export const pileOf = zonesCalled('discard')
/** In front of a detective: help received, and help that comes next turn. */
export const supportOf = zonesCalled('support')
export const waitingOf = zonesCalled('waiting')

export const hand = (t: Storm, who: Seat): PieceId[] => t.inZone(handOf(who))

/** From the own deck; an empty one is made anew of the own discards, and of nothing else. */
export function* drawCards(t: Storm, who: Seat, n: number): Script<number> {
  let drawn = 0
  for (; drawn < n; drawn++) {
    if (t.size(deckOf(who)) === 0) yield* t.change((w) => w.put(t.inZone(pileOf(who)), deckOf(who), { mixed: true })) // CS-REV-06, CS-RULING-19
    const [card] = t.top(deckOf(who))
    if (card === undefined) break
    yield* t.change((w) => w.put(card, handOf(who)))
  }
  if (drawn) yield* t.happens('card:draw', { who, n: drawn })
  return drawn
}

export function* discardCards(t: Storm, who: Seat, cards: readonly PieceId[]): Script {
  if (!cards.length) return
  yield* t.happens('card:discard', { who, cards }, (w, e) => w.put(e.cards, pileOf(e.who))) // CS-REV-04
}

/** The owner chooses which. */
export function* chooseDiscards(t: Storm, who: Seat, n: number): Script<PieceId[]> {
  const most = Math.min(n, hand(t, who).length)
  if (most <= 0) return []
  const options = hand(t, who).map((card) => onPiece(card))
  const chosen = yield* chooseSome(t, who, {
    about: { key: 'choose-discards', args: { n: most } },
    options,
    limits: { count: [most, most] },
  })
  yield* discardCards(t, who, chosen)
  return chosen
}

/** A card played on somebody goes back to the one who played it; a copy, which nobody played, is gone. */
export function* returnSupport(t: Storm, cards: readonly PieceId[]): Script {
  if (!cards.length) return
  yield* t.change((w) => {
    for (const card of cards) {
      const owner = t.get(card, 'owner')
      w.put(card, owner === null ? 'box' : pileOf(owner)) // CS-SUPP-20, CS-TROPHY-08
    }
  })
}

/** The investigation icons in a hand. */
export const iconsIn = (t: Storm, who: Seat): number =>
  hand(t, who).reduce((sum, card) => sum + (cardOf(t, card, 'action').investigate ?? 0), 0) // CS-INV-04
