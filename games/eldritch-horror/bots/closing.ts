import type { AbilityData } from '@miskatonic/effects'
import { OMENS } from '../rules/shape.ts'
import { GATE_COLOURS } from './gates.ts'
import { hears, stepWorth } from './mystery.ts'
import type { Position, Someone } from './position.ts'
import { worthOf } from './texts.ts'

/* What closing a Gate brings the Mystery. */

/** Whether the Mystery wants Gates closed while the Omen has their colour. */
export function wantsMatch(p: Position): boolean {
  const { if: when } = (closingOf(p)?.where ?? {}) as { if?: { matchesGate?: true } }
  return when?.matchesGate === true && stepWorth(p) > 0
}
const closingOf = (p: Position): AbilityData | undefined => p.mystery?.card.abilities?.find((ability) => hears(ability, 'gate:close'))

/** What the Mystery gives for a Gate of that colour, if it is closed when the Omen has advanced so far; a Gate whose hour is about to come is wasted now. */
export function closingWorth(p: Position, who: Someone, face: string, omens = 0): number {
  const closing = closingOf(p)
  if (!closing || !('effect' in closing)) return 0
  const worth = worthOf(p, who, closing.effect)
  if (!wantsMatch(p)) return worth
  const colour = GATE_COLOURS.get(face)
  if (colour === OMENS[(p.omen + omens) % OMENS.length]) return worth
  return colour === OMENS[(p.omen + omens + 1) % OMENS.length] ? -0.4 * worth : -0.1 * worth
}
