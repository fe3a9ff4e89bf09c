import type { Script } from '@miskatonic/kernel'
import type { Ether, Seat } from './shape.ts'

/* Anguish, the other health; its tokens run out for all (EF-SUP-03). */

export const ANGUISH_TOKENS = 16

export function* suffer(t: Ether, who: Seat, n: number): Script<boolean> {
  if (n <= 0) return false
  return (
    (yield* t.happens('anguish:suffer', { who, n }, (w, e) => {
      w.add(e.who, 'anguish', e.n) // EF-ANG-01
      w.add('table', 'anguishLeft', -e.n)
    })) !== null
  )
}
export function* sufferTogether(t: Ether, whom: readonly Seat[], n: number): Script {
  if (n <= 0) return
  yield* t.together(
    'anguish:suffer',
    whom.map((who) => ({ who, n })),
    (w, e) => {
      w.add(e.who, 'anguish', e.n)
      w.add('table', 'anguishLeft', -e.n)
    },
  ) // EF-RULING-29
}
export function* cure(t: Ether, who: Seat, most: number): Script<number> {
  const n = Math.min(most, t.get(who, 'anguish'))
  if (n <= 0) return 0
  const cured = yield* t.happens('anguish:cure', { who, n }, (w, e) => {
    w.add(e.who, 'anguish', -e.n)
    w.add('table', 'anguishLeft', e.n) // EF-ANG-08
  })
  return cured?.n ?? 0
}
