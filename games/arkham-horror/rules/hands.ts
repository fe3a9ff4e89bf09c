import type { Script } from '@miskatonic/kernel'
import { anyCard } from './cards.ts'
import { discardCards } from './holdings.ts'
import { handsOf, isExhausted, isWeapon, possessions } from './people.ts'
import type { Arkham, PieceId, Seat } from './shape.ts'

/* Two hands, and what they hold. */

export const freeHands = (t: Arkham, who: Seat, inUse: readonly PieceId[]): number =>
  t.number('hands', { who }) - inUse.reduce((n, piece) => n + handsOf(t, piece), 0)

/** Weapons that can still be taken up. */
export const wieldable = (t: Arkham, who: Seat, inUse: readonly PieceId[]): PieceId[] =>
  possessions(t, who).filter(
    (piece) => isWeapon(t, piece) && !isExhausted(t, piece) && !inUse.includes(piece) && handsOf(t, piece) <= freeHands(t, who, inUse),
  )

/** What is worth putting down: where the hand could hold something else, or what would be gone after the throw. */
export function worthDropping(t: Arkham, who: Seat, inUse: readonly PieceId[]): readonly PieceId[] {
  const other = possessions(t, who).some((piece) => handsOf(t, piece) > 0 && !inUse.includes(piece) && !isExhausted(t, piece))
  return other ? inUse : inUse.filter((piece) => isSingle(t, piece))
}

const isSingle = (t: Arkham, piece: PieceId): boolean => {
  const card = anyCard(t, piece)
  return 'single' in card && card.single === true
}

/** Dice a Combat check would have with just these in use. */
function diceWith(t: Arkham, who: Seat, inUse: readonly PieceId[]): number {
  const fight = t.record('fighting')
  if (!fight) return 0
  const about = { who, skill: 'fight', check: 'combat', modifier: 0, against: fight.foe } as const
  return t.suppose(
    (w) => w.note(fight.id, { inUse }),
    () => t.number('dice', about),
  )
}

/** The most dice that weapons still to be taken up would give. */
export function mostDice(t: Arkham, who: Seat, inUse: readonly PieceId[]): number {
  const more = wieldable(t, who, inUse).map((piece) => mostDice(t, who, [...inUse, piece]))
  return Math.max(diceWith(t, who, inUse), ...more)
}

/** What is at hand already stays; empty hands take up what helps most, but nothing that would be gone after it. */
export function bestArms(t: Arkham, who: Seat, inUse: readonly PieceId[]): readonly PieceId[] {
  let held = inUse.filter((piece) => t.exists(piece) && !(isWeapon(t, piece) && isExhausted(t, piece)))
  for (;;) {
    const now = diceWith(t, who, held)
    const open = wieldable(t, who, held).filter((piece) => !isSingle(t, piece))
    const gains = open.map((piece) => ({ piece, gain: diceWith(t, who, [...held, piece]) - now }))
    const best = gains.reduce<{ piece: PieceId; gain: number } | null>((top, one) => (one.gain > (top?.gain ?? 0) ? one : top), null)
    if (best === null) return held
    held = [...held, best.piece]
  }
}

/** What serves one throw only is gone after it. */
export function* spendSingles(t: Arkham, who: Seat): Script {
  const used = (t.record('fighting')?.inUse ?? []).filter((piece) => t.exists(piece) && isSingle(t, piece))
  yield* discardCards(t, who, used)
}
