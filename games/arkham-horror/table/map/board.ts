/** Where everything lies: the town on the left, the Other Worlds and what is outside of it in a strip on the right. In the units of the background picture. */
import { type Chart, curve, type Label, type PlacedSpot, type Way, type WayLook } from '@miskatonic/web/kit/board/chart'
import { arkham } from '../../content/base/board.ts'
import { worlds } from '../../content/base/worlds.ts'

type Kind = 'street' | 'lane' | 'beyond'

export const MAP = { width: 1440, height: 1040 }
/** The strip of what is not the town begins here. */
export const STRIP = 1066

const RADIUS = { street: 21, location: 17, beyond: 15 }

const streets: { readonly [id: string]: readonly [x: number, y: number] } = {
  northside: [161, 178],
  downtown: [520, 173],
  easttown: [871, 178],
  'merchant-district': [255, 368],
  rivertown: [799, 365],
  'miskatonic-university': [234, 550],
  'french-hill': [791, 553],
  uptown: [277, 735],
  southside: [782, 737],
}
const locations: { readonly [id: string]: readonly [x: number, y: number] } = {
  'train-station': [56, 134],
  newspaper: [161, 49],
  'curiositie-shoppe': [271, 137],
  'arkham-asylum': [412, 131],
  'bank-of-arkham': [520, 44],
  'independence-square': [627, 134],
  'hibbs-roadhouse': [760, 131],
  'velmas-diner': [871, 49],
  'police-station': [977, 137],
  'unvisited-isle': [381, 264],
  'river-docks': [79, 355],
  'the-unnamable': [431, 412],
  graveyard: [642, 342],
  'black-cave': [967, 306],
  'general-store': [940, 438],
  library: [64, 501],
  'science-building': [395, 542],
  'silver-twilight-lodge': [638, 498],
  'the-witch-house': [950, 568],
  'administration-building': [91, 633],
  woods: [77, 768],
  'st-marys-hospital': [435, 701],
  'ye-olde-magick-shoppe': [364, 828],
  'historical-society': [627, 787],
  'mas-boarding-house': [852, 831],
  'south-church': [958, 735],
}
const ROW = 78
const strip = (row: number, x: number): readonly [number, number] => [x, 52 + row * ROW]
/** Each world is a row with two areas; below them what is outside of everything. */
const beyond: { readonly [id: string]: readonly [x: number, y: number] } = {
  ...Object.fromEntries(
    worlds.flatMap(({ id }, row) => [[`${id}-first`, strip(row, 1330)] as const, [`${id}-second`, strip(row, 1398)] as const]),
  ),
  sky: strip(8, 1364),
  outskirts: strip(9, 1364),
  lost: strip(10, 1364),
  jail: [1022, 168],
}

const under: Label = { dx: 0, dy: 34, anchor: 'middle' }
const before: Label = { dx: -24, dy: 5, anchor: 'end' }
const above: Label = { dx: 0, dy: -25, anchor: 'middle' }
/** Names that would lie on each other, or leave the picture, stand elsewhere. */
const labels: { readonly [id: string]: Label } = {
  'train-station': { dx: -34, dy: -25, anchor: 'start' },
  'curiositie-shoppe': { dx: 44, dy: 34, anchor: 'middle' },
  'arkham-asylum': { dx: -6, dy: -25, anchor: 'middle' },
  'independence-square': { dx: 42, dy: 36, anchor: 'middle' },
  'hibbs-roadhouse': above,
  'police-station': above,
  'administration-building': { dx: -72, dy: 34, anchor: 'start' },
  library: { dx: -40, dy: 34, anchor: 'start' },
  'science-building': { dx: 24, dy: 24, anchor: 'start' },
  'the-witch-house': { dx: 0, dy: 40, anchor: 'middle' },
  'miskatonic-university': { dx: -20, dy: 40, anchor: 'middle' },
}
const labelOf = (id: string): Label | null => {
  const own = labels[id]
  if (own) return own
  if (id.endsWith('-second')) return null
  if (id in beyond) return id === 'jail' ? { dx: 0, dy: 30, anchor: 'middle' } : before
  return id in streets ? { dx: 0, dy: 38, anchor: 'middle' } : under
}
const spot = (id: string, [x, y]: readonly [number, number], r: number): readonly [string, PlacedSpot] => [
  id,
  { x, y, r, label: labelOf(id) },
]

const places: { readonly [id: string]: PlacedSpot } = Object.fromEntries([
  ...Object.entries(streets).map(([id, at]) => spot(id, at, RADIUS.street)),
  ...Object.entries(locations).map(([id, at]) => spot(id, at, RADIUS.location)),
  ...Object.entries(beyond).map(([id, at]) => spot(id, at, RADIUS.beyond)),
])

function at(id: string): PlacedSpot {
  const place = places[id]
  if (!place) throw new Error(`the map has no place '${id}'`)
  return place
}
const way = (kind: Kind, from: string, to: string, bend = 0): Way<Kind> => ({ from, to, kind, d: curve(at(from), at(to), bend), signs: [] })

const ways: readonly Way<Kind>[] = [
  ...arkham.ways.map(([from, to]) => way('street', from, to)),
  ...arkham.locations.map(({ id, street }) => way('lane', id, street)),
  ...worlds.map(({ id }) => way('beyond', `${id}-first`, `${id}-second`)),
  way('lane', 'jail', 'police-station'),
]

/** Lamplit streets, dark lanes, and dots where no road is. */
const looks: { readonly [kind in Kind]: WayLook } = {
  street: { bed: { colour: '#2a2113', width: 15, opacity: 0.9 }, line: { colour: '#c9a45c', width: 9, opacity: 0.55 } },
  lane: { bed: { colour: '#1c170e', width: 7, opacity: 0.8 }, line: { colour: '#8d7440', width: 3, opacity: 0.8 } },
  beyond: { bed: { colour: '#120c1c', width: 4, opacity: 0.7 }, line: { colour: '#cfc0f3', width: 2, dash: '0.5 6' } },
}

export const chart: Chart<Kind> = { ...MAP, natural: 0.64, places, ways, looks, backdrop: 'town' }
