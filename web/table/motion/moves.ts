/** What moved between two views of one watcher: followed by its alias, or from and to the only zones it can have been. Pure. */
import type { View, ZoneView } from '@miskatonic/kernel'

export type Move = {
  /** Its alias; null: a piece whose name one does not know, on both ends. */
  readonly piece: string | null
  /** The zones; null: it cannot be said. */
  readonly from: string | null
  readonly to: string | null
  /** It was not known where it came from: it turns over on its way. */
  readonly turns: boolean
}

export type Moved = {
  readonly moves: readonly Move[]
  /** Pieces that were turned over where they lie. */
  readonly turned: readonly string[]
}

const NOWHERE: ZoneView = { count: 0, pieces: [] }

/** Where each piece lies, and which face of it one sees; null: none. */
type Where = ReadonlyMap<string, { readonly zone: string; readonly face: string | null }>

function whereIn({ zones }: View): Where {
  const found = new Map<string, { zone: string; face: string | null }>()
  for (const [zone, { pieces }] of Object.entries(zones))
    for (const { alias, up, faces } of pieces) found.set(alias, { zone, face: faces[up] ?? null })
  return found
}

/** How many pieces without a name each zone lost or gained. */
function unnamedChange(before: View, after: View): Map<string, number> {
  const change = new Map<string, number>()
  for (const zone of new Set([...Object.keys(before.zones), ...Object.keys(after.zones)])) {
    const [was, is] = [before.zones[zone] ?? NOWHERE, after.zones[zone] ?? NOWHERE]
    if (was === is) continue
    const by = is.count - is.pieces.length - (was.count - was.pieces.length)
    if (by) change.set(zone, by)
  }
  return change
}

/** The only zone of these, if there is only one. */
const only = (zones: readonly string[]): string | null => (new Set(zones).size === 1 ? (zones[0] ?? null) : null)

/** Each zone as often as it lost (−1) or gained (1) a piece without a name. */
const each = (change: ReadonlyMap<string, number>, sign: 1 | -1): string[] =>
  [...change].flatMap(([zone, by]) => (by * sign > 0 ? Array.from({ length: by * sign }, () => zone) : []))

export function movedBetween(before: View, after: View): Moved {
  if (before === after || before.zones === after.zones) return { moves: [], turned: [] }
  const [was, is] = [whereIn(before), whereIn(after)]
  const change = unnamedChange(before, after)
  const moves: Move[] = []
  const turned: string[] = []
  const come: [string, string][] = []
  for (const [alias, now] of is) {
    const then = was.get(alias)
    if (then && then.zone !== now.zone) moves.push({ piece: alias, from: then.zone, to: now.zone, turns: then.face !== now.face })
    else if (then && then.face !== now.face) turned.push(alias)
    else if (!then) {
      // Made known where it lies: it is turned over, and nothing has moved.
      const lost = change.get(now.zone) ?? 0
      if (lost < 0) {
        change.set(now.zone, lost + 1)
        turned.push(alias)
      } else come.push([alias, now.zone])
    }
  }
  const gone: [string, string][] = []
  for (const [alias, { zone }] of was) {
    if (is.has(alias)) continue
    const gained = change.get(zone) ?? 0
    if (gained > 0) change.set(zone, gained - 1)
    else gone.push([alias, zone])
  }
  const [lost, gained] = [each(change, -1), each(change, 1)]
  const [source, target] = [only(lost), only(gained)]
  for (const [piece, to] of come) moves.push({ piece, from: source, to, turns: true })
  for (const [piece, from] of gone) moves.push({ piece, from, to: target, turns: false })
  const unseen = Math.min(lost.length - come.length, gained.length - gone.length)
  if (source && target) for (let n = 0; n < unseen; n++) moves.push({ piece: null, from: source, to: target, turns: false })
  return { moves, turned }
}
