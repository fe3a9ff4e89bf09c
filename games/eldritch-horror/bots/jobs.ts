import { defined } from '@miskatonic/kernel'
import { allSpaces, spaceInfo } from '../rules/board.ts'
import type { SpaceId } from '../rules/shape.ts'
import type { Position, Someone } from './position.ts'
import { type Averages, isRumorSpace, Prospects } from './prospects.ts'
import { roundsFrom } from './roads.ts'

/* Who goes where: everybody reckons alike from what all can see, so that nobody runs after what is another's. */

export const HABITS = {
  /** What is left of a promise after a round of waiting for it. */
  patience: 0.8,
  /** What is somebody else's job is worth little to another. */
  taken: 0.3,
  /** How many may share the hunt for one Epic Monster. */
  hunters: 3,
}

const CITIES = allSpaces.filter((space) => spaceInfo(space)?.deck !== undefined)

/** Spaces where something can be done that cannot be done anywhere. */
export function jobSpaces(p: Position): readonly SpaceId[] {
  const rumors = p.ongoing.flatMap((rumor) => (rumor.card.encounter ? allSpaces.filter((space) => isRumorSpace(p, rumor, space)) : []))
  const marked = p.mystery?.card.encounter ? p.mystery.marked : []
  const tokens = p.mystery?.card.encounter?.on === 'eldritchToken' ? allSpaces.filter((space) => p.eldritchAt(space) > 0) : []
  const fallen = allSpaces.filter((space) => p.view.zones[`fallen:${space}`]?.pieces.length)
  const all = [...[...p.gates, ...p.clues, ...p.foes].map(({ at }) => at), ...CITIES, ...rumors, ...marked, ...tokens, ...fallen]
  return [...new Set([...all, ...(p.expedition ? [p.expedition] : [])])]
}

/** Rounds that pass before the encounter there. */
function delayOf(who: Someone, space: SpaceId): number {
  const held = (who.delayed && !who.moved ? 1 : 0) + (who.conditions.includes('detained') ? 1 : 0)
  if (who.at === space) return held > 1 ? 1 : 0
  return (roundsFrom(who.at, who.train, who.ship).get(space) ?? 9) - 1 + (who.moved ? 1 : 0) + held
}

/** The spaces that fall to others when everybody takes the job that is best for all together. */
export function takenByOthers(p: Position, me: Someone, averages: Averages): ReadonlySet<SpaceId> {
  const spaces = jobSpaces(p)
  const shared = new Set(p.foes.filter(({ card }) => card.epic).map(({ at }) => at))
  const columns = spaces.flatMap((space) => (shared.has(space) ? new Array<SpaceId>(HABITS.hunters).fill(space) : [space]))
  const rows = p.team.map((one) => {
    const prospects = new Prospects(p, one, averages)
    const plain = prospects.plain(one.at)
    const pulls = new Map(spaces.map((space) => [space, pullOf(prospects, space, plain)]))
    return columns.map((space) => Math.max(0, pulls.get(space) ?? 0))
  })
  const taken = new Set<SpaceId>()
  bestJobs(rows).forEach((column, i) => {
    const space = columns[column]
    if (space !== undefined && p.team[i]?.seat !== me.seat && !shared.has(space) && (rows[i]?.[column] ?? 0) > 0) taken.add(space)
  })
  return taken
}

/** How much more a space promises than any other, seen from where one stands. */
const pullOf = (prospects: Prospects, space: SpaceId, plain: number): number => {
  const delay = delayOf(prospects.who, space)
  const gain = prospects.raw(space, delay) - plain
  return gain <= 0 ? 0 : gain * HABITS.patience ** delay
}

/**
 * The assignment of jobs to people with the greatest sum (Kuhn's Hungarian method, with potentials): for each row its column. There are
 * at least as many columns as rows.
 */
export function bestJobs(worths: readonly (readonly number[])[]): number[] {
  const n = worths.length
  const m = worths[0]?.length ?? 0
  const u = new Array<number>(n + 1).fill(0)
  const v = new Array<number>(m + 1).fill(0)
  const rowOf = new Array<number>(m + 1).fill(0)
  for (let i = 1; i <= n; i++) augment(worths, i, u, v, rowOf, m)
  const jobs = new Array<number>(n).fill(-1)
  for (let j = 1; j <= m; j++) if (rowOf[j]) jobs[defined(rowOf[j]) - 1] = j - 1
  return jobs
}

function augment(worths: readonly (readonly number[])[], row: number, u: number[], v: number[], rowOf: number[], m: number): void {
  const least = new Array<number>(m + 1).fill(Number.POSITIVE_INFINITY)
  const way = new Array<number>(m + 1).fill(0)
  const used = new Array<boolean>(m + 1).fill(false)
  rowOf[0] = row
  let at = 0
  do {
    used[at] = true
    const i = defined(rowOf[at])
    let delta = Number.POSITIVE_INFINITY
    let next = 0
    for (let j = 1; j <= m; j++) {
      if (used[j]) continue
      const cost = -(worths[i - 1]?.[j - 1] ?? 0) - defined(u[i]) - defined(v[j])
      if (cost < defined(least[j])) {
        least[j] = cost
        way[j] = at
      }
      if (defined(least[j]) < delta) {
        delta = defined(least[j])
        next = j
      }
    }
    for (let j = 0; j <= m; j++) {
      if (used[j]) {
        u[defined(rowOf[j])] = defined(u[defined(rowOf[j])]) + delta
        v[j] = defined(v[j]) - delta
      } else least[j] = defined(least[j]) - delta
    }
    at = next
  } while (rowOf[at])
  do {
    const before = defined(way[at])
    rowOf[at] = defined(rowOf[before])
    at = before
  } while (at)
}
