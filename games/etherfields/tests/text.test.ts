import { printEntry } from '@miskatonic/commons/book'
import type { Json } from '@miskatonic/kernel'
import { cardsArePrinted, LANGUAGES } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { book } from '../content/book.ts'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import type { Card } from '../content/kinds.ts'
import { language } from '../rules/vocabulary/language.ts'
import { actionsOf, actionText, rulesText } from '../text/cards.ts'
import { lexicon } from '../text/lexicon.ts'
import { titleOfCard } from '../text/names.ts'

type Lang = (typeof LANGUAGES)[number]

/** Tiles, overlays and pieces have nothing printed on them but a name that stands elsewhere. */
const printable = cards.filter(({ kind }) => kind !== 'tile' && kind !== 'overlay' && kind !== 'figure')
/** What is printed besides the rules: the story, the backs of Notes and Gates, the names of Places, of what can be done. */
function words(card: Card, lang: Lang): string[] {
  const both = [
    'flavour' in card ? card.flavour : undefined,
    ...(card.kind === 'note' ? [card.back] : []),
    ...(card.kind === 'gate' ? [card.blurb, card.goal] : []),
    ...(card.kind === 'season' ? [card.hint] : []),
    ...(card.kind === 'district' ? [...card.places.map(({ title }) => title), card.toll.text] : []),
    ...actionsOf(card).map(({ label }) => label),
  ]
  return both.flatMap((one) => (one ? [one[lang]] : []))
}
const byHand = (card: Card): boolean => 'text' in card && card.text !== undefined

cardsArePrinted({
  at: import.meta.url,
  cards: printable,
  lexicon,
  block: (card, lang) => [card.id, titleOfCard(card)[lang], ...words(card, lang), rulesText(card, { lang })].filter(Boolean).join('\n  '),
  // Stories are prose: what the printer may not do, an author may.
  lines: (card, lang) => [titleOfCard(card)[lang], rulesText(card, { lang })],
  text: (card, lang, form = 'plain') => `${titleOfCard(card)[lang]} ${rulesText(card, { lang, form })}`,
  does: (card, lang) => {
    const { id, title, flavour, copies, motive, price, of, colour, suit, ...effect } = card as { readonly [field: string]: unknown }
    if (card.kind === 'turn') return []
    const text = rulesText(card, { lang })
    // A piece whose rules are those of its kind says nothing of its own.
    return text ? [{ effect: effect as Json, text: `${card.kind}: ${text}` }] : []
  },
  byHand: { is: byHand, most: 0.15 },
})

describe.each(LANGUAGES)('what is read and written in the dreams, in %s', (lang) => {
  test('the scripts are those of the golden file', async () => {
    const scripts = book.entries.map((entry) => printEntry(language, entry, lang)).join('\n\n')
    await expect(`${scripts}\n`).toMatchFileSnapshot(`golden/scripts.${lang}.txt`)
  })
  test('the maps are those of the golden file', async () => {
    const maps = dreams.map(({ code, gate, mapActions, floating = [], overlays = {} }) =>
      [
        `${code} ${gate.title[lang]}`,
        ...[...Object.entries(mapActions), ...floating.map((one) => [one.key, one] as const)].map(
          ([letter, action]) => `${letter} ${action.label?.[lang]}. ${actionText(action, { lang })}`,
        ),
        ...Object.entries(overlays).map(([id, { title }]) => `${id} ${title[lang]}`),
      ].join('\n  '),
    )
    await expect(`${maps.join('\n\n')}\n`).toMatchFileSnapshot(`golden/maps.${lang}.txt`)
  })
})
