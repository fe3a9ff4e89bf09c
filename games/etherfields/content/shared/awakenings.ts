import { g } from '../scriptNumbers.ts'

/* Which script is read between two nights. What they say is sealed with the others (`nights.ts`). */

/** By the night that ends: the last of these it has come to. */
export const awakenings: readonly { readonly from: number; readonly script: number }[] = [
  { from: 1, script: g('S.01') },
  { from: 2, script: g('S.02') },
  { from: 3, script: g('S.03') },
  { from: 5, script: g('S.04') },
  { from: 8, script: g('S.05') },
]
export const awakeningOf = (night: number): number => (awakenings.findLast(({ from }) => night >= from) ?? { script: g('S.01') }).script
export const death = g('S.06')
