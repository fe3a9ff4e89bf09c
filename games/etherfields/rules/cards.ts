import { definitionOf } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import type { Card, CardOf, Dream } from '../content/kinds.ts'
import type { Ether, PieceId } from './shape.ts'

/* What the pieces of the table are printed as. */

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))

export const cardById = (id: string): Card | undefined => byId.get(id)
export function anyCard(t: Ether, piece: PieceId): Card {
  const card = byId.get(definitionOf(t.raw, piece))
  if (!card) throw new Error(`${piece} is no card`)
  return card
}
export const isKind = <K extends Card['kind']>(t: Ether, piece: PieceId, kind: K): boolean => anyCard(t, piece).kind === kind
export function cardOf<K extends Card['kind']>(t: Ether, piece: PieceId, kind: K): CardOf<K> {
  const card = anyCard(t, piece)
  if (card.kind !== kind) throw new Error(`${piece} is no ${kind}`)
  return card as CardOf<K>
}
export const allOf = <K extends Card['kind']>(kind: K): readonly CardOf<K>[] =>
  cards.filter((card): card is CardOf<K> => card.kind === kind)

export function dreamOf(id: string): Dream {
  const dream = dreams.find((one) => one.id === id)
  if (!dream) throw new Error(`there is no dream «${id}»`)
  return dream
}
/** The dream the Team is in. */
export const currentDream = (t: Ether): Dream | null => (t.state.encounter?.kind === 'dream' ? dreamOf(t.state.encounter.id) : null)
