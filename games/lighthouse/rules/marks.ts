import type { Script } from '@miskatonic/kernel'
import { isStanding } from './keepers.ts'
import type { PieceId, Rock, Seat } from './shape.ts'

export const skinOf = (seat: Seat) => `skin:${seat}` as const

/** Only its front is known, also to its owner. */
export function* gainMark(t: Rock, who: Seat): Script<boolean> {
  const [mark] = t.top('marks')
  if (!mark || !isStanding(t, who)) return false
  return (yield* t.happens('mark:gain', { who, mark }, (w, e) => w.put(e.mark, skinOf(e.who)))) !== null // LH-MARK-01
}

export function* turnMark(t: Rock, mark: PieceId): Script<boolean> {
  const who = t.ownerOf(t.where(mark))
  if (who === null || t.up(mark) === 'back') return false
  return (yield* t.happens('mark:turn', { who, mark }, (w, e) => w.turn(e.mark, 'back'))) !== null // LH-MARK-03
}
