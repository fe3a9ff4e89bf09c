/** What each number of successes does in a combat test, as rungs: the last one stands for all above it. */
import type { Stake } from './resolving.ts'

export type Rung = {
  readonly n: number
  readonly orMore: boolean
  /** Sanity or Health that is lost. */
  readonly lost: number
  /** What the Monster loses; null in a test that cannot hurt it. */
  readonly hurt: number | null
  readonly falls: boolean
  readonly state: 'below' | 'now' | 'above'
}

const MOST = 5

export function ladder(stake: Stake, successes: number): Rung[] {
  const top = stake.of === 'horror' ? Math.max(1, stake.value) : Math.max(1, stake.value, stake.left)
  const rung = (n: number): Rung => ({
    n,
    orMore: n === top,
    lost: Math.max(0, stake.value - n),
    hurt: stake.of === 'damage' ? n : null,
    falls: stake.of === 'damage' && n >= stake.left,
    state: n === Math.min(successes, top) ? 'now' : n < successes ? 'below' : 'above',
  })
  const all = Array.from({ length: top + 1 }, (_, n) => rung(n))
  if (all.length <= MOST) return all
  // A long ladder shows where one stands, the next rungs, and the top.
  const at = Math.max(0, Math.min(successes, top))
  const from = Math.max(0, Math.min(at - 1, top - MOST + 1))
  const shown = all.slice(from, from + MOST - 1)
  const last = all[top]
  return last && !shown.includes(last) ? [...shown, last] : shown
}
