import { type Answer, type Decision, defined, randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'
import { lighthouse } from '../rules/game.ts'
import type { Result } from '../rules/shape.ts'
import { SEATS } from './randomGames.ts'

/** A whole game as it is kept: who answered what, and what came of it. */
export type WholeGame = {
  readonly seed: string
  readonly seats: readonly Seat[]
  readonly answers: readonly (readonly [seat: Seat, answer: Answer])[]
  readonly result: Result
  readonly hash: string
}

/** Every way the game can end, and how to tell it. */
export const ENDINGS: { readonly [name: string]: (result: Result, table: Table<never>) => boolean } = {
  saved: ({ outcome }) => outcome === 'saved',
  held: ({ outcome }) => outcome === 'held',
  sea: ({ outcome }) => outcome === 'sea',
  dark: ({ outcome }) => outcome === 'dark',
  abandoned: ({ outcome }) => outcome === 'abandoned',
  'claimed-by-offerings': ({ outcome }, table) => outcome === 'claimed' && !table.kernel.raw.table.stormy,
  'claimed-in-the-storm': ({ outcome }, table) => outcome === 'claimed' && table.kernel.raw.table.stormy === true,
}

/** Random games until one ends so. */
export function findGame(name: string): WholeGame {
  for (let i = 0; ; i++) {
    const seed = `${name}-${i}`
    const random = randomFrom(seed)
    const table = Table.start(lighthouse, { seats: SEATS.slice(0, 2 + (i % 3)), seed }, { quiet: true })
    while (table.ask) {
      const seat = defined(table.awaited()[0])
      table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    }
    const result = table.result as unknown as Result
    if (ENDINGS[name]?.(result, table as never))
      return { seed, seats: table.kernel.seats, answers: table.line.map(answerOf), result, hash: table.hash }
  }
}

const answerOf = ({ seat, answer }: Decision): [Seat, Answer] => [seat, answer]

/** Plays it again from the seed and the answers alone. */
export function playAgain({ seed, seats, answers }: WholeGame): Table<never> {
  const table = Table.start(lighthouse, { seats, seed })
  for (const [seat, answer] of answers) {
    const decided = table.decide(seat, answer, { keys: 'real' })
    if (!decided.ok) throw new Error(`${seed}, decision ${table.seq}: ${decided.error.detail}`)
  }
  return table as never
}
