/** Where everything lies: the town on the left, the Other Worlds and what is outside of it in a strip on the right. In the units of the background picture. */
import { type Chart, curve, type Label, type PlacedSpot, type Way, type WayLook } from '@miskatonic/web/kit/board/chart'
import { arkham } from '../../content/base/board.ts'
import { worlds } from '../../content/base/worlds.ts'

type Kind = 'street' | 'lane' | 'beyond'

export const MAP = { width: 1440, height: 920 }
/** The strip of what is not the town begins here. */
export const STRIP = 1084

/** Where the name of the town stands. */
export const TITLE = { x: 652, y: 640 }

const RADIUS = { street: 19, location: 18, beyond: 15 }

const streets: { readonly [id: string]: readonly [x: number, y: number] } = {
  northside: [168, 204],
  downtown: [520, 200],
  easttown: [871, 204],
  'merchant-district': [262, 374],
  rivertown: [800, 370],
  'miskatonic-university': [262, 556],
  'french-hill': [795, 556],
  uptown: [284, 738],
  southside: [785, 738],
}
const locations: { readonly [id: string]: readonly [x: number, y: number] } = {
  'train-station': [76, 102],
  newspaper: [172, 34],
  'curiositie-shoppe': [266, 100],
  'arkham-asylum': [416, 98],
  'bank-of-arkham': [520, 32],
  'independence-square': [630, 98],
  'hibbs-roadhouse': [764, 98],
  'velmas-diner': [871, 34],
  'police-station': [978, 102],
  'unvisited-isle': [402, 278],
  'river-docks': [72, 352],
  'the-unnamable': [456, 424],
  graveyard: [604, 326],
  'black-cave': [968, 306],
  'general-store': [962, 430],
  library: [68, 490],
  'science-building': [488, 540],
  'silver-twilight-lodge': [612, 474],
  'the-witch-house': [974, 566],
  'administration-building': [84, 630],
  woods: [84, 762],
  'st-marys-hospital': [456, 688],
  'ye-olde-magick-shoppe': [376, 828],
  'historical-society': [622, 790],
  'mas-boarding-house': [868, 830],
  'south-church': [976, 720],
}
const ROW = 80
const strip = (row: number, x: number): readonly [number, number] => [x, 46 + row * ROW]
/** Each world is a row with two areas; below them what is outside of everything. */
const beyond: { readonly [id: string]: readonly [x: number, y: number] } = {
  ...Object.fromEntries(
    worlds.flatMap(({ id }, row) => [[`${id}-first`, strip(row, 1338)] as const, [`${id}-second`, strip(row, 1394)] as const]),
  ),
  sky: strip(8.14, 1270),
  outskirts: strip(9.14, 1270),
  lost: strip(10.14, 1270),
  jail: [1048, 186],
}

/** Names stand under their discs; of the rows on the right at their beginning. A street's name is its plate. */
const under: Label = { dx: 0, dy: 23, anchor: 'middle' }
const BEGIN = STRIP + 22
function labelOf(id: string, x: number): Label | null {
  if (id in streets || id.endsWith('-second') || id === 'jail') return null
  return id in beyond ? { dx: BEGIN - x, dy: 0, anchor: 'start' } : under
}
const spot = (id: string, [x, y]: readonly [number, number], r: number): readonly [string, PlacedSpot] => [
  id,
  { x, y, r, label: labelOf(id, x) },
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
  street: { bed: { colour: '#1a130a', width: 27, opacity: 0.85 }, line: { colour: '#b08a48', width: 21, opacity: 0.42 } },
  lane: { bed: { colour: '#120d07', width: 11, opacity: 0.8 }, line: { colour: '#8a7350', width: 7, opacity: 0.75 } },
  beyond: { bed: { colour: '#120c1c', width: 4, opacity: 0.7 }, line: { colour: '#cfc0f3', width: 2, dash: '0.5 6' } },
}

export const chart: Chart<Kind> = { ...MAP, natural: 0.64, places, ways, looks, backdrop: 'town' }
