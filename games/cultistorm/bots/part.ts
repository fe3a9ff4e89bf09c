import type { Seat } from '@miskatonic/kernel'
import type { MagicSymbol } from '../content/kinds.ts'
import type { Detective, Enemy, Held, Position } from './position.ts'

/* What the parts of a plan are. */

/** A card of somebody's hand that another is to be helped with. */
export type Loan = { readonly card: Held; readonly from: Seat }
/** What one detective is to do. */
export type Part = {
  readonly who: Detective
  readonly slot: MagicSymbol
  readonly enemies: readonly Enemy[]
  readonly die: Held | null
  readonly loans: readonly Loan[]
  /** The own cards and dice it takes. */
  readonly uses: readonly string[]
  /** What the items cost that it takes, and the tokens of an attack. */
  readonly spends: number
  readonly attack: number
}
/** The cultists that a plan leaves at each location. */
export const leftBy = (p: Position, parts: readonly Part[]): ReadonlyMap<MagicSymbol, number> => {
  const fallen = parts.flatMap(({ enemies }) => enemies)
  return new Map(
    p.sites.map(({ slot, cultists, enemies, ancient }) => [
      slot,
      cultists - enemies.filter((one) => one !== ancient && fallen.includes(one)).length,
    ]),
  )
}
