import { describe, expect, test } from 'vitest'
import { type Chart, clamped, showing, wholeCamera, wholeScale, zoomedAt } from '../table/board/camera.ts'
import { HALF, MOST_SHOWN, stack, takenSide } from '../table/board/stacks.ts'
import { board, routes } from '../table/map/board.ts'
import { titled } from '../table/optionLook.ts'
import { goalFor } from '../table/view/mission.ts'
import { leastFor } from '../table/view/pages.ts'
import { placeIds, walk, waysOf } from '../table/view/places.ts'
import type { Thing, ThingKind } from '../table/view/things.ts'
import { doomTrack, omenTrack, stagesLeft } from '../table/view/threat.ts'

const thing = (kind: ThingKind, n: number): Thing => ({ id: `${kind} ${n}`, kind, place: 'rome', piece: null, name: kind, count: 1 })
const KINDS = Object.keys(HALF) as ThingKind[]

describe('stacks of tokens', () => {
  test('show at most four and keep the rest behind a disc; nothing is lost', () => {
    for (let n = 0; n <= 12; n++) {
      const all = Array.from({ length: n }, (_, i) => thing(KINDS[i % KINDS.length] as ThingKind, i))
      const { laid, rest, more } = stack(all, 14, 'none')
      expect(laid.length).toBe(Math.min(n, MOST_SHOWN))
      expect([...laid.map((one) => one.thing), ...rest]).toEqual(all)
      expect(more === null).toBe(rest.length === 0)
    }
  })

  test('no two tokens lie on one spot, and none on the side of the name', () => {
    const free = { below: [0, 1], above: [0, -1], left: [-1, 0], right: [1, 0] } as const
    for (const side of ['below', 'above', 'left', 'right'] as const) {
      const { laid } = stack(
        [0, 1, 2, 3].map((n) => thing('monster', n)),
        14,
        side,
      )
      for (const [i, a] of laid.entries()) {
        for (const b of laid.slice(i + 1)) expect(Math.hypot(a.dx - b.dx, a.dy - b.dy)).toBeGreaterThan(12)
        const [x, y] = free[side]
        const far = Math.hypot(a.dx, a.dy)
        // Within 45 degrees of the name's direction there is none.
        expect((a.dx * x + a.dy * y) / far).toBeLessThan(0.71)
      }
    }
  })

  test('a name is on the side its anchor says', () => {
    const named = (dx: number, dy: number, anchor: string) => takenSide({ x: 500, label: { dx, dy, anchor } }, 1200)
    expect(takenSide({ x: 500, label: null }, 1200)).toBe('none')
    expect(named(-20, 6, 'end')).toBe('left')
    expect(named(20, 6, 'start')).toBe('right')
    expect(named(0, -26, 'middle')).toBe('above')
    expect(named(0, 34, 'middle')).toBe('below')
  })

  test('no token leaves the map, whatever lies on a space and wherever that is', () => {
    for (const [id, spot] of Object.entries(board.spaces))
      for (const kind of KINDS) {
        const all = Array.from({ length: MOST_SHOWN + 1 }, (_, n) => thing(kind, n))
        const { laid } = stack(all, spot.r * 0.78, takenSide(spot, board.width))
        for (const { dx, dy } of laid) {
          expect(spot.x + dx - HALF[kind], `${kind} on ${id}`).toBeGreaterThanOrEqual(0)
          expect(spot.x + dx + HALF[kind], `${kind} on ${id}`).toBeLessThanOrEqual(board.width)
          expect(spot.y + dy - HALF[kind], `${kind} on ${id}`).toBeGreaterThanOrEqual(0)
        }
      }
  })
})

describe('tracks', () => {
  test('Doom stands on one step of its track, from its start down to zero', () => {
    for (let doom = 0; doom <= 15; doom++) {
      const track = doomTrack(15, doom)
      expect(track.map(({ n }) => n)).toEqual(Array.from({ length: 16 }, (_, i) => 15 - i))
      expect(track.filter(({ state }) => state === 'now').map(({ n }) => n)).toEqual([doom])
      expect(track.filter(({ state }) => state === 'passed').every(({ n }) => n > doom)).toBe(true)
      expect(track.filter(({ end }) => end).map(({ n }) => n)).toEqual([0])
    }
    expect(doomTrack(15, 17).at(0)).toEqual({ n: 17, state: 'now', end: false })
  })

  test('the Omen stands on one of four steps, two of them blue', () => {
    for (let omen = 0; omen < 4; omen++) expect(omenTrack(omen).filter(({ now }) => now)).toHaveLength(1)
    expect(omenTrack(0).filter(({ colour }) => colour === 'blue')).toHaveLength(2)
  })

  test('the Mythos deck is drawn from its first stage on', () => {
    expect(stagesLeft([4, 6, 6], 16)).toEqual([4, 6, 6])
    expect(stagesLeft([4, 6, 6], 13)).toEqual([1, 6, 6])
    expect(stagesLeft([4, 6, 6], 9)).toEqual([0, 3, 6])
    expect(stagesLeft([4, 6, 6], 0)).toEqual([0, 0, 0])
    expect(stagesLeft([4, 6, 6], 20)).toEqual([4, 6, 6])
  })

  test('a goal counts by players', () => {
    expect(goalFor({ n: 1 }, 4)).toBe(1)
    expect(goalFor({ players: 'half' }, 3)).toBe(2)
    expect(goalFor({ players: 2, plus: 0 }, 3)).toBe(6)
    expect(goalFor({}, 3)).toBeNull()
  })

  test('what counted as a success is found from the dice and their number', () => {
    expect(leastFor([1, 5, 6], 2)).toBe(5)
    expect(leastFor([4, 5, 6], 3)).toBe(4)
    expect(leastFor([5, 6], 1)).toBe(6)
  })
})

describe('the board', () => {
  const chart: Chart = { width: board.width, height: board.height, top: 40, bottom: 820 }
  const windows = [
    { width: 938, height: 676 },
    { width: 864, height: 544 },
    { width: 1972, height: 850 },
    { width: 390, height: 310 },
  ]

  test('the whole map shows every space in every window', () => {
    for (const view of windows) {
      const { scale, x, y } = wholeCamera(chart, view)
      for (const spot of Object.values(board.spaces)) {
        expect(x + spot.x * scale).toBeGreaterThanOrEqual(0)
        expect(x + spot.x * scale).toBeLessThanOrEqual(view.width)
        expect(y + spot.y * scale).toBeGreaterThanOrEqual(0)
        expect(y + spot.y * scale).toBeLessThanOrEqual(view.height)
      }
    }
  })

  test('zooming keeps what lies under the pointer, and never shows past the map what it could fill', () => {
    const view = { width: 938, height: 676 }
    const near = zoomedAt(wholeCamera(chart, view), 3, { x: 469, y: 338 }, chart, view)
    const nearer = zoomedAt(near, 1.4, { x: 300, y: 200 }, chart, view)
    expect((300 - nearer.x) / nearer.scale).toBeCloseTo((300 - near.x) / near.scale)
    expect((200 - nearer.y) / nearer.scale).toBeCloseTo((200 - near.y) / near.scale)
    const pulled = clamped({ ...near, x: 500, y: 500 }, chart, view)
    expect([pulled.x, pulled.y]).toEqual([0, 0])
    expect(clamped({ scale: 0.001, x: 0, y: 0 }, chart, view).scale).toBe(wholeScale(chart, view))
  })

  test('looking at places has them all in the window', () => {
    for (const view of windows) {
      const spots = ['rome', 'london', 'arkham'].flatMap((id) => board.spaces[id] ?? [])
      const camera = showing(spots, 3, chart, view)
      for (const { x } of spots) {
        expect(camera.x + x * camera.scale).toBeGreaterThanOrEqual(0)
        expect(camera.x + x * camera.scale).toBeLessThanOrEqual(view.width)
      }
    }
  })

  test('the arrow keys reach every space from London', () => {
    const reached = new Set(['london'])
    const queue = ['london']
    for (let at = queue.shift(); at !== undefined; at = queue.shift())
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const to = walk(at, direction)
        if (to === null || reached.has(to)) continue
        reached.add(to)
        queue.push(to)
      }
    expect([...placeIds].filter((id) => !reached.has(id))).toEqual([])
    expect(walk('nowhere', 'left')).toBeNull()
  })

  test('every way is drawn, and leads from both its ends', () => {
    for (const { from, to } of routes) {
      expect(waysOf(from).map((way) => way.to)).toContain(to)
      expect(waysOf(to).map((way) => way.to)).toContain(from)
    }
    expect(placeIds.reduce((sum, id) => sum + waysOf(id).length, 0)).toBe(routes.length * 2)
  })
})

test('a long option has its title large and what it does small', () => {
  expect(titled('Whisky: Descarta esta carta para recuperar 1 punto de Cordura.')).toEqual({
    title: 'Whisky',
    note: 'Descarta esta carta para recuperar 1 punto de Cordura.',
  })
  expect(titled('Lanzar «Ajar». Realiza una prueba de Saber.')?.title).toBe('Lanzar «Ajar»')
  expect(titled('San Francisco')).toBeNull()
})
