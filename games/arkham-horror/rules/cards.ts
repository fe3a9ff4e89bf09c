import { definitionOf } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card, CardOf, ContentSet, Deck } from '../content/kinds.ts'
import { cardsOfSet, sets } from '../content/sets.ts'
import type { Arkham, Options, PieceId } from './shape.ts'

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))
export const cardById = (id: string): Card | undefined => byId.get(id)

/** The boxes in use: the first is always. */
export const setsInUse = (t: Arkham): readonly ContentSet[] => {
  const { sets: wanted = [] } = (t.options ?? {}) as Options
  return sets.filter(({ id }, i) => i === 0 || wanted.includes(id))
}

/** All cards of one kind in the boxes that are used. */
export const allOf = <K extends Card['kind']>(t: Arkham, kind: K): CardOf<K>[] =>
  setsInUse(t)
    .flatMap(cardsOfSet)
    .filter((card): card is CardOf<K> => card.kind === kind)

/** The card a piece is, of whatever kind. */
export function anyCard(t: Arkham, piece: PieceId): Card {
  const card = byId.get(definitionOf(t.raw, piece))
  if (!card) throw new Error(`«${piece}» is in no box`)
  return card
}

/** What is printed on a piece of that kind. */
export function cardOf<K extends Card['kind']>(t: Arkham, piece: PieceId, kind: K): CardOf<K> {
  const card = anyCard(t, piece)
  if (card.kind !== kind) throw new Error(`«${piece}» is not a ${kind}`)
  return card as CardOf<K>
}

export const isKind = (t: Arkham, piece: PieceId, kind: Card['kind']): boolean => anyCard(t, piece).kind === kind
export const nameOf = (t: Arkham, piece: PieceId): string => definitionOf(t.raw, piece)

const PLAYER_DECKS: readonly string[] = ['common', 'unique', 'spell', 'skill', 'ally']
/** The deck a card goes back to; null: it has none. */
export const deckOf = (t: Arkham, piece: PieceId): Deck | null => {
  const { kind } = anyCard(t, piece)
  return PLAYER_DECKS.includes(kind) ? (kind as Deck) : null
}
export const deckZone = (deck: string) => `deck:${deck}` as const
