import { botsPlay } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { armsAgainst, chance } from '../bots/odds.ts'
import type { Me } from '../bots/position.ts'
import { waysFrom } from '../bots/roads.ts'
import { bots, game, text } from '../index.ts'

describe('careful bots at the table', () => {
  const tables = ['azathoth', 'hastur', 'yig'].map((ancientOne, i) => ({
    of: `${ancientOne} with ${i + 1}`,
    seats: ['ana', 'ben', 'cora'].slice(0, i + 1),
    seed: `careful/${i}`,
    options: { ancientOne },
  }))
  botsPlay({ game, text, maker: bots.careful }, tables)
})

describe('what the careful bot reckons with', () => {
  test('dice: at least one of two is five ninths, two of two a ninth, and no die no chance', () => {
    expect(chance(2, 1)).toBeCloseTo(5 / 9)
    expect(chance(2, 2)).toBeCloseTo(1 / 9)
    expect(chance(0, 1)).toBe(0)
    expect(chance(1, 1, 1 / 2)).toBeCloseTo(1 / 2)
  })

  test('arms: two hands hold two small weapons or one large one, and what is immune feels none', () => {
    const holding = (...ids: string[]) => ({ possessions: ids.map((id) => ({ faces: { front: `common/${id}` } })) }) as unknown as Me
    expect(armsAgainst(holding('revolver-38', 'axe'), [])).toBe(5)
    expect(armsAgainst(holding('revolver-38', 'rifle'), [])).toBe(5)
    expect(armsAgainst(holding('revolver-38'), ['physicalImmunity'])).toBe(0)
    expect(armsAgainst(holding('revolver-38'), ['physicalResistance'])).toBe(2)
  })

  test('roads: round what stands in the way, where that is shorter than getting past it', () => {
    expect(waysFrom('woods', () => 0).steps('st-marys-hospital')).toBe(2)
    const guarded = waysFrom('library', (area) => (area === 'uptown' ? 9 : 0))
    expect(guarded.steps('southside')).toBe(3)
    expect(guarded.danger('southside')).toBe(0)
  })
})
