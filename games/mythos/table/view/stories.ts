/** The Adventures of one's own Hand and what is still missing of each. */
import type { PieceView } from '@miskatonic/kernel'
import type { Sum, TableProps } from '@miskatonic/web/kit'
import { type FaceOf, figuresOf, kindOf, textOf } from './figures.ts'
import { ownSeat } from './sides.ts'

export type Item = { readonly text: string; readonly has: number; readonly n: number }
export type Story = {
  readonly piece: PieceView
  readonly name: string
  readonly points: number
  readonly ready: boolean
  /** Missing while it is not yet known. */
  readonly items: readonly Item[] | null
  readonly missing: number
  /** Why it cannot be told although nothing is missing; empty where nobody has been asked. */
  readonly hindered: string
}

/** «2 / 4»: as the sum tells each item. */
export function itemsOf({ lines }: Pick<Sum, 'lines'>): readonly Item[] {
  return lines.flatMap(({ label, value }): Item[] => {
    const [, has, n] = /^(\d+) \/ (\d+)$/.exec(value) ?? []
    return has && n ? [{ text: label, has: Number(has), n: Number(n) }] : []
  })
}

export const missingOf = (items: readonly Item[]): number => items.reduce((sum, { has, n }) => sum + Math.max(0, n - has), 0)

export const adventuresIn = (hand: readonly PieceView[]): readonly PieceView[] => hand.filter((piece) => kindOf(piece) === 'adventure')

export function storyOf(piece: PieceView, items: readonly Item[] | null, { lit, face }: Pick<TableProps, 'lit' | 'face'>): Story {
  const text = textOf(piece, face)
  const ready = (lit.pieces.get(piece.alias) ?? []).some(({ key }) => key.startsWith('play:'))
  const missing = items ? missingOf(items) : 0
  const refused = lit.refusedPieces.get(piece.alias)?.find(({ key }) => key.startsWith('play:'))
  return {
    piece,
    name: text?.name ?? '',
    points: figuresOf(text).points ?? 0,
    ready,
    items,
    missing,
    hindered: items && !missing && !ready ? (refused?.reasons[0]?.text ?? '') : '',
  }
}

/** What a story can be made of has changed when this has: one's own cards in play and in the Chronicle, and the Adventures held. */
export function mattersToStories(props: Pick<TableProps, 'view' | 'seat'>): string {
  const seat = ownSeat(props)
  const own = ['here', 'chronicle', 'allies', 'artifacts', 'tomes', 'events', 'hand'].map((zone) => props.view.zones[`${zone}:${seat}`])
  const laid = own.flatMap((zone) => zone?.pieces ?? [])
  const beneath = laid.flatMap(({ alias }) => props.view.zones[`under:${alias}`]?.pieces ?? [])
  return [...laid, ...beneath]
    .map(({ alias, up, attributes }) => `${alias} ${up} ${attributes.crossed ?? ''} ${attributes.gained ?? ''}`)
    .join('|')
}

export type { FaceOf }
