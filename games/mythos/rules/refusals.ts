import type { Refusal, RuleId } from '@miskatonic/kernel'
import type { RefusalKey, Refusals } from '../text/messages.ts'

/** Whether one reason is enough to know that it may not be done: most cards of a Hand may not be played, and nobody asks why. */
export type Asking = { readonly enough?: boolean }
export const ONE_REASON: Asking = { enough: true }
export const ALL_REASONS: Asking = {}

/** Something for the turn alone, or for Combat alone, at the other time. */
export const OTHER_TIME = { turn: 'refused.turn-only', combat: 'refused.combat-only' } as const

const known = new Map<RuleId, Map<RefusalKey, Refusal>>()

/** Why something may not be done. Made once for each rule: the turn offers many. */
export function refused<K extends RefusalKey>(rule: RuleId, key: K, args?: Refusals[K]): Refusal {
  if (args) return { rule, message: { key, args } }
  let ofRule = known.get(rule)
  if (!ofRule) {
    ofRule = new Map()
    known.set(rule, ofRule)
  }
  let refusal = ofRule.get(key)
  if (!refusal) {
    refusal = { rule, message: { key } }
    ofRule.set(key, refusal)
  }
  return refusal
}
