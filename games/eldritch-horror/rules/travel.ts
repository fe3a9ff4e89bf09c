import { choose, type Option, onPlace, type Script } from '@miskatonic/kernel'
import { adjacent } from './board.ts'
import { hereOf, isStanding, playerOf, zoneOfSpace } from './pieces.ts'
import type { Eldritch, InvestigatorId, SpaceId } from './shape.ts'

/** One space at a time: each space entered is a move (EH-TRAVEL-01). */
export function* moveTo(t: Eldritch, who: InvestigatorId, to: SpaceId): Script<boolean> {
  const from = hereOf(t, who)
  if (from === to) return false
  return (yield* t.happens('investigator:move', { who, from, to }, (w, what) => w.put(what.who, zoneOfSpace(what.to)))) !== null
}

/** Along any path, then as many tickets as one likes, each along its own kind (EH-TRAVEL-01..06). */
export function* travel(t: Eldritch, who: InvestigatorId): Script {
  const seat = playerOf(t, who)
  const to = yield* choose(t, seat, { about: 'prompt.travel', options: adjacent(hereOf(t, who)).map(onPlace) })
  if (!(yield* moveTo(t, who, to))) return
  for (;;) {
    const rides = isStanding(t, who) ? ticketRides(t, who) : []
    if (!rides.length) return
    const key = yield* choose(t, seat, { about: 'prompt.ticket', options: [...rides, { key: 'stop' }] })
    if (key === 'stop') return
    const [kind, space] = key.startsWith('train:') ? (['train', key.slice(6)] as const) : (['ship', key.slice(5)] as const)
    yield* t.happens('ticket:use', { who, kind }, (w, what) => void w.add(what.who, ticketAttribute(what.kind), -1))
    if (!(yield* moveTo(t, who, space))) return
  }
}

export const ticketAttribute = (kind: 'train' | 'ship'): 'trainTickets' | 'shipTickets' =>
  kind === 'train' ? 'trainTickets' : 'shipTickets'

function ticketRides(t: Eldritch, who: InvestigatorId): Option[] {
  const rides = (kind: 'train' | 'ship'): Option[] =>
    t.get(who, ticketAttribute(kind)) > 0 ? adjacent(hereOf(t, who), kind).map((space) => ({ key: `${kind}:${space}`, place: space })) : []
  return [...rides('train'), ...rides('ship')]
}
