/** Which numbers of successes a ladder shows, and where one stands on it. */
export type Step = {
  readonly n: number
  /** It stands for all above it. */
  readonly orMore: boolean
  readonly state: 'below' | 'now' | 'above'
}

const MOST = 5

/** From none to `top`, beyond which more do nothing more. A long ladder shows where one stands, the next rungs, and the top. */
export function rungs(top: number, successes: number): Step[] {
  const state = (n: number): Step['state'] => (n === Math.min(successes, top) ? 'now' : n < successes ? 'below' : 'above')
  const all = Array.from({ length: top + 1 }, (_, n) => ({ n, orMore: n === top, state: state(n) }))
  if (all.length <= MOST) return all
  const from = Math.max(0, Math.min(Math.max(0, successes) - 1, top - MOST + 1))
  return [...all.slice(from, Math.min(from + MOST - 1, top)), ...all.slice(-1)]
}
