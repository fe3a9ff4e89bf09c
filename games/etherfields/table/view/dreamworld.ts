/** The Dreamworld Map as far as it was gained: places, ways, gates. */
import type { PieceView } from '@miskatonic/kernel'
import { fields, listIn, textIn } from '@miskatonic/web/kit/figures'
import { lying, nameOf, type Read, textOf } from './team.ts'

export type MapPlace = {
  readonly id: string
  readonly name: string
  readonly district: string
  /** Signs, left to right. */
  readonly effects: readonly string[]
  readonly gates: readonly PieceView[]
  readonly here: boolean
  /** In units of a tile. */
  readonly x: number
  readonly y: number
}
export type MapWay = { readonly from: MapPlace; readonly to: MapPlace; readonly shortcut: boolean }
export type MapDistrict = {
  readonly piece: PieceView
  readonly name: string
  readonly toll: string
  readonly x: number
  readonly y: number
}
export type Dreamworld = {
  readonly districts: readonly MapDistrict[]
  readonly places: readonly MapPlace[]
  readonly ways: readonly MapWay[]
}

/** Where the places of a tile lie, by their number: a loop one can walk around. */
const SPOTS: readonly (readonly [number, number])[] = [
  [0.2, 0.3],
  [0.52, 0.2],
  [0.82, 0.36],
  [0.68, 0.74],
  [0.3, 0.74],
  [0.5, 0.5],
]

const cornerOf = (at: string): readonly [number, number] => ['ABCD'.indexOf(at[0] ?? 'A'), Number(at[1] ?? 1) - 1]

export function dreamworldOf({ view, face }: Read): Dreamworld {
  const tiles = lying(view, 'districts').map((piece) => ({ piece, figures: fields(textOf(piece, face)?.figures) }))
  const gates = lying(view, 'gates')
  const placeOfGate = (gate: PieceView): string => textIn(fields(face(gate.faces.back ?? '')?.figures), 'place')
  const places = tiles.flatMap(({ piece, figures }) => {
    const [x, y] = cornerOf(textIn(figures, 'at'))
    return listIn(figures, 'places').map((one, i): MapPlace => {
      const place = fields(one)
      const id = textIn(place, 'id')
      const [dx, dy] = SPOTS[i % SPOTS.length] ?? [0.5, 0.5]
      return {
        id,
        name: textIn(place, 'name'),
        district: nameOf(piece, face),
        effects: listIn(place, 'effects').map((effect) => (typeof effect === 'string' ? effect : 'script')),
        gates: gates.filter((gate) => placeOfGate(gate) === id),
        here: view.table.place === id,
        x: x + dx,
        y: y + dy,
      }
    })
  })
  const at = (id: unknown): MapPlace | undefined => places.find((place) => place.id === id)
  const ways = (of: 'paths' | 'shortcuts'): readonly MapWay[] =>
    tiles.flatMap(({ figures }) =>
      listIn(figures, of).flatMap((way) => {
        const [from, to] = Array.isArray(way) ? [at(way[0]), at(way[1])] : []
        return from && to ? [{ from, to, shortcut: of === 'shortcuts' }] : []
      }),
    )
  return {
    districts: tiles.map(({ piece, figures }) => {
      const [x, y] = cornerOf(textIn(figures, 'at'))
      return { piece, name: nameOf(piece, face), toll: textIn(figures, 'toll'), x, y }
    }),
    places,
    ways: [...ways('paths'), ...ways('shortcuts')],
  }
}
