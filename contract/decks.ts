import type { Json } from '@miskatonic/kernel'
import type { MarkGroups, ShownCard } from './gallery.ts'
import type { Language } from './language.ts'

/** A deck somebody builds: who leads it, and how many of each card. */
export type Deck = { readonly leader: string | null; readonly cards: { readonly [card: string]: number } }

/** A card of the collection as a builder shows it. */
export type DeckCard = ShownCard & {
  /** So many copies at most. */
  readonly most: number
  /** Who leads a deck stands beside it. */
  readonly leads: boolean
}

/** What a deck builder needs of a game in which everybody brings a deck. Loaded when somebody builds. */
export type DeckBuilding = {
  readonly size: number
  /** How many cards a player begins with. */
  readonly hand: number
  cards(lang: Language): readonly DeckCard[]
  groups(lang: Language): MarkGroups
  ready(lang: Language): readonly { readonly id: string; readonly name: string; readonly about: string; readonly deck: Deck }[]
  /** What the rules have against it, each with its rule; nothing: it may be played. */
  problems(deck: Deck, lang: Language): readonly { readonly rule: string; readonly text: string; readonly card: string | null }[]
  /** What its cards need of each other: by which they have it, and what they lack. */
  needs(deck: Deck, lang: Language): readonly { readonly card: string; readonly by: readonly string[]; readonly lacks: readonly string[] }[]
  /** How it is spread: one row of bars for each thing worth counting. */
  curves(
    deck: Deck,
    lang: Language,
  ): readonly { readonly title: string; readonly bars: readonly { readonly label: string; readonly n: number }[] }[]
  /** The deck as the table's options take it. */
  option(deck: Deck): Json
}
