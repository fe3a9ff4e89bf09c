import { type Answer, type Illegal, isLegal, type Key } from '@miskatonic/kernel'
import { askFrom } from '@miskatonic/room/kernel-ask'
import type { SpokenAsk, SpokenOption } from '@miskatonic/room/protocol'
import type { Lit } from '../../kit/table.ts'

const byName = <T>(list: readonly T[], nameOf: (one: T) => string | undefined): Map<string, T[]> => {
  const found = new Map<string, T[]>()
  for (const one of list) {
    const name = nameOf(one)
    if (name === undefined) continue
    const known = found.get(name)
    if (known) known.push(one)
    else found.set(name, [one])
  }
  return found
}

export const nothingLit: Lit = {
  pieces: new Map(),
  places: new Map(),
  seats: new Map(),
  refusedPieces: new Map(),
  refusedPlaces: new Map(),
}

/** What a question makes light up on the table. */
export function litBy(ask: SpokenAsk | null): Lit {
  if (!ask) return nothingLit
  const slots = (ask.slots ?? []) as readonly SpokenOption[]
  const options = [...ask.options, ...slots]
  return {
    pieces: byName(options, ({ piece }) => piece),
    places: byName(options, ({ place }) => place),
    seats: byName(options, ({ seat }) => seat),
    refusedPieces: byName(ask.refused, ({ piece }) => piece),
    refusedPlaces: byName(ask.refused, ({ place }) => place),
  }
}

/** Null: the table will take this answer. */
export const wrongWith = (ask: SpokenAsk, answer: Answer): Illegal | null => isLegal(askFrom(ask), ask.seat, answer)

/** Questions that one option answers. */
export const isSingle = (ask: SpokenAsk): boolean => ask.kind === 'choose' || ask.kind === 'all' || ask.kind === 'floor'

/** What the chosen options weigh together in each limit. */
export function weightsOf(ask: SpokenAsk, picked: readonly Key[]): { readonly [limit: string]: number } {
  const sums: Record<string, number> = {}
  for (const limit in ask.limits?.weigh ?? {}) {
    sums[limit] = ask.options.reduce((sum, option) => sum + (picked.includes(option.key) ? (option.weights?.[limit] ?? 0) : 0), 0)
  }
  return sums
}

/** Whether one more may be chosen beside those: not over the count, not over a weight, not two of a group. */
export function mayAdd(ask: SpokenAsk, picked: readonly Key[], option: SpokenOption): boolean {
  if (!ask.limits || picked.includes(option.key)) return true
  if (picked.length >= ask.limits.count[1]) return false
  if (option.group !== undefined && ask.options.some((one) => one.group === option.group && picked.includes(one.key))) return false
  const sums = weightsOf(ask, [...picked, option.key])
  return Object.entries(ask.limits.weigh ?? {}).every(([limit, { max }]) => max === undefined || (sums[limit] ?? 0) <= max)
}
