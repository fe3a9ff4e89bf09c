import { type Condition, contextOf, type Effect, holds, type Named } from '@miskatonic/effects'
import type { PieceId, Script } from '@miskatonic/kernel'
import type { ComplexCard } from '../content/nodes.ts'
import { resolveText, selfOf } from './cardTexts.ts'
import { cardOf } from './pieces.ts'
import type { Eldritch, InvestigatorId, TestKind } from './shape.ts'
import { test } from './tests.ts'
import { language } from './vocabulary/language.ts'

/** The first part, then the middle on a pass or the bottom on a failure, never both (EH-CPLX-02..05). */
export function* complexEncounter(t: Eldritch, who: InvestigatorId, card: PieceId, kind: 'otherWorld' | 'expedition' | 'special', names: Record<string, Named>): Script {
  const data = cardOf(t, card) as ComplexCard
  const { initial } = data
  if (initial.effect) yield* resolveText(t, card, initial.effect as Effect, who, names)
  const passed = yield* goesWell(t, who, card, data, kind, names)
  const part = passed ? data.pass : data.fail
  yield* resolveText(t, card, part.effect as Effect, who, names)
}

/** Its test, or its own words where it has none (EH-CPLX-04). */
function* goesWell(t: Eldritch, who: InvestigatorId, card: PieceId, { initial }: ComplexCard, kind: string, names: Record<string, Named>): Script<boolean> {
  if (initial.test) {
    const tested = yield* test(t, { who, skill: initial.test.skill, kind: (kind === 'special' ? 'encounter' : kind) as TestKind, modifier: initial.test.modifier ?? 0, source: card })
    return tested.passed
  }
  return initial.next ? holds(contextOf(language, t, { self: selfOf(t, card, who), you: who, names }), initial.next as Condition) : true
}
