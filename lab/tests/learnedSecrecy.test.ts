import { imagining } from '@miskatonic/bots'
import type { Learner, Sparse } from '@miskatonic/contract'
import { playable } from '@miskatonic/games/levels'
import { type AnyShape, optionsFor, randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'

const SEATS = ['ana', 'ben']

const listed = ({ at, value }: Sparse): string =>
  Array.from(at, (place, i) => `${place}: ${value[i]}`)
    .sort()
    .join(', ')

/** Everything a network is told at this question. What is in a set may stand in any order. */
function told({ perception }: Learner, table: Table<AnyShape>, seat: Seat): unknown {
  const { ask, kernel } = table
  const seen = perception.see(kernel, seat)
  const options = ask && ask.kind !== 'number' && ask.kind !== 'allocate' ? (optionsFor(ask, seat) ?? []) : []
  return { state: listed(seen.state), options: ask ? options.map((option) => listed(seen.option(ask, option))).sort() : [] }
}

const hidden = ({ kernel }: Table<AnyShape>, seat: Seat): string =>
  kernel
    .inZone(`hand:${seat}`)
    .map((piece) => kernel.def(piece).id)
    .sort()
    .join()

describe('what a network is told', () => {
  test('is the same in every world the seat could be in', async () => {
    const { game, unknown, learner } = await playable('mythos')
    let [compared, others] = [0, 0]
    for (const seed of ['a', 'b', 'c']) {
      const random = randomFrom(seed)
      const table = Table.start(game, { seats: SEATS, options: (learner as Learner).options(random), seed }, { undo: false })
      for (let n = 0; n < 120 && table.ask; n++) {
        const [seat] = table.awaited() as [Seat]
        const world = imagining(table, seat, unknown)(random)?.table
        if (world) {
          expect(told(learner as Learner, world, seat), table.ask.about.key).toEqual(told(learner as Learner, table, seat))
          const other = seat === 'ana' ? 'ben' : 'ana'
          if (hidden(world, other) !== hidden(table, other)) others++
          compared++
        }
        table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
      }
    }
    expect(compared).toBeGreaterThan(150)
    // The worlds did differ: whoever looks at the other's Hand would have been found out.
    expect(others).toBeGreaterThan(100)
  })
})
