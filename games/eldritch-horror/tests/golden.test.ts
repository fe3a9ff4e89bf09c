import { cardsArePrinted, LANGUAGES } from '@miskatonic/testing/suites'
import { expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import type { Card } from '../content/nodes.ts'
import { cardText, partsOf, partText } from '../text/cards.ts'
import { lexicon } from '../text/lexicon.ts'

type Lang = (typeof LANGUAGES)[number]
const titleOf = (card: Card, lang: Lang): string => ('name' in card ? card.name[lang] : 'title' in card ? card.title[lang] : '')
const told = (card: Card, lang: Lang) =>
  partsOf(card)
    .map((part) => ({ part, text: partText(card, part, { lang }) }))
    .filter(({ text }) => text !== '')

cardsArePrinted({
  at: import.meta.url,
  cards,
  lexicon,
  // Kind, id, name, then a line for each of its texts.
  block: (card, lang) =>
    [
      `# ${card.kind} ${card.id}${titleOf(card, lang) ? ` · ${titleOf(card, lang)}` : ''}`,
      ...told(card, lang).map(({ part, text }) => `${part.part}${part.title ? ` «${part.title[lang]}»` : ''} | ${text}`),
    ].join('\n'),
  // A calibre is a name.
  lines: (card, lang) => told(card, lang).map(({ text }) => text.replace(/\.(18|38|45)/g, '$1')),
  text: cardText,
  raw: /[a-z]:[a-z]|\b[a-z]+-[a-z]+-[a-z]+\b/,
  byHand: { is: (card) => JSON.stringify(card).includes('"text":{'), most: 0.15 },
})

it.each(LANGUAGES)('every part of a card says something in %s', (lang) => {
  for (const card of cards)
    for (const part of partsOf(card).filter(({ part }) => !['traits', 'starting', 'back', 'front'].includes(part)))
      expect(partText(card, part, { lang }), `${card.id} ${part.part}`).not.toBe('')
})
