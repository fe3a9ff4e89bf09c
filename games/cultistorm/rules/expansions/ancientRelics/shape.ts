import type { PieceId, Seat } from '@miskatonic/kernel'
import type { DieFace, Slot } from '../../shape.ts'

type Piece = { readonly piece: PieceId }

export type RelicAttributes = {
  /** Of a location: how often its portal was opened in this game. */
  opened: number
}

export type RelicHappenings = {
  'portal:open': { who: Seat; at: Slot; face: DieFace }
  'relic:take': { who: Seat; relic: PieceId }
  'relic:lose': { who: Seat; relic: PieceId }
}

export interface RelicMessages {
  'portal-opened': { who: Seat; slot: Slot; face: DieFace }
  'relic-taken': { who: Seat; card: Piece }
  'relic-lost': { who: Seat; card: Piece }
  'open-portal-option': Record<never, never>
  'choose-relic': Record<never, never>
  'has-relic': Record<never, never>
  'no-relics-left': Record<never, never>
}
