import { choose, type Option, type Script } from '@miskatonic/kernel'
import { monstersAt, whereIs } from './board.ts'
import { face } from './combat.ts'
import { isSuch } from './monsters.ts'
import type { Arkham, MonsterId, Seat } from './shape.ts'

/* Monsters in one's way: each is fought or evaded, once. */

/** Those here with whom one has not dealt in this phase; elusive ones never press anybody. */
export const mustHandle = (t: Arkham, who: Seat): MonsterId[] =>
  monstersAt(t, whereIs(t, who)).filter((monster) => !t.get(who, 'handled').includes(monster) && !isSuch(t, monster, 'elusive', who)) // AH-MOVE-10

const ways = (monsters: readonly MonsterId[]): Option[] =>
  monsters.flatMap((piece) => [
    { key: `evade:${piece}`, piece, label: { key: 'evade' } },
    { key: `fight:${piece}`, piece, label: { key: 'fight' } },
  ])

/** One after the other, in the order of whoever deals with them. Gives whether no combat came of it. With `all`, a combat does not end it. */
export function* handleAll(t: Arkham, who: Seat, all = false): Script<boolean> {
  let peaceful = true
  for (let open = mustHandle(t, who); open.length && (peaceful || all); open = mustHandle(t, who))
    peaceful = (yield* handleOne(t, who, yield* chooseWay(t, who, open))) && peaceful // AH-EVADE-04
  return peaceful
}

const chooseWay = (t: Arkham, who: Seat, open: readonly MonsterId[]): Script<string> =>
  choose(t, who, { about: { key: 'handle-monsters', args: { who, at: whereIs(t, who) } }, options: ways(open) })

function* handleOne(t: Arkham, who: Seat, key: string): Script<boolean> {
  const [way = '', ...rest] = key.split(':')
  const monster = rest.join(':')
  yield* t.change((w) => w.set(who, 'handled', [...t.get(who, 'handled'), monster]))
  const met = yield* face(t, who, monster, way as 'fight' | 'evade')
  if (met !== 'evaded') yield* t.change((w) => w.set(who, 'points', 0)) // AH-MOVE-09
  return met === 'evaded'
}

/** Back from another world one may leave them alone, or not. */
export function* offerGuards(t: Arkham, who: Seat): Script {
  for (let open = mustHandle(t, who); open.length; open = mustHandle(t, who)) {
    const options = [...open.map((piece) => ({ key: `fight:${piece}`, piece, label: { key: 'fight' } })), { key: 'done' }]
    const key = yield* choose(t, who, { about: { key: 'handle-guards', args: { who, at: whereIs(t, who) } }, options })
    if (key === 'done') return
    yield* handleOne(t, who, key)
  }
}
