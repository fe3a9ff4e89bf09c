import type { Json } from '@miskatonic/kernel'
import { cardsArePrinted } from '@miskatonic/testing/suites'
import type { Card } from '../../content/kinds.ts'
import { rulesText } from '../../text/cards.ts'
import { lexicon } from '../../text/lexicon.ts'

/** The cards of an expansion as they are printed; the golden files lie beside the test in `golden/`. */
export function expansionIsPrinted(at: string, cards: readonly Card[]): void {
  cardsArePrinted({
    at,
    cards,
    lexicon,
    block: (card, lang) => [card.id, card.title[lang], rulesText(card, { lang }), card.story?.[lang] ?? ''].filter(Boolean).join('\n  '),
    lines: (card, lang) => [card.title[lang], rulesText(card, { lang }), ...(card.story ? [card.story[lang]] : [])],
    text: (card, lang, form = 'plain') => rulesText(card, { lang, form }),
    does: (card, lang) => {
      // Nor is whose world it is.
      const { id, title, story, copies, ancient, ...effect } = card as { readonly [field: string]: unknown }
      return [{ effect: effect as Json, text: rulesText(card, { lang }) }]
    },
    byHand: { is: () => false, most: 0 },
  })
}
