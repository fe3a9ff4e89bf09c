import { chooseSome, onPlace, type Script } from '@miskatonic/kernel'
import { openGates } from './board.ts'
import { drawMonster, hasLimit, placeMonster, roomLeft, toOutskirts } from './monsters.ts'
import type { AreaId, Arkham } from './shape.ts'

/* Monster surge: spread evenly over all open gates, none getting more than the one that surges. */

/** As many as there are open gates or players, whichever is more. */
export function* surge(t: Arkham, at: AreaId): Script {
  const gates = openGates(t)
  const n = Math.max(gates.length, t.number('players', {})) // AH-SURGE-01
  const begun = yield* t.happens('surge:begin', { at, n }) // AH-SURGE-11
  if (!begun) return
  const fit = Math.min(n, roomLeft(t))
  const shares = yield* spread(t, at, gates, fit)
  for (const area of [at, ...gates.filter((one) => one !== at)]) {
    for (let i = 0; i < (shares.get(area) ?? 0); i++) yield* placeMonster(t, area)
  }
  for (let left = n - fit; left > 0; left--) {
    if (hasLimit(t))
      yield* toOutskirts(t, yield* drawMonster(t)) // AH-SURGE-05, AH-SURGE-07
    else yield* onAnyGate(t, at, shares)
  }
}

/** The limit is gone in the middle of it: what is left goes to the gates as well, as evenly. */
function* onAnyGate(t: Arkham, at: AreaId, shares: Map<AreaId, number>): Script {
  const least = Math.min(...shares.values())
  const open = [...shares.keys()].filter((area) => shares.get(area) === least)
  const about = { key: 'surge-spread', args: { at, n: 1 } } as const
  const [area = at] = open.includes(at)
    ? [at]
    : yield* chooseSome(t, t.state.firstPlayer, { about, options: open.map(onPlace), limits: { count: [1, 1] }, group: true })
  shares.set(area, least + 1)
  yield* placeMonster(t, area) // AH-SURGE-10
}

/** Everybody the same, the surging gate first; who of the others gets one more is chosen before any is drawn. */
function* spread(t: Arkham, at: AreaId, gates: readonly AreaId[], n: number): Script<Map<AreaId, number>> {
  const each = Math.floor(n / gates.length)
  const extra = n % gates.length
  const shares = new Map(gates.map((area) => [area, each])) // AH-SURGE-02
  if (extra === 0) return shares
  shares.set(at, each + 1) // AH-SURGE-03, AH-SURGE-06
  const others = gates.filter((area) => area !== at)
  const count = extra - 1
  const about = { key: 'surge-spread', args: { at, n: count } } as const
  const options = others.map(onPlace)
  const more = yield* chooseSome(t, t.state.firstPlayer, { about, options, limits: { count: [count, count] }, group: true }) // AH-SURGE-04
  for (const area of more) shares.set(area, each + 1)
  return shares
}
