import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { mapFigures, paths, spaces } from '../content/map.ts'
import { adjacent, distance, isCity, nearestOf, pathTypes, spaceType } from '../rules/board.ts'
import { LILY } from './people.ts'
import { position, saying } from './position.ts'
import { tell } from './told.ts'

const count = <T>(list: readonly T[], fits: (one: T) => boolean) => list.filter(fits).length

describe('the board', () => {
  rule('EH-BOARD-01 EH-BOARD-08', 'has 36 spaces: 18 Cities, 10 of Wilderness, 8 of Sea', () => {
    expect(spaces).toHaveLength(mapFigures.spaces.all)
    expect(new Set(spaces.map(({ id }) => id)).size).toBe(36)
    for (const type of ['city', 'wilderness', 'sea'] as const)
      expect(
        count(spaces, (space) => space.type === type),
        type,
      ).toBe(mapFigures.spaces[type])
    expect([spaceType('london'), spaceType('the-amazon'), spaceType('antarctica'), spaceType('11')]).toEqual([
      'city',
      'wilderness',
      'sea',
      'sea',
    ])
  })

  rule('EH-BOARD-03 EH-BOARD-08', 'has 58 paths, each between two spaces and of one kind', () => {
    expect(paths).toHaveLength(mapFigures.paths.all)
    for (const type of ['train', 'ship', 'uncharted'] as const)
      expect(
        count(paths, (path) => path.type === type),
        type,
      ).toBe(mapFigures.paths[type])
    expect(new Set(paths.map(({ a, b }) => [a, b].sort().join(' '))).size).toBe(58)
    for (const { a, b } of paths) expect(a === b || !spaces.some(({ id }) => id === a) || !spaces.some(({ id }) => id === b)).toBe(false)
  })

  rule('EH-BOARD-02', 'every space is connected, and every one can be reached from every other', () => {
    for (const { id } of spaces) {
      expect(adjacent(id).length, id).toBeGreaterThan(0)
      expect(distance('london', id), id).toBeLessThan(9)
    }
  })

  rule('EH-BOARD-04', 'adjacent are the two ends of a path, and no others', () => {
    const t = position('ana lily-chen istanbul').choose('ana', 'travel')
    expect(t.offered('ana').sort()).toEqual(['16', '17', 'rome', 'the-pyramids'])
    for (const { a, b } of paths) expect([adjacent(a).includes(b), adjacent(b).includes(a)]).toEqual([true, true])
    expect(spaces.reduce((sum, { id }) => sum + adjacent(id).length, 0)).toBe(2 * 58)
  })

  rule('EH-BOARD-05', 'three paths leave one edge of the map and come in at the other', () => {
    expect(paths.filter(({ wraps }) => wraps).map(({ a, b }) => [a, b])).toEqual([
      ['1', '19'],
      ['2', 'tokyo'],
      ['3', 'sydney'],
    ])
    position('ana lily-chen tokyo').does('ana travel > 2', 'lily-chen lies space:2')
  })

  rule('EH-BOARD-06', 'the nine named Cities print a hint, which no rule reads', () => {
    expect(spaces.filter(({ hint }) => hint).map(({ id }) => id)).toEqual(spaces.filter(({ deck }) => deck).map(({ id }) => id))
    // London promises Clues: that alone brings none.
    position('ana lily-chen london; encounter ana').does('ana? encounter: general location:europe')
  })

  rule('EH-BOARD-07 EH-RULING-12', 'several Clues and Monsters on one space are separate, and met one at a time', () => {
    position('ana lily-chen rome; clues rome 20; gates rome; encounter ana')
      .arrange((w) => w.put('clue-20#1', 'space:rome'))
      .does('ana? encounter: general location:europe research:clue-rome research:clue-20 otherWorld:gate-rome')
    position('ana lily-chen rome; monsters rome: ghoul ghoul zombie; encounter ana').does('ana? fight: ghoul ghoul zombie')
  })

  rule('EH-BOARD-08', 'paths as the list has them', () => {
    expect([...pathTypes('istanbul')]).toEqual(['train'])
    expect([...pathTypes('london')]).toEqual(['ship'])
    expect([...pathTypes('the-himalayas')]).toEqual(['uncharted'])
    expect(adjacent('sydney', 'ship').sort()).toEqual(['18', '20', '3', 'antarctica'])
  })
})

describe('the nearest', () => {
  rule('EH-NEAR-01', 'is the fewest paths away, whatever their kinds', () => {
    // From the Heart of Africa 15 is one Uncharted path away; Istanbul and Rome are two.
    expect(nearestOf('the-heart-of-africa', spaces.map(({ id }) => id).filter(isCity))).toEqual(['15'])
    position('ana lily-chen the-heart-of-africa', saying(LILY, { do: 'move', to: { the: 'space', pick: 'nearest', type: 'city' } })).shows(
      'lily-chen lies space:15',
    )
  })

  tell(`
    EH-NEAR-02: is one’s own space, if that will do
      ana lily-chen london; draw cup: ghoul; says lily-chen: move to:(the space pick:nearest type:city),
        spawn monster on:(the space pick:nearest type:city)
        => lily-chen lies space:london; space:london ghoul …
    EH-NEAR-03 EH-GOLD-07: of several the active player chooses, whomever it is about
      (Space 11 lies between Buenos Aires and 15. Ben leads: what befalls Ana in the Mythos Phase is his to choose.)
      ana lily-chen 11; ben silas-marsh london; lead ben; phase mythos; says lily-chen: move to:(the space pick:nearest type:city)
        -> ben? pick: buenos-aires 15 > 15 => lily-chen lies space:15
    EH-NEAR-03: on one’s own turn that is oneself
      ana lily-chen london; ben silas-marsh 11; flow action ben, silas-marsh move to:(the space pick:nearest type:city), pause
        -> ben end, ben? pick: buenos-aires 15
  `)
})

describe('a random space', () => {
  tell(`
    EH-RAND-01 EH-MON-02: W-33 is the one printed on a random Clue of the pool, which is discarded
      ana lily-chen london; draw clues: clue-20, cup: ghoul; says lily-chen: spawn monster random => space:20 ghoul; discard:clues clue-20
    EH-RAND-02: with no Clue in the pool and none discarded, the Lead chooses it
      ana lily-chen london; ben silas-marsh rome; lead ben; empty clues; draw cup: ghoul; says lily-chen: spawn monster random
        -> ben? random-space => ben offered 36 options
        -> ben 7 => space:7 ghoul
    EH-RAND-03: the token goes to the discarded Clues, which fill an emptied pool at once
      ana lily-chen london; draw cup: ghoul; only clues: clue-20; lying discard:clues: clue-1 clue-2;
      flow pause, lily-chen spawn monster random, pause -> ana go on => space:20 ghoul; discard:clues none; clues {clue-1 clue-2 clue-20}
  `)
})
