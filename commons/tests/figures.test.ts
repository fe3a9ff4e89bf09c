import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bordersOf, type Figure, grid, type Part, pursuits, standing } from '../map/index.ts'

/* People give way, monsters push; four figures fill a square, and the last person of a square stays. */
const crowding = { capacity: 4, keeps: 1 }
const person = (id: string, at: string): Figure => ({ id, at, givesWay: true })
const monster = (id: string, at: string): Figure => ({ id, at, pushes: true })
const giant = (id: string, at: string): Figure => ({ id, at, pushes: true, large: true })

const field = (columns: number, rows: number): Part => ({
  squares: Object.fromEntries(Array.from({ length: columns * rows }, (_, i) => [`${i % columns},${Math.floor(i / columns)}`, {}])),
})
const map = (columns: number, rows: number, change: Part = {}) =>
  grid({ field: field(columns, rows) }, [{ part: 'field', at: [0, 0] }, { change }])

describe('room on a square', () => {
  const row = map(3, 1)

  test('four figures fill it, a large one alone', () => {
    const three = ['p', 'q', 'r'].map((id) => person(id, '0,0'))
    expect(standing(row, three, crowding).isFull('0,0')).toBe(false)
    expect(standing(row, [...three, monster('m', '0,0')], crowding).isFull('0,0')).toBe(true)
    expect(standing(row, [giant('g', '0,0')], crowding).room('0,0')).toBe(0)
  })

  test('who does not push finds no room on a full square, and none on a blocked or missing one', () => {
    const full = standing(
      row,
      ['a', 'b', 'c', 'd'].map((id) => monster(id, '1,0')),
      crowding,
    )
    expect(full.entry(person('p', '0,0'), '1,0')).toEqual({ enters: false })
    expect(full.entry(person('p', '0,0'), '2,0')).toEqual({ enters: true, push: 0, whom: [] })
    expect(full.entry(person('p', '0,0'), '3,0')).toEqual({ enters: false })
    const pit = map(3, 1, { squares: { '1,0': { blocked: true } } })
    expect(standing(pit, [], crowding).entry(person('p', '0,0'), '1,0')).toEqual({ enters: false })
  })
})

describe('pushing', () => {
  const row = map(3, 1)
  const on = (...figures: Figure[]) => standing(row, figures, crowding)

  test('a monster pushes as many people as make room', () => {
    const now = on(person('p', '1,0'), person('q', '1,0'), monster('a', '1,0'), monster('b', '1,0'), monster('c', '0,0'))
    expect(now.entry(monster('c', '0,0'), '1,0')).toEqual({ enters: true, push: 1, whom: ['p', 'q'] })
    expect(now.asides('1,0', monster('c', '0,0'))).toEqual(['2,0', '0,0'])
  })

  test('the only person of a full square is not pushed, nor monsters', () => {
    const one = on(person('p', '1,0'), ...['a', 'b', 'c'].map((id) => monster(id, '1,0')))
    expect(one.entry(monster('d', '0,0'), '1,0')).toEqual({ enters: false })
    const none = on(...['a', 'b', 'c', 'e'].map((id) => monster(id, '1,0')))
    expect(none.entry(monster('d', '0,0'), '1,0')).toEqual({ enters: false })
  })

  test('without a square to push to nobody enters: behind walls, or where all around is full', () => {
    const crowd = ['p', 'q', 'r', 's'].map((id) => person(id, '1,0'))
    const shut = map(3, 1, { walls: bordersOf('1,0') })
    expect(standing(shut, crowd, crowding).entry(monster('m', '9,9'), '1,0')).toEqual({ enters: false })
    const around = ['0,0', '2,0'].flatMap((at) => ['a', 'b', 'c', 'd'].map((id) => monster(`${id}${at}`, at)))
    expect(on(...crowd, ...around).entry(monster('m', '9,9'), '1,0')).toEqual({ enters: false })
    // The square it comes from is free by then.
    expect(on(...crowd, ...around).entry(monster('a0,0', '0,0'), '1,0')).toEqual({ enters: true, push: 1, whom: ['p', 'q', 'r', 's'] })
  })

  test('a large one pushes everybody, the only person too, and enters beside nobody', () => {
    const now = on(person('p', '1,0'), monster('a', '1,0'), giant('g', '0,0'))
    expect(now.entry(giant('g', '0,0'), '1,0')).toEqual({ enters: true, push: 2, whom: ['p', 'a'] })
    expect(on(giant('h', '1,0')).entry(giant('g', '0,0'), '1,0')).toEqual({ enters: false })
    expect(on(giant('h', '1,0')).entry(monster('m', '0,0'), '1,0')).toEqual({ enters: false })
  })

  test('a large one does not enter where somebody cannot be pushed', () => {
    const crowd = ['p', 'q', 'r'].map((id) => person(id, '1,0'))
    const full = ['a', 'b', 'c', 'd'].map((id) => monster(id, '2,0'))
    const narrow = on(...crowd, ...full, ...['e', 'f'].map((id) => monster(id, '0,0')))
    expect(narrow.entry(giant('g', '9,9'), '1,0')).toEqual({ enters: false })
    expect(on(...crowd, ...full).entry(giant('g', '9,9'), '1,0')).toEqual({ enters: true, push: 3, whom: ['p', 'q', 'r'] })
  })
})

describe('pursuit', () => {
  const ends = (board: ReturnType<typeof map>, figures: Figure[], hunter: Figure, steps: number) =>
    pursuits(board, standing(board, figures, crowding), {
      hunter,
      prey: figures.filter(({ givesWay }) => givesWay),
      steps,
    })
  const row = map(6, 1)

  test('it stops with its prey however far it could go', () => {
    const m = monster('m', '0,0')
    expect(ends(row, [m, person('p', '2,0')], m, 3)).toEqual([{ to: '2,0', path: ['1,0', '2,0'] }])
    expect(ends(row, [m, person('p', '5,0')], m, 2)).toEqual([{ to: '2,0', path: ['1,0', '2,0'] }])
  })

  test('it stays with prey on its own square, without any, and without a way', () => {
    const m = monster('m', '0,0')
    expect(ends(row, [m, person('p', '0,0'), person('q', '1,0')], m, 3)).toEqual([])
    expect(ends(row, [m], m, 3)).toEqual([])
    const shut = map(6, 1, { walls: ['1,0|2,0'] })
    expect(ends(shut, [m, person('p', '3,0')], m, 3)).toEqual([])
    expect(ends(row, [m, person('p', '3,0')], m, 0)).toEqual([])
  })

  test('equally short ways and equally near prey are choices, each end once', () => {
    const m = monster('m', '1,1')
    const square = map(3, 3)
    expect(ends(square, [m, person('p', '0,0')], m, 1).map(({ to }) => to)).toEqual(['1,0', '0,1'])
    expect(ends(square, [m, person('p', '0,1'), person('q', '1,0'), person('r', '0,0')], m, 2).map(({ to }) => to)).toEqual(['0,1', '1,0'])
    expect(ends(square, [m, person('p', '0,0')], m, 2).map(({ to }) => to)).toEqual(['0,0'])
  })

  test('it crosses full squares but does not stop on one it cannot enter', () => {
    const m = monster('m', '0,0')
    const crowd = ['a', 'b', 'c', 'd'].map((id) => monster(id, '1,0'))
    const p = person('p', '4,0')
    expect(ends(row, [m, p, ...crowd], m, 2)).toEqual([{ to: '2,0', path: ['1,0', '2,0'] }])
    expect(ends(row, [m, p, ...crowd], m, 1)).toEqual([])
  })

  test('a square with its only person and three monsters: it stops beside it, or where it last could stand', () => {
    const m = monster('m', '0,0')
    const there = [person('p', '3,0'), ...['a', 'b', 'c'].map((id) => monster(id, '3,0'))]
    expect(ends(row, [m, ...there], m, 5).map(({ to }) => to)).toEqual(['2,0'])
    const beside = ['w', 'x', 'y', 'z'].map((id) => monster(id, '2,0'))
    expect(ends(row, [m, ...there, ...beside], m, 5).map(({ to }) => to)).toEqual(['1,0'])
  })

  test('a large one goes no further than the first figures it meets', () => {
    const g = giant('g', '0,0')
    const alone = [g, person('p', '4,0'), monster('m', '2,0')]
    expect(ends(row, alone, g, 4).map(({ to }) => to)).toEqual(['2,0'])
    expect(ends(row, [g, person('p', '4,0'), giant('h', '2,0')], g, 4).map(({ to }) => to)).toEqual(['1,0'])
    expect(ends(row, [g, person('p', '4,0')], g, 4).map(({ to }) => to)).toEqual(['4,0'])
  })

  test('whoever stands on a blocked square may still leave it', () => {
    const m = monster('m', '0,0')
    const pit = map(6, 1, { squares: { '0,0': { blocked: true } } })
    expect(ends(pit, [m, person('p', '3,0')], m, 2).map(({ to }) => to)).toEqual(['2,0'])
  })

  test('on any map every end can be entered, is nearer, and its path crosses no wall', () => {
    const anySquare = fc.tuple(fc.nat(3), fc.nat(3)).map(([x, y]) => `${x},${y}`)
    const anyFigure = fc.tuple(fc.constantFrom(person, monster, giant), anySquare)
    fc.assert(
      fc.property(
        fc.array(anyFigure, { maxLength: 12 }),
        fc.array(fc.tuple(anySquare, fc.nat(3)), { maxLength: 8 }),
        fc.constantFrom(monster, giant),
        anySquare,
        fc.nat(5),
        (others, walls, kind, at, steps) => {
          const board = map(4, 4, { walls: walls.map(([square, side]) => bordersOf(square)[side] as string) })
          const hunter = kind('hunter', at)
          const figures = [hunter, ...others.map(([make, where], i) => make(`f${i}`, where))]
          const now = standing(board, figures, crowding)
          const prey = figures.filter(({ givesWay }) => givesWay)
          const away = (from: string) => Math.min(...prey.map((one) => board.distance(from, one.at)))
          const found = pursuits(board, now, { hunter, prey, steps })
          expect(new Set(found.map(({ to }) => to)).size).toBe(found.length)
          for (const { to, path } of found) {
            expect(now.entry(hunter, to).enters).toBe(true)
            expect(path.at(-1)).toBe(to)
            expect(path.length).toBeLessThanOrEqual(steps)
            expect(away(to)).toBe(away(at) - path.length)
            path.forEach((square, i) => {
              expect(board.neighbours(path[i - 1] ?? at)).toContain(square)
            })
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
