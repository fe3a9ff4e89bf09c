import { choose, defined, onPiece, type Script } from '@miskatonic/kernel'
import { isIn, threatOf } from '../pieces.ts'
import type { Mythos, PieceId, Seat } from '../shape.ts'
import { isInvisible } from '../value.ts'
import { harmOf } from './absorbing.ts'

/* The cosmic battle of one pair: Threats absorb each other, point for point. */

/** What one player has set against another, removed cards left out. */
export const facing = (t: Mythos, who: Seat, against: Seat): PieceId[] =>
  threatOf(t, who).filter((piece) => t.get(piece, 'facing') === against && !t.get(piece, 'removed'))
export const outsideLeft = (t: Mythos, who: Seat, against: Seat): number => t.get(who, 'outsideLeft')[against] ?? 0
const pointsOf = (t: Mythos, pieces: readonly PieceId[]): number => pieces.reduce((sum, piece) => sum + t.get(piece, 'points'), 0)
const totalOf = (t: Mythos, who: Seat, against: Seat): number => pointsOf(t, facing(t, who, against)) + outsideLeft(t, who, against)

/** Both use up what the other has; at most one has a surplus (MY-COSMIC-01..09). */
export function* cosmicBattle(t: Mythos, { a, b }: { a: Seat; b: Seat }): Script {
  if (!isIn(t, a) || !isIn(t, b)) return
  const full = { a: totalOf(t, a, b), b: totalOf(t, b, a) }
  const less = {
    a: Math.min(full.a, t.number('dampened', { who: a, against: b })),
    b: Math.min(full.b, t.number('dampened', { who: b, against: a })),
  }
  const [totalA, totalB] = [full.a - less.a, full.b - less.b]
  if (!full.a && !full.b) return
  yield* t.happens('battle:fight', { a, b, totalA, totalB })
  const spent = Math.min(totalA, totalB)
  yield* useUp(t, a, b, less.a + spent)
  yield* useUp(t, b, a, less.b + spent)
}

/** What is left of it would strike as what is left of another: it shows as much, and does the same or nothing where it gets through. */
const struckWith = (t: Mythos, who: Seat, piece: PieceId): string => {
  const harm = harmOf(t, piece)
  return `${isInvisible(t, piece, who)} ${harm && `${harm} ${t.get(piece, 'points')}`}`
}

/** Outside points first, then own Monsters one by one, each as much as it can (MY-COSMIC-04..06). */
function* useUp(t: Mythos, who: Seat, against: Seat, points: number): Script {
  const outside = outsideLeft(t, who, against)
  const first = Math.min(outside, points)
  if (first > 0) yield* t.change((w) => w.set(who, 'outsideLeft', { ...t.get(who, 'outsideLeft'), [against]: outside - first }))
  let left = points - first
  while (left > 0) {
    const free = facing(t, who, against).filter((piece) => t.get(piece, 'points') > 0)
    const all = left >= pointsOf(t, free)
    const piece =
      all || new Set(free.map((one) => struckWith(t, who, one))).size === 1
        ? defined(free[0])
        : yield* choose(t, who, { about: { key: 'prompt.absorb', args: { n: left } }, options: free.map((one) => onPiece(one)) })
    const n = Math.min(left, t.get(piece, 'points'))
    left -= n
    yield* t.change((w) => w.add(piece, 'points', -n))
  }
}
