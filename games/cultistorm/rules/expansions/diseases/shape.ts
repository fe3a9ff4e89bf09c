import type { PieceId, Seat } from '@miskatonic/kernel'
import type { Slot } from '../../shape.ts'

type Card = { card: { readonly piece: PieceId } }

export type DiseaseAttributes = {
  /** Where a disease has its tokens, in the order in which it came there. */
  infected: readonly Slot[]
  /** Who carries a disease, and since which turn. */
  carriers: { readonly [seat: Seat]: number }
  /** The turn in which it broke out. */
  brokeOut: number
}
export type DiseaseHappenings = {
  'disease:break': { disease: PieceId; at: Slot }
  'disease:spread': { disease: PieceId; at: Slot }
  'disease:rage': { disease: PieceId; at: Slot }
  'disease:catch': { who: Seat; disease: PieceId }
  'disease:cure': { who: Seat; disease: PieceId }
  'disease:end': { disease: PieceId }
}
export interface DiseaseMessages {
  'disease-broke-out': Card & { slot: Slot }
  'disease-spread': Card & { slot: Slot }
  'disease-raged': Card & { slot: Slot }
  'disease-caught': Card & { who: Seat }
  'disease-cured': Card & { who: Seat }
  'disease-ended': Card
}
