/** Wilson's interval: where a share lies that was so often seen, with 95 % confidence. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1]
  const z = 1.96
  const share = wins / games
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
