import type { Ability, Script } from '@miskatonic/kernel'
import { recover } from './harm.ts'
import { hereOf, monstersOn } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId } from './shape.ts'

export const canRestHere = (t: Eldritch, who: InvestigatorId): boolean => !monstersOn(t, hereOf(t, who)).length

/** One point of each; legal at full values too (EH-REST-01, -03). It stands among what resting triggers: who rests orders them (EH-REST-04, EH-RULING-20). */
export const restRecovery: Ability<EldritchShape> = {
  id: 'recovery',
  rule: 'EH-REST-01',
  family: 'after',
  on: 'action:perform',
  when: (_t: Eldritch, _self, what: { action: string }) => what.action === 'rest',
  *run(t: Eldritch, _self, what: { who: InvestigatorId }): Script {
    yield* recover(t, what.who, 'health', 1)
    yield* recover(t, what.who, 'sanity', 1)
  },
}
