/** What befalls everybody just now: an Ancient One, terror that breaks out, the end that begins, a portal that closes. */
import type { PieceView } from '@miskatonic/kernel'
import { fields, pieceByAlias, textIn } from '@miskatonic/web/kit/figures'
import type { MagicSymbol } from '../../rules/shape.ts'
import { isSymbol, type Read } from './storm.ts'

export type Moment =
  | { readonly kind: 'summoning' | 'terror'; readonly card: PieceView; readonly at: MagicSymbol }
  | { readonly kind: 'sealing'; readonly who: string; readonly at: MagicSymbol }

const FIELD = { summoning: 'ancient', terror: 'card' } as const

/** The innermost of them; null: nothing of the kind is on. */
export function momentIn({ view }: Pick<Read, 'view'>): Moment | null {
  const record = fields([...view.records].reverse().find(({ kind }) => kind === 'sealing' || kind === 'summoning' || kind === 'terror'))
  const { kind, at } = record
  if (!isSymbol(at)) return null
  if (kind === 'sealing') return { kind, who: textIn(record, 'who'), at }
  if (kind !== 'summoning' && kind !== 'terror') return null
  const card = pieceByAlias(view, textIn(record, FIELD[kind]) || null)
  return card ? { kind, card, at } : null
}
