import type { State } from '@miskatonic/kernel'

/* Tables that were saved under older rules. */

const CLOSING = { step: 'closing' }

/**
 * From 1: the end of a Round has a step more, before cards are turned up (the flow lists the next step last), and Allies that absorb
 * are buried at once: the few that were still waiting for the end of a Combat come through it.
 */
function fromOne(old: State): State {
  const flow = old.flow.flatMap((step) => (step.step === 'turnUp' ? [step, CLOSING] : [step]))
  const of = Object.fromEntries(Object.entries(old.of).map(([ref, { damaged: _, ...kept }]) => [ref, kept]))
  return { ...old, flow, of }
}

export const migrate = { 1: fromOne } as const
