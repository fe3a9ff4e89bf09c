import type { Card, Slot } from '../content/nodes.ts'

/* The items of an Adventure, and which cards may meet them side by side. */

/** One item: which slot asks for it. */
export type Item = { readonly slot: number; readonly of: Slot }
/** An item and the card that meets it. */
export type Told = { readonly item: Item; readonly card: Card }

export const itemsOf = (slots: readonly Slot[]): Item[] =>
  slots.flatMap((of, slot) => Array.from({ length: of.n ?? 1 }, (): Item => ({ slot, of })))

/** For Adventures all Islands are one Region, each Exotic Place its own (MY-REGION-09, -10). */
export const regionForStory = (card: Card): string =>
  card.kind === 'location' ? (card.region === 'exotic' ? `exotic:${card.title.en}` : card.region) : ''
const subregionOf = (card: Card): string => (card.kind === 'location' ? (card.subregion ?? '') : '')

function likeness(card: Card, by: NonNullable<Slot['different']>): string {
  if (by === 'region') return regionForStory(card)
  return by === 'mode' && card.kind === 'travel' ? card.mode : card.title.en
}

/** Whether two items may be met by these two cards: different ones, and others than those named before (MY-ADV-14, MY-RULING-27). */
export function goTogether(a: Told, b: Told): boolean {
  if (a.item.slot === b.item.slot) {
    const { different } = a.item.of
    return different === undefined || likeness(a.card, different) !== likeness(b.card, different)
  }
  const later = a.item.slot > b.item.slot ? a.item.of : b.item.of
  return !later.other || a.card.title.en !== b.card.title.en
}

/** «… in at least 3 subregions» (MY-ADV-16). */
export const isSpread = (cards: readonly Card[], { across }: Slot): boolean =>
  !across || new Set(cards.map(subregionOf)).size >= across.atLeast

/** Whether cards that fit could be enough for a slot by themselves: most stories lack something plain, seen before any matching is tried. */
export function couldFill(cards: readonly Card[], slot: Slot): boolean {
  const { n = 1, different } = slot
  const kinds = different ? new Set(cards.map((card) => likeness(card, different))).size : cards.length
  return kinds >= n && isSpread(cards, slot)
}
