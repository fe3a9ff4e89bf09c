import { choose, onSeat, type Script } from '@miskatonic/kernel'
import { cardOf, isFaceUp, isIn, playersOf, threatOf, tomesOf } from '../pieces.ts'
import type { CardFilter, Mythos, Next, PieceId, Seat } from '../shape.ts'
import { fitsInPlay } from '../standing.ts'
import { currentValue, isInvisible } from '../value.ts'
import { afterReveal } from './steps.ts'

/** All Threats are turned up at once; then what hits some of them now (MY-REVEAL-01..04). */
export function* reveal(t: Mythos): Script<Next> {
  const cards = playersOf(t).flatMap((seat) => threatOf(t, seat))
  yield* t.happens('combat:reveal', { cards }, (w) => {
    for (const piece of cards) w.turn(piece, 'front')
  })
  const unseen = playersOf(t).flatMap((who) => threatOf(t, who).filter((piece) => isInvisible(t, piece, who)))
  if (unseen.length) yield* t.happens('monster:unseen', { cards: unseen }) // MY-REVEAL-02, MY-INVIS-06
  return afterReveal(t)
}

/** Opponents faced by a Monster that the Tome supports. */
const backed = (t: Mythos, who: Seat, supports: CardFilter): Seat[] => [
  ...new Set(
    threatOf(t, who).flatMap((piece) => {
      const facing = t.get(piece, 'facing')
      return facing !== null && !t.get(piece, 'removed') && fitsInPlay(t, who, piece, supports) ? [facing] : []
    }),
  ),
]

/** A Tome's support goes to one pair with a fitting Monster; its owner chooses after the Reveal (MY-TOME-14, MY-RULING-41). */
export function* support(t: Mythos, { seat }: { seat: Seat }): Script {
  if (!isIn(t, seat)) return
  for (const tome of tomesOf(t, seat)) {
    const { supports } = cardOf(t, tome, 'tome')
    const pairs = supports && isFaceUp(t, tome) ? backed(t, seat, supports) : []
    if (!pairs.length) continue
    const against = yield* choose(t, seat, {
      about: { key: 'prompt.support', args: { card: { piece: tome } } },
      options: pairs.map(onSeat),
    })
    yield* t.change((w) => w.set(tome, 'supports', against))
  }
}

/** What each card has to strike and to absorb with, and what comes from outside (MY-COSMIC-01, -02). */
export function* count(t: Mythos): Script {
  const points = playersOf(t).flatMap((seat) => threatOf(t, seat).map((piece): [PieceId, number] => [piece, currentValue(t, piece, seat)]))
  const outside = playersOf(t).map((seat) => [seat, outsideOf(t, seat)] as const)
  yield* t.change((w) => {
    for (const [piece, n] of points) w.set(piece, 'points', n)
    for (const [seat, left] of outside) w.set(seat, 'outsideLeft', left)
  })
}

function outsideOf(t: Mythos, who: Seat): Record<Seat, number> {
  const left: Record<Seat, number> = {}
  for (const against of playersOf(t)) {
    if (against === who) continue
    const tomes = tomesOf(t, who).filter((tome) => t.get(tome, 'supports') === against)
    left[against] = t.number('outside', { who, against }) + tomes.reduce((sum, tome) => sum + cardOf(t, tome, 'tome').capacity, 0)
  }
  return left
}
