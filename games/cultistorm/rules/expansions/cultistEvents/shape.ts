import type { PieceId } from '@miskatonic/kernel'
import type { Slot } from '../../shape.ts'

export type CultistEventTable = {
  /** The location whose cultists have one symbol more this turn. */
  emboldened: Slot | null
}
export type CultistEventHappenings = {
  'cultist-event:draw': { event: PieceId }
  'location:embolden': { at: Slot }
}
export interface CultistEventMessages {
  'cultist-event-drawn': { card: { readonly piece: PieceId } }
  'location-emboldened': { slot: Slot }
}
