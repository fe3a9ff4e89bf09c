import { choose, onSeat, type Script } from '@miskatonic/kernel'
import { cultistClass, fitsCard } from './filters.ts'
import { cardOf, opponentsOf, ownerOf, threatOf } from './pieces.ts'
import type { CardFilter, Mythos, PieceId, Seat } from './shape.ts'
import { at } from './zones.ts'

/* Control: a gamble on what lies face down in an opponent's Threat. */

export const controllable = (t: Mythos, who: Seat): boolean => opponentsOf(t, who).some((other) => threatOf(t, other).length > 0)

/** Cultists by their class in a Threat, however they came there; others who joined with a Magic Weapon have none and cannot be controlled (MY-RULING-26). */
export function fitsCall(t: Mythos, piece: PieceId, calls: CardFilter): boolean {
  const card = cardOf(t, piece)
  if (card.kind === 'monster') return fitsCard(card, calls)
  return card.kind === 'ally' && fitsCard(card, calls, (tag) => tag === cultistClass(card))
}

/** One of the fitting cards by chance; only the caster and its owner see it (MY-CONTROL-02..06, MY-RULING-25). */
export function* controlMonster(t: Mythos, who: Seat, calls: CardFilter): Script {
  const victims = opponentsOf(t, who).filter((other) => threatOf(t, other).length > 0)
  if (!victims.length) return
  const from = yield* choose(t, who, { about: 'prompt.control', options: victims.map(onSeat) })
  const prey = threatOf(t, from).filter((piece) => fitsCall(t, piece, calls))
  const monster = prey.length ? t.pick('control', prey.sort()) : null
  const owner = monster === null ? null : ownerOf(t, monster)
  yield* t.happens('monster:control', { who, from, monster }, (w) => {
    if (monster === null || owner === null) return
    w.look([who, owner], [monster], 'front')
    w.set(monster, 'owner', owner === who ? null : owner)
    w.put(monster, at.threat(who))
  })
  if (monster !== null) yield* assignControlled(t, who, monster)
}

/** The caster assigns it at once, to any opponent (MY-CONTROL-04, MY-RULING-25). */
function* assignControlled(t: Mythos, who: Seat, monster: PieceId): Script {
  const to = yield* choose(t, who, { about: 'prompt.assign', options: opponentsOf(t, who).map(onSeat) })
  yield* t.happens('monster:assign', { who, to, monsters: [monster] }, (w) => w.set(monster, 'facing', to))
}
