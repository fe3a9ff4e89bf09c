/** What a table was sent is plain data of which a game knows more than the frame: read by name, and what is not there is simply not there. */
import type { PieceView, View } from '@miskatonic/kernel'

export type Fields = { readonly [name: string]: unknown }

export const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
export const numberIn = (of: Fields, name: string, otherwise = 0): number => {
  const value = of[name]
  return typeof value === 'number' ? value : otherwise
}
export const textIn = (of: Fields, name: string): string => {
  const value = of[name]
  return typeof value === 'string' ? value : ''
}
export const listIn = (of: Fields, name: string): readonly unknown[] => {
  const value = of[name]
  return Array.isArray(value) ? value : []
}

/** A gain is written with its sign, a loss with a real minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** A figure with its word beside it. */
export type Worded = { readonly id: string; readonly text: string }
export const worded = (value: unknown): Worded => ({ id: textIn(fields(value), 'id'), text: textIn(fields(value), 'text') })

/** A piece anywhere in the view. */
export function pieceByAlias(view: View, wanted: string | null): PieceView | null {
  if (wanted === null) return null
  for (const zone in view.zones) for (const piece of view.zones[zone]?.pieces ?? []) if (piece.alias === wanted) return piece
  return null
}

/** The realiser's rich form without its marks: `**label:**`, `[[icon|words]]`, `_reminder_`. */
export const plain = (rich: string): string =>
  rich
    .replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/^_(.*)_$/gm, '$1')
    .replace(/\s*\n\s*/g, ' ')
