import type { Ability } from '@miskatonic/kernel'
import { kindOf } from './pieces.ts'
import { refused } from './refusals.ts'
import type { MythosShape, Seat } from './shape.ts'

/** Against whoever is warded, what a Great Old One does has no effect. */
const wardedFromLoss: Ability<MythosShape> = {
  id: 'warded',
  rule: 'MY-GOO-08',
  family: 'cannot',
  on: 'sanity:lose',
  when: (t, _self, what: { who: Seat }, by) => {
    const source = by.source?.piece
    return source !== undefined && t.exists(source) && kindOf(t, source) === 'greatOldOne' && t.number('warded', { who: what.who }) > 0
  },
  refusal: () => refused('MY-GOO-08', 'refused.warded'),
}

export const ruleAbilities: readonly Ability<MythosShape>[] = [wardedFromLoss]
