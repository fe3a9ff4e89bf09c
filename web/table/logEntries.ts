import type { SpokenEvent } from '@miskatonic/room/protocol'

export type Entry = {
  /** What was being resolved; null: nothing in particular. */
  readonly record: number | null
  readonly lines: readonly { readonly event: SpokenEvent; readonly depth: number }[]
}

const DEEPEST = 3

/** Lines in groups: what belongs to one test, fight or encounter stays together, and what something caused stands under it. */
export function entriesOf(events: readonly SpokenEvent[]): Entry[] {
  const depths = new Map<number, number>()
  const entries: { record: number | null; lines: { event: SpokenEvent; depth: number }[] }[] = []
  for (const event of events) {
    const above = event.cause === null ? undefined : depths.get(event.cause)
    const depth = above === undefined ? 0 : Math.min(DEEPEST, above + 1)
    depths.set(event.id, depth)
    const open = entries.at(-1)
    const goesOn = open && (depth > 0 || (event.record !== null && open.record === event.record))
    if (goesOn) open.lines.push({ event, depth })
    else entries.push({ record: event.record, lines: [{ event, depth }] })
  }
  return entries
}
