/** What dice promise. */

/** The chances of 0, 1, … n successes with n dice of which each succeeds with this chance. */
export function chances(dice: number, each: number): readonly number[] {
  const key = dice * 1000 + Math.round(each * 100)
  const known = tables.get(key)
  if (known) return known
  let table = [1]
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(table.length + 1).fill(0)
    table.forEach((p, n) => {
      next[n] = (next[n] ?? 0) + p * (1 - each)
      next[n + 1] = (next[n + 1] ?? 0) + p * each
    })
    table = next
  }
  tables.set(key, table)
  return table
}
const tables = new Map<number, readonly number[]>()

/** Of at least so many. */
export const atLeast = (n: number, table: readonly number[]): number => table.reduce((sum, p, k) => (k >= n ? sum + p : sum), 0)

/** What a number of successes is worth on average. */
export const expected = (table: readonly number[], of: (n: number) => number): number => table.reduce((sum, p, n) => sum + p * of(n), 0)
