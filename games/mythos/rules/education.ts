import { defined, type Script } from '@miskatonic/kernel'
import type { Mythos, Next, Seat } from './shape.ts'

const DIE = 6

/** Seats that share their EDU, the lowest such EDU first. */
function tied(t: Mythos): Seat[] {
  const groups = t.seats.map((seat) => t.seats.filter((other) => t.get(other, 'education') === t.get(seat, 'education')))
  const [group] = groups
    .filter((one) => one.length > 1)
    .sort((a, b) => t.get(defined(a[0]), 'education') - t.get(defined(b[0]), 'education'))
  return group ?? []
}

/** Every tied player adds what the own roll is above the lowest; again until all differ (MY-INV-06, -07, MY-RULING-05). */
export function* education(t: Mythos): Script<Next | void> {
  const group = tied(t)
  if (!group.length) return
  const faces = group.map((seat) => defined(t.roll(`education:${seat}`, 1, DIE)[0]))
  const lowest = Math.min(...faces)
  for (const [i, who] of group.entries()) {
    const face = defined(faces[i])
    const years = t.get(who, 'education') + face - lowest
    yield* t.happens('education:roll', { who, face, education: years }, (w) => w.set(who, 'education', years))
  }
  return [{ step: 'education' }]
}
