/** Throws that are still to come: their numbers are the rules' own sums. */
import type { TableProps, Throw } from '@miskatonic/web/kit'
import { fields, numberIn, type Skill } from './figures.ts'

/** What a test's numbers are asked of, as the rules ask it. */
export type Announced = {
  readonly who: string
  readonly skill: Skill
  readonly kind: string
  readonly modifier: number
  readonly source: string | null
}

const SIDES = 6

/** A test that is passed with one success, or with as many as are wanted (EH-TEST-01, -09). */
export function throwFor(of: Announced, wanted = 1): Throw {
  return { dice: { quantity: 'dice', of }, least: { quantity: 'success', of }, sides: SIDES, wanted }
}

/** Dice that are thrown anew: one, or all that the same price pays for. */
export const rerollOf = (least: number, dice = 1): Throw => ({ dice, least, sides: SIDES })

/** How many dice the open question throws anew for one price (EH-CLUE-08, EH-TRISH-02): one, unless it says otherwise. */
export const diceAnew = (ask: TableProps['ask']): number => {
  if (ask?.about.key === 'prompt.second-die') return 1 + (ask.limits?.count[1] ?? 1)
  return Math.max(1, numberIn(fields(ask?.about.args), 'dice', 1))
}
