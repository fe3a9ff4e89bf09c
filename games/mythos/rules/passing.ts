import type { Script } from '@miskatonic/kernel'
import { nextPlayer, playersOf } from './pieces.ts'
import type { Mythos, Next, Seat } from './shape.ts'

/** Card play ends when a second player passes before the first has acted again, or the same one twice in a row (MY-PASS-02, -03, -08, MY-RULING-37). */
export function* passing(t: Mythos, who: Seat): Script<Next> {
  // The pass of one who is giving up counts no more: somebody else must pass in their place (MY-RULING-77).
  const ends = playersOf(t).some((seat) => t.get(seat, 'passed') && !t.get(seat, 'conceded'))
  yield* t.happens('turn:pass', { who }, (w) => w.set(who, 'passed', true))
  if (!ends) return [{ step: 'turn', args: { seat: nextPlayer(t, who) } }] // MY-PASS-04
  yield* t.happens('play:end', { who })
  return [{ step: 'combat' }]
}
