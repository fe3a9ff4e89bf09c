import type { Refusal, Script } from '@miskatonic/kernel'
import type { Cause, Healing, Seat, Storm } from './shape.ts'

/** The token that kills. */
export const DEADLY = 5 // CS-MAD-02

/** Both kinds count. */
export const tokens = (t: Storm, who: Seat): number => t.get(who, 'madness') + t.get(who, 'developing') // CS-MAD-06, CS-RULING-81

type Gain = { readonly n?: number; readonly developing?: boolean; readonly cause: Cause }

/** Several at once are judged by one state. */
export function* gainMadness(t: Storm, whom: Seat | readonly Seat[], { n = 1, developing = false, cause }: Gain): Script {
  const all = typeof whom === 'string' ? [whom] : whom
  const whats = all.map((who) => ({ who, n, developing, cause }))
  yield* t.together('madness:gain', whats, (w, e) => w.add(e.who, e.developing ? 'developing' : 'madness', e.n)) // CS-RULING-89
}

/** Whether so many more would be the fifth: what nobody may bring upon anybody of free will. */
export const wouldKill = (t: Storm, who: Seat, n = 1): boolean => tokens(t, who) + n >= DEADLY // CS-RULING-36
export const deadly = (t: Storm, who: Seat, n: number, rule: string): Refusal[] =>
  wouldKill(t, who, n) ? [{ rule, message: { key: 'deadly-madness' } }] : []

/** Nobody is healed in the combat phase. */
export const canHeal = (t: Storm): boolean => t.state.phase !== 'combat' // CS-COMBAT-11, CS-RULING-72

/** Only small tokens, never below none. */
export function* heal(t: Storm, who: Seat, n: number, by: Healing): Script<boolean> {
  const most = Math.min(n, t.get(who, 'madness'))
  if (!canHeal(t) || most === 0) return false
  return (yield* t.happens('madness:heal', { who, n: most, by }, (w, e) => w.add(e.who, 'madness', -e.n, { min: 0 }))) !== null // CS-MAD-08, CS-MAD-09
}

export function* convertDeveloping(t: Storm, who: Seat): Script<boolean> {
  if (!canHeal(t) || t.get(who, 'developing') === 0) return false
  yield* t.happens('madness:convert', { who }, (w, e) => {
    w.add(e.who, 'developing', -1)
    w.add(e.who, 'madness', 1)
  })
  return true
}

/** One small token changes its bearer. */
export function* passMadness(t: Storm, who: Seat, other: Seat): Script<boolean> {
  if (t.get(who, 'madness') === 0 || wouldKill(t, other)) return false
  yield* t.happens('madness:pass', { who, other }, (w, e) => {
    w.add(e.who, 'madness', -1)
    w.add(e.other, 'madness', 1)
  })
  return true
}
