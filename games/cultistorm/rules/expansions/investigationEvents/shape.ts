import type { PieceId, Seat } from '@miskatonic/kernel'

export type InvestigationEventHappenings = {
  'investigation-event:draw': { who: Seat; event: PieceId }
}
export interface InvestigationEventMessages {
  'investigation-event-drawn': { who: Seat; card: { readonly piece: PieceId } }
}
