import { definitionOf } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card, CardOf } from '../content/kinds.ts'
import type { PieceId, Storm } from './shape.ts'

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))

/** All cards of one kind, as they are in the box. */
export const allOf = <K extends Card['kind']>(kind: K): CardOf<K>[] => cards.filter((card): card is CardOf<K> => card.kind === kind)

/** The card a piece is, of whatever kind. */
export function anyCard(t: Storm, piece: PieceId): Card {
  const card = byId.get(definitionOf(t.raw, piece))
  if (!card) throw new Error(`«${piece}» is in no deck`)
  return card
}

/** What is printed on a piece of that kind. */
export function cardOf<K extends Card['kind']>(t: Storm, piece: PieceId, kind: K): CardOf<K> {
  const card = anyCard(t, piece)
  if (card.kind !== kind) throw new Error(`«${piece}» is not a ${kind}`)
  return card as CardOf<K>
}

/** A cultist of one of the general sects. */
export const isGeneral = ({ sect }: CardOf<'cultist'>): boolean => !allOf('sect').some(({ id, special }) => id === sect && special)

export const isKind = (t: Storm, piece: PieceId, kind: Card['kind']): boolean => anyCard(t, piece).kind === kind
