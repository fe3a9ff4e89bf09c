import type { Script } from '@miskatonic/kernel'
import { fillHand } from './drawing.ts'
import { campaignEnds } from './ending.ts'
import { clockwiseFrom, lowestSanity } from './pieces.ts'
import type { Mythos, Next, Seat } from './shape.ts'

/* A Round: draw to thirteen, card play, Combat, end (MY-ROUND-01). */

export function* round(t: Mythos): Script<Next> {
  yield* campaignEnds(t)
  yield* t.change((w) => {
    w.add('table', 'round', 1)
    w.set('table', 'phase', 'play')
    w.set('table', 'active', null)
    for (const seat of t.seats) {
      w.set(seat, 'passed', false)
      w.set(seat, 'played', [])
      w.set(seat, 'called', false)
      w.add(seat, 'lostTurns', t.get(seat, 'lostNextRound'))
      w.set(seat, 'lostNextRound', 0)
    }
  })
  const order = clockwiseFrom(t, lowestSanity(t))
  return [...order.map((seat) => ({ step: 'drawUp', args: { seat } }) as const), { step: 'begin' }]
}

/** MY-ROUND-02; whoever had the lobotomy has drawn already (MY-RULING-43). */
export function* drawUp(t: Mythos, { seat }: { seat: Seat }): Script {
  if (t.get(seat, 'out')) return
  if (t.get(seat, 'spared')) yield* t.change((w) => w.set(seat, 'spared', false))
  else yield* fillHand(t, seat)
}

/** Lowest SAN begins, among equals the highest EDU, fixed for the Round (MY-ROUND-04..07, MY-RULING-09). */
export function* begin(t: Mythos): Script<Next> {
  const starter = lowestSanity(t)
  yield* t.happens('round:begin', { round: t.state.round, starter }, (w) => w.set('table', 'starter', starter))
  return [{ step: 'turn', args: { seat: starter } }]
}
