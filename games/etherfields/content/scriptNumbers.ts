/* Scripts are written under working names («1.05», «S.11», «E.03») and read under numbers that tell nothing about their order. */

const GROUPS = ['S', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'E'] as const
/** So many to a group at most; a prime above all of them scatters the numbers without two falling together. */
const MOST = 60
const PRIME = 997
const [STEP, START] = [379, 211]
/** Two that people may know from the box. */
const FIXED: { readonly [name: string]: number } = { '1.30': 30, '1.31': 31 }

/** The number of a script: `g('1.05')`. */
export function g(name: string): number {
  const fixed = FIXED[name]
  if (fixed !== undefined) return fixed
  const [group = '', n = ''] = name.split('.')
  const i = GROUPS.indexOf(group as (typeof GROUPS)[number])
  const place = Number(n)
  if (i < 0 || !(place >= 1 && place < MOST)) throw new Error(`«${name}» is no script; one reads «1.05»`)
  const scattered = ((i * MOST + place) * STEP + START) % PRIME
  return Object.values(FIXED).includes(scattered) ? PRIME + scattered : scattered
}
