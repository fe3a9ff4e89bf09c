/** Everything that lies on spaces of the board, in the order it is drawn and read. */
import type { PieceView, View } from '@miskatonic/kernel'
import { afterColon, type Colour, type FaceOf, foeFigures, gateColour, kindOf, numberIn, textOf } from './figures.ts'

export type ThingKind = 'investigator' | 'fallen' | 'gate' | 'monster' | 'epic' | 'clue' | 'expedition' | 'rumor' | 'mystery' | 'eldritch'
export type Thing = {
  /** The alias of the piece; of a token without one, what it is and where. */
  readonly id: string
  readonly kind: ThingKind
  readonly place: string
  /** The piece itself, or the card that put the token there. */
  readonly piece: PieceView | null
  readonly name: string
  readonly count: number
  readonly colour?: Colour
  readonly toughness?: number | null
  readonly lost?: number
}

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

function pieceThing(view: View, piece: PieceView, place: string, face: FaceOf): Thing | null {
  const kind = KINDS[kindOf(piece)]
  if (!kind) return null
  const text = textOf(piece, face)
  const common = { id: piece.alias, kind, place, piece, name: text?.name ?? '', count: 1 }
  if (kind === 'gate') return { ...common, colour: gateColour(text) }
  if (kind !== 'monster') return common
  const { toughness, epic } = foeFigures(text, view, face)
  return { ...common, kind: epic ? 'epic' : 'monster', toughness, lost: numberIn(piece.attributes, 'lost') }
}

function lying(view: View, face: FaceOf): Thing[] {
  return Object.entries(view.zones).flatMap(([zone, { pieces }]) => {
    const place = afterColon(zone)
    if (zone.startsWith('fallen:'))
      return pieces.map((piece) => ({
        id: piece.alias,
        kind: 'fallen' as const,
        place,
        piece,
        name: textOf(piece, face)?.name ?? '',
        count: 1,
      }))
    return zone.startsWith('space:') ? pieces.flatMap((piece) => pieceThing(view, piece, place, face) ?? []) : []
  })
}

/** Tokens that a card keeps on spaces: Rumors, the Mystery's mark. */
function marks(view: View, face: FaceOf): Thing[] {
  const of = (zone: string, kind: 'rumor' | 'mystery'): Thing[] =>
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
function eldritchTokens(view: View, face: FaceOf): Thing[] {
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

function expedition(view: View): Thing[] {
  const { expedition: place } = view.table
  const deck = view.zones.expedition?.pieces[0] ?? null
  return typeof place === 'string' ? [{ id: 'expedition', kind: 'expedition', place, piece: deck, name: '', count: 1 }] : []
}

export function things(view: View, face: FaceOf): Thing[] {
  const all = [...lying(view, face), ...marks(view, face), ...eldritchTokens(view, face), ...expedition(view)]
  return all.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
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
