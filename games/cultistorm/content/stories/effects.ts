import type { Effect } from '@miskatonic/effects'
import {
  advance,
  draw,
  drawItems,
  heal,
  ifLost,
  ifWon,
  later,
  lendSect,
  madden,
  may,
  moreSect,
  removeCrystal,
  rerollDice,
} from '../builders.ts'

/** Ten stories only tell; six help, four do harm. */
const BY_TURN: readonly (Effect | null)[] = [
  ...Array.from({ length: 10 }, () => null),
  lendSect,
  may(rerollDice(1)),
  ifWon(draw(1)),
  later('preparation:begin', heal(1)),
  ifWon(removeCrystal),
  ifWon(drawItems(1)),
  moreSect,
  ifLost(madden(1)),
  advance(1),
  rerollDice(1),
] // CS-RULING-113

/** Stories of one sect symbol. */
export const PER_SYMBOL = BY_TURN.length

/** What an encounter does. Each sect has its twenty turned by four, so that one narrative card does something else for each of them. */
export function effectOf(number: number): Effect | null {
  const [sect, card] = [Math.floor((number - 1) / PER_SYMBOL), (number - 1) % PER_SYMBOL]
  return BY_TURN[(card + 4 * sect) % PER_SYMBOL] ?? null
}
