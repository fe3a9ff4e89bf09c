/** How a game was set up last, so that it can be set up so again. */
import type { GameSetup } from '@miskatonic/contract'
import type { HouseRules } from './HouseRules.tsx'
import type { Chair } from './openTable.ts'
import { fitting, type SetUp } from './setupCode.ts'

/** With whom: oneself, others around the same screen, or others elsewhere. */
export type Manner = 'alone' | 'screen' | 'online'
export type Last = {
  readonly manner: Manner
  readonly setUp: SetUp
  readonly chairs: readonly Chair[]
  /** The rules of an online table; what was kept before there were any has none. */
  readonly house?: HouseRules
}

const keyOf = (game: string): string => `miskatonic.last.${game}`

export function remember(game: string, last: Last): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(last))
  } catch {
    // Without storage there is no last time.
  }
}

export function lastOf(game: string, setup: GameSetup): Last | null {
  try {
    const last = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Last | null
    if (!last) return null
    const setUp = fitting(setup, last.setUp)
    return setUp.seats === last.chairs.length ? { ...last, setUp } : null
  } catch {
    return null
  }
}
