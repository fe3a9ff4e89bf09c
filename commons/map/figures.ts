import type { Grid, Movement, Square, SquareData } from './grid.ts'

/* Who stands where on a grid, how much room there is, who is pushed aside, and how pursuers move. */

/** Somebody or something on a square. */
export type Figure = {
  readonly id: string
  readonly at: Square
  /** Fills a square alone and is never pushed. */
  readonly large?: true
  /** Makes room on a full square by pushing those that can be pushed. */
  readonly pushes?: true
  /** Gives way to whoever pushes. */
  readonly givesWay?: true
}

export type Crowding = {
  /** Figures a square holds; a large one counts as many. */
  readonly capacity: number
  /** Of those that give way, how many a figure of ordinary size must leave where they stand. */
  readonly keeps: number
}

/** How a figure comes to stand on a square: at once, after pushing `push` of `whom` aside, or not at all. */
export type Entry = { readonly enters: true; readonly push: number; readonly whom: readonly string[] } | { readonly enters: false }

const NO_ENTRY: Entry = { enters: false }

export interface Standing {
  on(square: Square): readonly Figure[]
  isFull(square: Square): boolean
  /** How many figures of ordinary size still find room. */
  room(square: Square): number
  /** Whether, and at whose expense, that figure can come to stand there. */
  entry(figure: Figure, square: Square): Entry
  /** Where somebody can be pushed to from there; the square the pusher comes from is free by then. */
  asides(from: Square, pusher: Figure): readonly Square[]
}

/** Figures as they stand now, on a map as it lies now. */
export function standing<D extends SquareData>(map: Grid<D>, figures: readonly Figure[], { capacity, keeps }: Crowding): Standing {
  const by = Map.groupBy(figures, ({ at }) => at)
  const on = (square: Square): readonly Figure[] => by.get(square) ?? []
  const without = (square: Square, who: Figure): readonly Figure[] => on(square).filter(({ id }) => id !== who.id)
  const roomBeside = (there: readonly Figure[]): number => (there.some(({ large }) => large) ? 0 : Math.max(0, capacity - there.length))
  const room = (square: Square): number => roomBeside(on(square))
  const asides = (from: Square, pusher: Figure): readonly Square[] =>
    map.neighbours(from).filter((square) => roomBeside(without(square, pusher)) > 0)
  const roomAside = (from: Square, pusher: Figure): number =>
    asides(from, pusher).reduce((sum, square) => sum + roomBeside(without(square, pusher)), 0)

  /** Whoever pushes must find room for all at once. */
  const pushing = (figure: Figure, square: Square, push: number, whom: readonly Figure[]): Entry =>
    push <= roomAside(square, figure) ? { enters: true, push, whom: whom.map(({ id }) => id) } : NO_ENTRY

  const entry = (figure: Figure, square: Square): Entry => {
    if (!map.has(square) || map.data(square).blocked) return NO_ENTRY
    const there = without(square, figure)
    if (there.some(({ large }) => large)) return NO_ENTRY
    if (figure.large) return figure.pushes || !there.length ? pushing(figure, square, there.length, there) : NO_ENTRY
    if (there.length < capacity) return { enters: true, push: 0, whom: [] }
    const whom = there.filter(({ givesWay }) => givesWay)
    const push = there.length - capacity + 1
    return figure.pushes && whom.length - push >= keeps ? pushing(figure, square, push, whom) : NO_ENTRY
  }

  return { on, room, asides, entry, isFull: (square) => room(square) === 0 }
}

/** One way a pursuit can end: where, and by which squares. */
export type Course = { readonly to: Square; readonly path: readonly Square[] }

export type Pursuit = {
  readonly hunter: Figure
  /** Whom it hunts: the nearest of them by the way it would go. */
  readonly prey: readonly Figure[]
  /** Squares it may move. */
  readonly steps: number
  readonly movement?: Movement
}

/**
 * Where a hunter can end that moves by shortest ways towards its nearest prey, each place once; several are a choice of those who play.
 * It stops with its prey and crosses full squares, but only stands where it can come to stand; a large one goes no further than the first
 * figures it meets. None: it does not move.
 */
export function pursuits<D extends SquareData>(map: Grid<D>, now: Standing, pursuit: Pursuit): readonly Course[] {
  const { hunter, prey, movement } = pursuit
  const ends = new Map<Square, Course>()
  for (const target of map.nearest(hunter.at, [...new Set(prey.map(({ at }) => at))], movement))
    for (const course of coursesTo(map, now, pursuit, target)) if (course.path.length && !ends.has(course.to)) ends.set(course.to, course)
  return [...ends.values()]
}

/** On its way: the squares entered, how many of them lead to the last one it can stand on, and whether it goes no further. */
type Underway = { readonly path: readonly Square[]; readonly stands: number; readonly done: boolean }

function coursesTo<D extends SquareData>(map: Grid<D>, now: Standing, { hunter, steps, movement }: Pursuit, target: Square): Course[] {
  const away = map.distance(hunter.at, target, movement)
  const left = map.distances(target, movement)
  const onward = ({ path, stands }: Underway): Underway[] =>
    map
      .neighbours(path.at(-1) ?? hunter.at, movement)
      .filter((square) => left.get(square) === away - path.length - 1)
      .map((square) => {
        const longer = [...path, square]
        const meets = hunter.large === true && now.on(square).some(({ id }) => id !== hunter.id)
        return { path: longer, stands: now.entry(hunter, square).enters ? longer.length : stands, done: meets }
      })
  let underway: Underway[] = [{ path: [], stands: 0, done: false }]
  for (let step = 0; step < Math.min(steps, away); step++) {
    const next = underway.flatMap((one) => (one.done ? [one] : onward(one)))
    // Of ways to the same square with the same last stand one is enough.
    underway = [...new Map(next.map((one) => [`${one.path.at(-1)} ${one.path[one.stands - 1]} ${one.done}`, one])).values()]
  }
  return underway.map(({ path, stands }) => ({ to: path[stands - 1] ?? hunter.at, path: path.slice(0, stands) }))
}
