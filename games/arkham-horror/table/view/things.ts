/** Everything that lies on areas of the board, in the order it is drawn and read. */
import type { PieceView, View } from '@miskatonic/kernel'
import type { Lying } from '@miskatonic/web/kit/board'
import { type FaceOf, fields, nameOf, numberIn } from './figures.ts'
import { team } from './people.ts'

export type ThingKind = 'investigator' | 'gate' | 'monster' | 'clue' | 'seal' | 'closed'
export type Thing = Lying & {
  readonly kind: ThingKind
  readonly place: string
  readonly name: string
  readonly count: number
}

/** Half the width of each token. */
const HALF: { readonly [kind in ThingKind]: number } = { investigator: 17, gate: 16, monster: 15, clue: 11, seal: 12, closed: 11 }
/** People stand a little closer: their coin may touch the area they stand on. */
const NEAR = 0.62
const ORDER: readonly ThingKind[] = ['investigator', 'gate', 'monster', 'clue', 'seal', 'closed']

type Placed = Pick<Thing, 'id' | 'kind' | 'place' | 'piece' | 'name' | 'count'> & { readonly seat?: string }
const laidOut = (one: Placed): Thing => ({ ...one, half: HALF[one.kind], ...(one.kind === 'investigator' ? { near: NEAR } : {}) })
const afterColon = (key: string): string => key.slice(key.indexOf(':') + 1)

const token = (kind: ThingKind, place: string, piece: PieceView, face: FaceOf): Placed => ({
  id: piece.alias,
  kind,
  place,
  piece,
  name: nameOf(piece, face),
  count: 1,
})

function lying(view: View, face: FaceOf): Placed[] {
  return Object.entries(view.zones).flatMap(([zone, { pieces }]): Placed[] => {
    if (zone.startsWith('gate:')) return pieces.map((piece) => token('gate', afterColon(zone), piece, face))
    return zone.startsWith('area:') ? pieces.map((piece) => token('monster', afterColon(zone), piece, face)) : []
  })
}

/** Clues, seals and closed doors have no piece: the area itself knows of them. */
function marks(view: View): Placed[] {
  return Object.entries(view.of).flatMap(([ref, of]): Placed[] => {
    if (!ref.startsWith('area:')) return []
    const place = afterColon(ref)
    const mark = (kind: ThingKind, count: number): Placed => ({ id: `${kind}:${place}`, kind, place, piece: null, name: '', count })
    const clues = numberIn(of, 'cluesThere')
    return [
      ...(clues > 0 ? [mark('clue', clues)] : []),
      ...(of.sealed === true ? [mark('seal', 1)] : []),
      ...(of.closed !== null && of.closed !== undefined ? [mark('closed', 1)] : []),
    ]
  })
}

export function things(view: View, face: FaceOf): Thing[] {
  const people = team(view, face).map(
    ({ piece, seat, place, name }): Placed => ({ id: piece.alias, kind: 'investigator', place, piece, name, count: 1, seat }),
  )
  return [...people, ...lying(view, face), ...marks(view)].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)).map(laidOut)
}

export function byPlace(all: readonly Thing[]): ReadonlyMap<string, readonly Thing[]> {
  const places = new Map<string, Thing[]>()
  for (const thing of all) places.set(thing.place, [...(places.get(thing.place) ?? []), thing])
  return places
}

/** How many there are of each, and how many there may be. */
export type Counts = { readonly gates: number; readonly seals: number; readonly monsters: number; readonly outskirts: number }
export function counts(view: View): Counts {
  const inZones = (fits: (zone: string) => boolean): number =>
    Object.entries(view.zones).reduce((sum, [zone, { count }]) => sum + (fits(zone) ? count : 0), 0)
  return {
    gates: inZones((zone) => zone.startsWith('gate:')),
    seals: Object.entries(view.of).filter(([ref, of]) => ref.startsWith('area:') && fields(of).sealed === true).length,
    monsters: inZones((zone) => zone.startsWith('area:') && zone !== 'area:outskirts'),
    outskirts: view.zones['area:outskirts']?.count ?? 0,
  }
}
