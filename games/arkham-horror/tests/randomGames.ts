import { type Json, randomFrom, type Seat, sample, Table, type TableSettings } from '@miskatonic/kernel'
import { arkhamHorror } from '../rules/game.ts'
import type { ArkhamHorror, Result } from '../rules/shape.ts'

export const SEATS: readonly Seat[] = ['ana', 'bea', 'carl', 'dot', 'eve', 'flo', 'gus', 'hal']
export type Played = {
  readonly seed: string
  readonly hash: string
  readonly result: Result
  readonly decisions: number
  readonly turns: number
}

/** One whole game with players who answer at random. */
export function playRandomGame(
  seed: string,
  seats: number,
  options: Json = null,
  host: TableSettings = { quiet: true, undo: false },
  look: (table: Table<ArkhamHorror>) => void = () => {},
): Played {
  const random = randomFrom(seed)
  const table = Table.start(arkhamHorror, { seats: SEATS.slice(0, seats), seed, options }, host)
  while (table.ask) {
    look(table)
    const asked = table.asked()
    const seat = asked[random(asked.length)] as Seat
    const answer = sample(table.ask, seat, random)
    const decided = table.decide(seat, answer, { keys: 'real' })
    if (!decided.ok) throw new Error(`${seed}, ${table.ask.about.key}: ${decided.error.detail}`)
  }
  const result = table.result as unknown as Result
  return { seed, hash: table.hash, result, decisions: table.line.length, turns: table.kernel.raw.table.turn as number }
}
