import { checkTree } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { cardsArePrinted, textsTellEffectsApart } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { type Card, kinds } from '../content/kinds.ts'
import { language } from '../rules/vocabulary/language.ts'
import { entriesOf, entryText, rulesText, treesOf } from '../text/cards.ts'
import { lexicon } from '../text/lexicon.ts'
import { areaTitle } from '../text/names.ts'

const titleOf = (card: Card, lang: 'es' | 'en'): string =>
  'title' in card ? card.title[lang] : card.kind === 'encounter' ? areaTitle(card.neighbourhood)[lang] : card.colours.join(' ')
/** Cards whose text was written by hand: what the language has no words for. */
const byHand = (card: Card): boolean =>
  ('text' in card && card.text !== undefined) || (card.kind === 'ancientOne' && card.power.text !== undefined)

/** A street and a world have nothing printed on them but their names. */
const printable = cards.filter(({ kind }) => kind !== 'street' && kind !== 'world')
const isSheet = (card: Card): card is Extract<Card, { kind: 'encounter' | 'otherWorld' }> =>
  card.kind === 'encounter' || card.kind === 'otherWorld'
const entries = (card: Extract<Card, { kind: 'encounter' | 'otherWorld' }>, lang: 'es' | 'en'): string[] =>
  entriesOf(card).map(([place, entry]) => `${place}: ${entryText(entry, { lang }) || '—'}`)

cardsArePrinted({
  at: import.meta.url,
  cards: printable,
  lexicon,
  block: (card, lang) =>
    `${card.id}\n  ${titleOf(card, lang)}\n  ${isSheet(card) ? entries(card, lang).join('\n  ') : rulesText(card, { lang })}`,
  lines: (card, lang) => [titleOf(card, lang), ...(isSheet(card) ? entries(card, lang) : [rulesText(card, { lang })])],
  text: (card, lang, form = 'plain') => rulesText(card, { lang, form }),
  does: (card, lang) => {
    if (isSheet(card)) return entriesOf(card).map(([, entry]) => ({ effect: entry.effect as Json, text: entryText(entry, { lang }) }))
    // Titles, stories and how many there are are no part of the text.
    const { id, title, story, copies, home, sliders, fixed, random, occupation, gender, gift, street, hints, depot, inner, ...effect } =
      card as {
        readonly [field: string]: unknown
      }
    return [{ effect: effect as Json, text: rulesText(card, { lang }) }]
  },
  byHand: { is: byHand, most: 0.1 },
})

/** What the rules say of all such cards needs no words on them: no Retainer works in the final battle, and a Rumor goes to the box as any card does. */
function means(node: Json): Json {
  if (Array.isArray(node)) return node.map(means)
  if (typeof node !== 'object' || node === null) return node
  const fields = node as { readonly [field: string]: Json }
  if (fields.do === 'endRumor' && fields.as === 'box') return { do: 'boxSelf' }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (name === 'battle' && value === false ? [] : [[name, means(value)]])),
  )
}
textsTellEffectsApart({ language, kinds, cards: printable, means, least: 900 })

test('no card names a word the lexicon lacks', () => {
  expect(printable.flatMap((card) => treesOf(card).flatMap((tree) => checkTree(lexicon, tree)))).toEqual([])
})
