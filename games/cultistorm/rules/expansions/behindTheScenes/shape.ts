import type { PieceId, Seat } from '@miskatonic/kernel'
import type { Moment } from '../../../content/expansions/behindTheScenes.ts'
import type { Slot } from '../../shape.ts'

type Piece = { readonly piece: PieceId }
type Nothing = Record<never, never>

export type ScenesTable = {
  /** Who plays against all others; null: nobody does. */
  author: Seat | null
  /** The author's ink, and how much of it fights have brought this turn. */
  ink: number
  inkOfFights: number
  /** Where the next cultist appears; null: where it would anyway. */
  detour: Slot | null
  /** The last turn of each complication of the plot. */
  complications: readonly number[]
}

export type ScenesHappenings = {
  'ink:gain': { n: number }
  'manuscript:play': { who: Seat; card: PieceId }
  'manuscripts:draw': { who: Seat; n: number }
  'support:cross-out': { who: Seat; card: PieceId }
  'die:lose': { who: Seat; die: PieceId }
  'cultist:choose': { who: Seat }
}

export interface ScenesMessages {
  'ink-gained': { n: number }
  'manuscript-played': { who: Seat; card: Piece }
  'manuscripts-drawn': { who: Seat; n: number }
  'support-crossed-out': { card: Piece }
  'die-lost': { who: Seat }
  'cultist-chosen': { who: Seat }
  'play-manuscript': { moment: Moment; n: number }
  'choose-next-cultist': Nothing
  'choose-first-trophy': Nothing
  'lacks-ink': { n: number }
}
