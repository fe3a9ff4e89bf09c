/** The investigators of the view: who plays whom, and how they fare. */
import type { PieceView, Seat, View } from '@miskatonic/kernel'
import {
  bySkill,
  type FaceOf,
  fields,
  nameOf,
  numberIn,
  type SheetFigures,
  SKILLS,
  type Skill,
  sheetFigures,
  textIn,
  textOf,
} from './figures.ts'

export type Person = {
  readonly piece: PieceView
  readonly seat: Seat
  readonly name: string
  readonly place: string
  readonly sheet: SheetFigures
  readonly sanity: number
  readonly stamina: number
  readonly clues: number
  readonly money: number
  readonly points: number
  readonly delayed: boolean
  readonly explored: boolean
  /** The stop of each slider, and what it makes of both skills. */
  readonly stops: readonly number[]
  readonly skills: { readonly [skill in Skill]: number }
  readonly possessions: readonly PieceView[]
  readonly trophies: readonly PieceView[]
}

const piecesIn = (view: View, zone: string): readonly PieceView[] => view.zones[zone]?.pieces ?? []
const STOPS = ['speedStop', 'fightStop', 'loreStop'] as const

function personOf(view: View, seat: Seat, piece: PieceView, face: FaceOf): Person {
  const of = fields(view.of[seat])
  const sheet = sheetFigures(textOf(piece, face))
  const stops = STOPS.map((name) => numberIn(of, name))
  const level = (skill: Skill): number => sheet.sliders[skill][stops[Math.floor(SKILLS.indexOf(skill) / 2)] ?? 0] ?? 0
  return {
    piece,
    seat,
    name: nameOf(piece, face),
    place: textIn(of, 'at'),
    sheet,
    sanity: numberIn(of, 'sanity'),
    stamina: numberIn(of, 'stamina'),
    clues: numberIn(of, 'clues'),
    money: numberIn(of, 'money'),
    points: numberIn(of, 'points'),
    delayed: of.delayed === true,
    explored: of.explored === true,
    stops,
    skills: bySkill(level),
    possessions: piecesIn(view, `possessions:${seat}`),
    trophies: piecesIn(view, `trophies:${seat}`),
  }
}

export function personOfSeat(view: View, seat: Seat, face: FaceOf): Person | null {
  const [piece] = piecesIn(view, `sheet:${seat}`)
  return piece && fields(view.of[seat]).inPlay !== false ? personOf(view, seat, piece, face) : null
}
/** Those who are in play, in the order of the seats. */
export const team = (view: View, face: FaceOf): Person[] => view.seats.flatMap((seat) => personOfSeat(view, seat, face) ?? [])
