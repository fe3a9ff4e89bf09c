import { defined, type Json, randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'
import { lighthouse } from '../rules/game.ts'
import type { Result } from '../rules/shape.ts'

export const SEATS: readonly Seat[] = ['ana', 'bea', 'carl', 'dot']
export type Played = { readonly seed: string; readonly hash: string; readonly result: Result; readonly decisions: number }

/** One whole game with players who answer at random. */
export function playRandomGame(seed: string, seats: number, options: Json = null): Played {
  const random = randomFrom(seed)
  const table = Table.start(lighthouse, { seats: SEATS.slice(0, seats), seed, options }, { quiet: true, undo: false })
  while (table.ask) {
    const asked = table.asked()
    const seat = defined(asked[random(asked.length)])
    const decided = table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    if (!decided.ok) throw new Error(`${seed}: ${decided.error.detail}`)
  }
  return { seed, hash: table.hash, result: table.result as unknown as Result, decisions: table.line.length }
}

/** For a worker: the same games, by their hashes. */
export default ({ games }: { readonly games: number }): string[] =>
  Array.from({ length: games }, (_, i) => playRandomGame(`game-${i}`, 2 + (i % 3)).hash)
