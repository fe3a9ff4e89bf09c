/** A board as plain data: where its places lie, which ways lead from one to another, and what is painted under them. */

export type Spot = { readonly x: number; readonly y: number }
export type Label = { readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'middle' | 'end' }
/** A place is a disc; its name stands beside it where `label` says, or nowhere. */
export type PlacedSpot = Spot & { readonly r: number; readonly label: Label | null }

/** What an end at the edge of the chart says: the place on the other side. */
export type EdgeSign = Spot & { readonly anchor: 'start' | 'end'; readonly to: string }
export type Way<Kind extends string = string> = {
  readonly from: string
  readonly to: string
  readonly kind: Kind
  /** The path it is drawn along. */
  readonly d: string
  readonly signs: readonly EdgeSign[]
}

type Stroke = { readonly colour: string; readonly width: number; readonly opacity?: number; readonly dash?: string }
/** A way is a line on a bed: so it stands out from land and water alike. `cap`: how its dashes end. */
export type WayLook = { readonly bed: Stroke; readonly line: Stroke; readonly cap?: 'round' | 'butt' }

export type Chart<Kind extends string = string> = {
  readonly width: number
  readonly height: number
  /** Pixels for a unit when the whole of it fills the window of a desk: there tokens have their own size. */
  readonly natural: number
  readonly places: { readonly [id: string]: PlacedSpot }
  readonly ways: readonly Way<Kind>[]
  readonly looks: { readonly [kind in Kind]: WayLook }
  /** The key of the picture beneath. */
  readonly backdrop: string
  /** The world goes on beyond its left and right edge. */
  readonly goesRound?: boolean
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** A way between two places that bends by a part of its length: to the right of its direction if positive. */
export function curve(from: Spot, to: Spot, bend = 0): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return `M${from.x} ${from.y}Q${tenths((from.x + to.x) / 2 - dy * bend)} ${tenths((from.y + to.y) / 2 + dx * bend)} ${to.x} ${to.y}`
}

/** How far the nearest other place lies from each. */
export function apartIn({ places }: Chart): { readonly [id: string]: number } {
  const all = Object.entries(places)
  const nearest = (id: string, { x, y }: Spot): number =>
    Math.min(...all.filter(([other]) => other !== id).map(([, spot]) => Math.hypot(spot.x - x, spot.y - y)))
  return Object.fromEntries(all.map(([id, spot]) => [id, nearest(id, spot)]))
}

export type Direction = 'left' | 'right' | 'up' | 'down'
const TOWARDS: { readonly [direction in Direction]: readonly [number, number] } = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}
/** So much of a step must lead in a direction to be a step in it. */
const STRAIGHT = 0.35

/** The step from one place to another; over the edge where that is nearer and the world goes round. */
function step({ places, width, goesRound }: Chart, from: string, to: string): { readonly dx: number; readonly dy: number } | null {
  const [a, b] = [places[from], places[to]]
  if (!a || !b) return null
  const dx = b.x - a.x
  return { dx: goesRound && Math.abs(dx) > width / 2 ? dx + (dx < 0 ? width : -width) : dx, dy: b.y - a.y }
}

/** Where the arrow keys lead: along the ways first; where none leads there, to the nearest place on that side. */
export function walkOn(chart: Chart): (from: string, direction: Direction) => string | null {
  const ids = Object.keys(chart.places)
  return (from, direction) => {
    const [x, y] = TOWARDS[direction]
    const steps = (among: readonly string[]) =>
      among.flatMap((to) => {
        const by = to === from ? null : step(chart, from, to)
        const far = by ? Math.hypot(by.dx, by.dy) || 1 : 1
        const straight = by ? (by.dx * x + by.dy * y) / far : 0
        return straight > STRAIGHT ? [{ to, far, straight }] : []
      })
    const neighbours = chart.ways.flatMap(({ from: a, to: b }) => (a === from ? [b] : b === from ? [a] : []))
    // How straight counts more than how near.
    const [along] = steps(neighbours).sort((a, b) => b.straight - b.far / 4000 - (a.straight - a.far / 4000))
    if (along) return along.to
    const inside = ids.filter((to) => Math.abs((chart.places[to]?.x ?? 0) - (chart.places[from]?.x ?? 0)) <= chart.width / 2)
    return steps(inside).sort((a, b) => a.far - b.far)[0]?.to ?? null
  }
}
