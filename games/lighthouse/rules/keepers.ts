import type { Script } from '@miskatonic/kernel'
import type { Place, Rock, Seat } from './shape.ts'

export const NERVE = 4 // LH-NERVE-01

export const isStanding = (t: Rock, who: Seat): boolean => !t.get(who, 'lost')
export const standing = (t: Rock): Seat[] => t.seats.filter((seat) => isStanding(t, seat))

/** All who stand, beginning with the keeper of the log. */
export function inOrder(t: Rock): Seat[] {
  const from = t.seats.indexOf(t.state.log)
  return [...t.seats.slice(from), ...t.seats.slice(0, from)].filter((seat) => isStanding(t, seat))
}

export const keepersAt = (t: Rock, place: Place): Seat[] => inOrder(t).filter((seat) => t.get(seat, 'shift') === place)

/** The next who stands, to the left; the same keeper when alone. */
export function nextStanding(t: Rock, seat: Seat): Seat {
  let next = t.left(seat)
  while (next !== seat && !isStanding(t, next)) next = t.left(next)
  return next
}

export function* loseNerve(t: Rock, who: Seat, n: number): Script<boolean> {
  if (!isStanding(t, who)) return false
  return (yield* t.happens('nerve:lose', { who, n }, (w, e) => w.add(e.who, 'nerve', -e.n, { min: 0 }))) !== null
}

/** All judged by one state: two can fall to one wave. */
export function* loseNerveTogether(t: Rock, whom: readonly Seat[], n: number): Script {
  const whats = whom.filter((who) => isStanding(t, who)).map((who) => ({ who, n }))
  yield* t.together('nerve:lose', whats, (w, e) => w.add(e.who, 'nerve', -e.n, { min: 0 }))
}

export function* recoverNerve(t: Rock, who: Seat, n: number): Script<boolean> {
  if (!isStanding(t, who)) return false
  return (yield* t.happens('nerve:recover', { who, n }, (w, e) => w.add(e.who, 'nerve', e.n, { max: NERVE }))) !== null // LH-NERVE-02
}

export function* moveKeeper(t: Rock, who: Seat, place: Place): Script {
  yield* t.happens('keeper:move', { who, place }, (w, e) => w.set(e.who, 'shift', e.place))
}
