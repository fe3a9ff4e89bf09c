import type { Engine } from './engine.ts'
import type { PieceId, ZoneId } from './ids.ts'
import type { Kernel } from './kernel.ts'
import type { Shape, ZoneOf } from './shape.ts'
import type { Segment } from './state.ts'

/** A list of its own: the state's lists are never altered. */
export function idsOf(segments: readonly Segment[] | undefined): PieceId[] {
  if (!segments) return []
  return segments.length === 1 ? (segments[0] as Segment).ids.slice() : segments.flatMap((segment) => segment.ids)
}

export function sizeOf(segments: readonly Segment[] | undefined): number {
  let n = 0
  if (segments) for (const segment of segments) n += segment.ids.length
  return n
}

/** The first piece of a zone, or null: `inZone(zone)[0]` without a list of its own. */
export const firstIn = <S extends Shape>(t: Kernel<S>, zone: ZoneOf<S>): PieceId | null => t.raw.zones[zone]?.[0]?.ids[0] ?? null

export function without(segments: readonly Segment[], piece: PieceId): readonly Segment[] {
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i] as Segment
    const at = segment.ids.indexOf(piece)
    if (at < 0) continue
    const ids = segment.ids.toSpliced(at, 1)
    const left: Segment[] = ids.length ? [segment.mixed ? { ids, mixed: true } : { ids }] : []
    return segments.length === 1 ? left : [...segments.slice(0, i), ...left, ...segments.slice(i + 1)]
  }
  return segments
}

/** The first `n` pieces; those of a mixed segment are drawn now and stay where they are, in order: asked twice, they are the same. */
export function top<S extends Shape>(t: Engine<S>, zone: ZoneId, n: number): PieceId[] {
  const next = t.raw.zones[zone]?.[0]
  const segments = t.raw.zones[zone] ?? []
  if (next && !next.mixed && (next.ids.length >= n || segments.length === 1)) return next.ids.slice(0, n)
  const wanted = Math.min(n, sizeOf(segments))
  const settled: PieceId[] = []
  let below = 0
  let rest: Segment | null = null
  for (; settled.length < wanted; below++) {
    rest = settle(t, zone, segments[below] as Segment, wanted, settled)
    if (rest) break
  }
  if (!settled.length) return settled
  const under = rest ? [rest, ...segments.slice(below + 1)] : segments.slice(below)
  const [first] = under
  t.journal.setZone(zone, first && !first.mixed ? [{ ids: [...settled, ...first.ids] }, ...under.slice(1)] : [{ ids: settled }, ...under])
  return settled
}

/** Takes what is wanted from one segment, and gives back what is left of it. */
function settle<S extends Shape>(t: Engine<S>, zone: ZoneId, segment: Segment, wanted: number, settled: PieceId[]): Segment | null {
  if (!segment.mixed) {
    const taken = segment.ids.slice(0, wanted - settled.length)
    settled.push(...taken)
    return taken.length < segment.ids.length ? { ids: segment.ids.slice(taken.length) } : null
  }
  const ids = segment.ids.slice()
  const label = `draw:${zone}`
  while (settled.length < wanted && ids.length) {
    const drawn = t.chance.pick(label, ids)
    t.barrier()
    settled.push(drawn)
    ids.splice(ids.indexOf(drawn), 1)
  }
  return ids.length ? { ids, mixed: true } : null
}

/** One piece of the zone that fits, each as likely; null when none does. */
export function find<S extends Shape>(t: Engine<S>, zone: ZoneId, fits: (piece: PieceId) => boolean): PieceId | null {
  const found = idsOf(t.raw.zones[zone]).filter(fits).sort()
  if (!found.length) return null
  t.barrier()
  return t.chance.pick(`find:${zone}`, found)
}
