import { defined, type Seat } from '@miskatonic/kernel'
import { POINTS } from './points.ts'
import { allyValue, type Held, hasOpenGate, type Position, type Side } from './position.ts'

/* How strong the Threats are, as far as can be told: one's own by its cards, another's by what was paid for it. */

/** What lies face down behind so much SAN, on average. */
const BEHIND = [1.3, 2.3, 4.3, 5.5, 6] as const

function strengthOf(p: Position, { card, marks, alias }: Held): number {
  if (marks.removed === true) return 0
  if (typeof marks.points === 'number' && p.inCombat && card) return marks.points
  if (card?.kind === 'monster') return card.value
  if (card?.kind === 'ally') return allyValue(p, defined(p.piece(alias)))
  const paid = typeof marks.paid === 'number' ? marks.paid : 0
  return BEHIND[Math.min(paid, BEHIND.length - 1)] ?? 2
}

/** What one has set, or may be expected to set, against another. */
function against(p: Position, side: Side, foe: Seat, foes: number): number {
  return side.threat.reduce((sum, one) => {
    const facing = one.marks.facing
    if (facing === undefined || facing === null) return sum + strengthOf(p, one) / foes
    return facing === foe ? sum + strengthOf(p, one) : sum
  }, 0)
}

export const defence = (p: Position, side: Side): number =>
  side.allies.reduce((sum, ally) => sum + (ally.faceUp ? allyValue(p, ally) : 0), 0)

/** A pair of Threats, seen from one's own side. */
export type Front = {
  readonly foe: Side
  /** One's own points against the foe, and the foe's. */
  readonly ours: number
  readonly theirs: number
  /** What the foe may still add before Combat. */
  readonly growth: number
  /** What stands before the foe's SAN. */
  readonly guard: number
}

export function frontsOf(p: Position): readonly Front[] {
  const n = Math.max(1, p.others.length)
  return p.others.map((foe) => ({
    foe,
    ours: against(p, p.me, foe.seat, n),
    theirs: against(p, foe, p.me.seat, n),
    growth: p.inCombat || foe.passed ? 0 : (hasOpenGate(foe) ? 1.6 : 0.8) / n,
    guard: defence(p, foe),
  }))
}

/** SAN that will probably be lost in this Round's Combat if no Ally defends. */
export const danger = (fronts: readonly Front[]): number =>
  fronts.reduce((sum, { ours, theirs, growth }) => sum + Math.max(0, theirs + growth - ours), 0)

/** What one more point of SAN off a foe is worth: more from whoever leads, all if it is the last. */
export function strikeAt(p: Position, foe: Side): number {
  const rivals = p.others.map((one) => one.sanity + one.points)
  const leads = foe.sanity + foe.points >= Math.max(...rivals)
  return POINTS.strike * (p.others.length === 1 || leads ? 1 : 0.6)
}

/** Whether the game would be won if this one broke now. */
export const winsIfBroken = (p: Position, foe: Side): boolean =>
  !p.isCampaign && p.others.every((one) => one === foe || one.sanity < p.me.sanity)

/** What `n` more points against a foe do: first they stop his, then they strike at his Allies, then at him. */
export function pointsWorth(p: Position, front: Front, n: number, unseen = false): number {
  const { foe, ours, theirs, growth } = front
  const guard = unseen ? 0 : front.guard
  const per = strikeAt(p, foe)
  let worth = 0
  for (let i = 0; i < n; i++) {
    const over = ours + i + 0.5 - theirs - growth
    if (over < 0) worth += p.me.sanity <= 6 ? 1.3 : 0.95
    else if (over < guard) worth += POINTS.strikeAlly
    else if (over - guard < foe.sanity) worth += foe.sanity <= 5 ? per * 1.4 : per
  }
  const through = ours + n - theirs - growth - guard
  if (through >= foe.sanity && winsIfBroken(p, foe)) worth += 30
  return worth
}
