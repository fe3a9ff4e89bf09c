import type { CardFilter } from '../content/nodes.ts'
import { cultistClass, fitsCard } from './filters.ts'
import { cardOf, hasNow } from './pieces.ts'
import type { Mythos, PieceId, Seat } from './shape.ts'
import { currentValue } from './value.ts'

/** A card in play against a description: its value as it is now, its class in a Threat, what it has gained (MY-RULING-26, -40). */
export function fitsInPlay(t: Mythos, side: Seat, piece: PieceId, filter: CardFilter): boolean {
  const card = cardOf(t, piece)
  const inThreat = t.where(piece).startsWith('threat:')
  const { value, ...rest } = filter
  if (value !== undefined && currentValue(t, piece, side) > value) return false
  if (card.kind === 'ally' && inThreat) return fitsCard(card, asMonster(rest), (tag) => hasNow(t, piece, tag) || tag === cultistClass(card))
  return t.get(piece, 'gained').length ? fitsCard(card, rest, (tag) => hasNow(t, piece, tag)) : fitsCard(card, rest)
}

/** Whoever is in a Threat is treated as a Monster in every respect (MY-CULT-05, MY-DEFEND-10). */
function asMonster(filter: CardFilter): CardFilter {
  const { kind, ...rest } = filter
  const isMonster = kind === 'monster' || (Array.isArray(kind) && kind.includes('monster'))
  return isMonster ? rest : filter
}
