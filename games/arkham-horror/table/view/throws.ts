/** Throws that are still to come: their numbers are the rules' own sums. */
import type { Throw } from '@miskatonic/web/kit'
import type { Skill } from './figures.ts'
import type { CheckKind } from './resolving.ts'

/** What a check's numbers are asked of, as the rules ask it. */
export type Announced = {
  readonly who: string
  readonly skill: Skill
  readonly check: CheckKind
  readonly modifier: number
  readonly against: string | null
}
const SIDES = 6

/** A check that needs so many successes. */
export const throwFor = (of: Announced, wanted = 1): Throw => ({
  dice: { quantity: 'dice', of },
  least: { quantity: 'success', of: { who: of.who, check: of.check } },
  sides: SIDES,
  wanted,
})

/** The dice of an ordinary check: what counts only for a special one is not in it. */
export const ordinaryCheck = (who: string, skill: Skill): Announced => ({ who, skill, check: 'skill', modifier: 0, against: null })
