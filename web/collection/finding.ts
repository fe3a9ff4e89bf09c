/** Finding cards of a collection: by words, without accents, and by everything they bear. */
import type { ShownCard } from '@miskatonic/contract'
import { folded } from '../rules/search.ts'

/** Group → the one mark wanted of it. */
export type Wanted = { readonly [group: string]: string }

const plain = (rich: string): string => rich.replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, '$1').replace(/\*\*|_/g, '')

const wordsOf = new WeakMap<ShownCard, string>()
function searched(card: ShownCard): string {
  const known = wordsOf.get(card)
  if (known !== undefined) return known
  const { text, marks } = card
  const words = folded(
    [
      text.name,
      text.sort,
      ...marks.map((mark) => mark.text),
      ...text.parts.flatMap(({ rules, story }) => [plain(rules ?? ''), story ?? '']),
    ].join(' '),
  )
  wordsOf.set(card, words)
  return words
}

const bears = ({ marks }: ShownCard, wanted: Wanted): boolean =>
  Object.entries(wanted).every(([group, id]) => marks.some((mark) => mark.group === group && mark.id === id))

/** Cards that hold every word and bear every mark; those with the words in their name first. */
export function foundCards<C extends ShownCard>(cards: readonly C[], query: string, wanted: Wanted): readonly C[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const found = cards.filter((card) => bears(card, wanted) && words.every((word) => searched(card).includes(word)))
  if (!words.length) return found
  const inName = (card: ShownCard): number => (words.every((word) => folded(card.text.name).includes(word)) ? 0 : 1)
  return found
    .map((card, i) => ({ card, i }))
    .sort((a, b) => inName(a.card) - inName(b.card) || a.i - b.i)
    .map(({ card }) => card)
}

type Choice = { readonly id: string; readonly text: string }
const isNumber = ({ id }: Choice): boolean => /^-?\d+$/.test(id)
/** Numbers by their size, anything else in the order it is met. */
const inOrder = (choices: readonly Choice[]): readonly Choice[] =>
  choices.every(isNumber) ? choices.toSorted((a, b) => Number(a.id) - Number(b.id)) : choices

/** What can be chosen in each group. */
export function marksIn(cards: readonly ShownCard[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Map<string, string>>()
  for (const { marks } of cards)
    for (const { group, id, text } of marks) {
      const known = found.get(group) ?? new Map<string, string>()
      if (!known.has(id)) known.set(id, text)
      found.set(group, known)
    }
  return new Map([...found].map(([group, known]) => [group, inOrder([...known].map(([id, text]) => ({ id, text })))]))
}
