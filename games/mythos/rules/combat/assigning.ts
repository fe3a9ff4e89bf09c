import { choose, defined, type Option, onSeat, type Script } from '@miskatonic/kernel'
import { controllable } from '../control.ts'
import { alliesOf, artifactsOf, cardOf, hasMagicWeapon, isFaceUp, isIn, opponentsOf, threatOf, weaponOf } from '../pieces.ts'
import type { Mythos, Next, PieceId, Seat } from '../shape.ts'
import { spellsOf } from '../spells.ts'
import { at } from '../zones.ts'
import { facing } from './cosmic.ts'
import { together } from './humanPlane.ts'

/* Monsters and defenders are set against opponents. */

/** Every Monster of the Threat against one opponent, one after the other (MY-ASSIGN-01..04). */
export function* assignMonsters(t: Mythos, { seat }: { seat: Seat }): Script<Next | void> {
  if (!isIn(t, seat)) return
  const open = threatOf(t, seat).filter((piece) => t.get(piece, 'facing') === null)
  const opponents = opponentsOf(t, seat)
  const [next] = open
  if (next === undefined) return
  if (opponents.length === 1) return yield* assign(t, seat, defined(opponents[0]), open)
  const to = yield* choose(t, seat, {
    about: { key: 'prompt.assign-monster', args: { card: { piece: next } } },
    options: opponents.map(onSeat),
  })
  yield* assign(t, seat, to, [next])
  return [{ step: 'assignMonsters', args: { seat } }]
}

function* assign(t: Mythos, who: Seat, to: Seat, monsters: readonly PieceId[]): Script {
  yield* t.happens('monster:assign', { who, to, monsters }, (w) => {
    for (const one of monsters) w.set(one, 'facing', to)
  })
}

const isFree = (t: Mythos, ally: PieceId): boolean => isFaceUp(t, ally) && t.get(ally, 'facing') === null // MY-RULING-10

/** Whether anything could come from there this Round: a Monster, an Ally who joins, one that is controlled; in the same place defenders strike themselves (MY-ASSAULT-03). */
function couldStrike(t: Mythos, who: Seat, against: Seat): boolean {
  if (facing(t, against, who).length || together(t, who, against)) return true
  if (alliesOf(t, against).some((ally) => isFree(t, ally) && hasMagicWeapon(t, ally))) return true
  return controllable(t, against) && spellsOf(t, against).length + artifactsOf(t, against).length > 0
}

/** A Weapon that is used up by defending (MY-CHRON-07). */
const isUsedUp = (t: Mythos, ally: PieceId): boolean => {
  const weapon = weaponOf(t, ally)
  return weapon !== null && cardOf(t, weapon, 'weapon').single === true
}

/** Each free Ally may defend against one opponent, or join the Threat with a Magic Weapon (MY-DEFEND-01..08, -13). */
function defences(t: Mythos, who: Seat): Option[] {
  const free = alliesOf(t, who).filter((ally) => isFree(t, ally))
  const defending = (ally: PieceId, against: Seat): boolean => couldStrike(t, who, against) || isUsedUp(t, ally)
  return free.flatMap((ally) => {
    const on = (way: string, against: Seat): Option => ({ key: `${way}:${against}:${ally}`, piece: ally, seat: against })
    const opponents = opponentsOf(t, who)
    const defend = opponents.filter((against) => defending(ally, against)).map((against) => on('defend', against))
    return hasMagicWeapon(t, ally) ? [...defend, ...opponents.map((against) => on('join', against))] : defend
  })
}

export function* assignDefenders(t: Mythos, { seat }: { seat: Seat }): Script<Next | void> {
  if (!isIn(t, seat)) return
  const options = [...defences(t, seat), { key: 'done' }]
  // What comes lies face down: who defends cannot know whether it will matter, and must not be told by not being asked.
  const key = yield* choose(t, seat, { about: 'prompt.defend', options, cover: options.length > 1 })
  if (key === 'done') return
  const [way = '', against = '', ...rest] = key.split(':')
  const ally = rest.join(':')
  if (way === 'defend') yield* t.happens('ally:defend', { who: seat, ally, against }, (w) => w.set(ally, 'facing', against))
  else yield* joinThreat(t, seat, ally, against)
  return [{ step: 'assignDefenders', args: { seat } }]
}

/** A Monster in every respect from now on: face down, though everybody saw who it is (MY-DEFEND-07, -10, MY-RULING-65). */
function* joinThreat(t: Mythos, who: Seat, ally: PieceId, against: Seat): Script {
  yield* t.happens('ally:join', { who, ally, against }, (w) => {
    w.look(t.watchers, [ally], 'front')
    w.put(ally, at.threat(who), { face: 'back' })
    w.set(ally, 'facing', against)
  })
}
