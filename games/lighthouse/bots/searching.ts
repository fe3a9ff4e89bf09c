import { type Budget, type Foresight, searchingBot } from '@miskatonic/bots'
import type { BotMaker } from '@miskatonic/contract'
import { type AnyShape, type Kernel, sample } from '@miskatonic/kernel'
import type { Result, Rock, Seat } from '../rules/shape.ts'
import { DARKEST } from '../rules/tracks.ts'

/* The general search on a small game: players who answer anything, and a judgement of six numbers. */

/** The search knows tables of any game; these are ours. */
const own = (t: Kernel<AnyShape>): Rock => t as unknown as Rock

/** Ships in the harbour, the sea, the dark and the keepers' nerve. */
function prospects(t: Rock, seat: Seat): number {
  const over = t.raw.result as unknown as Result | null
  if (over) return over.winners.includes(seat) ? 1 : 0
  const ships = t.size('harbour') - t.size('seabed')
  const nerve = t.seats.reduce((sum, one) => sum + t.get(one, 'nerve'), 0) / t.seats.length
  const hope = 0.5 * ships - (2 * t.state.dark) / DARKEST - 0.2 * t.size('masonry') + 0.3 * nerve + 0.1 * t.state.oil - 1
  return 0.05 + 0.9 / (1 + Math.exp(-hope))
}

const foresight: Foresight = {
  policy: (table, seat, random) => (table.ask ? sample(table.ask, seat, random) : ''),
  prospects: (table, seat) => prospects(own(table.kernel), seat),
  part: (table) => own(table.kernel).state.night,
}

const BUDGET: Budget = { playouts: 24, milliseconds: 500, answers: 8, decisions: 24, parts: 2, doubt: 0 }

export const searching: BotMaker = () => searchingBot('search', foresight, BUDGET)
