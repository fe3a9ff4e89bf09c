import { botsPlay } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { readyDice, toHold } from '../bots/arsenal.ts'
import { armsAgainst, chance } from '../bots/odds.ts'
import type { Me, Position } from '../bots/position.ts'
import { waysFrom } from '../bots/roads.ts'
import { ancientOnes } from '../content/base/ancientOnes.ts'
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

  test('the final battle: two hands hold what gives most dice this round, what serves one throw and Spells too', () => {
    const me = (sanity: number, ...faces: string[]) => {
      const possessions = faces.map((front) => ({ alias: front, up: 'front', faces: { front }, attributes: {} }))
      return { possessions, sanity, skills: { lore: 5 }, bonus: { spell: 0 } } as unknown as Me
    }
    const against = (ancientOne: string) => ({ ancient: ancientOnes.find(({ id }) => id === ancientOne) }) as unknown as Position
    const all = ['common/tommy-gun', 'common/dynamite', 'spell/wither', 'unique/enchanted-knife']
    expect(toHold(against('ithaqua'), me(5, ...all), [])).toEqual(['common/dynamite'])
    expect(toHold(against('shub-niggurath'), me(5, ...all), [])).toEqual(['spell/wither', 'unique/enchanted-knife'])
    expect(readyDice(against('ithaqua'), me(5, 'common/dynamite'))).toBeCloseTo(8 / 3)
    // With the last point of Sanity nothing is cast that costs one; what is cast already is held for nothing.
    expect(toHold(against('ithaqua'), me(1, 'spell/shrivelling'), [])).toEqual([])
    expect(toHold(against('ithaqua'), me(1, 'spell/shrivelling'), ['spell/shrivelling'])).toEqual(['spell/shrivelling'])
  })

  test('roads: round what stands in the way, where that is shorter than getting past it', () => {
    expect(waysFrom('woods', () => 0).steps('st-marys-hospital')).toBe(2)
    const guarded = waysFrom('library', (area) => (area === 'uptown' ? 9 : 0))
    expect(guarded.steps('southside')).toBe(3)
    expect(guarded.danger('southside')).toBe(0)
  })
})
