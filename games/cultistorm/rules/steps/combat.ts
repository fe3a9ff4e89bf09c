import { choose, Offer, onPiece, order, type Script, type StepRef } from '@miskatonic/kernel'
import { detectivesAt, from, placeOf, START } from '../board.ts'
import { fight as fightOut, penalty } from '../fight.ts'
import { returnSupport, supportOf } from '../hands.ts'
import { onDetective } from '../people.ts'
import { placeable } from '../sealing.ts'
import type { MagicSymbol, PieceId, Seat, Slot, Storm } from '../shape.ts'
import { canReach, dropTarget } from '../targets.ts'
import { lead } from '../team.ts'
import { placeTrophy } from '../trophies.ts'

/** Location by location, clockwise from the start. */
export function* combat(): Script<StepRef[]> {
  return [...from(START).map((at) => ({ step: 'combatAt', args: { at } })), { step: 'combatEnd' }] // CS-COMBAT-03
}

/** The detectives here, in the order the team likes. */
export function* combatAt(t: Storm, { at }: { at: Slot }): Script<StepRef[]> {
  const options = detectivesAt(t, at)
    .filter((who) => t.allowed('combat:join', { who }).length === 0)
    .map((seat) => onDetective(t, seat))
  const about = { key: 'order-fighters', args: { slot: at } } as const
  const seats = yield* order(t, lead(t), { about, options, group: true }) // CS-COMBAT-04, CS-RULING-53
  return seats.map((who) => ({ step: 'combatTurn', args: { who } })) // CS-COMBAT-01, CS-COMBAT-02
}

/** One choice of a detective whose turn it is: which marked enemy to fight, or to leave it at that. */
export function* combatTurn(t: Storm, { who }: { who: Seat }): Script<StepRef[]> {
  const enemies = t.get(who, 'targets').filter((enemy) => canReach(t, who, enemy)) // CS-RULING-55
  if (!enemies.length) return [{ step: 'combatTurnEnd', args: { who } }]
  const offer = new Offer()
  for (const enemy of enemies) offer.add(onPiece(enemy, 'fight'))
  for (const symbol of placeable(t, who)) offer.add({ key: `place:${symbol}`, label: { key: 'place-option', args: { symbol } } }) // CS-COMBAT-14
  offer.add({ key: t.get(who, 'fights') ? 'withdraw' : 'decline' }) // CS-COMBAT-05, CS-RULING-52
  const key = yield* choose(t, who, { about: 'combat-turn', options: offer.options })
  const again = { step: 'combatTurn', args: { who } }
  if (key.startsWith('fight:')) return [{ step: 'fight', args: { who, enemy: key.slice('fight:'.length) } }, again]
  if (!key.startsWith('place:')) return [{ step: 'combatTurnEnd', args: { who } }]
  yield* placeTrophy(t, who, placeOf(t, who), key.slice('place:'.length) as MagicSymbol)
  return [again]
}

export function* fight(t: Storm, { who, enemy }: { who: Seat; enemy: PieceId }): Script {
  yield* t.change((w) => w.add(who, 'fights', 1))
  yield* dropTarget(t, who, enemy)
  yield* fightOut(t, who, enemy)
}

/** Who fought nobody pays for it; all help goes back to those who gave it. */
export function* combatTurnEnd(t: Storm, { who }: { who: Seat }): Script {
  if (t.get(who, 'fights') === 0) {
    yield* t.happens('fight:decline', { who })
    yield* penalty(t, who, 'declined') // CS-RULING-54, CS-RULING-56
  }
  yield* t.change((w) => w.set(who, 'targets', []))
  yield* returnSupport(t, t.inZone(supportOf(who))) // CS-SUPP-20, CS-RULING-39
}

export function* combatEnd(t: Storm): Script {
  yield* t.change((w) => {
    for (const piece of Object.keys(t.raw.of)) if (t.exists(piece) && t.get(piece, 'committed')) w.clear(piece, 'committed')
  })
  yield* t.ends('combatPhase')
}
