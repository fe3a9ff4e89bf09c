import { arkham } from '../content/base/board.ts'

/* The streets of the town as a net, and how far it is over them. */

const neighbours: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>()
  const join = (a: string, b: string): void => void found.set(a, [...(found.get(a) ?? []), b])
  for (const [a, b] of [...arkham.ways, ...arkham.locations.map(({ id, street }) => [id, street] as const)]) {
    join(a, b)
    join(b, a)
  }
  return found
})()

export const townAreas: readonly string[] = [...neighbours.keys()]
const streets: ReadonlySet<string> = new Set(arkham.streets.map(({ id }) => id))
export const isStreet = (area: string): boolean => streets.has(area)
export const isTown = (area: string): boolean => neighbours.has(area)

/** Steps from everywhere to that place; whoever stands in an area makes it so many steps farther to walk through. */
export function stepsTo(to: string, delay: (area: string) => number): ReadonlyMap<string, number> {
  const far = new Map([[to, 0]])
  const open = new Set([to])
  while (open.size > 0) {
    const at = [...open].reduce((best, one) => ((far.get(one) ?? 0) < (far.get(best) ?? 0) ? one : best))
    open.delete(at)
    const through = (far.get(at) ?? 0) + 1 + (at === to ? 0 : delay(at))
    for (const next of neighbours.get(at) ?? [])
      if (through < (far.get(next) ?? Number.POSITIVE_INFINITY)) {
        far.set(next, through)
        open.add(next)
      }
  }
  return far
}
