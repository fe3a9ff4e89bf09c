import { choose, type Script } from '@miskatonic/kernel'
import { suffer } from './anguish.ts'
import { isKind } from './cards.ts'
import { resolveFlaw } from './flaws.ts'
import { deckOf, discardOf, handOf, offerOf, sealedOf } from './people.ts'
import type { Ether, PieceId, Seat } from './shape.ts'

/* Drawing, reshuffling, sealing, opening: cards are health. */

/** Draws so many, stopping at the hand limit; a Flaw counts as drawn and is resolved at once. */
export function* drawCards(t: Ether, who: Seat, n: number): Script<number> {
  let drawn = 0
  for (; drawn < n; drawn++) {
    if (t.size(handOf(who)) >= t.number('handLimit', { who })) break // EF-HAND-03, EF-DRAW-03
    if (t.size(deckOf(who)) === 0 && !(yield* reshuffleToDraw(t, who))) break
    if (t.size(deckOf(who)) === 0) break
    const [card] = t.top(deckOf(who)) as [PieceId]
    if (isKind(t, card, 'flaw'))
      yield* resolveFlaw(t, who, card) // EF-FLAW-02, EF-RULING-26
    else
      yield* t.happens('card:draw', { who, cards: [card] }, (w) => {
        w.put(card, handOf(who), { face: 'front' })
        if (t.seats.length === 1) w.set(who, 'fresh', [...new Set([...t.get(who, 'fresh'), card])]) // EF-INF-13
      })
  }
  return drawn
}

/** The discard pile becomes the deck, and that has its price. False: there is nothing to shuffle. */
function* reshuffleToDraw(t: Ether, who: Seat): Script<boolean> {
  if (t.size(discardOf(who)) === 0) return false // EF-RULING-25
  yield* shuffleDiscards(t, who, true) // EF-SHUF-01
  const options = [{ key: 'anguish' }, { key: 'seal' }] as const
  const key = yield* choose(t, who, { about: { key: 'reshuffle-price', args: { who } }, options }) // EF-SHUF-02
  if (key === 'anguish') yield* suffer(t, who, 1)
  else yield* seal(t, who, 3) // EF-SHUF-03
  return true
}

function* shuffleDiscards(t: Ether, who: Seat, due: boolean): Script {
  yield* t.happens('deck:reshuffle', { who, due }, (w) => {
    w.put(t.inZone(discardOf(who)), deckOf(who), { mixed: true, face: 'back' })
    w.mix(deckOf(who))
  })
}

/** By an effect: what is left of the deck goes with it, and nothing is paid. */
export function* reshuffle(t: Ether, who: Seat): Script {
  yield* t.change((w) => w.put(t.inZone(deckOf(who)), discardOf(who), { at: 'top', face: 'front' })) // EF-SHUF-04
  yield* shuffleDiscards(t, who, false) // EF-SHUF-05
}

/** The top cards go out of reach; Flaws are skipped and stay on top. Nobody is judged while cards are looked through. */
export function seal(t: Ether, who: Seat, n: number): Script<number> {
  return t.hold(['death'], () => sealing(t, who, n))
}
function* sealing(t: Ether, who: Seat, n: number): Script<number> {
  const [cards, skipped]: [PieceId[], PieceId[]] = [[], []]
  while (cards.length < n && t.size(deckOf(who)) > 0) {
    const [card] = t.top(deckOf(who)) as [PieceId]
    ;(isKind(t, card, 'flaw') ? skipped : cards).push(card) // EF-SEAL-05, EF-SEAL-07
    yield* t.change((w) => w.put(card, offerOf(who), { face: 'front' }))
  }
  if (skipped.length) yield* t.change((w) => w.put(skipped, deckOf(who), { at: 'top', face: 'back' })) // EF-SEAL-06
  if (!cards.length) return 0 // EF-RULING-45
  yield* t.happens('card:seal', { who, cards }, (w, what) => {
    for (const card of what.cards) w.put(card, sealedOf(who), { at: 'top', face: 'back' }) // EF-SEAL-01
  })
  const kept = t.inZone(offerOf(who))
  if (kept.length) yield* t.change((w) => w.put(kept, deckOf(who), { at: 'top', face: 'back' }))
  return cards.length
}

export function* open(t: Ether, who: Seat, n: number): Script<number> {
  const cards = t.top(sealedOf(who), Math.min(n, t.size(sealedOf(who))))
  if (!cards.length) return 0
  yield* t.happens('card:open', { who, cards }, (w, what) => {
    for (const card of what.cards) w.put(card, discardOf(who), { at: 'top', face: 'front' }) // EF-SEAL-03
  })
  return cards.length
}

export function* discard(t: Ether, who: Seat, cards: readonly PieceId[]): Script {
  if (cards.length)
    yield* t.happens('card:discard', { who, cards }, (w, what) => w.put(what.cards, discardOf(who), { at: 'top', face: 'front' }))
}
