import type { PieceId, Seat } from '@miskatonic/kernel'
import type { Slot } from '../../shape.ts'

type Piece = { readonly piece: PieceId }
type Nothing = Record<never, never>

export type StormTable = {
  /** The mission that is played; null: none is. */
  mission: string | null
  /** It was lost once already. */
  replayed: boolean
  /** Campaign points there are, and those spent on boons tonight. */
  campaignPoints: number
  pointsSpent: number
  /** Where the witness is, and how many locations she has gone on. */
  witness: Slot | null
  escorted: number
  /** The location that is besieged, and the arrival that was doubled last. */
  besieged: Slot | null
  doubled: number
  /** Sect monsters that were defeated. */
  hunted: number
}

export type StormHappenings = {
  'mission:begin': { card: PieceId }
  'boon:buy': { card: PieceId }
  'scar:draw': { card: PieceId }
  'witness:move': { to: Slot }
  'detective:train': { who: Seat }
  'dice:more': Nothing
  'items:carry': { who: Seat; item: PieceId }
}

export interface StormMessages {
  'mission-begun': { card: Piece }
  'boon-bought': { card: Piece }
  'scar-drawn': { card: Piece }
  'witness-moved': { slot: Slot }
  'detective-trained': { who: Seat }
  'dice-more': Nothing
  'item-carried': { who: Seat; card: Piece }
  'replay-mission': Nothing
  'buy-boon': { n: number }
  'carry-level': Nothing
  'carry-item': Nothing
  'lacks-points': { n: number }
  'too-far-to-help': Nothing
}
