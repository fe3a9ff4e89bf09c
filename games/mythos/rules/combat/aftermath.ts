import { choose, defined, onPiece, type Script } from '@miskatonic/kernel'
import type { AllyCard, MonsterCard } from '../../content/nodes.ts'
import { bury } from '../burial.ts'
import { sameTitle } from '../filters.ts'
import { ageGreatOldOnes } from '../greatOldOnes.ts'
import { alliesOf, cardOf, combatOrder, isIn, sideOf, threatOf, weaponOf } from '../pieces.ts'
import { loseSanityTogether } from '../sanity.ts'
import type { Mythos, Next, PieceId, Seat } from '../shape.ts'
import { runText } from '../texts.ts'
import { at } from '../zones.ts'

/* What Combat leaves behind. */

/** All pairs added up, all players at once (MY-SANLOSS-01, -02, MY-RULING-32). A loss reduced to nothing harmed nobody. */
export function* losses(t: Mythos): Script {
  const hit = combatOrder(t).flatMap((who) => (t.get(who, 'loss') > 0 ? [{ who, n: t.get(who, 'loss') }] : []))
  const real = yield* loseSanityTogether(t, hit)
  yield* t.change((w) => {
    for (const [i, { who }] of hit.entries()) if (real[i] === 0) w.set(who, 'loss', 0)
  })
}

const harmers = (t: Mythos): PieceId[] =>
  combatOrder(t).flatMap((seat) =>
    threatOf(t, seat).filter((piece) => {
      const victim = t.get(piece, 'facing')
      return t.get(piece, 'harmed') > 0 && victim !== null && isIn(t, victim) && t.get(victim, 'loss') > 0
    }),
  )

const harmOf = (t: Mythos, monster: PieceId) => (cardOf(t, monster) as MonsterCard | AllyCard).harm

/** Of those with different texts against one victim, their owner says which comes first (MY-RULING-60). */
function* nextHarmer(t: Mythos): Script<PieceId | undefined> {
  const all = harmers(t)
  const [first] = all
  if (first === undefined || !harmOf(t, first)) return first
  const [owner, victim] = [sideOf(t, first) as Seat, t.get(first, 'facing')]
  const own = all.filter((one) => sideOf(t, one) === owner && t.get(one, 'facing') === victim && harmOf(t, one))
  if (own.every((one) => sameTitle(cardOf(t, one), cardOf(t, first)))) return first
  return yield* choose(t, owner, { about: 'prompt.order-triggers', options: own.map((one) => onPiece(one)) })
}

/** Once for each Monster whose own points became SAN loss (MY-EXTRA-01..04). */
export function* additionalEffects(t: Mythos): Script<Next | void> {
  const monster = yield* nextHarmer(t)
  if (monster === undefined) return
  const victim = t.get(monster, 'facing') as Seat
  const n = t.get(monster, 'harmed')
  yield* t.happens('monster:harm', { who: victim, monster, n }, (w) => w.set(monster, 'harmed', 0))
  yield* runText(t, harmOf(t, monster), { card: monster, controller: defined(t.controllerOf(monster)), you: victim })
  return [{ step: 'additionalEffects' }]
}

/** Threats, borrowed Allies, Great Old Ones; then the Combat is over (MY-CLEAN-01..05). */
export function* burial(t: Mythos): Script {
  for (const seat of combatOrder(t)) for (const piece of threatOf(t, seat)) yield* bury(t, piece) // MY-THREAT-06, MY-CLEAN-03
  for (const seat of combatOrder(t)) for (const ally of alliesOf(t, seat)) yield* leaveCombat(t, ally)
  yield* ageGreatOldOnes(t)
  yield* t.change((w) => {
    for (const seat of t.seats) {
      w.set(seat, 'loss', 0)
      w.set(seat, 'outsideLeft', {})
      for (const tome of t.inZone(at.tomes(seat))) w.clear(tome, 'supports')
    }
  })
  yield* t.happens('combat:end', { round: t.state.round })
  yield* t.ends('combat')
}

/** Who absorbed nothing returns, a borrowed one to its own (MY-ALLYDEF-07, MY-CLEAN-05). */
function* leaveCombat(t: Mythos, ally: PieceId): Script {
  const weapon = weaponOf(t, ally)
  if (weapon && t.get(ally, 'facing') !== null && cardOf(t, weapon, 'weapon').single) yield* bury(t, weapon)
  yield* t.change((w) => w.clear(ally, 'facing'))
  if (t.get(ally, 'borrowed')) yield* comeHome(t, ally)
}

/** Back to its own player; beside another copy, which has come into play meanwhile, there is no room for it: it is buried (MY-COPY-01, MY-RULING-74). */
function* comeHome(t: Mythos, ally: PieceId): Script {
  const owner = t.get(ally, 'owner')
  if (owner === null) return yield* t.change((w) => w.clear(ally, 'borrowed'))
  if (alliesOf(t, owner).some((other) => sameTitle(cardOf(t, other), cardOf(t, ally)))) return yield* bury(t, ally)
  yield* t.happens('card:return', { who: owner, card: ally }, (w) => {
    w.put(ally, at.allies(owner))
    w.clear(ally, 'owner')
    w.clear(ally, 'borrowed')
  })
}
