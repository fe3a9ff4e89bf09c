import { canonical, definitionOf, type Json, type PieceId, type Shape, type State, type Table } from '@miskatonic/kernel'

/* Whether two tables are the same to the people around them: pieces that look the same and lie alike have no names of their own. */

const PIECE = /[A-Za-z][\w:/.-]*#\d+/g
type Renamed = (text: string) => string

/** What stands on the table, without what only the bookkeeping knows: clocks, serial numbers, and (unless asked for) which limits are used up. */
export function standingOf<S extends Shape>(table: Table<S>, withLimits: boolean): string {
  const state = table.kernel.raw
  const renamed = namesIn(table, state)
  const { of, zones, records, lasting, used, flow, result } = state
  const told = {
    table: state.table,
    of,
    pieces: Object.entries(state.pieces).map(([piece, { face, seen }]) => [piece, face ?? null, seen ?? null] as Json),
    zones: Object.entries(zones).map(([zone, segments]) => [zone, segments.map((one) => heapOf(table, zone, one))] as Json),
    records: records.map(({ id: _, ...rest }) => rest),
    lasting: lasting.map(({ ability, source, bound, until }) => ({ ability, source, bound, until })),
    used: withLimits ? used : null,
    flow,
    result,
    ask: table.ask,
  }
  return sortedLines(JSON.parse(renamed(JSON.stringify(told))) as { [part: string]: Json })
}

const isUnordered = <S extends Shape>(table: Table<S>, zone: string): boolean =>
  (table.game.zones as { readonly [name: string]: { readonly order?: string } })[zone.split(':')[0] as string]?.order === 'unordered'

const heapOf = <S extends Shape>(table: Table<S>, zone: string, { ids, mixed }: State['zones'][string][number]): Json => ({
  ...(mixed || isUnordered(table, zone) ? { heap: [...ids] } : { row: [...ids] }),
})

/** New names by what a piece is and where and how it lies, so that two alike may change places. */
function namesIn<S extends Shape>(table: Table<S>, state: State): Renamed {
  const looks = new Map<PieceId, string>()
  for (const zone in state.zones)
    for (const [s, { ids, mixed }] of (state.zones[zone] ?? []).entries())
      for (const [i, id] of ids.entries()) {
        const { face, seen } = state.pieces[id] ?? {}
        const place = mixed || isUnordered(table, zone) ? s : [s, i]
        const attributes = canonical((state.of[id] ?? null) as Json).replace(/#\d+/g, '')
        looks.set(
          id,
          canonical([definitionOf(state, id), zone.replace(/#\d+/g, ''), place, face ?? null, (seen ?? null) as Json, attributes]),
        )
      }
  const names = new Map<PieceId, string>()
  const sorted = [...looks].sort(([a, one], [b, other]) => (one === other ? (a < b ? -1 : 1) : one < other ? -1 : 1))
  const counted = new Map<string, number>()
  for (const [id] of sorted) {
    const def = definitionOf(state, id)
    const n = (counted.get(def) ?? 0) + 1
    counted.set(def, n)
    names.set(id, `${def}~${n}`)
  }
  return (text) => text.replace(PIECE, (id) => names.get(id) ?? id)
}

function sortedLines(told: { [part: string]: Json }): string {
  const lines = Object.entries(told).map(([part, value]) => {
    const listed = Array.isArray(value) && (part === 'pieces' || part === 'zones')
    return `${part} ${
      listed
        ? value
            .map((one) => canonical(heapsSorted(one)))
            .sort()
            .join('\n')
        : canonical(heapsSorted(value))
    }`
  })
  return lines.join('\n')
}

function heapsSorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(heapsSorted)
  if (typeof value !== 'object' || value === null) return value
  const { heap } = value as { heap?: readonly string[] }
  if (Array.isArray(heap)) return { heap: [...heap].sort() }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, heapsSorted(one as Json)]))
}
