import { onPiece, order, type Script, sameInAnyOrder } from '@miskatonic/kernel'
import type { Rock } from '../shape.ts'
import { loseShip } from '../ships.ts'

/** Ships that have lain aground since last night are lost; those that found no light run aground. */
export function* foundering(t: Rock): Script {
  const aground = t.inZone('aground')
  const anyOrder = sameInAnyOrder(
    t,
    aground.map((ship) => (at: Rock) => loseShip(at, ship)),
  )
  const options = aground.map((ship) => onPiece(ship))
  const lost = anyOrder ? aground : yield* order(t, t.state.log, { about: 'order-losses', options, group: true }) // LH-SHIP-03
  for (const ship of lost) yield* loseShip(t, ship)
  const adrift = t.inZone('channel').map((ship) => ({ ship }))
  yield* t.together('ship:ground', adrift, (w, e) => {
    w.put(e.ship, 'aground') // LH-SHIP-02
    w.clear(e.ship, 'lit')
  })
}
