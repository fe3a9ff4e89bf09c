import type { Card, CardFilter } from '../content/nodes.ts'
import { fitsCard } from '../rules/filters.ts'
import type { Known, Position } from './position.ts'

/* What a card costs to play, a Spell to cast: as printed, with what one's own cards and the Afflictions on one change about it. */

type PriceChange = { readonly on: string; readonly amount: number; readonly where: { readonly card: CardFilter; readonly first?: true } }

const changesOf = (card: Card): readonly PriceChange[] =>
  ((card.abilities ?? []) as unknown as readonly PriceChange[]).filter(({ on }) => on === 'price')

export class Prices {
  private readonly changes: readonly PriceChange[]

  constructor(p: Position) {
    const { me } = p
    const own: readonly (Card | null)[] = [me.is, me.here?.card ?? null, ...[...me.allies, ...me.artifacts].map(({ card }) => card)]
    const hindering = [me, ...p.others].flatMap(({ events }) => events.filter((event: Known) => event.marks.target === me.seat))
    this.changes = [...own, ...hindering.map(({ card }) => card)].flatMap((card) => (card ? changesOf(card) : []))
  }

  of(card: Card): number {
    if (card.kind === 'investigator' || card.kind === 'adventure') return 0
    const printed = card.kind === 'spell' ? card.cost : Math.max(0, -(card.sanity ?? 0))
    const changed = this.changes.reduce((sum, { amount, where }) => (fitsCard(card, where.card) ? sum + amount : sum), printed)
    return Math.max(0, changed)
  }
}
