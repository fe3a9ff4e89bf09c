import type { MagicSymbol } from '../content/kinds.ts'
import type { Unit } from '../rules/cover.ts'
import { lacking } from './lacking.ts'

/* Which sources of symbols are enough. */

/** The needs that these can meet. */
export function metBy(needs: readonly MagicSymbol[], units: readonly Unit[]): MagicSymbol[] {
  const met = [...needs]
  for (const symbol of lacking(needs, units)) met.splice(met.indexOf(symbol), 1)
  return met
}

/** The sources that are enough, as few as can be: dice and help rather than cards, cards rather than items. */
export function leastOf(needs: readonly MagicSymbol[], units: readonly Unit[]): string[] {
  if (!needs.length) return []
  let kept = [...units]
  for (const unit of [...units].reverse()) {
    if (kept.length === needs.length) break
    const without = kept.filter((one) => one !== unit)
    if (!lacking(needs, without).length) kept = without
  }
  return kept.map(({ piece }) => piece)
}
