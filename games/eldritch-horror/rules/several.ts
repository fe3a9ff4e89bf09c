import { cleanly, type Script } from '@miskatonic/kernel'
import type { Eldritch, InvestigatorId } from './shape.ts'

/** One effect on several investigators: who falls to it is judged by the state before it, whatever awakens meanwhile (EH-DEF-18, EH-RULING-58). */
export function* onSeveral<R>(t: Eldritch, effect: () => Script<R>): Script<R | null> {
  if (t.record('several')) return yield* effect()
  return (yield* t.resolving({ kind: 'several', awakened: t.state.awakened }, effect)).done ?? null
}

/** Each in turn, and the others too when one of them stops what he was doing (EH-RULING-90). */
export function* inTurn(t: Eldritch, whom: readonly InvestigatorId[], effect: (who: InvestigatorId) => Script<unknown>): Script {
  const [first, ...others] = whom
  if (first === undefined) return
  yield* cleanly(
    t,
    () => effect(first),
    () => inTurn(t, others, effect),
  )
}
