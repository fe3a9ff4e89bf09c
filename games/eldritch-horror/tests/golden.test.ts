import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkLexicon, lint } from '@miskatonic/effects/text'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import type { Card } from '../content/nodes.ts'
import { cardText, partsOf, partText } from '../text/cards.ts'
import { lexicon } from '../text/lexicon.ts'

const LANGUAGES = ['es', 'en'] as const
type Lang = (typeof LANGUAGES)[number]

const fileOf = (lang: Lang): string => fileURLToPath(new URL(`./golden/cards.${lang}.txt`, import.meta.url))
const titleOf = (card: Card, lang: Lang): string => ('name' in card ? card.name[lang] : 'title' in card ? card.title[lang] : '')

/** One block for each card: kind, id, name, then a line for each of its texts. */
const block = (card: Card, lang: Lang): string =>
  [`# ${card.kind} ${card.id}${titleOf(card, lang) ? ` · ${titleOf(card, lang)}` : ''}`, ...linesOf(card, lang)].join('\n')

const linesOf = (card: Card, lang: Lang): string[] =>
  partsOf(card)
    .map((part) => ({ part, text: partText(card, part, { lang }) }))
    .filter(({ text }) => text !== '')
    .map(({ part, text }) => `${part.part}${part.title ? ` «${part.title[lang]}»` : ''} | ${text}`)

/** Without the part's id; a calibre is a name. */
const bare = (line: string): string => line.replace(/^[^|]*\| /, '').replace(/\.(18|38|45)/g, '$1')

describe.each(LANGUAGES)('the printed cards in %s', (lang) => {
  it('are those of the golden file', () => {
    const printed = `${cards.map((card) => block(card, lang)).join('\n\n')}\n`
    if (process.env.UPDATE_GOLDEN || !existsSync(fileOf(lang))) writeFileSync(fileOf(lang), printed)
    expect(printed).toBe(readFileSync(fileOf(lang), 'utf8'))
  })

  it('pass the lint', () => {
    const findings = cards.flatMap((card) =>
      linesOf(card, lang).flatMap((line) => lint(bare(line), lang).map((found) => ({ card: card.id, line, ...found }))),
    )
    expect(findings).toEqual([])
  })

  it('say something, and never an id', () => {
    for (const card of cards) {
      const text = cardText(card, lang)
      expect(text, card.id).not.toBe('')
      expect(text, card.id).not.toMatch(/undefined|\{|\}|\[object|NaN|[a-z]:[a-z]|\b[a-z]+-[a-z]+-[a-z]+\b/)
      for (const part of partsOf(card))
        if (!['traits', 'starting', 'back', 'front'].includes(part.part))
          expect(partText(card, part, { lang }), `${card.id} ${part.part}`).not.toBe('')
    }
  })

  it('can be drawn and read aloud', () => {
    for (const card of cards)
      for (const form of ['rich', 'spoken'] as const) expect(cardText(card, lang, form), card.id).not.toMatch(/undefined|\{/)
  })
})

it('has a sound lexicon', () => {
  expect(checkLexicon(lexicon)).toEqual([])
})

it('has few texts written by hand', () => {
  const byHand = cards.filter((card) => JSON.stringify(card).includes('"text":{'))
  expect(byHand.length / cards.length).toBeLessThanOrEqual(0.15)
})
