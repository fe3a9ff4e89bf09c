import type { Shape } from './game.ts'
import type { PieceId, ZoneId } from './ids.ts'
import type { Kernel } from './kernel.ts'
import type { Segment } from './state.ts'

export function without(segments: readonly Segment[], piece: PieceId): readonly Segment[] {
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i] as Segment
    const at = segment.ids.indexOf(piece)
    if (at < 0) continue
    const ids = [...segment.ids.slice(0, at), ...segment.ids.slice(at + 1)]
    const left: Segment[] = ids.length ? [segment.mixed ? { ids, mixed: true } : { ids }] : []
    return segments.length === 1 ? left : [...segments.slice(0, i), ...left, ...segments.slice(i + 1)]
  }
  return segments
}

/** The first `n` pieces; those of a mixed segment are drawn now and stay where they are, in order: asked twice, they are the same. */
export function top<S extends Shape>(t: Kernel<S>, zone: ZoneId, n: number): PieceId[] {
  const wanted = Math.min(n, t.size(zone))
  let settled: PieceId[] = []
  let rest = t.raw.zones[zone] ?? []
  while (settled.length < wanted) {
    const [first, ...more] = rest
    if (!first) break
    if (!first.mixed) {
      const taken = first.ids.slice(0, wanted - settled.length)
      settled = [...settled, ...taken]
      const left = first.ids.slice(taken.length)
      rest = left.length ? [{ ids: left }, ...more] : more
      continue
    }
    const drawn = t.chance.pick(`draw:${zone}`, first.ids)
    t.barrier()
    settled = [...settled, drawn]
    const left = first.ids.filter((id) => id !== drawn)
    rest = left.length ? [{ ids: left, mixed: true }, ...more] : more
  }
  const [next, ...more] = rest
  const whole = next && !next.mixed ? [{ ids: [...settled, ...next.ids] }, ...more] : settled.length ? [{ ids: settled }, ...rest] : rest
  if (!same(whole, t.raw.zones[zone] ?? [])) t.journal.setZone(zone, whole)
  return settled
}

const same = (a: readonly Segment[], b: readonly Segment[]): boolean =>
  a.length === b.length && a.every((segment, i) => segment.mixed === b[i]?.mixed && segment.ids.length === b[i]?.ids.length)

/** One piece of the zone that fits, each as likely; null when none does. */
export function find<S extends Shape>(t: Kernel<S>, zone: ZoneId, fits: (piece: PieceId) => boolean): PieceId | null {
  const found = t.inZone(zone).filter(fits).sort()
  if (!found.length) return null
  t.barrier()
  return t.chance.pick(`find:${zone}`, found)
}
