/** The card somebody has just got, turned face up for all to see while that is told. */
import type { HeldUp, TableProps } from '@miskatonic/web/kit'
import { fields } from './figures.ts'

const GAINED = ['card-gained', 'card-bought']

export function justGained({ fresh, face }: Pick<TableProps, 'fresh' | 'face'>): HeldUp | null {
  for (const { id, message, text } of fresh.toReversed()) {
    const key = GAINED.includes(message.key) ? Object.values(fields(fields(fields(message.args).card).faces))[0] : null
    if (typeof key === 'string' && face(key)) return { id, face: key, text }
  }
  return null
}
