import { type MagicSymbol, SYMBOLS } from '../content/kinds.ts'
import { clockwise } from '../rules/board.ts'
import type { Part } from './part.ts'
import type { Position } from './position.ts'

/* What a night of the campaign asks for besides seals: plans are judged by it too. In any other game all of this is nothing. */

/** The witness one location on; a monster of the hunt; the end of all. A fight won is worth about twelve points. */
const STEP = 15
const PREY = 12
const LOST = 300
/** How far the witness has to go, with how many cultists the besieged location falls, and how many come there at a time. */
const ROUND = 5
const FALLS = 4
const BAND = 2

/** Somebody goes from where the witness is to the next location, and takes her along. */
export const escorts = ({ view: { table } }: Position, { who, slot }: Part): boolean =>
  table.witness === who.at && slot === clockwise(who.at) && Number(table.escorted) < ROUND

/** What so many cultists at the besieged location weigh. */
export function siegeCost({ view, arrivals }: Position, left: ReadonlyMap<MagicSymbol, number>, blocked: readonly MagicSymbol[]): number {
  const besieged = SYMBOLS.find((slot) => slot === view.table.besieged)
  if (besieged === undefined) return 0
  const cultists = left.get(besieged) ?? 0
  const come = arrivals.includes(besieged) && !blocked.includes(besieged) ? BAND : 0
  if (cultists + come >= FALLS) return LOST
  return cultists + BAND >= FALLS ? LOST / 10 : 4 * cultists
}

export function missionWorth(p: Position, parts: readonly Part[], left: ReadonlyMap<MagicSymbol, number>): number {
  const { mission } = p.view.table
  if (mission === null || mission === undefined) return 0
  const walked = parts.some((part) => escorts(p, part)) ? STEP : 0
  const monsters = parts.flatMap(({ enemies }) => enemies).filter(({ card }) => card.kind === 'cultist' && card.monster)
  return walked + (mission === 'the-hunt' ? PREY * monsters.length : 0) - siegeCost(p, left, p.blocked)
}
