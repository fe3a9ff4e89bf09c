import type { Ability, Script } from '@miskatonic/kernel'
import { playerOf } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId } from './shape.ts'

/** On one's own turn of the Action Phase a Delay ends the action and the turn instead (EH-DELAY-04, -05). */
const delayOnOwnTurn: Ability<EldritchShape> = {
  id: 'delay-on-own-turn',
  rule: 'EH-DELAY-04',
  family: 'instead',
  on: 'investigator:delay',
  when: (t: Eldritch, _self, what: { who: InvestigatorId }) => t.state.phase === 'action' && t.state.active === playerOf(t, what.who),
  *run(t: Eldritch, _self, what: { who: InvestigatorId }): Script<null> {
    yield* t.change((w) => w.set(what.who, 'actionsLeft', 0))
    t.leave((record) => record.kind === 'action' && record['who'] === what.who, 'delayed')
    return null
  },
}

export const ruleAbilities: readonly Ability<EldritchShape>[] = [delayOnOwnTurn]
