import type { Json } from '@miskatonic/kernel'
import { cardsArePrinted, textsTellEffectsApart } from '@miskatonic/testing/suites'
import { cards } from '../content/index.ts'
import { kinds } from '../content/kinds.ts'
import type { Card } from '../content/nodes.ts'
import { language } from '../rules/vocabulary/language.ts'
import { cardText, partsOf, partText } from '../text/cards.ts'
import { lexicon } from '../text/lexicon.ts'

const linesOf = (card: Card, lang: 'es' | 'en'): string[] => partsOf(card).flatMap((part) => partText(card, part, { lang }) || [])

/** What is printed apart from the rules: titles, stories, and fields among the figures. */
const TOLD = new Set(
  `id kind title story grammar text attributes generics languages icons sanity value capacity cost education hand g unique
  region subregion gate dimension subtype class foundAt magic points when target lasts mode`.split(/\s+/),
)
/** What a card does, apart from what its figures say. */
const doings = (card: Card): Json => {
  const rest = Object.fromEntries(Object.entries(card).filter(([field]) => !TOLD.has(field)))
  return JSON.parse(JSON.stringify([card.kind, rest]).replaceAll(`"${card.id}"`, '"self"'))
}

cardsArePrinted({
  at: import.meta.url,
  cards,
  lexicon,
  // Kind, id, title, figures, rules, story.
  block: (card, lang) => [`# ${card.kind} ${card.id} · ${card.title[lang]}`, ...linesOf(card, lang), `> ${card.story[lang]}`].join('\n'),
  lines: linesOf,
  text: cardText,
  raw: /title:|travel:/,
  does: (card, lang) => {
    const [, rules] = partsOf(card).map((part) => partText(card, part, { lang }))
    return rules ? [{ effect: doings(card), text: `${card.kind}: ${rules}` }] : []
  },
  byHand: { is: (card) => card.text !== undefined, most: 0.15 },
})

textsTellEffectsApart({ language, kinds, cards, least: 200 })
