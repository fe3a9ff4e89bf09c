import { defined } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { mapFigures, paths, spaces } from '../content/map.ts'
import { chart } from '../table/map/board.ts'

const { places, ways: routes } = chart
type Placed = (typeof places)[string]
const placed = Object.entries(places)
const at = (id: string): Placed => defined(places[id])
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)
const pairs = <T>(list: readonly T[]): [T, T][] => list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]))

/** Points along the straight pieces and bends of a way. */
function along(d: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  for (const [piece] of d.matchAll(/M[^M]*/g)) {
    const numbers = (piece.match(/-?[\d.]+/g) ?? []).map(Number)
    const [x0 = 0, y0 = 0] = numbers
    const [x2 = 0, y2 = 0] = numbers.slice(-2)
    const [x1, y1] = numbers.length === 6 ? [numbers[2] ?? 0, numbers[3] ?? 0] : [(x0 + x2) / 2, (y0 + y2) / 2]
    for (let t = 0; t <= 1; t += 1 / 64) {
      const part = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
      points.push({ x: part(x0, x1, x2), y: part(y0, y1, y2) })
    }
  }
  return points
}

/** A letter of the map's names is some eight units wide and seventeen high. */
function nameBox(id: string, name: string): { left: number; right: number; top: number; bottom: number } {
  const { x, y, label } = at(id)
  if (!label) throw new Error(`${id} has no name on the map`)
  const width = name.length * 8.2
  const left = x + label.dx - { start: 0, middle: width / 2, end: width }[label.anchor]
  return { left, right: left + width, top: y + label.dy - 13, bottom: y + label.dy + 4 }
}
const names = (lang: 'es' | 'en'): [string, ReturnType<typeof nameBox>][] =>
  spaces.flatMap(({ id, name }) => (at(id).label ? [[id, nameBox(id, name[lang])]] : []))

describe('the map', () => {
  it('has every space, inside the picture', () => {
    expect(placed.map(([id]) => id).sort()).toEqual(spaces.map(({ id }) => id).sort())
    for (const [id, { x, y, r }] of placed)
      expect(x > r && y > r && x < chart.width - r && y < chart.height - r, `${id} at ${x}, ${y}`).toBe(true)
  })

  it('keeps the spaces apart', () => {
    expect(pairs(placed).filter(([[, a], [, b]]) => distance(a, b) < a.r + b.r + 8)).toEqual([])
  })

  it('writes out the names of the cities and expeditions, and only those', () => {
    const named = spaces.filter(({ deck, expedition }) => deck !== undefined || expedition).map(({ id }) => id)
    expect(named).toHaveLength(mapFigures.spaces.regional + mapFigures.spaces.expedition)
    expect(placed.flatMap(([id, { label }]) => (label ? [id] : [])).sort()).toEqual([...named].sort())
  })

  it.each(['es', 'en'] as const)('lets no name cover a space or another name (%s)', (lang) => {
    const boxes = names(lang)
    const covered = boxes.flatMap(([id, box]) =>
      placed
        .filter(([, { x, y, r }]) => x + r > box.left && x - r < box.right && y + r * 0.7 > box.top && y - r * 0.7 < box.bottom)
        .map(([other]) => `${id} over ${other}`),
    )
    const crossing = pairs(boxes)
      .filter(([[, a], [, b]]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map(([[a], [b]]) => `${a} and ${b}`)
    expect([...covered, ...crossing]).toEqual([])
    for (const [id, { left, right }] of boxes) expect(left >= 0 && right <= chart.width, id).toBe(true)
  })

  it('draws every way once, from its one space to its other', () => {
    const told = (list: readonly { a: string; b: string; type: string }[]): string[] =>
      list.map(({ a, b, type }) => `${a} ${b} ${type}`).sort()
    expect(routes).toHaveLength(mapFigures.paths.all)
    expect(told(routes.map(({ from, to, kind }) => ({ a: from, b: to, type: kind })))).toEqual(told(paths))
    for (const { from, to, d, signs } of routes) {
      if (signs.length > 0) continue
      const points = along(d)
      expect(distance(points[0] ?? at(to), at(from))).toBeLessThan(1)
      expect(distance(points.at(-1) ?? at(from), at(to))).toBeLessThan(1)
    }
  })

  it('lets a way over the edge go out on one side and say where it comes in', () => {
    const wrapping = routes.filter(({ signs }) => signs.length > 0)
    expect(wrapping.map(({ from, to }) => `${from} ${to}`)).toEqual(paths.filter(({ wraps }) => wraps).map(({ a, b }) => `${a} ${b}`))
    for (const { from, to, d, signs } of wrapping) {
      expect(new Set(signs.map((sign) => sign.to))).toEqual(new Set([from, to]))
      for (const { x, y } of signs)
        for (const [id, space] of placed) expect(distance({ x, y: y - 5 }, space), id).toBeGreaterThan(space.r + 4)
      const ends = along(d)
      expect(ends.some(({ x }) => x < 8) && ends.some(({ x }) => x > chart.width - 8)).toBe(true)
      const west = at(from).x < at(to).x ? from : to
      expect(signs.find(({ anchor }) => anchor === 'end')?.to).toBe(west)
    }
  })

  it.each(['es', 'en'] as const)('writes no name over the sign of a way that goes over the edge (%s)', (lang) => {
    const wide = (id: string): number => (spaces.find((one) => one.id === id)?.name[lang] ?? id).length * 8 + 14
    const signs = routes.flatMap(({ signs: all }) =>
      all.map(({ x, y, anchor, to }) => (anchor === 'start' ? { left: x, right: x + wide(to), y } : { left: x - wide(to), right: x, y })),
    )
    const written = names(lang).flatMap(([id, { left, right, top, bottom }]) =>
      signs.filter((sign) => sign.left < right + 4 && left - 4 < sign.right && sign.y > top && sign.y - 12 < bottom).map(() => id),
    )
    expect(written).toEqual([])
  })

  it('lets no way run under a space it does not belong to', () => {
    const under = routes.flatMap(({ from, to, d }) =>
      placed
        .filter(([id, space]) => id !== from && id !== to && along(d).some((point) => distance(point, space) < space.r + 2))
        .map(([id]) => `${from}–${to} under ${id}`),
    )
    expect(under).toEqual([])
  })
})
