/*
 * What things are worth, in points of which one is about a point of SAN in good health. Figures were found by letting bots play;
 * docs/balance.md says what came of them.
 */
export const POINTS = {
  /** A game won. */
  win: 1000,
  /** A story that only waits to be told; each turn it is away from that makes it less. */
  story: 28,
  perTurn: 0.9,
  /** What one card of a story's plan is worth of it. */
  item: 0.3,
  draw: 0.8,
  /** A point struck at an opponent's SAN, at an Ally in the way; a point of his Threat stopped. */
  strike: 1.1,
  strikeAlly: 0.4,
  /** A point of value of an Ally of one's own. */
  ally: 0.45,
  turn: 1.1,
  /** The Combat that buries the last card of a story. */
  burial: 2,
  /** Below this nothing is done for its own sake. */
  worthwhile: 0.2,
} as const

/** What the last points of SAN are worth: whoever has none left has lost. */
const MARGINS = [40, 6, 3.6, 2.6, 2, 1.6, 1.35, 1.2, 1.1, 1, 0.95] as const
const marginOf = (left: number): number => MARGINS[left] ?? 0.9

/** What it costs to fall from `has` by `n`. */
export function lossOf(has: number, n: number): number {
  let cost = 0
  for (let left = has - 1; left >= Math.max(0, has - n); left--) cost += marginOf(left)
  return cost
}
/** What it is worth to rise by `n`; beyond 20 nothing. */
export function gainOf(has: number, n: number): number {
  let worth = 0
  for (let left = has; left < Math.min(20, has + n); left++) worth += marginOf(left)
  return worth * 0.95
}
