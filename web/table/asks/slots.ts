/** Places of actions that keep their number: a key must not mean something else a moment later. */
import type { SpokenAsk } from '@miskatonic/room/protocol'

/** What ends the turn has a number of its own, whatever else there is to do. */
const ENDS = ['end', 'pass']
const MOST = 9

/** The order in which actions were first met, with those that are new now at its end. One that is neither offered nor refused any more keeps its number while there is room. */
export function slotsAfter(known: readonly string[], { options, refused }: Pick<SpokenAsk, 'options' | 'refused'>): readonly string[] {
  const now = [...options, ...refused].map(({ key }) => key).filter((key) => !ENDS.includes(key))
  const all = [...known, ...now.filter((key) => !known.includes(key))]
  return all.length <= MOST ? all : all.filter((key) => now.includes(key))
}

/** The number of an action among those; what ends the turn is 0. */
export function hintFor(slots: readonly string[], key: string): string | undefined {
  if (ENDS.includes(key)) return '0'
  const at = slots.indexOf(key)
  return at >= 0 && at < MOST ? String(at + 1) : undefined
}

/** Sorted as the slots are; what ends the turn comes last. */
export const inSlots = <T extends { readonly key: string }>(slots: readonly string[], all: readonly T[]): readonly T[] => {
  const at = ({ key }: T): number => (ENDS.includes(key) ? slots.length : slots.indexOf(key))
  return [...all].sort((a, b) => at(a) - at(b))
}

const met = new Map<string, readonly string[]>()

/** The slots of a question that comes again and again, as long as the page is open. */
export function rememberedSlots(table: string, ask: SpokenAsk): readonly string[] {
  const of = `${table} ${ask.seat} ${ask.about.key}`
  const slots = slotsAfter(met.get(of) ?? [], ask)
  met.set(of, slots)
  return slots
}
