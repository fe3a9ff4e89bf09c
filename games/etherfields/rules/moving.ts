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
  yield* walk(t, who, to, how)
  return true
}
/** By a shortest way with the fewest traps on it. */
function* walk(t: Ether, who: Seat, to: Square, how: How): Script {
  const path = wayTo(t, t.get(who, 'at') as Square, to, how)
  yield* t.happens('dreamer:move', { who, path })
  for (const square of path) {
    yield* t.happens('dreamer:enter', { who, at: square }, (w, e) => w.set(e.who, 'at', e.at))
    if (t.get(who, 'at') !== square) return
    yield* springTrap(t, who, square)
  }
}
function wayTo(t: Ether, from: Square, to: Square, how: How): readonly Square[] {
  const map = scapeOf(t)
  const left = map.distances(to, how)
  const traps = (square: Square): number => (map.data(square).trap ? 1 : 0)
  const path: Square[] = []
  for (let at = from; at !== to; ) {
    const nearer = map.neighbours(at, how).filter((square) => (left.get(square) ?? Infinity) < (left.get(at) ?? Infinity))
    at = nearer.sort((a, b) => traps(a) - traps(b))[0] ?? to
    path.push(at)
  }
  return path
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
