import { ContractError, type Json } from '@miskatonic/kernel'

/* Squares in one space of whole coordinates. Tiles, cards laid over them and single changes are parts, laid one on another in order. */

/** A square by its coordinates: `3,-1`. x grows to the right, y downwards. */
export type Square = string
/** The border of two squares that touch: `0,0|1,0`, the lesser one first. */
export type Edge = string
export type Point = readonly [x: number, y: number]
/** Clockwise, in quarter turns. */
export type Turn = 0 | 1 | 2 | 3

/** What a game keeps of a square is its own business. Nobody enters or measures through a blocked one; whoever is on it may leave. */
export type SquareData = { readonly blocked?: true; readonly [field: string]: Json | undefined }

/** A piece of map. Its coordinates are its own until it is laid. */
export type Part<D extends SquareData = SquareData> = {
  /** Squares it shows. One laid over another takes its place, and hides the terrain printed there. */
  readonly squares?: { readonly [square: Square]: D }
  /** Squares that are no longer there. */
  readonly gone?: readonly Square[]
  /** Borders it closes, its own outline among them. What it does not name stays as it was. */
  readonly walls?: readonly Edge[]
  /** Borders it opens, whatever lies below. */
  readonly open?: readonly Edge[]
  /** A symbol in the middle of a tile is on all its squares, one on a line on both beside it. */
  readonly terrain?: readonly { readonly kind: string; readonly on: readonly Square[] }[]
}

/** How a part of the content lies on the table: its square `0,0` comes to lie `at`, turned about that square. */
export type Laid = { readonly part: string; readonly at: Point; readonly turn?: Turn }
/** Something that changed in play: a wall token, an opened door. In coordinates of the whole. */
export type Change<D extends SquareData = SquareData> = { readonly change: Part<D> }
/** What a game keeps in its state: later things lie on top. */
export type Layout<D extends SquareData = SquareData> = readonly (Laid | Change<D>)[]

/** Who measures or moves: what holds for one and not for another. */
export type Movement = {
  /** Walls do not hold this one. */
  readonly throughWalls?: true
  /** Squares this one does not enter, besides the blocked ones. */
  readonly avoid?: (square: Square) => boolean
}

/** `any`: as far as ways lead. `everywhere`: on any square, whatever lies between. */
export type Range = number | 'any' | 'everywhere'

export interface Grid<D extends SquareData = SquareData> {
  /** All squares, row by row. */
  readonly squares: readonly Square[]
  has(square: Square): boolean
  data(square: Square): D
  terrain(square: Square): ReadonlySet<string>
  hasWall(a: Square, b: Square): boolean
  /** Squares one may go to from here: above, right, below, left. */
  neighbours(square: Square, movement?: Movement): readonly Square[]
  /** Everything that can be reached, nearest first; the square itself at 0. */
  distances(from: Square, movement?: Movement): ReadonlyMap<Square, number>
  /** Along squares that touch, around walls and blocked squares; Infinity where nothing leads there. */
  distance(from: Square, to: Square, movement?: Movement): number
  /** Squares in range, nearest first; `everywhere` gives them row by row. */
  inRange(from: Square, range: Range, movement?: Movement): readonly Square[]
  isInRange(from: Square, to: Square, range: Range, movement?: Movement): boolean
  /** All of these at the least distance, in the order given; none where none can be reached. */
  nearest(from: Square, among: readonly Square[], movement?: Movement): readonly Square[]
}

export const squareAt = (x: number, y: number): Square => `${x},${y}`

export function pointOf(square: Square): Point {
  const found = /^(-?\d+),(-?\d+)$/.exec(square)
  if (!found) throw new ContractError(`«${square}» is no square; one reads «3,-1»`)
  return [Number(found[1]), Number(found[2])]
}

const rowByRow = (a: Point, b: Point): number => a[1] - b[1] || a[0] - b[0]

/** The border of two squares, however it was named. */
export function edgeOf(a: Square, b: Square): Edge {
  const [p, q] = [pointOf(a), pointOf(b)].sort(rowByRow) as [Point, Point]
  if (Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]) !== 1) throw new ContractError(`${a} and ${b} have no border: they do not touch`)
  return `${squareAt(...p)}|${squareAt(...q)}`
}

const endsOf = (edge: Edge): readonly [Square, Square] => {
  const [a, b] = edge.split('|')
  if (a === undefined || b === undefined) throw new ContractError(`«${edge}» is no border; one reads «0,0|1,0»`)
  return [a, b]
}

/** The outline of a square: all four borders. */
export const bordersOf = (square: Square): readonly Edge[] => besides(square).map((other) => edgeOf(square, other))

const DIRECTIONS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
const besides = (square: Square): readonly Square[] => {
  const [x, y] = pointOf(square)
  return DIRECTIONS.map(([dx, dy]) => squareAt(x + dx, y + dy))
}

/** Where a point of a part comes to lie. */
function moved([x, y]: Point, { at, turn = 0 }: Laid): Point {
  let [tx, ty] = [x, y]
  for (let quarter = 0; quarter < turn; quarter++) [tx, ty] = [-ty, tx]
  return [tx + at[0], ty + at[1]]
}

/** A part in the coordinates of the whole. */
export function laidOut<D extends SquareData>(part: Part<D>, laid: Laid): Part<D> {
  const square = (name: Square): Square => squareAt(...moved(pointOf(name), laid))
  const edge = (name: Edge): Edge => {
    const [a, b] = endsOf(name)
    return edgeOf(square(a), square(b))
  }
  return {
    squares: Object.fromEntries(Object.entries(part.squares ?? {}).map(([name, data]) => [square(name), data])),
    gone: (part.gone ?? []).map(square),
    walls: (part.walls ?? []).map(edge),
    open: (part.open ?? []).map(edge),
    terrain: (part.terrain ?? []).map(({ kind, on }) => ({ kind, on: on.map(square) })),
  }
}

/** Squares of the map that a part would cover, laid like this: a tile needs all of its room free, a card laid over does not. */
export const coveredBy = <D extends SquareData>(map: Grid<D>, part: Part<D>, laid: Laid): readonly Square[] =>
  Object.keys(laidOut(part, laid).squares ?? {}).filter((square) => map.has(square))

type Ground<D> = { readonly squares: Map<Square, D>; readonly walls: Set<Edge>; readonly terrain: Map<Square, Set<string>> }

function lay<D extends SquareData>({ squares, walls, terrain }: Ground<D>, part: Part<D>): void {
  for (const [square, data] of Object.entries(part.squares ?? {})) {
    squares.set(squareAt(...pointOf(square)), data)
    terrain.delete(square)
  }
  for (const square of part.gone ?? []) {
    squares.delete(square)
    terrain.delete(square)
  }
  for (const edge of part.walls ?? []) walls.add(edgeOf(...endsOf(edge)))
  for (const edge of part.open ?? []) walls.delete(edgeOf(...endsOf(edge)))
  for (const { kind, on } of part.terrain ?? [])
    for (const square of on) {
      const kinds = terrain.get(square) ?? new Set()
      terrain.set(square, kinds.add(kind))
    }
}

/** The map as it lies: parts of the content, laid as the state says. Make it again after the state has changed. */
export function grid<D extends SquareData = SquareData>(parts: { readonly [id: string]: Part<D> }, layout: Layout<D>): Grid<D> {
  const ground: Ground<D> = { squares: new Map(), walls: new Set(), terrain: new Map() }
  for (const one of layout) {
    if ('change' in one) lay(ground, one.change)
    else {
      const part = parts[one.part]
      if (!part) throw new ContractError(`there is no part «${one.part}» to lay at ${one.at.join(',')}`)
      lay(ground, laidOut(part, one))
    }
  }
  return new GridNow(ground)
}

const NO_TERRAIN: ReadonlySet<string> = new Set()

class GridNow<D extends SquareData> implements Grid<D> {
  readonly squares: readonly Square[]
  private readonly ground: Ground<D>

  constructor(ground: Ground<D>) {
    this.ground = ground
    this.squares = [...ground.squares.keys()]
      .map(pointOf)
      .sort(rowByRow)
      .map(([x, y]) => squareAt(x, y))
  }

  has(square: Square): boolean {
    return this.ground.squares.has(square)
  }

  data(square: Square): D {
    const data = this.ground.squares.get(square)
    if (!data) throw new ContractError(`there is no square ${square}`)
    return data
  }

  terrain(square: Square): ReadonlySet<string> {
    return this.ground.terrain.get(square) ?? NO_TERRAIN
  }

  hasWall(a: Square, b: Square): boolean {
    return this.ground.walls.has(edgeOf(a, b))
  }

  neighbours(square: Square, { throughWalls, avoid }: Movement = {}): readonly Square[] {
    return besides(square).filter((next) => this.isOpen(next) && !avoid?.(next) && (throughWalls || !this.hasWall(square, next)))
  }

  distances(from: Square, movement?: Movement): ReadonlyMap<Square, number> {
    const found = new Map<Square, number>([[from, 0]])
    // A map's entries are walked in the order they were put in, those put in on the way among them.
    for (const [at, steps] of found) for (const next of this.neighbours(at, movement)) if (!found.has(next)) found.set(next, steps + 1)
    return found
  }

  distance(from: Square, to: Square, movement?: Movement): number {
    return this.distances(from, movement).get(to) ?? Number.POSITIVE_INFINITY
  }

  inRange(from: Square, range: Range, movement?: Movement): readonly Square[] {
    if (range === 'everywhere') return this.squares
    const reached = [...this.distances(from, movement)]
    return reached.filter(([, steps]) => range === 'any' || steps <= range).map(([square]) => square)
  }

  isInRange(from: Square, to: Square, range: Range, movement?: Movement): boolean {
    if (range === 'everywhere') return this.has(to)
    const steps = this.distance(from, to, movement)
    return range === 'any' ? Number.isFinite(steps) : steps <= range
  }

  nearest(from: Square, among: readonly Square[], movement?: Movement): readonly Square[] {
    const distances = this.distances(from, movement)
    const reached = among.filter((square) => distances.has(square))
    const least = Math.min(...reached.map((square) => distances.get(square) as number))
    return reached.filter((square) => distances.get(square) === least)
  }

  private isOpen(square: Square): boolean {
    const data = this.ground.squares.get(square)
    return data !== undefined && data.blocked !== true
  }
}
