import { type Context, contextOf, holds, languageOf, type Named, run } from '@miskatonic/effects'
import { confirm, type PieceId, type Script } from '@miskatonic/kernel'
import type { ComplexCard } from '../content/nodes.ts'
import { selfOf } from './cardTexts.ts'
import { cardOf, isStanding, playerOf } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId } from './shape.ts'
import { test } from './tests.ts'
import { wholeText } from './wholeText.ts'

type X = Context<EldritchShape>
type Kind = 'otherWorld' | 'expedition' | 'special'

/** The first part, then the middle on a pass or the bottom on a failure, never both (EH-CPLX-02..05). What one part names the next can speak of. */
export function* complexEncounter(t: Eldritch, who: InvestigatorId, card: PieceId, kind: Kind, names: Record<string, Named>): Script {
  const data = cardOf(t, card, 'otherWorld', 'expedition', 'special')
  const x: X = contextOf(languageOf(t), t, { self: selfOf(t, card, who), you: who, names })
  yield* t.asSource(x.self, () => wholeText(t, () => bothParts(x, card, data, kind)))
}

function* bothParts(x: X, card: PieceId, data: ComplexCard, kind: Kind): Script {
  if (data.initial.effect) yield* run(x, data.initial.effect)
  const part = (yield* goesWell(x, card, data, kind)) ? 'pass' : 'fail'
  const encounter = x.t.record('encounter')
  if (encounter) yield* x.t.change((w) => w.note(encounter.id, { part }))
  yield* run(x, data[part].effect)
}

/** Its test, a price, or its own words where it has neither (EH-CPLX-04). */
function* goesWell(x: X, card: PieceId, { initial }: ComplexCard, kind: Kind): Script<boolean> {
  const { t, you: who } = x
  if (!isStanding(t, who)) return false
  if (initial.test) {
    const { passed, result } = yield* test(t, {
      who,
      skill: initial.test.skill,
      kind: kind === 'special' ? 'encounter' : kind,
      modifier: initial.test.modifier ?? 0,
      source: card,
      enough: 1,
    })
    x.names.successes = result
    return passed
  }
  const { cost } = initial
  if (cost) {
    const seat = playerOf(t, who)
    if (t.canPay(seat, cost).length || !(yield* confirm(t, seat, { about: { key: 'prompt.pay-to-pass', args: { cost } } }))) return false
    return (yield* t.chosenBy(seat, () => t.pay(seat, cost))) !== null
  }
  return initial.next ? holds(x, initial.next) : true
}
