import type { PieceId, Seat } from '@miskatonic/kernel'
import type { Slot } from '../../shape.ts'

type Piece = { readonly piece: PieceId }
type Who = { who: Seat }

export type RitualAttributes = {
  /** Points a detective has gained and not spent. */
  experience: number
}

export type RitualHappenings = {
  'experience:gain': { who: Seat; n: number }
  'experience:spend': { who: Seat; n: number }
  'ritual:learn': { who: Seat; ritual: PieceId }
  'cultist:banish': { who: Seat; cultist: PieceId; at: Slot }
  'support:copy': { who: Seat; card: PieceId }
}

export interface RitualMessages {
  'experience-gained': Who & { n: number }
  'experience-spent': Who & { n: number }
  'ritual-learned': Who & { card: Piece }
  'cultist-banished': Who & { card: Piece }
  'support-copied': Who & { card: Piece }
  'choose-giver': Record<never, never>
  'choose-taker': Record<never, never>
  'choose-copied': Record<never, never>
  'lacks-experience': { n: number }
}
