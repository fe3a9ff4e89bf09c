import { fates, flaws, items, market, masks } from './opened.ts'

/* The decks as they lie in the box. Slumbers join through dreams. */

const ids = (cards: readonly { readonly id: string; readonly copies?: number; readonly later?: true }[]): readonly string[] =>
  cards.flatMap(({ id, copies = 1, later }) => (later ? [] : Array.from({ length: copies }, () => id)))

export const startingDecks = {
  fate: ids(fates),
  flaws: ids(flaws),
  market: ids(market),
  'item-market': ids(items.filter(({ starting, secret }) => !starting && !secret)),
  'mask-pool': ids(masks),
  slumbers: [] as readonly string[],
} as const
