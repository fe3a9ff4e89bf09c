/** What stands on faces besides their text, read from what the table was sent. Unknown figures are simply not there. */
import type { PieceView } from '@miskatonic/kernel'
import type { FaceText, TableProps } from '@miskatonic/web/kit'
import { type Fields, fields, listIn, numberIn, textIn } from '@miskatonic/web/kit/figures'
import { type DimensionSymbol, MOVEMENTS, type Movement, SKILLS, type Skill, SYMBOLS } from '../../content/kinds.ts'

export { fields, listIn, numberIn, pieceByAlias, signed, textIn } from '@miskatonic/web/kit/figures'
export { SKILLS, type Skill }
export type FaceOf = TableProps['face']

export const isSkill = (value: unknown): value is Skill => SKILLS.some((skill) => skill === value)
const isSymbol = (value: unknown): value is DimensionSymbol => SYMBOLS.some((symbol) => symbol === value)
const isMovement = (value: unknown): value is Movement => MOVEMENTS.some((one) => one === value)
const figures = (text: FaceText | null): Fields => fields(text?.figures)

/** The face that lies up, as far as one may see it. */
export const faceKey = (piece: PieceView): string | null => piece.faces[piece.up] ?? Object.values(piece.faces)[0] ?? null
/** What a piece is, by the face that can be seen of it. */
export const kindOf = (piece: PieceView): string => (faceKey(piece) ?? '').split('/')[0] ?? ''
export const textOf = (piece: PieceView, face: FaceOf): FaceText | null => {
  const key = faceKey(piece)
  return key === null ? null : face(key)
}
export const nameOf = (piece: PieceView, face: FaceOf): string => textOf(piece, face)?.name ?? ''

/** One of each skill. */
export const bySkill = <T>(make: (skill: Skill) => T): { readonly [skill in Skill]: T } => ({
  speed: make('speed'),
  sneak: make('sneak'),
  fight: make('fight'),
  will: make('will'),
  lore: make('lore'),
  luck: make('luck'),
})

export type SheetFigures = {
  readonly role: string
  readonly gender: 'm' | 'f'
  readonly sanity: number
  readonly stamina: number
  readonly focus: number
  readonly sliders: { readonly [skill in Skill]: readonly number[] }
}
export function sheetFigures(text: FaceText | null): SheetFigures {
  const of = figures(text)
  const sliders = fields(of.sliders)
  return {
    role: textIn(of, 'role'),
    gender: of.gender === 'f' ? 'f' : 'm',
    sanity: numberIn(of, 'sanity'),
    stamina: numberIn(of, 'stamina'),
    focus: numberIn(of, 'focus'),
    sliders: bySkill((skill) => listIn(sliders, skill).map(Number)),
  }
}

export type FoeFigures = {
  readonly symbol: DimensionSymbol | null
  readonly movement: Movement
  readonly awareness: number
  readonly horror: { readonly rating: number; readonly damage: number } | null
  readonly combat: { readonly rating: number; readonly damage: number }
  readonly toughness: number
}
const rated = (value: unknown): { readonly rating: number; readonly damage: number } => ({
  rating: numberIn(fields(value), 'rating'),
  damage: numberIn(fields(value), 'damage'),
})
export function foeFigures(text: FaceText | null): FoeFigures {
  const of = figures(text)
  return {
    symbol: isSymbol(of.symbol) ? of.symbol : null,
    movement: isMovement(of.movement) ? of.movement : 'normal',
    awareness: numberIn(of, 'awareness'),
    horror: of.horror ? rated(of.horror) : null,
    combat: rated(of.combat),
    toughness: numberIn(of, 'toughness'),
  }
}

export type GateFigures = {
  readonly world: string
  readonly modifier: number
  readonly symbol: DimensionSymbol | null
}
export function gateFigures(text: FaceText | null): GateFigures {
  const of = figures(text)
  return {
    world: textIn(of, 'world'),
    modifier: numberIn(of, 'modifier'),
    symbol: isSymbol(of.symbol) ? of.symbol : null,
  }
}

export type MythosFigures = {
  readonly type: string
  readonly gate: string | null
  readonly clue: string | null
  readonly white: readonly DimensionSymbol[]
  readonly black: readonly DimensionSymbol[]
}
export function mythosFigures(text: FaceText | null): MythosFigures {
  const of = figures(text)
  return {
    type: textIn(of, 'type'),
    gate: textIn(of, 'gate') || null,
    clue: textIn(of, 'clue') || null,
    white: listIn(of, 'white').filter(isSymbol),
    black: listIn(of, 'black').filter(isSymbol),
  }
}

export const doomSize = (text: FaceText | null): number => numberIn(figures(text), 'doom')
export const priceOf = (text: FaceText | null): number | null => {
  const { price } = figures(text)
  return typeof price === 'number' ? price : null
}
export const handsOf = (text: FaceText | null): number => numberIn(figures(text), 'hands')
