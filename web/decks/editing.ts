/** A deck while it is built. */
import type { Deck, DeckCard } from '@miskatonic/contract'

/** More of one card than any rule allows: what comes from outside has no more, so that it stays a deck and no flood. */
export const MOST_COPIES = 99

export const emptyDeck: Deck = { leader: null, cards: {} }

export const sizeOf = ({ cards }: Deck): number => Object.values(cards).reduce((sum, n) => sum + n, 0)
export const copiesOf = ({ cards, leader }: Deck, id: string): number => (leader === id ? 1 : (cards[id] ?? 0))

/** One copy more. More than the rules allow can be put in: the builder says what is wrong with it. */
export function withCard(deck: Deck, card: Pick<DeckCard, 'id' | 'leads'>): Deck {
  if (card.leads) return { ...deck, leader: card.id }
  return { ...deck, cards: { ...deck.cards, [card.id]: (deck.cards[card.id] ?? 0) + 1 } }
}

/** One copy less. */
export function withoutCard(deck: Deck, card: Pick<DeckCard, 'id' | 'leads'>): Deck {
  if (card.leads) return deck.leader === card.id ? { ...deck, leader: null } : deck
  const { [card.id]: n = 0, ...others } = deck.cards
  return { ...deck, cards: n > 1 ? { ...deck.cards, [card.id]: n - 1 } : others }
}

/** The cards of a deck, copy by copy. */
export const listOf = ({ cards }: Deck): string[] => Object.entries(cards).flatMap(([id, n]) => Array.from({ length: n }, () => id))

/** So many cards by chance: `random` gives numbers from 0 to 1. */
export function drawn(deck: Deck, n: number, random: () => number): readonly string[] {
  const left = listOf(deck)
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0] as string)
}

/** Whatever came from outside, as a deck; null: it is none. */
export function readDeck(value: unknown): Deck | null {
  if (typeof value !== 'object' || value === null) return null
  const { leader, cards } = value as { readonly leader?: unknown; readonly cards?: unknown }
  if (!(leader === null || typeof leader === 'string') || typeof cards !== 'object' || cards === null || Array.isArray(cards)) return null
  const counted = Object.entries(cards).filter(([, n]) => Number.isInteger(n) && n > 0 && n <= MOST_COPIES)
  return { leader, cards: Object.fromEntries(counted) as Deck['cards'] }
}
