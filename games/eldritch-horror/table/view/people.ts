/** The investigators of the view: who plays whom, and how they fare. */
import type { PieceView, Seat, View } from '@miskatonic/kernel'
import { byName } from '@miskatonic/kernel'
import { type FaceOf, numberIn, type SheetFigures, SKILLS, type Skill, sheetFigures, textOf } from './figures.ts'

export type Person = {
  readonly piece: PieceView
  readonly seat: Seat
  readonly name: string
  readonly place: string
  /** Which track was lost; null: he stands. */
  readonly fallen: 'health' | 'sanity' | null
  readonly sheet: SheetFigures
  readonly health: number
  readonly sanity: number
  readonly clues: number
  readonly train: number
  readonly ship: number
  readonly delayed: boolean
  readonly actions: number
  readonly up: { readonly [skill in Skill]: number }
  readonly possessions: readonly PieceView[]
  readonly conditions: readonly PieceView[]
}

const piecesIn = (view: View, zone: string): readonly PieceView[] => view.zones[zone]?.pieces ?? []

function personOf(view: View, piece: PieceView, zone: string, face: FaceOf): Person {
  const { attributes } = piece
  // The sheet is the front, also of one who lies on his back.
  const key = piece.faces.front
  const text = key === undefined ? textOf(piece, face) : face(key)
  const { marker } = attributes
  return {
    piece,
    seat: String(attributes.player ?? ''),
    name: text?.name ?? '',
    place: zone.slice(zone.indexOf(':') + 1),
    fallen: marker === 'health' || marker === 'sanity' ? marker : null,
    sheet: sheetFigures(text),
    health: numberIn(attributes, 'health'),
    sanity: numberIn(attributes, 'sanity'),
    clues: view.zones[`own-clues:${piece.alias}`]?.count ?? 0,
    train: numberIn(attributes, 'trainTickets'),
    ship: numberIn(attributes, 'shipTickets'),
    delayed: attributes.delayed === true,
    actions: numberIn(attributes, 'actionsLeft'),
    up: byName(SKILLS, (skill) => numberIn(attributes, `${skill}Up`)),
    possessions: piecesIn(view, `possessions:${piece.alias}`),
    conditions: piecesIn(view, `own-conditions:${piece.alias}`),
  }
}

const isPerson = (piece: PieceView): boolean => (piece.faces.front ?? '').startsWith('investigator:')

/** Everybody on the board, standing or fallen. */
export function everybody(view: View, face: FaceOf): Person[] {
  const zones = Object.keys(view.zones).filter((zone) => zone.startsWith('space:') || zone.startsWith('fallen:'))
  return zones.flatMap((zone) =>
    piecesIn(view, zone)
      .filter(isPerson)
      .map((piece) => personOf(view, piece, zone, face)),
  )
}

/** Those who stand, in the order of the seats. */
export function team(view: View, face: FaceOf): Person[] {
  const standing = everybody(view, face).filter(({ fallen }) => fallen === null)
  return view.seats.flatMap((seat) => standing.filter((one) => one.seat === seat))
}

export const personOfSeat = (view: View, seat: Seat, face: FaceOf): Person | null =>
  team(view, face).find((one) => one.seat === seat) ?? null
export const personByAlias = (view: View, alias: unknown, face: FaceOf): Person | null =>
  everybody(view, face).find(({ piece }) => piece.alias === alias) ?? null

/** What is to be said of a seat nobody stands for. */
export function absence(view: View, seat: Seat): 'eliminated' | 'waiting' | 'choosing' {
  const has = (list: unknown): boolean => Array.isArray(list) && list.includes(seat)
  if (has(view.table.eliminated)) return 'eliminated'
  return has(view.table.waiting) ? 'waiting' : 'choosing'
}
