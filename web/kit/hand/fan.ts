/** How a Hand is held: an arc, with room made for the card that is raised. */

export type Held = { readonly at: number; readonly turn: number; readonly drop: number }

const WIDEST_TURN = 10

/**
 * The place of each card: `at` from −1 (left end) to 1 (right end), `turn` in degrees, `drop` how far it hangs below the middle, as a part of 1.
 * Few cards lie close together; the neighbours of the raised one give way.
 */
export function fan(n: number, raised: number | null): readonly Held[] {
  const reach = Math.min(1, (n - 1) / 8)
  return Array.from({ length: n }, (_, i) => {
    const t = n === 1 ? 0 : ((i - (n - 1) / 2) / ((n - 1) / 2)) * reach
    const away = raised === null || raised === i ? 0 : Math.sign(i - raised) * 0.07 * Math.max(0, 1 - Math.abs(i - raised) / 7)
    const at = Math.max(-1, Math.min(1, t + away * (1 - Math.abs(t) * 0.6)))
    return { at, turn: raised === i ? 0 : t * WIDEST_TURN, drop: t * t }
  })
}
