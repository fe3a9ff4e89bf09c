import { defined, type Script } from '@miskatonic/kernel'
import { combatOrder, lowestSanity } from '../pieces.ts'
import type { Mythos, Next, PairStep, Seat, SeatStep } from '../shape.ts'

/* Combat, step by step (MY-COMBAT-04). Who is first is fixed for all of it (MY-COMBAT-03, MY-RULING-66). */

/** Every two players, each pair once (MY-COMBAT-05). */
function pairsOf(t: Mythos): [Seat, Seat][] {
  const order = combatOrder(t)
  return order.flatMap((a, i) => order.slice(i + 1).map((b): [Seat, Seat] => [a, b]))
}

export function* combat(t: Mythos): Script<Next> {
  const first = lowestSanity(t)
  yield* t.change((w) => {
    w.set('table', 'phase', 'combat')
    w.set('table', 'first', first)
    w.set('table', 'active', null)
    w.set('table', 'idle', true)
    for (const seat of t.seats) {
      w.set(seat, 'loss', 0)
      w.set(seat, 'wardedOff', 0)
      w.set(seat, 'outsideLeft', {})
    }
  })
  yield* t.happens('combat:begin', { first })
  const order = combatOrder(t)
  const of = (step: SeatStep): Next => order.map((seat) => ({ step, args: { seat } }))
  return [...of('assignMonsters'), ...of('assignDefenders'), { step: 'casting', args: { seat: defined(order[0]) } }, { step: 'reveal' }]
}

/** After the Reveal: support, the cosmic battles, defence or assault, loss, additional effects, burial. */
export function afterReveal(t: Mythos): Next {
  const pairs = pairsOf(t).map(([a, b]) => ({ a, b }))
  const ofPairs = (step: PairStep): Next => pairs.map((args) => ({ step, args }))
  const ofPlayers = (step: SeatStep): Next => combatOrder(t).map((seat) => ({ step, args: { seat } }))
  return [
    ...ofPlayers('support'),
    { step: 'count' },
    ...ofPairs('cosmicBattle'),
    ...ofPairs('humanPlane'),
    ...ofPlayers('ownThreat'),
    { step: 'losses' },
    { step: 'additionalEffects' },
    { step: 'burial' },
    { step: 'roundEnd' },
  ]
}
