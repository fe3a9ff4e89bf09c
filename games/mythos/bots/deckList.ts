import type { Json, Seat } from '@miskatonic/kernel'
import { decks } from '../content/decks.ts'
import type { CardId } from '../content/nodes.ts'
import { countSeen, type Position } from './position.ts'

/** How many of each card a deck holds. */
export type DeckList = ReadonlyMap<CardId, number>

const READY: readonly DeckList[] = decks.map(({ cards }) => new Map(Object.entries(cards)))

/** The deck a seat was given with the table's options; null: chosen at the table. */
export function deckGiven(options: Json, seats: readonly Seat[], seat: Seat): DeckList | null {
  const given = (options as { decks?: readonly Json[] } | null)?.decks?.[seats.indexOf(seat)] ?? null
  if (typeof given === 'string') return new Map(Object.entries(decks.find(({ id }) => id === given)?.cards ?? {}))
  if (given === null) return null
  const list = new Map<CardId, number>()
  for (const id of (given as { cards: readonly CardId[] }).cards) list.set(id, (list.get(id) ?? 0) + 1)
  return list
}

/** One's own deck, told from one's own cards: the ready deck that holds them all. */
export function deckGuessed(p: Position): DeckList | null {
  const seen = countSeen(p)
  for (const { card } of p.me.discard) seen.set(card.id, (seen.get(card.id) ?? 0) + 1)
  const fitting = READY.filter((list) => [...seen].every(([id, n]) => (list.get(id) ?? 0) >= n))
  return fitting[0] ?? null
}
