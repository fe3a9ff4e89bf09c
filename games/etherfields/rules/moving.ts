import type { Square } from '@miskatonic/commons/map'
import { choose, onPlace, type Script } from '@miskatonic/kernel'
import { canStop, entrances, scapeOf } from './scape.ts'
import type { Ether, Seat } from './shape.ts'
import { springTrap } from './tiles.ts'

/* Dreamers on their feet. */

type How = { readonly throughWalls?: true }

/** Squares one can end on within so many steps (EF-CAP-02, EF-CAP-03). */
export function destinations(t: Ether, who: Seat, steps: number, how: How = {}): readonly Square[] {
  const from = t.get(who, 'at')
  if (from === '') return []
  return scapeOf(t)
    .inRange(from, steps, how)
    .filter((square) => square !== from && canStop(t, square))
}

/** As one Move of up to so many squares; the rest is lost (EF-MOVE-03, EF-RULING-06). */
export function* move(t: Ether, who: Seat, steps: number, how: How = {}): Script<boolean> {
  const open = destinations(t, who, steps, how)
  if (!open.length) return false
  const options = [...open.map((square) => onPlace(square)), { key: 'stay' }]
  const to = yield* choose(t, who, { about: { key: 'choose-destination', args: { who, n: steps } }, options })
  if (to === 'stay') return false
  yield* walk(t, who, to, steps, how)
  return true
}
/** By a shortest way with the fewest traps on it; longer ones do where those have fewer still. */
function* walk(t: Ether, who: Seat, to: Square, steps: number, how: How): Script {
  const path = wayTo(t, t.get(who, 'at') as Square, to, steps, how)
  yield* t.happens('dreamer:move', { who, path })
  for (const square of path) {
    yield* t.happens('dreamer:enter', { who, at: square }, (w, e) => w.set(e.who, 'at', e.at))
    if (t.get(who, 'at') !== square) return
    yield* springTrap(t, who, square)
  }
}
function wayTo(t: Ether, from: Square, to: Square, steps: number, how: How): readonly Square[] {
  const map = scapeOf(t)
  const trapsOn = (path: readonly Square[]): number => path.filter((square) => map.data(square).trap).length
  let ends = new Map<Square, readonly Square[]>([[from, []]])
  let best: readonly Square[] | null = null
  for (let i = 0; i < steps && (best === null || trapsOn(best) > 0); i++) {
    const longer = new Map<Square, readonly Square[]>()
    for (const [at, path] of ends)
      for (const square of map.neighbours(at, how)) {
        const way = [...path, square]
        const known = longer.get(square)
        if (!known || trapsOn(way) < trapsOn(known)) longer.set(square, way)
      }
    ends = longer
    const there = ends.get(to)
    if (there && (best === null || trapsOn(there) < trapsOn(best))) best = there
  }
  return best ?? [to]
}

/** On an entrance square, whichever one likes. */
export function* standAtEntrance(t: Ether, who: Seat): Script {
  const open = entrances(t)
  const options = open.map((square) => onPlace(square))
  const at = open.length > 1 ? yield* choose(t, who, { about: 'choose-entrance', options }) : (open[0] ?? '')
  yield* t.change((w) => w.set(who, 'at', at))
}
/** Put on another square, whatever lies between (EF-RELOC-01, EF-RELOC-02). */
export function* relocate(t: Ether, who: Seat, to: Square): Script {
  yield* t.happens('dreamer:relocate', { who, to }, (w, e) => w.set(e.who, 'at', e.to))
  if (t.get(who, 'at') === to) yield* springTrap(t, who, to) // EF-ICON-06
}
/** To one of these squares, by choice of the one who goes. */
export function* relocateToOne(t: Ether, who: Seat, among: readonly Square[]): Script<boolean> {
  const open = among.filter((square) => square !== t.get(who, 'at') && canStop(t, square))
  if (!open.length) return false
  const to =
    open.length > 1 ? yield* choose(t, who, { about: 'choose-relocation', options: open.map((square) => onPlace(square)) }) : open[0]
  if (to !== undefined) yield* relocate(t, who, to)
  return true
}
