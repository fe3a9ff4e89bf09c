import type { Script } from '@miskatonic/kernel'
import { nextStanding } from '../keepers.ts'
import type { Next, Rock } from '../shape.ts'
import { sightShip } from '../ships.ts'
import { breakStorm } from './greatStorm.ts'

/** The night as the rules tell it, from dusk to council. */
const NIGHT = ['shifts', 'nightCard', 'watches', 'strikes', 'beam', 'foundering', 'council'] as const
const THE_NIGHT: Next = NIGHT.map((step) => ({ step }))

export function* dusk(t: Rock): Script<Next | void> {
  if (t.size('night-deck') === 0) return yield* breakStorm(t) // LH-DUSK-04
  const n = t.state.night + 1
  yield* t.change((w) => {
    w.set('table', 'night', n) // LH-DUSK-01
    w.set('table', 'burned', 0)
    if (n > 1) w.set('table', 'log', nextStanding(t, t.state.log)) // LH-DUSK-02
    for (const seat of t.seats) {
      w.set(seat, 'shift', null)
      w.set(seat, 'ready', false)
    }
  })
  yield* t.happens('night:fall', { n })
  for (let i = 0; i < (t.seats.length > 2 ? 2 : 1); i++) yield* sightShip(t) // LH-DUSK-03
  return THE_NIGHT
}
