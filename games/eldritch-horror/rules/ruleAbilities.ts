import type { Ability, Script } from '@miskatonic/kernel'
import { playerOf } from './pieces.ts'
import { restRecovery } from './rest.ts'
import type { Eldritch, EldritchShape, InvestigatorId } from './shape.ts'
import { endAction } from './wholeText.ts'

/** On one's own turn of the Action Phase a Delay ends the action and the turn instead (EH-DELAY-04, -05). */
const delayOnOwnTurn: Ability<EldritchShape> = {
  id: 'delay-on-own-turn',
  rule: 'EH-DELAY-04',
  family: 'instead',
  on: 'investigator:delay',
  when: (t: Eldritch, _self, what: { who: InvestigatorId }) => t.state.phase === 'action' && t.state.active === playerOf(t, what.who),
  *run(t: Eldritch, _self, what: { who: InvestigatorId }): Script<null> {
    yield* t.change((w) => w.set(what.who, 'actionsLeft', 0))
    yield* endAction(t, what.who)
    return null
  },
}

/** In an additional action on somebody else's turn it ends that action, and he is Delayed (EH-RULING-23). */
const delayInGrantedAction: Ability<EldritchShape> = {
  id: 'delay-in-granted-action',
  rule: 'EH-RULING-23',
  family: 'after',
  on: 'investigator:delay',
  *run(t: Eldritch, _self, what: { who: InvestigatorId }): Script {
    yield* endAction(t, what.who)
  },
}

export const ruleAbilities: readonly Ability<EldritchShape>[] = [delayOnOwnTurn, delayInGrantedAction, restRecovery]
