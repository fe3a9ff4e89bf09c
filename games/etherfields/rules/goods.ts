import { choose, onSeat, type Script } from '@miskatonic/kernel'
import { lead } from './people.ts'
import type { Ether, Seat } from './shape.ts'
import { buyTurnsFirst } from './turnCards.ts'

/* Ether, Gems, Keys and Hours. What the supply does not have is not gained (EF-SUP-01). */

export const SUPPLY = { ether: 16, gems: 6, keys: 4, blocks: 6 } as const
/** The Clock runs to twelve (EF-RULING-48). */
const HOURS = 12
/** By the number of Dreamers (EF-SETUP-09). */
const FIRST_HOURS = [5, 4, 3, 2, 1] as const
export const startHours = (n: number): number => FIRST_HOURS[n - 1] ?? 1 // EF-CLOCK-02

type Purse = 'ether' | 'gems'
const LEFT = { ether: 'etherLeft', gems: 'gemsLeft' } as const
const GAIN = { ether: 'ether:gain', gems: 'gem:gain' } as const
const LOSE = { ether: 'ether:lose', gems: 'gem:lose' } as const

export function* gainOwn(t: Ether, who: Seat, what: Purse, most: number): Script<boolean> {
  const n = Math.min(most, t.state[LEFT[what]]) // EF-SUP-02, EF-RULING-33
  if (n <= 0) return false
  return (
    (yield* t.happens(GAIN[what], { who, n }, (w, e) => {
      w.add(e.who, what, e.n)
      w.add('table', LEFT[what], -e.n)
    })) !== null
  )
}
/** Several are due at once: where the supply is short, the Team says who gets what is left (EF-RULING-33). */
export function* gainTogether(t: Ether, whom: readonly Seat[], what: Purse, due: (who: Seat) => number): Script {
  const owed = new Map(whom.map((who) => [who, due(who)]))
  const all = [...owed.values()].reduce((sum, n) => sum + n, 0)
  if (all <= t.state[LEFT[what]]) {
    for (const [who, n] of owed) yield* gainOwn(t, who, what, n)
    return
  }
  while (t.state[LEFT[what]] > 0) {
    const open = [...owed].filter(([, n]) => n > 0).map(([who]) => who)
    const about = { key: 'share-shortage', args: { n: t.state[LEFT[what]], goods: what === 'gems' ? 'gem' : what } } as const
    const who = open.length > 1 ? yield* choose(t, lead(t), { about, options: open.map(onSeat), group: true }) : open[0]
    if (who === undefined || !(yield* gainOwn(t, who, what, 1))) return
    owed.set(who, (owed.get(who) ?? 1) - 1)
  }
}
export function* loseOwn(t: Ether, who: Seat, what: Purse, most: number): Script<boolean> {
  const n = Math.min(most, t.get(who, what))
  if (n <= 0) return false
  return (
    (yield* t.happens(LOSE[what], { who, n }, (w, e) => {
      w.add(e.who, what, -e.n)
      w.add('table', LEFT[what], e.n)
    })) !== null
  )
}
export function* gainKeys(t: Ether, most: number): Script<boolean> {
  const n = Math.min(most, t.state.keysLeft)
  if (n <= 0) return false
  return (
    (yield* t.happens('key:gain', { n }, (w, e) => {
      w.add('table', 'keys', e.n)
      w.add('table', 'keysLeft', -e.n)
    })) !== null
  )
}
export function* gainHours(t: Ether, most: number): Script<boolean> {
  const n = Math.min(most, HOURS - t.state.hours)
  return n > 0 && (yield* t.happens('hour:gain', { n }, (w, e) => w.add('table', 'hours', e.n))) !== null // EF-CLOCK-05
}
export function* loseHours(t: Ether, most: number): Script<boolean> {
  if (most > 0) yield* buyTurnsFirst(t, Math.min(most, t.state.hours))
  const n = Math.min(most, t.state.hours)
  return n > 0 && (yield* t.happens('hour:lose', { n }, (w, e) => w.add('table', 'hours', -e.n))) !== null // EF-CLOCK-06
}
