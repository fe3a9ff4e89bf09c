/** The card somebody has just got, turned face up for all to see while that is told. */
import type { HeldUp, TableProps } from '@miskatonic/web/kit'
import { fields, textIn } from './figures.ts'

function faceGained({ key, args }: TableProps['fresh'][number]['message']): string | null {
  const { card } = fields(args)
  if (key === 'log.gained-condition') return `condition:${textIn(fields(card), 'card')}`
  const shown = key === 'log.gained' ? Object.values(fields(fields(card).faces))[0] : null
  return typeof shown === 'string' ? shown : null
}

export function justGained({ fresh, face }: Pick<TableProps, 'fresh' | 'face'>): HeldUp | null {
  for (const { id, message, text } of fresh.toReversed()) {
    const key = faceGained(message)
    if (key !== null && face(key)) return { id, face: key, text }
  }
  return null
}
