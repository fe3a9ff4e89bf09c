import { choose, type Option, onSeat, type Script } from '@miskatonic/kernel'
import { alliesOf, hasMagicWeapon, isFaceUp, isIn, opponentsOf, threatOf } from '../pieces.ts'
import type { Mythos, Next, PieceId, Seat } from '../shape.ts'
import { at } from '../zones.ts'

/* Monsters and defenders are set against opponents. */

/** Every Monster of the Threat against one opponent, one after the other (MY-ASSIGN-01..04). */
export function* assignMonsters(t: Mythos, { seat }: { seat: Seat }): Script<Next | void> {
  if (!isIn(t, seat)) return
  const open = threatOf(t, seat).filter((piece) => t.get(piece, 'facing') === null)
  const opponents = opponentsOf(t, seat)
  const [next] = open
  if (next === undefined) return
  if (opponents.length === 1) return yield* assign(t, seat, opponents[0] as Seat, open)
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

/** Each free Ally may defend against one opponent, or join the Threat with a Magic Weapon (MY-DEFEND-01..08, -13). */
function defences(t: Mythos, who: Seat): Option[] {
  const free = alliesOf(t, who).filter((ally) => isFaceUp(t, ally) && t.get(ally, 'facing') === null) // MY-RULING-10
  const ways = (ally: PieceId): string[] => (hasMagicWeapon(t, ally) ? ['defend', 'join'] : ['defend'])
  return free.flatMap((ally) =>
    ways(ally).flatMap((way) => opponentsOf(t, who).map((against) => ({ key: `${way}:${against}:${ally}`, piece: ally, seat: against }))),
  )
}

export function* assignDefenders(t: Mythos, { seat }: { seat: Seat }): Script<Next | void> {
  if (!isIn(t, seat)) return
  const options = [...defences(t, seat), { key: 'done' }]
  const key = yield* choose(t, seat, { about: 'prompt.defend', options })
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
