import { definitionOf } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card, CardOf } from '../content/kinds.ts'
import type { PieceId, Rock } from './shape.ts'

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))

/** What is printed on a piece of that kind. */
export function cardOf<K extends Card['kind']>(t: Rock, piece: PieceId, kind: K): CardOf<K> {
  const card = byId.get(definitionOf(t.raw, piece))
  if (card?.kind !== kind) throw new Error(`«${piece}» is not a ${kind}`)
  return card as CardOf<K>
}
