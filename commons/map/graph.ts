import { ContractError } from '@miskatonic/kernel'

/* A map of places and ways. The map is content and never changes; which ways are open is state, so whoever asks brings it along. */

/** A place may lie on one of several boards. */
export type Place<P extends string = string> = { readonly id: P; readonly board?: string }

/** A way leads there and back, unless it is `oneWay`. Two places may be joined by several ways of different kinds. */
export type Way<P extends string = string, K extends string = string> = {
  readonly from: P
  readonly to: P
  readonly kind: K
  readonly oneWay?: true
}

/** One arrow of each name at most leads out of a place: «whoever follows black goes there». It needs no way beside it. */
export type Arrow<P extends string = string, A extends string = string> = { readonly name: A; readonly from: P; readonly to: P }

/** What the map looks like, and how to tell from a game's plain state what is open. */
export type Chart<State, P extends string, K extends string, A extends string> = {
  readonly places: readonly Place<P>[]
  readonly ways: readonly Way<P, K>[]
  readonly arrows?: readonly Arrow<P, A>[]
  /** Whether a way can be used now. It is asked with the way as it is travelled: from here to there. Missing: always. */
  readonly open?: (state: State, way: Way<P, K>) => boolean
  /** Whether a place can be entered now, by ways and by arrows. Who stands there already may leave. Missing: always. */
  readonly enter?: (state: State, place: P) => boolean
}

/** Who travels, and how: what holds for one traveller and not for another. */
export type Travel<P extends string = string, K extends string = string> = {
  /** Only ways of these kinds. */
  readonly by?: readonly K[]
  /** Only places of these boards. */
  readonly on?: readonly string[]
  /** This traveller never enters these. */
  readonly avoid?: (place: P) => boolean
  /** The journey ends where this one enters. */
  readonly stopAt?: (place: P) => boolean
  /** What going that way costs; whole numbers from 0. Missing: 1. */
  readonly cost?: (way: Way<P, K>) => number
}

/** The map at one moment. After a change of state ask the graph for another. */
export interface Roads<P extends string = string, K extends string = string, A extends string = string> {
  /** Open ways out of a place, as the chart lists them, each from here to there. */
  ways(from: P, travel?: Travel<P, K>): readonly Way<P, K>[]
  /** Places next to this one, each once. */
  neighbours(from: P, travel?: Travel<P, K>): readonly P[]
  /** Where the arrow of that name leads; null where there is none, or it leads into what cannot be entered. */
  arrow(from: P, name: A, travel?: Pick<Travel<P, K>, 'on' | 'avoid'>): P | null
  /** The places entered by following arrows of one name; at most `steps`, and none after one where `stopAt` holds. */
  follow(from: P, name: A, steps: number, travel?: Pick<Travel<P, K>, 'on' | 'avoid' | 'stopAt'>): readonly P[]
  /** Everything that can be reached, nearest first, with what it costs to get there; the place itself at 0. */
  distances(from: P, travel?: Travel<P, K>): ReadonlyMap<P, number>
  /** Infinity where no way leads. */
  distance(from: P, to: P, travel?: Travel<P, K>): number
  /** Places that cost at most `n`, nearest first; the place itself is one of them. */
  within(from: P, n: number, travel?: Travel<P, K>): readonly P[]
  /** All of these at the least distance, in the order given; none where none can be reached. */
  nearest(from: P, among: readonly P[], travel?: Travel<P, K>): readonly P[]
  /** Neighbours that begin a cheapest path to there. */
  stepsToward(from: P, to: P, travel?: Travel<P, K>): readonly P[]
  /** A cheapest path with both its ends; among equals always the same one. Null: there is none. */
  path(from: P, to: P, travel?: Travel<P, K>): readonly P[] | null
}

export interface Graph<State, P extends string = string, K extends string = string, A extends string = string> {
  readonly places: readonly P[]
  has(place: string): place is P
  boardOf(place: P): string | null
  /** Places of a board, in the order of the chart. */
  onBoard(board: string): readonly P[]
  /** The kinds of ways that leave a place, open or not. */
  kindsAt(place: P): ReadonlySet<K>
  /** The map as it is in that state. */
  at(state: State): Roads<P, K, A>
}

/** Reads a chart once; mistakes in it are told at once. */
export function graph<State = void, P extends string = string, K extends string = string, A extends string = string>(
  chart: Chart<State, P, K, A>,
): Graph<State, P, K, A> {
  const problems = problemsOf(chart)
  if (problems.length) throw new ContractError(`this map cannot be used: ${problems.join('; ')}`)
  const places = chart.places.map(({ id }) => id)
  const board = new Map(chart.places.map((place) => [place.id, place.board ?? null]))
  const leaving = new Map<P, Way<P, K>[]>(places.map((id) => [id, []]))
  for (const way of chart.ways) {
    leaving.get(way.from)?.push(way)
    if (!way.oneWay) leaving.get(way.to)?.push({ ...way, from: way.to, to: way.from })
  }
  const arrows = new Map((chart.arrows ?? []).map((arrow) => [`${arrow.name} ${arrow.from}`, arrow.to]))
  const onBoards = Map.groupBy(places, (id) => board.get(id) ?? null)
  const kinds = new Map(places.map((id) => [id, new Set(leaving.get(id)?.map(({ kind }) => kind))]))
  return {
    places,
    has: (place): place is P => board.has(place as P),
    boardOf: (place) => board.get(place) ?? null,
    onBoard: (name) => onBoards.get(name) ?? [],
    kindsAt: (place) => kinds.get(place) ?? new Set(),
    at: (state) =>
      new RoadsNow({
        leaving: (place) => leaving.get(place) ?? [],
        boardOf: (place) => board.get(place) ?? null,
        arrow: (from, name) => arrows.get(`${name} ${from}`) ?? null,
        open: (way) => chart.open?.(state, way) ?? true,
        enter: (place) => chart.enter?.(state, place) ?? true,
      }),
  }
}

function problemsOf<State, P extends string, K extends string, A extends string>(chart: Chart<State, P, K, A>): string[] {
  const ids = chart.places.map(({ id }) => id)
  const known = new Set<string>(ids)
  const ends = (sort: string, { from, to }: { from: P; to: P }): string[] => [
    ...[from, to].filter((id) => !known.has(id)).map((id) => `${sort} ${from} → ${to}: there is no place «${id}»`),
    ...(from === to ? [`${sort} ${from} → ${to} leads nowhere`] : []),
  ]
  const arrows = chart.arrows ?? []
  const named = arrows.map(({ name, from }) => `${name} of ${from}`)
  return [
    ...repeated(ids).map((id) => `there are two places «${id}»`),
    ...chart.ways.flatMap((way) => ends('the way', way)),
    ...arrows.flatMap((arrow) => ends(`the ${arrow.name} arrow`, arrow)),
    ...repeated(named).map((name) => `there are two arrows ${name}`),
  ]
}

const repeated = (list: readonly string[]): string[] => [...new Set(list.filter((one, i) => list.indexOf(one) !== i))]

type Ground<P extends string, K extends string> = {
  readonly leaving: (place: P) => readonly Way<P, K>[]
  readonly boardOf: (place: P) => string | null
  readonly arrow: (from: P, name: string) => P | null
  readonly open: (way: Way<P, K>) => boolean
  readonly enter: (place: P) => boolean
}

class RoadsNow<P extends string, K extends string, A extends string> implements Roads<P, K, A> {
  private readonly ground: Ground<P, K>
  /** Distances of a traveller without peculiarities are asked for over and over. */
  private readonly known = new Map<P, ReadonlyMap<P, number>>()

  constructor(ground: Ground<P, K>) {
    this.ground = ground
  }

  ways(from: P, travel: Travel<P, K> = {}): readonly Way<P, K>[] {
    const { by } = travel
    return this.ground
      .leaving(from)
      .filter((way) => (by === undefined || by.includes(way.kind)) && this.mayEnter(way.to, travel) && this.ground.open(way))
  }

  neighbours(from: P, travel?: Travel<P, K>): readonly P[] {
    return [...new Set(this.ways(from, travel).map(({ to }) => to))]
  }

  arrow(from: P, name: A, travel: Pick<Travel<P, K>, 'on' | 'avoid'> = {}): P | null {
    const to = this.ground.arrow(from, name)
    return to !== null && this.mayEnter(to, travel) ? to : null
  }

  follow(from: P, name: A, steps: number, travel: Pick<Travel<P, K>, 'on' | 'avoid' | 'stopAt'> = {}): readonly P[] {
    const entered: P[] = []
    for (let at = from; entered.length < steps; ) {
      const to = this.arrow(at, name, travel)
      if (to === null) break
      entered.push(to)
      if (travel.stopAt?.(to)) break
      at = to
    }
    return entered
  }

  distances(from: P, travel?: Travel<P, K>): ReadonlyMap<P, number> {
    if (travel) return this.spread(from, travel)
    let known = this.known.get(from)
    if (!known) {
      known = this.spread(from, {})
      this.known.set(from, known)
    }
    return known
  }

  distance(from: P, to: P, travel?: Travel<P, K>): number {
    return this.distances(from, travel).get(to) ?? Number.POSITIVE_INFINITY
  }

  within(from: P, n: number, travel?: Travel<P, K>): readonly P[] {
    return [...this.distances(from, travel)].filter(([, cost]) => cost <= n).map(([place]) => place)
  }

  nearest(from: P, among: readonly P[], travel?: Travel<P, K>): readonly P[] {
    const distances = this.distances(from, travel)
    const reached = among.filter((place) => distances.has(place))
    const least = Math.min(...reached.map((place) => distances.get(place) as number))
    return reached.filter((place) => distances.get(place) === least)
  }

  stepsToward(from: P, to: P, travel?: Travel<P, K>): readonly P[] {
    if (travel) return [...new Set(this.firstWays(from, to, travel).map((way) => way.to))]
    const least = this.distances(from).get(to)
    return least === undefined ? [] : this.neighbours(from).filter((next) => this.distance(next, to) === least - 1)
  }

  path(from: P, to: P, travel: Travel<P, K> = {}): readonly P[] | null {
    const before = new Map<P, P>()
    const reached = this.spread(from, travel, before)
    if (!reached.has(to)) return null
    const path: P[] = [to]
    for (let at = to; at !== from; path.unshift(at)) at = before.get(at) as P
    return path
  }

  /** Ways out of here that begin a cheapest path. */
  private firstWays(from: P, to: P, travel: Travel<P, K>): readonly Way<P, K>[] {
    if (from === to) return []
    const least = this.spread(from, travel).get(to)
    if (least === undefined) return []
    // Where ways are free, a walk out and back costs nothing more; it is no step toward anything.
    const onward = { ...travel, avoid: (place: P) => place === from || (travel.avoid?.(place) ?? false) }
    return this.ways(from, travel).filter((way) => {
      const rest = way.to === to ? 0 : travel.stopAt?.(way.to) ? undefined : this.spread(way.to, onward).get(to)
      return rest !== undefined && costOf(way, travel) + rest === least
    })
  }

  private mayEnter(place: P, { on, avoid }: Pick<Travel<P, K>, 'on' | 'avoid'>): boolean {
    if (on !== undefined && !on.includes(this.ground.boardOf(place) ?? '')) return false
    return !avoid?.(place) && this.ground.enter(place)
  }

  /** Cheapest first; places of one cost in the order in which they were found. */
  private spread(from: P, travel: Travel<P, K>, before?: Map<P, P>): ReadonlyMap<P, number> {
    const settled = new Map<P, number>()
    const best = new Map<P, number>([[from, 0]])
    while (best.size) {
      const [at, cost] = cheapest(best)
      best.delete(at)
      settled.set(at, cost)
      if (at !== from && travel.stopAt?.(at)) continue
      for (const way of this.ways(at, travel)) {
        const reached = cost + costOf(way, travel)
        if (settled.has(way.to) || reached >= (best.get(way.to) ?? Number.POSITIVE_INFINITY)) continue
        best.set(way.to, reached)
        before?.set(way.to, at)
      }
    }
    return settled
  }
}

const costOf = <P extends string, K extends string>(way: Way<P, K>, { cost }: Travel<P, K>): number => {
  const n = cost?.(way) ?? 1
  if (!Number.isInteger(n) || n < 0) throw new ContractError(`the way ${way.from} → ${way.to} cannot cost ${n}`)
  return n
}

function cheapest<P>(best: ReadonlyMap<P, number>): [P, number] {
  let found: [P, number] | undefined
  for (const entry of best) if (!found || entry[1] < found[1]) found = entry
  return found as [P, number]
}
