import type { Language } from '@miskatonic/contract'
import { type AnyShape, type Game, type Json, randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'

export type Setup = { readonly seats: readonly Seat[]; readonly seed: string; readonly options?: Json }
/** A game as a suite is given it: of which shape does not matter to it. */
export type AnyGame = { readonly id: string }
export type { Language }

export const begin = (game: AnyGame, { seats, seed, options = null }: Setup, settings = {}): Table<AnyShape> =>
  Table.start(game as Game<AnyShape>, { seats, seed, options }, settings)

/** Players who answer at random, until the game or the number of decisions is over; shows the table before each answer. */
export function* randomGame(game: AnyGame, setup: Setup, most = Number.POSITIVE_INFINITY): Generator<Table<AnyShape>, Table<AnyShape>> {
  const random = randomFrom(setup.seed)
  const table = begin(game, setup)
  while (table.ask && table.seq < most) {
    yield table
    const [seat] = table.awaited() as [Seat]
    const decided = table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    if (!decided.ok) throw new Error(`${setup.seed}, decision ${table.seq}: a sample was refused: ${decided.error.reason}`)
  }
  return table
}

/** The same without looking on. */
export function afterRandomGame(game: AnyGame, setup: Setup, most?: number): Table<AnyShape> {
  const course = randomGame(game, setup, most)
  for (;;) {
    const { done, value } = course.next()
    if (done) return value
  }
}
