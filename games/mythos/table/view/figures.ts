/** What stands on faces besides their text, read from what the table was sent. Unknown figures are simply not there. */
import type { PieceView } from '@miskatonic/kernel'
import type { FaceText, TableProps } from '@miskatonic/web/kit'
import { type Fields, fields, listIn, type Worded, worded } from '@miskatonic/web/kit/figures'

export { fields, listIn, numberIn, pieceByAlias, signed, textIn, type Worded } from '@miskatonic/web/kit/figures'

export type FaceOf = TableProps['face']

/** Everything a card prints besides its text. */
export type Figures = {
  /** SAN it gives or costs when played; of a Spell, the price of a casting. */
  readonly sanity: number | null
  readonly cost: number | null
  readonly value: number | null
  readonly capacity: number | null
  readonly points: number | null
  readonly education: number | null
  readonly hand: readonly number[]
  readonly unique: boolean
  readonly gate: boolean
  readonly invisible: boolean
  readonly attributes: readonly Worded[]
  readonly generics: readonly Worded[]
  readonly languages: readonly Worded[]
  readonly icons: readonly Worded[]
  readonly region: Worded | null
  readonly subregion: Worded | null
  readonly subtype: Worded | null
  readonly class: Worded | null
  readonly mode: Worded | null
}

const some = (of: Fields, name: string): number | null => (typeof of[name] === 'number' ? of[name] : null)
const word = (of: Fields, name: string): Worded | null => (of[name] ? worded(of[name]) : null)

export function figuresOf(text: FaceText | null): Figures {
  const of = fields(text?.figures)
  return {
    sanity: some(of, 'sanity'),
    cost: some(of, 'cost'),
    value: some(of, 'value'),
    capacity: some(of, 'capacity'),
    points: some(of, 'points'),
    education: some(of, 'education'),
    hand: listIn(of, 'hand').map(Number),
    unique: of.unique === true,
    gate: of.gate === true,
    invisible: of.invisible === true,
    attributes: listIn(of, 'attributes').map(worded),
    generics: listIn(of, 'generics').map(worded),
    languages: listIn(of, 'languages').map(worded),
    icons: listIn(of, 'icons').map(worded),
    region: word(of, 'region'),
    subregion: word(of, 'subregion'),
    subtype: word(of, 'subtype'),
    class: word(of, 'class'),
    mode: word(of, 'mode'),
  }
}

/** The face one may read: the one that lies up, or what one knows of a card that lies face down. */
export function readableFace(piece: PieceView): string | null {
  return piece.faces.front ?? piece.faces[piece.up] ?? null
}
/** Face down on the table, though this watcher knows what it is. */
export const isVeiled = (piece: PieceView): boolean => piece.up !== 'front' && piece.faces.front !== undefined
export const isHidden = (piece: PieceView): boolean => piece.faces.front === undefined

export const textOf = (piece: PieceView, face: FaceOf): FaceText | null => {
  const key = readableFace(piece)
  return key === null ? null : face(key)
}
export const kindOf = (piece: PieceView): string => (piece.faces.front ?? '').split(':')[0] ?? ''
