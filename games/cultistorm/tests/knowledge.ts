import type { PieceId } from '@miskatonic/kernel'
import type { Storm } from '../rules/shape.ts'

/**
 * What the fights come to tells what hands hold: whoever does not see a hand (nobody's seat, or who sits apart) learns it from there. So
 * cards in hand are never exchanged for others; that their faces are not sent is looked at all the same.
 */
export const alike = (t: Storm, piece: PieceId): string | null => (t.where(piece).startsWith('hand:') ? null : '')
