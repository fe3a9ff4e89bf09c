import { SPECTATOR } from '@miskatonic/kernel'
import { momentsOf } from '@miskatonic/testing/moments'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { type Known, read, standing } from './logAlone.ts'

const GAMES = ['azathoth', 'cthulhu', 'yog-sothoth', 'shub-niggurath'].flatMap((ancientOne) => [
  { ancientOne, seats: ['a'], seed: `log alone, ${ancientOne}, one` },
  { ancientOne, seats: ['a', 'b'], seed: `log alone, ${ancientOne}, two` },
  { ancientOne, seats: ['a', 'b', 'c', 'd'], seed: `log alone, ${ancientOne}, four` },
])

const inOrder = (known: Known): Known => ({ ...known, gates: known.gates.toSorted(), clues: known.clues.toSorted() })

describe('whoever reads nothing but the log knows', () => {
  test.each(GAMES)('every counter, place and die, from the first round to the end ($seed)', ({ ancientOne, seats, seed }) => {
    let known: Known | null = null
    let heard = 0
    let tests = 0
    let compared = 0
    for (const { table } of momentsOf(game, { seats, options: { ancientOne }, seed }, 700)) {
      const now = standing(table)
      const events = table.eventsFor(SPECTATOR)
      // Setting up is not told line by line: the log begins with the first round.
      if (known) {
        for (const event of events.slice(heard)) read(known, event)
        const rolled = now.dice.length > 0
        if (rolled) tests++
        expect(
          inOrder({ ...known, dice: rolled ? known.dice : [] }),
          `decision ${table.seq}: ${events.slice(heard).map(({ message }) => message.key)}`,
        ).toEqual(inOrder(now))
        compared++
      } else if (table.kernel.raw.table.phase === 'action') known = now
      heard = events.length
    }
    expect(compared).toBeGreaterThan(30)
    expect(tests).toBeGreaterThan(0)
  })
})
