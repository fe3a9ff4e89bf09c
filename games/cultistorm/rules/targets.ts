import type { Script } from '@miskatonic/kernel'
import { ancientAt, column, enemiesAt, isAtPortal, placeOf, slotOf } from './board.ts'
import { cardOf } from './cards.ts'
import { rulesOf } from './options.ts'
import { type PieceId, type Seat, type Storm, SYMBOLS } from './shape.ts'

/** Two target markers each. */
const MARKERS = 2 // CS-SETUP-09, CS-TARGET-03

export const detectiveOf = (t: Storm, who: Seat) => cardOf(t, t.inZone(`detective:${who}`)[0] ?? '', 'detective')

/** From afar: by one's style, or by what lends it. */
export const isRanged = (t: Storm, who: Seat, enemy: PieceId): boolean =>
  detectiveOf(t, who).style === 'ranged' || t.permits('target:reach', { who, enemy }) // CS-COMBAT-08, CS-RULING-104

const shootsAnywhere = (t: Storm, who: Seat, enemy: PieceId): boolean => rulesOf(t).rangedAnyLocation === true && isRanged(t, who, enemy)

/** What a marker may be put on: whether it can be fought is judged when the fight would begin. */
export const targetable = (t: Storm, who: Seat): PieceId[] =>
  SYMBOLS.flatMap((slot) =>
    slot === placeOf(t, who) ? enemiesAt(t, slot) : column(t, slot).filter((enemy) => shootsAnywhere(t, who, enemy)),
  ) // CS-TARGET-01, CS-TARGET-02, CS-RULING-50, CS-RULING-51

export const mayTarget = (t: Storm, who: Seat, enemy: PieceId): boolean =>
  t.get(who, 'targets').length < MARKERS && !t.get(who, 'targets').includes(enemy)

export function* setTarget(t: Storm, who: Seat, enemy: PieceId): Script {
  yield* t.happens('target:set', { who, enemy }, (w, e) => w.set(e.who, 'targets', [...t.get(e.who, 'targets'), e.enemy]))
}

export function* dropTarget(t: Storm, who: Seat, enemy: PieceId): Script {
  yield* t.change((w) =>
    w.set(
      who,
      'targets',
      t.get(who, 'targets').filter((one) => one !== enemy),
    ),
  )
}

/** Markers that lie on nothing any more, or on something elsewhere. */
export const lostTargets = (t: Storm, who: Seat): PieceId[] => t.get(who, 'targets').filter((enemy) => !targetable(t, who).includes(enemy))

/** An Ancient One at the portal; the front cultist; from afar any of the column. */
export function canReach(t: Storm, who: Seat, enemy: PieceId): boolean {
  const slot = slotOf(t, enemy)
  if (slot === null) return false
  if (ancientAt(t, slot) === enemy) return isAtPortal(t, slot) && slot === placeOf(t, who) // CS-COMBAT-10, CS-AFIGHT-01
  if (column(t, slot)[0] === enemy) return slot === placeOf(t, who) || isRanged(t, who, enemy) // CS-COMBAT-09
  return isRanged(t, who, enemy) && t.allowed('target:reach', { who, enemy }).length === 0
}
