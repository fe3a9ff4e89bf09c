import { defined } from '@miskatonic/kernel'
import { type MagicSymbol, type PieceId, SYMBOLS } from './shape.ts'

/* Whether sources of symbols cover what an enemy shows. Nothing here knows the table. */

/** One symbol somebody can give: any one of these. Two of a `pair` are a doubled source and show the same. */
export type Unit = { readonly piece: PieceId; readonly gives: readonly MagicSymbol[]; readonly pair?: PieceId }

/** Whether every needed symbol finds a unit of its own. */
export function covers(needs: readonly MagicSymbol[], units: readonly Unit[]): boolean {
  if (needs.length > units.length) return false
  const pair = units.find(({ pair, gives }) => pair !== undefined && gives.length > 1)?.pair
  if (pair === undefined) return matched(needs, units)
  // A doubled wild is one symbol twice: each is tried.
  return SYMBOLS.some((symbol) => covers(needs, fixed(units, pair, symbol))) // CS-DICE-16
}

/** A doubled source shows this symbol, with both of its halves. */
const fixed = (units: readonly Unit[], pair: PieceId, symbol: MagicSymbol): Unit[] =>
  units.map((unit) => (unit.pair === pair ? { ...unit, gives: unit.gives.filter((one) => one === symbol) } : unit))

/** Finds a place for each need, moving earlier ones where they can move. */
function matched(needs: readonly MagicSymbol[], units: readonly Unit[]): boolean {
  const takenBy = new Map<number, number>()
  const place = (need: number, tried: Set<number>): boolean =>
    units.some((unit, i) => {
      if (tried.has(i) || !unit.gives.includes(defined(needs[need]))) return false
      tried.add(i)
      const other = takenBy.get(i)
      if (other !== undefined && !place(other, tried)) return false
      takenBy.set(i, need)
      return true
    })
  return needs.every((_, need) => place(need, new Set()))
}

/** The units left when this one gives that symbol. */
export function spending(units: readonly Unit[], unit: Unit, symbol: MagicSymbol): Unit[] {
  const left = units.filter((one) => one !== unit)
  return unit.pair === undefined ? left : fixed(left, unit.pair, symbol)
}

/** The units that may give this symbol and leave the rest covered; of one source one. */
export function candidates(symbol: MagicSymbol, rest: readonly MagicSymbol[], units: readonly Unit[]): Unit[] {
  const fitting = units.filter((unit) => unit.gives.includes(symbol) && covers(rest, spending(units, unit, symbol)))
  return fitting.filter((unit, i) => fitting.findIndex(({ piece }) => piece === unit.piece) === i)
}

/** One that must be used and can be used for nothing else: nobody has to be asked. */
export const obvious = (
  symbol: MagicSymbol,
  rest: readonly MagicSymbol[],
  units: readonly Unit[],
  open: readonly Unit[],
): Unit | undefined =>
  open.find(
    (unit) =>
      unit.gives.length === 1 &&
      !covers(
        [symbol, ...rest],
        units.filter((one) => one !== unit),
      ),
  )

/** What is missing at best: the needs that no unit is left for. */
export function missing(needs: readonly MagicSymbol[], units: readonly Unit[]): MagicSymbol[] {
  const met: MagicSymbol[] = []
  for (const symbol of needs) if (covers([...met, symbol], units)) met.push(symbol)
  const left = [...needs]
  for (const symbol of met) left.splice(left.indexOf(symbol), 1)
  return left
}
