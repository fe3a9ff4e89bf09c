/** What lies on the board and in front of whom, read from the view. */
import type { PieceView, Seat, View } from '@miskatonic/kernel'
import type { FaceText, TableProps } from '@miskatonic/web/kit'
import { fields, listIn, numberIn, textIn } from '@miskatonic/web/kit/figures'
import { SYMBOLS } from '../../content/kinds.ts'
import type { CultistFace, DieFace, MagicSymbol, Slot } from '../../rules/shape.ts'

export { SYMBOLS }
export type Read = Pick<TableProps, 'view' | 'face' | 'lang'>

export const isSymbol = (value: unknown): value is MagicSymbol => SYMBOLS.some((symbol) => symbol === value)
const symbolsOf = (of: { readonly [name: string]: unknown }, name: string): readonly MagicSymbol[] => listIn(of, name).filter(isSymbol)

export const lying = (view: View, zone: string): readonly PieceView[] => view.zones[zone]?.pieces ?? []
export const countIn = (view: View, zone: string): number => view.zones[zone]?.count ?? 0
export const faceKey = (piece: PieceView): string => piece.faces[piece.up] ?? Object.values(piece.faces)[0] ?? ''
export const textOf = (piece: PieceView, face: TableProps['face']): FaceText | null => face(faceKey(piece))
export const nameOf = (piece: PieceView, face: TableProps['face']): string => textOf(piece, face)?.name ?? ''

const dieFace = (value: unknown): DieFace => (isSymbol(value) ? value : 'wild')
/** What a detective die shows; one that was never rolled lies on its wild. */
export const faceOfDie = (die: PieceView): DieFace => dieFace(die.attributes.face)
const cultistFace = (value: unknown): CultistFace => (isSymbol(value) ? value : 'blank')

// ── locations ──

export type Enemy = {
  readonly piece: PieceView
  readonly name: string
  readonly ancient: boolean
  /** What is printed on it. */
  readonly symbols: readonly MagicSymbol[]
  /** The sect symbol, where it counts; of an Ancient One what it has devoured, and its place. */
  readonly more: readonly MagicSymbol[]
  readonly targetedBy: readonly Seat[]
}

export type Site = {
  readonly slot: Slot
  readonly location: PieceView | null
  readonly name: string
  readonly state: 'active' | 'inactive' | 'sealed'
  readonly die: CultistFace
  readonly offered: readonly MagicSymbol[]
  readonly marker: boolean
  /** Front to rear, the Ancient One behind them. */
  readonly enemies: readonly Enemy[]
  readonly atPortal: boolean
  readonly seats: readonly Seat[]
}

const targeting = (view: View, alias: string): readonly Seat[] =>
  view.seats.filter((seat) => listIn(fields(view.of[seat]), 'targets').includes(alias))

function cultist(piece: PieceView, slot: Slot, { view, face }: Read): Enemy {
  const { name = '', figures = {} } = textOf(piece, face) ?? {}
  const sect = figures.sectSymbol === slot ? [slot] : [] // CS-MATCH-03
  const more = view.table.emboldened === slot ? [...sect, slot] : sect // CS-RULING-127
  return { piece, name, ancient: false, symbols: symbolsOf(figures, 'symbols'), more, targetedBy: targeting(view, piece.alias) }
}

function ancient(piece: PieceView, slot: Slot, { view, face }: Read): Enemy {
  const { name = '', figures = {} } = textOf(piece, face) ?? {}
  const devoured = lying(view, `devoured:${slot}`)
    .map((one) => textOf(one, face)?.figures?.sectSymbol)
    .filter(isSymbol)
  const more = [...devoured, slot] // CS-AFIGHT-07
  return { piece, name, ancient: true, symbols: symbolsOf(figures, 'symbols'), more, targetedBy: targeting(view, piece.alias) }
}

export function siteAt(read: Read, slot: Slot): Site {
  const { view, face } = read
  const of = fields(view.of[`slot:${slot}`])
  const active = lying(view, `altar:${slot}`)[0]
  const location = active ?? lying(view, `site:${slot}`)[0] ?? null
  const cultists = lying(view, `column:${slot}`)
  const lair = lying(view, `lair:${slot}`)
  return {
    slot,
    location,
    name: location ? nameOf(location, face) : '',
    state: textIn(of, 'sealed') ? 'sealed' : active ? 'active' : 'inactive',
    die: cultistFace(of.die),
    offered: symbolsOf(of, 'offered'),
    marker: view.table.marker === slot,
    enemies: [...cultists.map((one) => cultist(one, slot, read)), ...lair.map((one) => ancient(one, slot, read))],
    atPortal: lair.length > 0 && cultists.length === 0, // CS-CMOVE-05
    seats: view.seats.filter((seat) => textIn(fields(view.of[seat]), 'at') === slot && lying(view, `detective:${seat}`).length > 0),
  }
}
export const sites = (read: Read): readonly Site[] => SYMBOLS.map((slot) => siteAt(read, slot))

export const cultistsOnBoard = (view: View): number => SYMBOLS.reduce((sum, slot) => sum + countIn(view, `column:${slot}`), 0)
/** How many detectives play. */
export const playersIn = (view: View): number => view.seats.filter((seat) => fields(view.of[seat]).apart !== true).length
/** One more than this, and the storm is lost. */
export const cultistLimit = (view: View): number => playersIn(view) + 8 // CS-LIMIT-01
export const sealedCount = (view: View): number => SYMBOLS.filter((slot) => textIn(fields(view.of[`slot:${slot}`]), 'sealed')).length

// ── the terror circle ──

export type RingPlace = {
  readonly slot: Slot
  readonly card: PieceView | null
  readonly end: boolean
  readonly crystals: number
  readonly most: number
  readonly marker: boolean
}

export function ringAt({ view, face }: Read, slot: Slot): RingPlace {
  const card = lying(view, `ring:${slot}`)[0] ?? null
  return {
    slot,
    card,
    end: card !== null && faceKey(card).startsWith('end'),
    crystals: numberIn(fields(view.of[`ring:${slot}`]), 'crystals'),
    most: numberIn(fields(card && textOf(card, face)?.figures), 'activation'),
    marker: view.table.terror === slot,
  }
}

// ── detectives ──

export type Detective = {
  readonly seat: Seat
  readonly piece: PieceView
  readonly name: string
  readonly style: 'melee' | 'ranged'
  readonly at: Slot | null
  /** All tokens, and how many of them are developing. */
  readonly madness: number
  readonly developing: number
  readonly trophies: readonly MagicSymbol[]
  readonly level: number
  readonly ready: boolean
  readonly hand: readonly PieceView[]
  readonly items: readonly PieceView[]
  readonly dice: readonly PieceView[]
  readonly supports: readonly PieceView[]
  readonly waiting: readonly PieceView[]
  readonly seals: readonly PieceView[]
}

export function detectiveOf({ view, face }: Pick<Read, 'view' | 'face'>, seat: Seat): Detective | null {
  const piece = lying(view, `detective:${seat}`)[0]
  if (!piece) return null
  const of = fields(view.of[seat])
  const text = textOf(piece, face)
  const at = textIn(of, 'at')
  const developing = numberIn(of, 'developing')
  return {
    seat,
    piece,
    name: text?.name ?? seat,
    style: text?.figures?.style === 'ranged' ? 'ranged' : 'melee',
    at: isSymbol(at) ? at : null,
    madness: numberIn(of, 'madness') + developing,
    developing,
    trophies: symbolsOf(of, 'trophies'),
    level: numberIn(of, 'level'),
    ready: of.ready === true,
    hand: lying(view, `hand:${seat}`),
    items: lying(view, `items:${seat}`),
    dice: lying(view, `dice:${seat}`),
    supports: lying(view, `support:${seat}`),
    waiting: lying(view, `waiting:${seat}`),
    seals: lying(view, `seals:${seat}`),
  }
}
export const team = (read: Pick<Read, 'view' | 'face'>): readonly Detective[] =>
  read.view.seats.flatMap((seat) => detectiveOf(read, seat) ?? [])
