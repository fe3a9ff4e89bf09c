import { chooseSome, onPlace, type Script } from '@miskatonic/kernel'
import { openGates } from './board.ts'
import { drawMonster, placeMonster, roomLeft, toOutskirts } from './monsters.ts'
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
    if (roomLeft(t) === Number.POSITIVE_INFINITY)
      yield* placeMonster(t, at) // AH-SURGE-10
    else yield* toOutskirts(t, yield* drawMonster(t)) // AH-SURGE-05, AH-SURGE-07
  }
}

/** Everybody the same, the surging gate first; who of the others gets one more is chosen before any is drawn. */
function* spread(t: Arkham, at: AreaId, gates: readonly AreaId[], n: number): Script<ReadonlyMap<AreaId, number>> {
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
