/** Where everything lies on the board: spaces, their names, and the ways between them, in the units of the background picture. */
import { type Chart, curve, type Label, type PlacedSpot, type Way, type WayLook } from '@miskatonic/web/kit/board/chart'
import { paths, spaces } from '../../content/map.ts'
import { MAP, placed } from './projection.ts'

type Kind = 'train' | 'ship' | 'uncharted'

/** A named space is a larger disc than a numbered one. */
const RADIUS = { named: 18.5, numbered: 12.8 }

/** Longitude and latitude of spaces that have to give way to a neighbour, a name or a coast on this map. */
const moved: { readonly [id: string]: readonly [number, number] } = {
  '1': [-149.9, 62],
  '2': [-148, 24],
  '3': [-122, -40],
  '4': [-115, 59],
  '5': [-93.3, 46],
  '6': [-100, 29.5],
  '8': [-54, 24],
  '9': [-48, 66.5],
  '10': [-10, 14.7],
  '11': [-14, -35],
  '12': [-36.5, -57],
  '13': [38, 75.2],
  '15': [19.5, -32.5],
  '16': [70, 57],
  '17': [75, 18],
  '18': [76, -40],
  '19': [161, 64],
  '20': [113, -2],
  '21': [130, -23],
  london: [-2, 52.5],
  rome: [12.5, 41.5],
  istanbul: [31, 41],
  shanghai: [116, 30.5],
  tokyo: [144, 37.5],
  sydney: [150, -33.5],
  'the-amazon': [-62, -5],
  'the-pyramids': [29, 25.5],
  'the-heart-of-africa': [24, -3],
  'the-himalayas': [82, 34],
  tunguska: [104, 61],
  antarctica: [15, -69.5],
}

const under: Label = { dx: 0, dy: 34, anchor: 'middle' }
const labels: { readonly [id: string]: Label } = {
  'san-francisco': { dx: -4, dy: 34, anchor: 'middle' },
  arkham: { dx: 6, dy: 34, anchor: 'middle' },
  'buenos-aires': under,
  london: { dx: -23, dy: 6, anchor: 'end' },
  rome: { dx: -21, dy: 26, anchor: 'end' },
  istanbul: { dx: 23, dy: 5, anchor: 'start' },
  shanghai: { dx: -20, dy: 26, anchor: 'end' },
  tokyo: { dx: 2, dy: 35, anchor: 'middle' },
  sydney: under,
  'the-amazon': { dx: 23, dy: 6, anchor: 'start' },
  'the-pyramids': { dx: 24, dy: 8, anchor: 'start' },
  'the-heart-of-africa': { dx: 0, dy: 35, anchor: 'middle' },
  'the-himalayas': { dx: 0, dy: -25, anchor: 'middle' },
  tunguska: under,
  antarctica: { dx: 0, dy: -26, anchor: 'middle' },
}

/** How far a way bends, as a part of its length: to the right of its direction if positive. Ships swing wider than trains. */
const BEND = { ship: 0.12, train: 0.03, uncharted: 0.03 }
const bends: { readonly [way: string]: number } = {
  '7 san-francisco': -0.28,
  '7 buenos-aires': 0.22,
  '8 buenos-aires': -0.78,
  '8 10': -0.12,
  '10 rome': -0.2,
  '10 15': 0.2,
  '11 buenos-aires': -0.1,
  '11 15': 0.1,
  '12 antarctica': 0.1,
  '13 london': 0.16,
  '15 17': 0.2,
  '17 shanghai': 0.24,
  '17 20': 0.2,
  '18 sydney': 0.1,
  '19 tokyo': -0.1,
  '19 shanghai': 0.08,
  '20 tokyo': 0.14,
  '20 sydney': -0.12,
  'arkham london': -0.18,
  'london rome': 0.34,
  'sydney antarctica': -0.1,
}

const isNamed = (id: string): boolean => labels[id] !== undefined

const places: { readonly [id: string]: PlacedSpot } = Object.fromEntries(
  spaces.map(({ id, lon, lat }) => {
    const { x, y } = placed(...(moved[id] ?? ([lon, lat] as const)))
    return [id, { x: round(x), y: round(y), r: isNamed(id) ? RADIUS.named : RADIUS.numbered, label: labels[id] ?? null }]
  }),
)

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function at(id: string): PlacedSpot {
  const space = places[id]
  if (!space) throw new Error(`the map has no space '${id}'`)
  return space
}

/** So near the edge, a sign and the space would lie on each other. */
const CLOSE = 60

/** A way over the edge is two ends: each runs out on the nearer side and says where it comes in again (EH-BOARD-05). */
function overTheEdge(a: string, b: string): Pick<Way, 'd' | 'signs'> {
  const [west, east] = at(a).x < at(b).x ? [a, b] : [b, a]
  const height = (at(west).y + at(east).y) / 2
  const ends = [
    { id: west, other: east, x: 0, anchor: 'start' as const },
    { id: east, other: west, x: MAP.width, anchor: 'end' as const },
  ]
  return {
    d: ends.map(({ id, x }) => `M${at(id).x} ${at(id).y}L${x} ${round(at(id).y + (height - at(id).y) * 0.3)}`).join(''),
    signs: ends.map(({ id, other, x, anchor }) => ({
      x: x === 0 ? 8 : MAP.width - 8,
      // Over the line; where the space itself lies at the edge, over the space.
      y: round(at(id).y + (height - at(id).y) * 0.3 - (Math.abs(at(id).x - x) < CLOSE ? at(id).r + 8 : 10)),
      anchor,
      to: other,
    })),
  }
}

const ways: readonly Way<Kind>[] = paths.map(({ a, b, type, wraps }) => {
  const drawn = wraps ? overTheEdge(a, b) : { d: curve(at(a), at(b), bends[`${a} ${b}`] ?? BEND[type]), signs: [] }
  return { from: a, to: b, kind: type, ...drawn }
})

/** Ties for trains, dashes for ships, dots where nothing is charted. */
const looks: { readonly [kind in Kind]: WayLook } = {
  train: {
    bed: { colour: '#241809', width: 4.6, opacity: 0.9 },
    line: { colour: '#f2dfae', width: 2.6, dash: '1.6 4.6' },
    cap: 'butt',
  },
  ship: {
    bed: { colour: '#0c1d22', width: 3.6, opacity: 0.45 },
    line: { colour: '#eaf6ee', width: 1.7, opacity: 0.9, dash: '8 6' },
  },
  uncharted: {
    bed: { colour: '#f3e3b5', width: 4.4, opacity: 0.45 },
    line: { colour: '#7a2f1c', width: 2.7, dash: '0.5 6.4' },
  },
}

export const chart: Chart<Kind> = { ...MAP, natural: 0.78, places, ways, looks, backdrop: 'map', goesRound: true }
