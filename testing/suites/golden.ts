import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Language } from '@miskatonic/contract'
import { checkLexicon, type Lexicon, lint } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { sameTextOtherEffect } from '../texts.ts'
import { LANGUAGES } from './languages.ts'

/* The printed cards: those of the golden files, sound, and honest. `UPDATE_GOLDEN=1` writes the files anew. */

export type Printed<C> = {
  /** The test's `import.meta.url`: the files lie beside it in `golden/`. */
  readonly at: string
  readonly cards: readonly C[]
  readonly lexicon: Lexicon
  /** One card in the file; cards stand apart by an empty line. */
  readonly block: (card: C, lang: Language) => string
  /** Every text of a card. */
  readonly lines: (card: C, lang: Language) => readonly string[]
  /** The whole card as it is drawn or read aloud. */
  readonly text: (card: C, lang: Language, form?: 'plain' | 'rich' | 'spoken') => string
  /** What no printed text has in it, besides signs of a program. */
  readonly raw?: RegExp
  /** Texts of a card with what they were printed from: two that read the same must do the same. */
  readonly does?: (card: C, lang: Language) => readonly { readonly effect: Json; readonly text: string }[]
  /** How much of a card's text is written by hand: at most this share of the cards. */
  readonly byHand: { readonly is: (card: C) => boolean; readonly most: number }
}

export function cardsArePrinted<C extends { readonly id: string }>(printed: Printed<C>): void {
  const { cards, text, lines } = printed
  const raw = new RegExp(`undefined|\\{|\\}|\\[object|NaN${printed.raw ? `|${printed.raw.source}` : ''}`)

  describe.each(LANGUAGES)('the printed cards in %s', (lang) => {
    it('are those of the golden file', () => {
      const file = new URL(`./golden/cards.${lang}.txt`, printed.at)
      const all = `${cards.map((card) => printed.block(card, lang)).join('\n\n')}\n`
      if (process.env.UPDATE_GOLDEN || !existsSync(file)) writeFileSync(file, all)
      expect(all).toBe(readFileSync(file, 'utf8'))
    })

    it('pass the lint', () => {
      const found = cards.flatMap((card) =>
        lines(card, lang).flatMap((line) => lint(line, lang).map((one) => ({ of: card.id, line, ...one }))),
      )
      expect(found).toEqual([])
    })

    it('say something, never an id, and can be drawn and read aloud', () => {
      for (const card of cards) {
        expect(text(card, lang), card.id).not.toBe('')
        expect(text(card, lang), card.id).not.toMatch(raw)
        for (const form of ['rich', 'spoken'] as const) expect(text(card, lang, form), card.id).not.toMatch(/undefined|\{/)
      }
    })

    if (printed.does)
      it('that read the same do the same', () => {
        const told = cards.flatMap((card) => (printed.does?.(card, lang) ?? []).map((one) => ({ of: card.id, ...one })))
        expect(sameTextOtherEffect(told)).toEqual([])
      })
  })

  it('has a sound lexicon', () => expect(checkLexicon(printed.lexicon)).toEqual([]))

  it('has few texts written by hand', () => {
    expect(cards.filter(printed.byHand.is).length / cards.length).toBeLessThanOrEqual(printed.byHand.most)
  })
}
