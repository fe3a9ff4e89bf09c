import { choose, matching, oneOfEach, onPiece, type Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { kit } from './finds.ts'
import { keepersAt } from './keepers.ts'
import type { PieceId, Rock, Seat } from './shape.ts'
import { advanceDark } from './tracks.ts'

export function* sightShip(t: Rock): Script<boolean> {
  const [ship] = t.top('fleet')
  if (!ship) return false
  yield* t.happens('ship:sight', { ship }, (w, e) => w.put(e.ship, 'channel')) // LH-SHIP-01
  return true
}

/** Saved together: all are judged by one state. */
export function* saveShips(t: Rock, ships: readonly PieceId[], who: Seat): Script {
  yield* t.together(
    'ship:save',
    ships.map((ship) => ({ ship, who })),
    (w, e) => {
      w.put(e.ship, 'harbour')
      w.clear(e.ship, 'lit')
    },
  )
}

export function* loseShip(t: Rock, ship: PieceId): Script {
  const { loss } = cardOf(t, ship, 'ship')
  if (yield* t.happens('ship:lose', { ship }, (w, e) => w.put(e.ship, 'seabed'))) yield* advanceDark(t, loss) // LH-SHIP-04
}

/** What the keepers on the rocks have with them. */
const itemsOnTheRocks = (t: Rock): PieceId[] => keepersAt(t, 'rocks').flatMap((seat) => kit(t, seat))

type Used = { readonly need: string; readonly source: PieceId }

/** Every need met by an item of its own, no two alike; null when that cannot be. */
const metNeeds = (t: Rock, ship: PieceId, used: readonly Used[] = []) =>
  matching(
    cardOf(t, ship, 'ship').needs,
    itemsOnTheRocks(t),
    (need, find) => cardOf(t, find, 'find').traits.includes(need),
    used as never,
    { different: (find) => t.def(find).id },
  ) // LH-RESCUE-01

export const rescuable = (t: Rock, who: Seat): PieceId[] =>
  t.inZone('aground').filter((ship) => metNeeds(t, ship) !== null && !t.allowed('ship:rescue', { ship, who }).length)

/** One item for each need, picked one by one; each that is offered leads on. */
export function* rescueShip(t: Rock, who: Seat): Script {
  const ship = yield* choose(t, who, { about: 'choose-ship', options: oneOfEach(t, rescuable(t, who)).map((piece) => onPiece(piece)) })
  const used: Used[] = []
  for (const need of cardOf(t, ship, 'ship').needs) {
    const fitting = itemsOnTheRocks(t).filter(
      (find) => cardOf(t, find, 'find').traits.includes(need) && metNeeds(t, ship, [...used, { need, source: find }]) !== null,
    )
    const about = { key: 'choose-item', args: { need } } as const
    used.push({ need, source: yield* choose(t, who, { about, options: oneOfEach(t, fitting).map((piece) => onPiece(piece)) }) })
  }
  const finds = used.map(({ source }) => source)
  yield* t.happens('ship:rescue', { ship, who }, (w) => w.put(finds, 'find-discard')) // LH-RESCUE-02
  yield* saveShips(t, [ship], who)
}
