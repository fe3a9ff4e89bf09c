import type { PieceId, Seat } from '@miskatonic/kernel'

type Card = { card: { readonly piece: PieceId } }

export type BlotHappenings = {
  'blot:reveal': { blot: PieceId }
  'blot:resolve': { who: Seat; blot: PieceId }
  'blot:awaken': { blots: readonly PieceId[] }
}
export interface BlotMessages {
  'blot-revealed': Card
  'blot-resolved': Card & { who: Seat }
  'blots-awoke': { cards: readonly { readonly piece: PieceId }[] }
}
