import type { PieceId, Seat } from '@miskatonic/kernel'
import type { Slot } from '../../shape.ts'

type Card = { card: { readonly piece: PieceId } }

export type CivilianAttributes = {
  /** How many cultist phases among cultists a civilian still bears. */
  patience: number
}
export type CivilianHappenings = {
  'civilian:come': { civilian: PieceId; at: Slot }
  'civilian:fear': { civilian: PieceId; left: number }
  'civilian:fall': { civilian: PieceId; at: Slot }
  'civilian:save': { who: Seat; civilian: PieceId }
}
export interface CivilianMessages {
  'civilian-came': Card & { slot: Slot }
  'civilian-feared': Card & { n: number }
  'civilian-fell': Card & { slot: Slot }
  'civilian-saved': Card & { who: Seat }
}
