/** The Team as the view tells of it: who dreams, where they stand, what they have left. */
import type { PieceView, View } from '@miskatonic/kernel'
import type { FaceText, TableProps } from '@miskatonic/web/kit'
import { fields, listIn, numberIn, textIn } from '@miskatonic/web/kit/figures'
import type { Colour, DreamerId } from '../../content/kinds.ts'

export type Read = Pick<TableProps, 'view' | 'face' | 'lang'>

export const lying = (view: View, zone: string): readonly PieceView[] => view.zones[zone]?.pieces ?? []
export const countIn = (view: View, zone: string): number => view.zones[zone]?.count ?? 0

/** What may be read of a piece: its front, if it is known. */
export const faceKey = ({ faces }: PieceView): string => faces.front ?? faces.back ?? ''
export const textOf = (piece: PieceView, face: TableProps['face']): FaceText | null => face(faceKey(piece))
export const nameOf = (piece: PieceView, face: TableProps['face']): string => textOf(piece, face)?.name ?? ''

export type Dreamer = {
  readonly seat: string
  readonly id: DreamerId
  readonly name: string
  /** As one calls them, and what they are: «Lia Marrow», «el Espíritu Libre». */
  readonly called: string
  readonly role: string
  readonly board: PieceView | null
  readonly anguish: number
  readonly ether: number
  readonly gems: number
  readonly at: string
  readonly states: readonly string[]
  readonly boosted: boolean
  readonly passed: boolean
  readonly hand: readonly PieceView[]
  readonly progress: readonly PieceView[]
  readonly mask: PieceView | null
  readonly deck: number
  readonly discard: number
  readonly sealed: number
}

export function dreamerOf({ view, face }: Pick<Read, 'view' | 'face'>, seat: string): Dreamer | null {
  const of = fields(view.of[seat])
  const id = textIn(of, 'dreamer')
  if (!id) return null
  const [board = null] = lying(view, `board:${seat}`)
  const name = (board && nameOf(board, face)) || seat
  const [called = name, role = ''] = name.split(', ')
  return {
    seat,
    id: id as DreamerId,
    name,
    called,
    role,
    board,
    anguish: numberIn(of, 'anguish'),
    ether: numberIn(of, 'ether'),
    gems: numberIn(of, 'gems'),
    at: modeOf(view) === 'map' ? '' : textIn(of, 'at'),
    states: listIn(of, 'states').map(String),
    boosted: of.boosted === true,
    passed: of.passed === true,
    hand: lying(view, `hand:${seat}`),
    progress: lying(view, `progress:${seat}`),
    mask: lying(view, `mask:${seat}`)[0] ?? null,
    deck: countIn(view, `deck:${seat}`),
    discard: countIn(view, `discard:${seat}`),
    sealed: countIn(view, `sealed:${seat}`),
  }
}
export const team = (read: Pick<Read, 'view' | 'face'>): readonly Dreamer[] =>
  read.view.seats.flatMap((seat) => dreamerOf(read, seat) ?? [])

/** Cards are health: with fewer than six between deck, hand and discard pile the Team loses. */
export const LEAST_CARDS = 6
export const cardsLeft = ({ deck, hand, discard }: Dreamer): number => deck + hand.length + discard

/** So much Anguish is too much. */
export const ANGUISH = 7

export type MotiveAmount = readonly [colour: Colour, n: number]
export const COLOURS: readonly Colour[] = ['awareness', 'cunning', 'rage']
export function motiveOf(text: FaceText | null): readonly MotiveAmount[] {
  const motive = fields(text?.figures?.motive)
  return COLOURS.flatMap((colour) => (numberIn(motive, colour) > 0 ? [[colour, numberIn(motive, colour)] as const] : []))
}

/** Where the Team is. */
export const modeOf = (view: View): string => textIn(view.table, 'mode')
export const turnOf = (view: View): number => numberIn(fields(view.table.encounter), 'turn')
export const turnsLeft = (view: View): number => countIn(view, 'turn-deck')
