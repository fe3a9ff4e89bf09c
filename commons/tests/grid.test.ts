import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bordersOf, coveredBy, edgeOf, type Grid, grid, type Layout, laidOut, type Part, type Turn } from '../map/index.ts'

/** A tile of four squares, as a drawing would have it: 0,0 1,0 over 0,1 1,1. */
const tile = (more: Omit<Part, 'squares'> = {}): Part => ({ squares: { '0,0': {}, '1,0': {}, '0,1': {}, '1,1': {} }, ...more })
const parts = {
  plain: tile(),
  walled: tile({ walls: ['0,0|1,0'] }),
  fenced: tile({ walls: ['0,0|0,-1', '1,0|1,-1', '0,0|-1,0'] }),
  wet: tile({
    terrain: [
      { kind: 'water', on: ['0,0', '1,0', '0,1', '1,1'] },
      { kind: 'light', on: ['0,0', '1,0'] },
    ],
  }),
  pit: { squares: { '0,0': { blocked: true } } } as Part,
  door: { squares: { '0,0': { trap: 'bell' } }, open: ['0,0|1,0'] } as Part,
}
const laid = (...layout: Layout): Grid => grid(parts, layout)

describe('tiles in one space', () => {
  test('squares of neighbouring tiles that touch are neighbours, also when a tile is offset', () => {
    const map = laid({ part: 'plain', at: [0, 0] }, { part: 'plain', at: [2, 1] })
    expect(map.squares).toEqual(['0,0', '1,0', '0,1', '1,1', '2,1', '3,1', '2,2', '3,2'])
    expect(map.neighbours('1,1')).toEqual(['1,0', '2,1', '0,1'])
    expect(map.neighbours('1,0')).toEqual(['1,1', '0,0'])
  })

  test('a tile is turned clockwise about its first square', () => {
    const map = laid({ part: 'walled', at: [5, 5], turn: 1 })
    expect(map.squares).toEqual(['4,5', '5,5', '4,6', '5,6'])
    expect(map.hasWall('5,5', '5,6')).toBe(true)
    expect(map.hasWall('5,5', '4,5')).toBe(false)
  })

  test('turning four times, or back, changes nothing', () => {
    const anyTurn = fc.constantFrom<Turn>(0, 1, 2, 3)
    fc.assert(
      fc.property(anyTurn, fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), (turn, x, y) => {
        const there = laidOut(parts.wet, { part: 'wet', at: [0, 0], turn })
        const back = laidOut(there, { part: 'wet', at: [0, 0], turn: ((4 - turn) % 4) as Turn })
        expect(back).toEqual(laidOut(parts.wet, { part: 'wet', at: [0, 0] }))
        const moved = laidOut(laidOut(parts.walled, { part: '', at: [x, y], turn }), { part: '', at: [-x, -y] })
        expect(moved).toEqual(laidOut(parts.walled, { part: '', at: [0, 0], turn }))
      }),
    )
  })

  test('what a part would cover is told before it is laid', () => {
    const map = laid({ part: 'plain', at: [0, 0] })
    expect(coveredBy(map, parts.plain, { part: 'plain', at: [1, 1] })).toEqual(['1,1'])
    expect(coveredBy(map, parts.plain, { part: 'plain', at: [2, 0] })).toEqual([])
  })

  test('what is not in the content, no square and no border are mistakes', () => {
    expect(() => laid({ part: 'cellar', at: [0, 0] })).toThrow(/no part «cellar»/)
    expect(() => laid({ change: { walls: ['0,0|2,0'] } })).toThrow(/do not touch/)
    expect(() => laid({ change: { squares: { here: {} } } })).toThrow(/«here» is no square/)
    expect(() => laid({ change: { walls: ['0,0'] } })).toThrow(/is no border/)
    expect(() => laid().data('0,0')).toThrow(/no square 0,0/)
  })
})

describe('walls', () => {
  test('a border has one name, whichever square comes first', () => {
    expect(edgeOf('1,0', '0,0')).toBe(edgeOf('0,0', '1,0'))
    expect(bordersOf('0,0')).toEqual(['0,-1|0,0', '0,0|1,0', '0,0|0,1', '-1,0|0,0'])
  })

  test('range is measured around a wall', () => {
    const map = laid({ part: 'walled', at: [1, 1] })
    expect(map.distance('1,1', '2,1')).toBe(3)
    expect(map.isInRange('1,1', '2,1', 1)).toBe(false)
    expect(map.isInRange('1,1', '2,1', 3)).toBe(true)
    expect(map.distance('1,1', '2,1', { throughWalls: true })).toBe(1)
  })

  test('either of two tiles can wall the border between them', () => {
    const map = laid({ part: 'plain', at: [0, 0] }, { part: 'fenced', at: [0, 2] })
    expect(map.distance('0,1', '0,2')).toBe(Number.POSITIVE_INFINITY)
    const turned = laid({ part: 'fenced', at: [0, 2] }, { part: 'plain', at: [0, 0] })
    expect(turned.distance('0,1', '0,2')).toBe(Number.POSITIVE_INFINITY)
  })

  test('a square walled in on all sides: no range reaches it, «any square» does', () => {
    const map = laid({ part: 'plain', at: [0, 0] }, { change: { walls: bordersOf('1,1') } })
    expect(map.isInRange('0,0', '1,1', 'any')).toBe(false)
    expect(map.isInRange('0,0', '1,1', 'everywhere')).toBe(true)
    expect(map.isInRange('0,0', '9,9', 'everywhere')).toBe(false)
    expect(map.inRange('0,0', 'any')).toEqual(['0,0', '1,0', '0,1'])
    expect(map.inRange('0,0', 'everywhere')).toEqual(map.squares)
  })
})

describe('range', () => {
  const map = laid({ part: 'plain', at: [0, 0] }, { part: 'plain', at: [2, 0] })

  test('0 is the square itself, 1 also what touches it, never across a corner', () => {
    expect(map.inRange('1,0', 0)).toEqual(['1,0'])
    expect(map.inRange('1,0', 1)).toEqual(['1,0', '2,0', '1,1', '0,0'])
    expect(map.isInRange('0,0', '1,1', 1)).toBe(false)
    expect(map.isInRange('0,0', '1,1', 2)).toBe(true)
  })

  test('a blocked square is gone around, is no end, and may be left', () => {
    const blocked = laid({ part: 'plain', at: [0, 0] }, { part: 'plain', at: [2, 0] }, { part: 'pit', at: [1, 0] })
    expect(blocked.distance('0,0', '2,0')).toBe(4)
    expect(blocked.isInRange('0,0', '1,0', 'any')).toBe(false)
    expect(blocked.neighbours('1,0')).toEqual(['2,0', '1,1', '0,0'])
  })

  test('nearest: all that tie, in the order given', () => {
    expect(map.nearest('1,0', ['3,1', '2,0', '1,1'])).toEqual(['2,0', '1,1'])
    expect(map.nearest('1,0', ['7,7'])).toEqual([])
    expect(map.nearest('1,0', ['2,0'], { avoid: (square) => square === '2,0' })).toEqual([])
  })
})

describe('terrain', () => {
  test('a symbol in the middle is on all squares, one on a line on both beside it', () => {
    const map = laid({ part: 'wet', at: [0, 0] })
    expect([...map.terrain('0,0')]).toEqual(['water', 'light'])
    expect([...map.terrain('1,1')]).toEqual(['water'])
    expect([...map.terrain('8,8')]).toEqual([])
  })

  test('a token adds to what is printed; a card laid over hides it', () => {
    const map = laid({ part: 'wet', at: [0, 0] }, { change: { terrain: [{ kind: 'dark', on: ['1,1'] }] } })
    expect([...map.terrain('1,1')]).toEqual(['water', 'dark'])
    expect([...laid({ part: 'wet', at: [0, 0] }, { part: 'door', at: [0, 0] }).terrain('0,0')]).toEqual([])
  })
})

describe('what is laid over', () => {
  test('takes the place of squares and opens borders, also turned; what it does not name stays', () => {
    const map = laid({ part: 'walled', at: [0, 0] }, { part: 'door', at: [0, 0] })
    expect(map.data('0,0')).toEqual({ trap: 'bell' })
    expect(map.hasWall('0,0', '1,0')).toBe(false)
    const turned = laid({ part: 'walled', at: [0, 0] }, { part: 'door', at: [1, 0], turn: 2 })
    expect(turned.data('1,0')).toEqual({ trap: 'bell' })
    expect(turned.hasWall('0,0', '1,0')).toBe(false)
  })

  test('order decides: a wall token after the opening closes it again', () => {
    const map = laid({ part: 'walled', at: [0, 0] }, { part: 'door', at: [0, 0] }, { change: { walls: ['1,0|0,0'] } })
    expect(map.hasWall('0,0', '1,0')).toBe(true)
  })

  test('squares can be added and taken away', () => {
    const map = laid({ part: 'wet', at: [0, 0] }, { change: { squares: { '2,0': {} }, gone: ['0,1'] } })
    expect(map.squares).toEqual(['0,0', '1,0', '2,0', '1,1'])
    expect([map.has('0,1'), map.distance('2,0', '0,0')]).toEqual([false, 2])
    expect([...map.terrain('0,1')]).toEqual([])
  })
})

test('on any map distance is the same both ways and grows by one from square to square', () => {
  const anySquare = fc.tuple(fc.nat(4), fc.nat(4)).map(([x, y]) => `${x},${y}`)
  const board = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`${i % 5},${Math.floor(i / 5)}`, {}]))
  fc.assert(
    fc.property(fc.array(fc.tuple(anySquare, fc.nat(3)), { maxLength: 25 }), anySquare, anySquare, (walls, a, b) => {
      const map = grid({ board: { squares: board } }, [
        { part: 'board', at: [0, 0] },
        { change: { walls: walls.map(([square, side]) => bordersOf(square)[side] as string) } },
      ])
      expect(map.distance(a, b)).toBe(map.distance(b, a))
      const distances = map.distances(a)
      for (const [square, steps] of distances) {
        const around = map.neighbours(square).map((next) => distances.get(next) as number)
        expect(around.every((other) => Math.abs(other - steps) <= 1)).toBe(true)
        if (steps > 0) expect(around).toContain(steps - 1)
      }
    }),
    { numRuns: 100 },
  )
})
