import type { MessageOf, Refusal, RuleId } from '@miskatonic/kernel'
import type { RefusalKey, Refusals } from '../text/messages.ts'

const known = new Map<string, Refusal>()

/** Why something may not be done. Made once for each rule: the turn offers many. */
export function refused<K extends RefusalKey>(rule: RuleId, key: K, args?: Refusals[K]): Refusal {
  if (args) return { rule, message: { key, args: args as never } }
  const name = `${rule} ${key}`
  let refusal = known.get(name)
  if (!refusal) {
    refusal = { rule, message: { key } }
    known.set(name, refusal)
  }
  return refusal
}
export type Told = MessageOf<Refusals>
