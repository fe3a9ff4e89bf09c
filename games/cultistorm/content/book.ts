import { type Book, defineBook, story } from '@miskatonic/commons/book'
import { seq } from './builders.ts'
import { type NarrativeCard, SYMBOLS, type Tale } from './kinds.ts'
import { effectOf, PER_SYMBOL } from './stories/effects.ts'
import { encounters, stories } from './stories/index.ts'

/* The story book of the narrative game: numbers 1 to 100 are met before fights, the others belong to cards (CS-NARR-09, CS-RULING-83). */

export const taleId = (number: number): string => `tale-${number}`

/** A story that has been read lies open like a card; before, it is nowhere at the table. */
export const tales: readonly Tale[] = stories.map(({ number, title, text }) => {
  const effect = number <= encounters.length ? effectOf(number) : null
  return { id: taleId(number), kind: 'tale', title, story: text, number, ...(effect ? { effect } : {}) }
})

export const book: Book = defineBook(
  tales.map(({ number, title, story: text, effect }) => {
    const told = story(text.es, text.en)
    return { number, title, effect: effect ? seq(told, effect) : told }
  }),
)

/** Card k has the k-th story of each sect symbol. */
export const narrativeCards: readonly NarrativeCard[] = Array.from({ length: PER_SYMBOL }, (_, i) => ({
  id: `narrative-${i + 1}`,
  kind: 'narrative',
  title: { es: `Carta narrativa ${i + 1}`, en: `Narrative card ${i + 1}` },
  stories: Object.fromEntries(SYMBOLS.map((symbol, s) => [symbol, s * PER_SYMBOL + i + 1])) as NarrativeCard['stories'],
}))
