import { cardOf, isKind } from './cards.ts'
import type { Colour, DreamerId, Ether, PieceId, Seat } from './shape.ts'

/* Who is who, and what lies by each board. */

export const deckOf = (who: Seat) => `deck:${who}` as const
export const handOf = (who: Seat) => `hand:${who}` as const
export const discardOf = (who: Seat) => `discard:${who}` as const
export const sealedOf = (who: Seat) => `sealed:${who}` as const
export const progressOf = (who: Seat) => `progress:${who}` as const
export const unusedOf = (who: Seat) => `unused:${who}` as const
export const maskOf = (who: Seat) => `mask:${who}` as const
export const masksOf = (who: Seat) => `masks:${who}` as const
export const offerOf = (who: Seat) => `offer:${who}` as const

/** From the start player on, to the left (EF-START-02). */
export function inOrder(t: Ether): readonly Seat[] {
  const i = t.seats.indexOf(t.state.start)
  return [...t.seats.slice(i), ...t.seats.slice(0, i)]
}
export const players = (t: Ether): number => t.seats.length // EF-GEN-05
/** Who is asked for the Team. */
export const lead = (t: Ether): Seat => t.state.start // EF-GEN-04, EF-START-03
export const isPlayed = (t: Ether, dreamer: DreamerId): boolean => t.seats.some((who) => t.get(who, 'dreamer') === dreamer)

export const isLaidDown = (t: Ether, piece: PieceId): boolean => t.up(piece) === 'back' // EF-PROG-08
/** Progress cards, without the Flaws that lie among them. */
export const placed = (t: Ether, who: Seat): readonly PieceId[] =>
  t.inZone(progressOf(who)).filter((piece) => isKind(t, piece, 'influence')) // EF-PROG-18
export const standing = (t: Ether, who: Seat): readonly PieceId[] => placed(t, who).filter((piece) => !isLaidDown(t, piece))
export const progressOfColour = (t: Ether, who: Seat, colour: Colour): number =>
  standing(t, who).filter((piece) => cardOf(t, piece, 'influence').colour === colour).length // EF-PROG-13, EF-PROG-14

/** Deck, hand and discard pile: what keeps a Dreamer alive. */
export const cardsLeft = (t: Ether, who: Seat): number => t.size(deckOf(who)) + t.size(handOf(who)) + t.size(discardOf(who)) // EF-ANG-06, EF-ANG-07, EF-RULING-41
