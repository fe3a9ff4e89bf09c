import type { BotMaker, OwnLevel, ViewWorth } from '@miskatonic/contract'
import { type AnyShape, type Json, type Seat, sample, type Table } from '@miskatonic/kernel'
import { type Budget, type Foresight, searchingBot } from './search.ts'

/*
 * Bots for games that have none of their own. They look ahead in imagined worlds, let everybody answer anything for a while, and judge what they
 * then see by the game's worth of a view; without one they play to the end and see who has won. All is counted in tries, so that the same
 * question gets the same answer on every machine.
 */

const UNTIMED = Number.POSITIVE_INFINITY
/** With a worth, so many decisions are looked ahead. */
const CAREFUL: Budget = { playouts: 16, milliseconds: UNTIMED, answers: 8, decisions: 16, parts: 1, doubt: 0 }
const SEARCH: Budget = { playouts: 64, milliseconds: UNTIMED, answers: 12, decisions: 24, parts: 1, doubt: 0 }
/** Without one nothing counts but the end; a game that is not over by then says nothing. */
const TO_THE_END = 1000

/** A game that is not over, or does not say who has won, is anybody's. */
const EVEN = 0.5
/** No view is as sure as a game that is over. */
const SURE = 0.98

/** Bots of the house for a game that says what a view is worth to a seat, 0 to 1, or says nothing at all. */
export function houseBots(worth?: ViewWorth): { readonly [L in OwnLevel]: BotMaker } {
  const foresight: Foresight = {
    policy: (table, seat, random) => (table.ask ? sample(table.ask, seat, random) : ''),
    prospects: (table, seat) => prospects(table, seat, worth),
  }
  const within = (budget: Budget): Budget => (worth ? budget : { ...budget, decisions: TO_THE_END })
  return {
    careful: () => searchingBot('careful', foresight, within(CAREFUL)),
    search: () => searchingBot('search', foresight, within(SEARCH)),
  }
}

function prospects(table: Table<AnyShape>, seat: Seat, worth: ViewWorth | undefined): number {
  if (table.over) return shareOf(table.result, seat)
  if (!worth) return EVEN
  return EVEN + SURE * (Math.min(1, Math.max(0, worth(table.view(seat), seat))) - EVEN)
}

/** A result says who has won by `winners`, or whether all have by `won`. */
function shareOf(result: Json, seat: Seat): number {
  const { winners, won } = (typeof result === 'object' && result !== null ? result : {}) as { winners?: Json; won?: Json }
  if (Array.isArray(winners)) return winners.includes(seat) ? 1 : 0
  return typeof won === 'boolean' ? Number(won) : EVEN
}
