import { paths, spaces } from '../content/map.ts'
import type { PathType, SpaceId, SpaceType } from './shape.ts'

/** The board never changes: what is asked of it often is worked out once. */
const byId = new Map(spaces.map((space) => [space.id, space]))
const neighbours = new Map<SpaceId, { readonly to: SpaceId; readonly type: PathType }[]>(spaces.map(({ id }) => [id, []]))
for (const { a, b, type } of paths) {
  neighbours.get(a)?.push({ to: b, type })
  neighbours.get(b)?.push({ to: a, type })
}

export const allSpaces: readonly SpaceId[] = spaces.map(({ id }) => id)
export const spaceType = (space: SpaceId): SpaceType => byId.get(space)?.type ?? 'city'
export const spaceInfo = (space: SpaceId) => byId.get(space)
/** All spaces of a type (EH-BOARD-01). */
export const spacesOfType = (type: SpaceType): readonly SpaceId[] => byType.get(type) ?? []
const byType = Map.groupBy(allSpaces, spaceType)

export const isCity = (space: SpaceId): boolean => spaceType(space) === 'city'

/** Spaces an unbroken path connects with this one, by path type if one is named (EH-BOARD-04). */
export const adjacent = (space: SpaceId, type?: PathType): SpaceId[] =>
  (neighbours.get(space) ?? []).filter((path) => type === undefined || path.type === type).map(({ to }) => to)

export const pathTypes = (space: SpaceId): ReadonlySet<PathType> => typesOfPaths.get(space) ?? new Set()
const typesOfPaths = new Map(allSpaces.map((space) => [space, new Set((neighbours.get(space) ?? []).map(({ type }) => type))]))

const distances = new Map<SpaceId, ReadonlyMap<SpaceId, number>>()

/** Fewest paths from one space to every other, whatever their types (EH-NEAR-01). */
export function distancesFrom(space: SpaceId): ReadonlyMap<SpaceId, number> {
  const known = distances.get(space)
  if (known) return known
  const found = new Map<SpaceId, number>([[space, 0]])
  const queue = [space]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const to of adjacent(at)) {
      if (found.has(to)) continue
      found.set(to, (found.get(at) ?? 0) + 1)
      queue.push(to)
    }
  }
  distances.set(space, found)
  return found
}

export const distance = (from: SpaceId, to: SpaceId): number => distancesFrom(from).get(to) ?? Number.POSITIVE_INFINITY

/** The nearest of these spaces; several when they tie. The space itself counts, at distance 0 (EH-NEAR-02). */
export function nearestOf(from: SpaceId, among: readonly SpaceId[]): SpaceId[] {
  const best = Math.min(...among.map((space) => distance(from, space)))
  return among.filter((space) => distance(from, space) === best)
}

/** The next spaces of shortest routes to there (EH-RULING-82). */
export const stepsToward = (from: SpaceId, to: SpaceId): SpaceId[] =>
  from === to ? [] : adjacent(from).filter((next) => distance(next, to) === distance(from, to) - 1)
