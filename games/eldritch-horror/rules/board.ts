import { graph } from '@miskatonic/commons/map'
import { paths, spaces } from '../content/map.ts'
import type { PathType, SpaceId, SpaceType } from './shape.ts'

/** The board never changes: there is one map of it, at every moment the same. */
const map = graph({
  places: spaces.map(({ id }) => ({ id })),
  ways: paths.map(({ a, b, type }) => ({ from: a, to: b, kind: type })),
})
const roads = map.at()
const byId = new Map(spaces.map((space) => [space.id, space]))

export const allSpaces: readonly SpaceId[] = spaces.map(({ id }) => id)
export const spaceType = (space: SpaceId): SpaceType => byId.get(space)?.type ?? 'city'
export const spaceInfo = (space: SpaceId) => byId.get(space)
/** All spaces of a type (EH-BOARD-01). */
export const spacesOfType = (type: SpaceType): readonly SpaceId[] => byType.get(type) ?? []
const byType = Map.groupBy(allSpaces, spaceType)

export const isCity = (space: SpaceId): boolean => spaceType(space) === 'city'

/** Spaces an unbroken path connects with this one, by path type if one is named (EH-BOARD-04). */
export const adjacent = (space: SpaceId, type?: PathType): SpaceId[] => [...roads.neighbours(space, type && { by: [type] })]

export const pathTypes = (space: SpaceId): ReadonlySet<PathType> => map.kindsAt(space)

/** Fewest paths from one space to another, whatever their types (EH-NEAR-01). */
export const distance = (from: SpaceId, to: SpaceId): number => roads.distance(from, to)

/** The nearest of these spaces; several when they tie. The space itself counts, at distance 0 (EH-NEAR-02). */
export const nearestOf = (from: SpaceId, among: readonly SpaceId[]): SpaceId[] => [...roads.nearest(from, among)]

/** The next spaces of shortest routes to there (EH-RULING-82). */
export const stepsToward = (from: SpaceId, to: SpaceId): SpaceId[] => [...roads.stepsToward(from, to)]
