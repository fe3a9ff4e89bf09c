/** Everything that lies on spaces of the board, in the order it is drawn and read. */
import type { PieceView, View } from '@miskatonic/kernel'
import type { Lying } from '@miskatonic/web/kit/board'
import { afterColon, type Colour, type FaceOf, foeFigures, gateColour, kindOf, numberIn, textOf } from './figures.ts'

/** How they lie around their space. */
export { MOST_SHOWN, stack, takenSide } from '@miskatonic/web/kit/board/stacks'

export type ThingKind = 'investigator' | 'fallen' | 'gate' | 'monster' | 'epic' | 'clue' | 'expedition' | 'rumor' | 'mystery' | 'eldritch'
type Placed = Pick<Lying, 'id' | 'piece'> & {
  readonly kind: ThingKind
  readonly place: string
  readonly name: string
  readonly count: number
  readonly colour?: Colour
  readonly toughness?: number | null
  readonly lost?: number
}
export type Thing = Placed & Lying

/** Half the width of each token. */
export const HALF: { readonly [kind in ThingKind]: number } = {
  investigator: 17,
  fallen: 13,
  gate: 15.5,
  monster: 15,
  epic: 19,
  clue: 10.5,
  expedition: 12,
  rumor: 11.5,
  mystery: 11.5,
  eldritch: 11,
}
/** People stand a little closer: their coin may touch the space they stand on. */
const NEAR = 0.62

/** On the board a thing has its size, and a person stands for their seat. */
const laidOut = (one: Placed): Thing => ({
  ...one,
  half: HALF[one.kind],
  ...(one.kind === 'investigator' ? { near: NEAR, seat: String(one.piece?.attributes.player ?? '') } : {}),
})

/** People in front, then what threatens, then what is to be had. */
const ORDER: readonly ThingKind[] = [
  'investigator',
  'gate',
  'epic',
  'monster',
  'clue',
  'rumor',
  'mystery',
  'expedition',
  'eldritch',
  'fallen',
]
const KINDS: { readonly [kind: string]: ThingKind } = {
  investigator: 'investigator',
  gate: 'gate',
  monster: 'monster',
  shade: 'monster',
  clue: 'clue',
}

function pieceThing(view: View, piece: PieceView, place: string, face: FaceOf): Placed | null {
  const kind = KINDS[kindOf(piece)]
  if (!kind) return null
  const text = textOf(piece, face)
  const common = { id: piece.alias, kind, place, piece, name: text?.name ?? '', count: 1 }
  if (kind === 'gate') return { ...common, colour: gateColour(text) }
  if (kind !== 'monster') return common
  const { toughness, epic } = foeFigures(text, view, face)
  return { ...common, kind: epic ? 'epic' : 'monster', toughness, lost: numberIn(piece.attributes, 'lost') }
}

function lying(view: View, face: FaceOf): Placed[] {
  return Object.entries(view.zones).flatMap(([zone, { pieces }]): Placed[] => {
    const place = afterColon(zone)
    if (zone.startsWith('fallen:'))
      return pieces.map((piece) => ({
        id: piece.alias,
        kind: 'fallen',
        place,
        piece,
        name: textOf(piece, face)?.name ?? '',
        count: 1,
      }))
    return zone.startsWith('space:') ? pieces.flatMap((piece) => pieceThing(view, piece, place, face) ?? []) : []
  })
}

/** Tokens that a card keeps on spaces: Rumors, the Mystery's mark. */
function marks(view: View, face: FaceOf): Placed[] {
  const of = (zone: string, kind: 'rumor' | 'mystery'): Placed[] =>
    (view.zones[zone]?.pieces ?? []).flatMap((piece) => {
      const spaces = piece.attributes.tokenSpaces
      if (!Array.isArray(spaces)) return []
      return spaces.map((place) => ({
        id: `${kind}:${piece.alias}:${place}`,
        kind,
        place: String(place),
        piece,
        name: textOf(piece, face)?.name ?? '',
        count: 1,
      }))
    })
  return [...of('ongoing', 'rumor'), ...of('mystery', 'mystery'), ...of('sheet', 'mystery')]
}

/** Eldritch tokens lie on a space whoever put them there; the card is found by what it placed. */
function eldritchTokens(view: View, face: FaceOf): Placed[] {
  const cards = ['mystery', 'sheet', 'ongoing'].flatMap((zone) => view.zones[zone]?.pieces ?? [])
  return Object.entries(view.of).flatMap(([ref, attributes]) => {
    const count = numberIn(attributes, 'eldritch')
    if (!ref.startsWith('space:') || count <= 0) return []
    const place = afterColon(ref)
    const card = cards.find(({ attributes: of }) => Array.isArray(of.placed) && of.placed.includes(place)) ?? null
    return [
      { id: `eldritch:${place}`, kind: 'eldritch' as const, place, piece: card, name: card ? (textOf(card, face)?.name ?? '') : '', count },
    ]
  })
}

function expedition(view: View): Placed[] {
  const { expedition: place } = view.table
  const deck = view.zones.expedition?.pieces[0] ?? null
  return typeof place === 'string' ? [{ id: 'expedition', kind: 'expedition', place, piece: deck, name: '', count: 1 }] : []
}

export function things(view: View, face: FaceOf): Thing[] {
  const all = [...lying(view, face), ...marks(view, face), ...eldritchTokens(view, face), ...expedition(view)]
  return all.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)).map(laidOut)
}

export function byPlace(all: readonly Thing[]): ReadonlyMap<string, readonly Thing[]> {
  const places = new Map<string, Thing[]>()
  for (const thing of all) {
    const list = places.get(thing.place)
    if (list) list.push(thing)
    else places.set(thing.place, [thing])
  }
  return places
}
