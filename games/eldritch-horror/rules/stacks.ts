import type { Check } from '@miskatonic/kernel'
import type { EldritchShape } from './shape.ts'

/** An emptied stack or pool is made anew from its discard pile at once, face down and mixed. */
const renewed = (pile: 'gates' | 'clues', rule: string): Check<EldritchShape> => ({
  name: `renew-${pile}`,
  rule,
  reads: [pile, 'discard'],
  when: (t) => (!t.size(pile) && t.size(`discard:${pile}`) ? [pile] : []),
  *then(t) {
    yield* t.change((w) => w.put(t.inZone(`discard:${pile}`), pile, { mixed: true, face: 'back' }))
  },
})

export const gateStack = renewed('gates', 'EH-GATE-04')
export const cluePool = renewed('clues', 'EH-CLUE-03')
