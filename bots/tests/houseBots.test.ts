import { type AnyShape, randomFrom, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { houseBots, lookingAhead } from '../index.ts'
import { anyBluffing } from './bluffing.ts'

const at = { seat: 'ana', seats: ['ana', 'ben'], options: null }
const begin = (seed: string): Table<AnyShape> => Table.start(anyBluffing, { seats: ['ana', 'ben'], seed })
const says = (table: Table<AnyShape>, bot: ReturnType<ReturnType<typeof houseBots>['careful']>): unknown => {
  const seen = lookingAhead(table, 'ana')
  if (!seen) throw new Error('ana is asked')
  return bot.decide(seen, randomFrom('house'))
}

describe('bots of the house', () => {
  test('told nothing, see in their worlds who has won: four cards of six are low, so one calls, whatever the other holds', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(says(begin(seed), houseBots().careful(at))).toBe('call')
      expect(says(begin(seed), houseBots().search(at))).toBe('call')
    }
  })

  test('judge by the worth of a view where the game is not over, and only there', () => {
    let asked = 0
    const { careful } = houseBots(() => {
      asked++
      return 1
    })
    expect(says(begin('a'), careful(at))).toBe('call')
    expect(asked).toBe(0)
  })

  test('think in small parts, and as much on a slow machine', () => {
    const seen = lookingAhead(begin('a'), 'ana')
    const parts = (): number => {
      const thought = houseBots()
        .careful(at)
        .think?.(seen as NonNullable<typeof seen>, randomFrom('house'))
      let n = 0
      while (thought && !thought.next().done) n++
      return n
    }
    expect(parts()).toBe(16)
    expect(parts()).toBe(16)
  })
})
