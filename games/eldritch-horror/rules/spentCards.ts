import type { Check } from '@miskatonic/kernel'
import type { EldritchShape } from './shape.ts'
import { putAwaySpent } from './vocabulary/payments.ts'

/** A card given as a price is discarded like any other (EH-SPEND-01). */
export const spentCards: Check<EldritchShape> = {
  name: 'spent',
  rule: 'EH-SPEND-01',
  reads: ['spent'],
  when: (t) => t.inZone('spent'),
  then: (t) => putAwaySpent(t),
}
