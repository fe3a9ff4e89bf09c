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

const numbers: ReadonlyMap<string, number> = new Map(townAreas.map((area, i) => [area, i]))
const beside: readonly (readonly number[])[] = townAreas.map((area) => (neighbours.get(area) ?? []).map((one) => numbers.get(one) ?? 0))

/** From a place to all others: how many steps, and how much danger on the way. */
export type Ways = { readonly steps: (area: string) => number; readonly danger: (area: string) => number }

/** Round what is dangerous, where that is shorter than getting past it. Whoever stands at both ends is no danger of the way. */
export function waysFrom(from: string, danger: (area: string) => number, detour = 1): Ways {
  const cost: number[] = townAreas.map(() => Number.POSITIVE_INFINITY)
  const steps: number[] = [...cost]
  const met: number[] = townAreas.map(() => 0)
  const open = new Set<number>()
  const start = numbers.get(from)
  if (start !== undefined) {
    cost[start] = 0
    steps[start] = 0
    open.add(start)
  }
  while (open.size > 0) {
    let at = -1
    for (const one of open) if (at < 0 || (cost[one] as number) < (cost[at] as number)) at = one
    open.delete(at)
    const here = at === start ? 0 : danger(townAreas[at] as string)
    const through = (cost[at] as number) + 1 + detour * here
    for (const next of beside[at] as readonly number[])
      if (through < (cost[next] as number)) {
        cost[next] = through
        steps[next] = (steps[at] as number) + 1
        met[next] = (met[at] as number) + here
        open.add(next)
      }
  }
  const of = (those: readonly number[]) => (area: string) => those[numbers.get(area) ?? -1] ?? Number.POSITIVE_INFINITY
  return { steps: of(steps), danger: of(met) }
}
