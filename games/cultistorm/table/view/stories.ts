/** The stories of the narrative game, as far as they have been read. */
import type { PieceView } from '@miskatonic/kernel'
import { fields, numberIn, pieceByAlias, textIn } from '@miskatonic/web/kit/figures'
import { lying, type Read, textOf } from './storm.ts'

export type Reading = { readonly tale: PieceView; readonly number: number; readonly who: string }

/** The story that is being read now, once its words have been told. */
export function openStory({ view, face }: Pick<Read, 'view' | 'face'>): Reading | null {
  const record = fields([...view.records].reverse().find((one) => one.kind === 'reading'))
  const number = numberIn(record, 'entry')
  const tale = lying(view, 'told').find((one) => textOf(one, face)?.figures?.number === number)
  return number > 0 && tale ? { tale, number, who: textIn(record, 'who') } : null
}

/** The story that was read before the fight that is on. */
export function fightStory({ view }: Pick<Read, 'view'>): PieceView | null {
  const { story } = fields([...view.records].reverse().find((one) => one.kind === 'fight'))
  return typeof story === 'string' ? (pieceByAlias(view, story) ?? null) : null
}
