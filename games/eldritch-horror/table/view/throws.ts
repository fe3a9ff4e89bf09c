/** Throws that are still to come: their numbers are the rules' own sums. */
import type { Throw } from '@miskatonic/web/kit'
import type { Skill } from './figures.ts'

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

/** One die that is thrown anew. */
export const rerollOf = (least: number): Throw => ({ dice: 1, least, sides: SIDES })
