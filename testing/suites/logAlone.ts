import { type AnyShape, type SeatEvent, SPECTATOR, type Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { momentsOf } from '../moments.ts'
import type { AnyGame, Setup } from './randomGames.ts'

/* The table put together again from the log alone: what a reader of the log must be able to know. */

export type LogReader<Known> = {
  readonly game: AnyGame
  readonly tables: readonly Setup[]
  /** After how many answers a game is left. */
  readonly most: number
  /** Setting up is not told line by line: from when on the log is read. */
  readonly begun: (table: Table<AnyShape>) => boolean
  /** Numbers, places and dice as the table has them. */
  readonly standing: (table: Table<AnyShape>) => Known
  /** What a line says has changed. */
  readonly read: (known: Known, event: SeatEvent) => void
  /** Of what was read, that which is compared now: dice only while they lie on the table. */
  readonly now?: (known: Known, standing: Known) => Known
  /** Whether something rare was there at all: it must have been, at least once in each game. */
  readonly saw?: (standing: Known) => boolean
}

/** Whoever reads nothing but the log knows every number, place and die, from the first round to the end. */
export function logTellsAll<Known>(reader: LogReader<Known>): void {
  const { game, tables, most, begun, standing, read, now = (known) => known, saw = () => true } = reader
  describe('whoever reads nothing but the log knows', () => {
    test.each(tables)('every number, place and die, from the first round to the end ($seed)', ({ seats, seed, options = null }) => {
      let known: Known | null = null
      let heard = 0
      let compared = 0
      let seen = 0
      for (const { table } of momentsOf(game, { seats, options, seed }, most)) {
        const stands = standing(table)
        const events = table.eventsFor(SPECTATOR)
        const told = events.slice(heard)
        heard = events.length
        if (known === null) {
          if (begun(table)) known = stands
          continue
        }
        for (const event of told) read(known, event)
        if (saw(stands)) seen++
        expect(now(known, stands), `decision ${table.seq}: ${told.map(({ message }) => message.key)}`).toEqual(stands)
        compared++
      }
      expect(compared).toBeGreaterThan(10)
      expect(seen).toBeGreaterThan(0)
    })
  })
}
