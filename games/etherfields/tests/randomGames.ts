import { type Json, optionsFor, randomFrom, type Seat, sample, Table, type TableSettings } from '@miskatonic/kernel'
import { etherfields } from '../rules/game.ts'
import type { Etherfields, Result, World } from '../rules/shape.ts'
import { keptWorld } from '../rules/world.ts'

export const SEATS: readonly Seat[] = ['ana', 'bea', 'carl', 'dot']
export type Played = {
  readonly seed: string
  readonly result: Result | null
  /** What the campaign keeps of it. */
  readonly world: World
  readonly decisions: number
  readonly table: Table<Etherfields>
}

/** One night with players who answer at random, for so many decisions at most. */
export function playRandomNight(
  seed: string,
  seats: number,
  options: Json = null,
  most = 4000,
  host: TableSettings = { quiet: true, undo: false },
): Played {
  const random = randomFrom(seed)
  const table = Table.start(etherfields, { seats: SEATS.slice(0, seats), seed, options }, host)
  while (table.ask && table.line.length < most) {
    const asked = table.asked()
    const seat = asked[random(asked.length)] as Seat
    // Whoever never let go would play one Turn for ever.
    const rest = (optionsFor(table.ask, seat) ?? []).find(({ key }) => key === 'pass' || key === 'done')
    // Whoever gave up after the first Death would never see the Map.
    const again = table.ask.about.key === 'dream-again'
    const decided = table.decide(seat, again ? 'again' : rest && random(3) > 0 ? rest.key : sample(table.ask, seat, random), {
      keys: 'real',
    })
    if (!decided.ok) throw new Error(`${seed}, ${table.ask.about.key}: ${decided.error.detail}`)
  }
  return { seed, world: keptWorld(table.kernel), result: (table.result ?? null) as Result | null, decisions: table.line.length, table }
}
