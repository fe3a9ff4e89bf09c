import { adjacent, allSpaces, isCity, pathTypes } from '../rules/board.ts'
import type { SpaceId } from '../rules/shape.ts'

/* How many rounds a journey takes: a path each round, a ticket more for those who prepare for it. */

type Stop = { readonly at: SpaceId; readonly train: number; readonly ship: number }
const MOST_TICKETS = 2
const known = new Map<string, ReadonlyMap<SpaceId, number>>()
const keyOf = ({ at, train, ship }: Stop): string => `${at}|${train}|${ship}`

/** One more ticket of each kind that is sold there. */
function prepared({ at, train, ship }: Stop): Stop[] {
  if (!isCity(at) || train + ship >= MOST_TICKETS) return []
  const kinds = pathTypes(at)
  return [...(kinds.has('train') ? [{ at, train: train + 1, ship }] : []), ...(kinds.has('ship') ? [{ at, train, ship: ship + 1 }] : [])]
}

/** Where tickets lead on from here, staying among them. */
export function onward(from: Stop): Stop[] {
  const { at, train, ship } = from
  const byTrain = train > 0 ? adjacent(at, 'train').flatMap((to) => onward({ at: to, train: train - 1, ship })) : []
  const byShip = ship > 0 ? adjacent(at, 'ship').flatMap((to) => onward({ at: to, train, ship: ship - 1 })) : []
  return [from, ...byTrain, ...byShip]
}

/** Every end of one Travel action. */
export const travels = ({ at, train, ship }: Stop): Stop[] => adjacent(at).flatMap((to) => onward({ at: to, train, ship }))

/** Both actions of a round spent on the way, in either order. */
function rounds(from: Stop): Stop[] {
  const arrived = travels(from)
  return [...prepared(from).flatMap(travels), ...arrived, ...arrived.flatMap(prepared)]
}

/** Rounds of travelling from there to every space; 0 where one stands. */
export function roundsFrom(at: SpaceId, train: number, ship: number): ReadonlyMap<SpaceId, number> {
  const start = { at, train: Math.min(MOST_TICKETS, train), ship: Math.min(MOST_TICKETS - Math.min(MOST_TICKETS, train), ship) }
  const key = keyOf(start)
  let found = known.get(key)
  if (!found) {
    found = search(start)
    known.set(key, found)
  }
  return found
}

function search(start: Stop): ReadonlyMap<SpaceId, number> {
  const found = new Map<SpaceId, number>([[start.at, 0]])
  const seen = new Set([keyOf(start)])
  let edge = [start]
  for (let round = 1; edge.length && found.size < allSpaces.length; round++) {
    const next: Stop[] = []
    for (const stop of edge.flatMap(rounds)) {
      if (seen.has(keyOf(stop))) continue
      seen.add(keyOf(stop))
      next.push(stop)
      if (!found.has(stop.at)) found.set(stop.at, round)
    }
    edge = next
  }
  return found
}
