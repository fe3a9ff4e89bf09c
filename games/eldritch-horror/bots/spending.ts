import { priceOf as priceIn } from '@miskatonic/bots'
import type { Cost, Json, Payment } from '@miskatonic/kernel'
import { cluePrice, spareClues } from './mystery.ts'
import { lossOf, POINTS } from './points.ts'
import type { Held, Position, Someone } from './position.ts'
import { cardWorth } from './shopping.ts'

/* What a price is worth to the payer. */

export const priceOf = (p: Position, who: Someone, cost: Cost): number | null => priceIn(cost, (part) => paymentWorth(p, who, part))

/** Null: more than he has. */
export function paymentWorth(p: Position, who: Someone, { pay, n: owed, filter = null }: Payment): number | null {
  const n = owed === 'any' ? 1 : owed
  switch (pay) {
    case 'clue':
      return who.clues >= n ? cluePrice(p, who, n) : null
    case 'health':
      return who.health > n ? lossOf(who.health, n) : null
    case 'sanity':
      return who.sanity > n ? lossOf(who.sanity, n) : null
    case 'groupClue':
      return groupPrice(p, filter)
    case 'card': {
      const { kind, trait } = (filter ?? {}) as { kind?: string; trait?: string }
      const fitting = who.cards.filter(({ card }) => isKind(card, kind) && (trait === undefined || traitsOf(card).includes(trait)))
      const worths = fitting.map(({ card }) => cardWorth(card, who)).sort((a, b) => a - b)
      return worths.length >= n ? worths.slice(0, n).reduce((sum, one) => sum + one, 0) : null
    }
    default:
      return 1.5
  }
}

/** Whoever has Clues to spare pays first. */
function groupPrice(p: Position, filter: Json): number | null {
  const { n: owed } = (filter ?? {}) as { n?: number | 'half' | 'players' }
  const all = owed === 'half' ? Math.ceil(p.players / 2) : owed === 'players' ? p.players : (owed ?? 1)
  if (p.team.reduce((sum, one) => sum + one.clues, 0) < all) return null
  const spare = Math.min(
    all,
    p.team.reduce((sum, one) => sum + spareClues(p, one), 0),
  )
  return spare * POINTS.clue + (all - spare) * 2.2 * POINTS.clue
}

export const traitsOf = (card: Held['card']): readonly string[] => (card.kind === 'spell' ? [card.trait] : card.traits)
export const isKind = (card: Held['card'], kind: string | undefined): boolean => {
  if (kind === undefined) return true
  if (kind === 'item') return traitsOf(card).includes('item')
  return kind === 'possession' ? card.kind !== 'condition' : card.kind === kind
}
