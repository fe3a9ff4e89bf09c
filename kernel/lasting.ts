import type { Engine } from './engine.ts'
import type { LastingId, RecordId } from './ids.ts'
import type { Shape } from './shape.ts'
import type { Lasting } from './state.ts'

/** Ends what lasts, where it is over. */
export function endLasting<S extends Shape>(t: Engine<S>, ended: (lasting: Lasting) => boolean): void {
  if (!t.raw.lasting.length) return
  const left = t.raw.lasting.filter((lasting) => !ended(lasting))
  if (left.length === t.raw.lasting.length) return
  t.journal.setLasting(left)
  t.lastingChanged()
}

/** A lasting effect with a number of uses was used once. */
export function countLastingUse<S extends Shape>(t: Engine<S>, id: LastingId): void {
  const lasting = t.raw.lasting.find((one) => one.id === id)
  if (!lasting || typeof lasting.until !== 'object' || !('uses' in lasting.until)) return
  const uses = lasting.until.uses - 1
  if (uses <= 0) return endLasting(t, (one) => one.id === id)
  t.journal.setLasting(t.raw.lasting.map((one) => (one.id === id ? { ...one, until: { uses } } : one)))
  t.lastingChanged()
}

/** A happening came to its end: what lasted until after it goes. */
export function expire<S extends Shape>(t: Engine<S>, happening: string): void {
  if (t.raw.lasting.length) endLasting(t, ({ until }) => typeof until === 'object' && 'after' in until && until.after === happening)
}

/** A record was closed: what lasted until then goes. */
export function endWithRecord<S extends Shape>(t: Engine<S>, id: RecordId): void {
  endLasting(t, ({ until }) => typeof until === 'object' && 'record' in until && until.record === id)
}

/** What was used up in a scope can be used again. */
export function forgetLimits<S extends Shape>(t: Engine<S>, scope: string): void {
  if (!t.journal.hasUsed(scope)) return
  const prefix = `${scope}|`
  for (const key in t.raw.used) if (key.startsWith(prefix)) t.journal.setUsed(key, 0)
}
