import { describe, expect, test } from 'vitest'
import { clamped, extentOf, including, isFar, MOST_ZOOM, showing, tokenScale, wholeCamera, wholeScale, zoomedAt } from './camera.ts'
import { apartIn, type Chart, curve, type PlacedSpot, walkOn } from './chart.ts'
import { MOST_SHOWN, stack, takenSide } from './stacks.ts'

const spot = (x: number, y: number, label: PlacedSpot['label'] = null): PlacedSpot => ({ x, y, r: 15, label })
/** Four places around a fifth, and one by itself at the right edge. */
const chart: Chart = {
  width: 1200,
  height: 860,
  natural: 0.78,
  places: {
    middle: spot(600, 430),
    north: spot(600, 94),
    south: spot(620, 766),
    west: spot(40, 430),
    east: spot(900, 400),
    edge: spot(1170, 560),
  },
  ways: ['north', 'south', 'west', 'east'].map((to) => ({ from: 'middle', to, kind: 'road', d: '', signs: [] })),
  looks: { road: { bed: { colour: '#000', width: 4 }, line: { colour: '#fff', width: 2 } } },
  backdrop: 'map',
}
const map = extentOf(chart)
test('how far the nearest other place lies', () => {
  expect(apartIn(chart)).toMatchObject({ north: 336, west: 560, east: Math.hypot(300, 30), middle: Math.hypot(300, 30) })
})
const windows = [
  { width: 938, height: 676 },
  { width: 864, height: 544 },
  { width: 1972, height: 850 },
  { width: 390, height: 310 },
]
const seen = ({ x, y, scale }: { x: number; y: number; scale: number }, at: { x: number; y: number }) => [
  x + at.x * scale,
  y + at.y * scale,
]

describe('the camera', () => {
  test('the whole map shows every place in every window, and cuts off only what is empty', () => {
    expect(map).toMatchObject({ top: 40, bottom: 820 })
    for (const view of windows)
      for (const place of Object.values(chart.places)) {
        const [x = 0, y = 0] = seen(wholeCamera(map, view), place)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(view.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(view.height)
      }
  })

  test('zooming keeps what lies under the pointer, and never shows past the map what it could fill', () => {
    const view = { width: 938, height: 676 }
    const near = zoomedAt(wholeCamera(map, view), 3, { x: 469, y: 338 }, map, view)
    const nearer = zoomedAt(near, 1.4, { x: 300, y: 200 }, map, view)
    expect((300 - nearer.x) / nearer.scale).toBeCloseTo((300 - near.x) / near.scale)
    expect((200 - nearer.y) / nearer.scale).toBeCloseTo((200 - near.y) / near.scale)
    const pulled = clamped({ ...near, x: 500, y: 500 }, map, view)
    expect([pulled.x, pulled.y]).toEqual([0, 0])
    expect(clamped({ scale: 0.001, x: 0, y: 0 }, map, view).scale).toBe(wholeScale(map, view))
  })

  test('looking at places has them all in the window, and one place no closer than asked', () => {
    for (const view of windows) {
      const spots = ['middle', 'north', 'east'].flatMap((id) => chart.places[id] ?? [])
      for (const place of spots) {
        const [x = 0, y = 0] = seen(showing(spots, 3, map, view), place)
        expect(x >= 0 && y >= 0 && x <= view.width && y <= view.height).toBe(true)
      }
      expect(showing([spot(600, 430)], 3, map, view).scale).toBeCloseTo(Math.min(3, wholeScale(map, view) * MOST_ZOOM))
    }
  })

  test('what is pointed at comes into the window by the shortest way; what is in it already moves nothing', () => {
    const view = { width: 400, height: 300 }
    const near = showing([spot(600, 430)], 1.5, map, view)
    expect(including(near, { x: 600, y: 430 }, map, view)).toEqual(near)
    const moved = including(near, { x: 900, y: 430 }, map, view)
    expect(seen(moved, { x: 900, y: 430 })[0]).toBeCloseTo(view.width - 56)
    expect(moved.y).toBe(near.y)
  })

  test('tokens have their own size at the natural scale, grow more slowly than the map, and names go where it is small', () => {
    expect(tokenScale(0.78, 0.78)).toBe(1)
    expect(tokenScale(1.56, 0.78)).toBeGreaterThan(1.3)
    expect(tokenScale(1.56, 0.78)).toBeLessThan(1.5)
    expect([tokenScale(10, 0.78), tokenScale(0.01, 0.78)]).toEqual([1.6, 0.8])
    expect([isFar(0.39, 0.78), isFar(0.4, 0.78)]).toEqual([true, false])
  })
})

describe('the chart', () => {
  test('arrow keys walk along the ways, and where none leads to the nearest place on that side', () => {
    const walk = walkOn(chart)
    expect((['left', 'right', 'up', 'down'] as const).map((direction) => walk('middle', direction))).toEqual([
      'west',
      'east',
      'north',
      'south',
    ])
    expect(walk('east', 'down')).toBe('edge')
    expect(walk('edge', 'right')).toBeNull()
    expect(walk('nowhere', 'left')).toBeNull()
  })

  test('on a world that goes round a way over the edge leads on beyond it', () => {
    const way = { from: 'edge', to: 'west', kind: 'road', d: '', signs: [] }
    const round: Chart = { ...chart, goesRound: true, ways: [...chart.ways, way] }
    expect(walkOn({ ...round, goesRound: false })('edge', 'right')).toBeNull()
    expect(walkOn(round)('edge', 'right')).toBe('west')
    expect(walkOn(round)('west', 'left')).toBe('edge')
  })

  test('a way bends to the right of its direction', () => {
    expect(curve({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M0 0Q50 0 100 0')
    expect(curve({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.2)).toBe('M0 0Q50 20 100 0')
  })
})

const things = (n: number, half = 15) => Array.from({ length: n }, (_, i) => ({ id: i, half }))

describe('stacks of tokens', () => {
  test('show at most four and keep the rest behind a disc; nothing is lost', () => {
    for (let n = 0; n <= 12; n++) {
      const all = things(n)
      const { laid, rest, more } = stack(all, 14, 'none')
      expect(laid.length).toBe(Math.min(n, MOST_SHOWN))
      expect([...laid.map((one) => one.thing), ...rest]).toEqual(all)
      expect(more === null).toBe(rest.length === 0)
    }
  })

  test('no two tokens lie on one spot, and none on the side of the name', () => {
    const free = { below: [0, 1], above: [0, -1], left: [-1, 0], right: [1, 0] } as const
    for (const side of ['below', 'above', 'left', 'right'] as const) {
      const { laid } = stack(things(4), 14, side)
      for (const [i, a] of laid.entries()) {
        for (const b of laid.slice(i + 1)) expect(Math.hypot(a.dx - b.dx, a.dy - b.dy)).toBeGreaterThan(12)
        const [x, y] = free[side]
        // Within 45 degrees of the name's direction there is none.
        expect((a.dx * x + a.dy * y) / Math.hypot(a.dx, a.dy)).toBeLessThan(0.71)
      }
    }
  })

  test('a token stands as near as it wants', () => {
    const far = (near?: number) => {
      const [one] = stack([{ half: 10, ...(near === undefined ? {} : { near }) }], 14, 'none').laid
      return Math.hypot(one?.dx ?? 0, one?.dy ?? 0)
    }
    expect(far()).toBeCloseTo(22.6)
    expect(far(0.5)).toBeCloseTo(19)
  })

  test('a name is on the side its anchor says, and an edge takes the side it is on', () => {
    const named = (dx: number, dy: number, anchor: 'start' | 'middle' | 'end') => takenSide(spot(500, 0, { dx, dy, anchor }), 1200)
    expect([40, 500, 1170].map((x) => takenSide(spot(x, 0), 1200))).toEqual(['left', 'none', 'right'])
    expect(named(-20, 6, 'end')).toBe('left')
    expect(named(20, 6, 'start')).toBe('right')
    expect(named(0, -26, 'middle')).toBe('above')
    expect(named(0, 34, 'middle')).toBe('below')
  })
})
