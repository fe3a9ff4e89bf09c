import { canSee, defined, type Seat, type StepRef } from '@miskatonic/kernel'
import type { Quantities } from '../rules/shape.ts'
import { type Position, pause, position, type Said, someone, type Table, turnOf } from './position.ts'

/* Ana with 12 SAN against Ben with 10, and what their tests ask of the table. */

export const duel = (ana: Said = {}, ben: Said = {}, more: Partial<Position> = {}): Table =>
  position({ seats: { ana: { sanity: 12, ...someone(ana) }, ben: { sanity: 10, ...someone(ben) } }, ...more })
/** Eva sits between Ben and Ana, with 10 SAN. */
export const trio = (ana: Said = {}, ben: Said = {}, eva: Said = {}, more: Partial<Position> = {}): Table =>
  position({
    seats: { ana: { sanity: 12, ...someone(ana) }, ben: { sanity: 10, ...someone(ben) }, eva: { sanity: 10, ...someone(eva) } },
    ...more,
  })

/** The two of them as the picture has them. */
export const table = (ana: Said, ben: Said = {}, more: Partial<Position> = {}): Table => position({ seats: { ana, ben }, ...more })
export const offered = (ana: Said): string[] => table(ana).offered('ana')

const step = (name: string, seat?: Seat): StepRef => (seat === undefined ? { step: name } : { step: name, args: { seat } })
/** Combat from its beginning. */
export const combat: Partial<Position> = { from: [step('combat')] }
/** From the casting step on, with everything assigned. */
export const assigned: Partial<Position> = { phase: 'combat', from: [step('casting', 'ana'), step('reveal')] }

/** The casting step alone. */
export const casting: Partial<Position> = { phase: 'combat', from: [step('casting', 'ana'), pause] }

/** Nobody does anything. */
export const QUIET = { 'prompt.turn': 'pass', 'prompt.lobotomy': 'no', 'prompt.casting': 'decline', 'prompt.defend': 'done' }

type Answers = { readonly [about: string]: string | readonly string[] }
/** To the end of Combat; nobody defends or casts unless it is said. */
export const fought = (t: Table, answers: Answers = {}): Table =>
  t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.defend': 'done', 'prompt.casting': 'decline', 'prompt.lobotomy': 'no', ...answers })
/** To the next Round, where Ana has the first turn; everybody passes, nobody defends or discards more than must be. */
export function nextRound(t: Table): Table {
  const { round } = t.state
  while (t.state.round === round || t.table.ask?.about.key !== 'prompt.turn') idly(t)
  return t.arrange(() => {}, [turnOf('ana')])
}
/** Whoever is asked does nothing. */
export function idly(t: Table): Table {
  const seat = defined(t.table.awaited()[0])
  return t.choose(seat, PASSIVE[t.table.ask?.about.key ?? ''] ?? 'no')
}
const PASSIVE: Answers = { 'prompt.turn': 'pass', 'prompt.defend': 'done', 'prompt.casting': 'decline', 'prompt.trim': [] }

export const sanity = (t: Table): number[] => t.table.kernel.seats.map((seat) => t.get(seat, 'sanity'))
export const number = <Q extends keyof Quantities>(t: Table, quantity: Q, what: Quantities[Q]): number =>
  t.table.kernel.number(quantity, what)
export const priceOf = (t: Table, card: string): number => number(t, 'price', { who: 'ana', card: t.piece(card) })
export const worth = (t: Table, card: string, who: Seat): number => number(t, 'value', { piece: t.piece(card), who })
export const about = (t: Table): string | undefined => t.table.ask?.about.key
/** Whether a seat knows which card it is. */
export const sees = (t: Table, seat: Seat, card: string): boolean => canSee(t.table.kernel, t.piece(card), 'front', seat)
/** Keys of what a seat was told since the last answer but one. */
export const heard = (t: Table, seat: Seat): string[] => t.told(seat).map(({ key }) => key)
export const isUp = (t: Table, card: string): boolean => t.table.kernel.up(t.piece(card)) === 'front'
