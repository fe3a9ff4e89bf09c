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

const linesOf = (card: Card, lang: Lang): string[] =>
  partsOf(card)
    .map((part) => partText(card, part, { lang }))
    .filter(Boolean)

/** One block for each card: kind, id, title, figures, rules, story. */
const block = (card: Card, lang: Lang): string =>
  [`# ${card.kind} ${card.id} · ${card.title[lang]}`, ...linesOf(card, lang), `> ${card.story[lang]}`].join('\n')

describe.each(LANGUAGES)('the printed cards in %s', (lang) => {
  it('are those of the golden file', () => {
    const printed = `${cards.map((card) => block(card, lang)).join('\n\n')}\n`
    if (process.env.UPDATE_GOLDEN || !existsSync(fileOf(lang))) writeFileSync(fileOf(lang), printed)
    expect(printed).toBe(readFileSync(fileOf(lang), 'utf8'))
  })

  it('pass the lint', () => {
    const findings = cards.flatMap((card) =>
      linesOf(card, lang).flatMap((line) => lint(line, lang).map((found) => ({ card: card.id, line, ...found }))),
    )
    expect(findings).toEqual([])
  })

  it('say something, and never an id', () => {
    for (const card of cards) {
      const text = cardText(card, lang)
      expect(text, card.id).not.toBe('')
      expect(text, card.id).not.toMatch(/undefined|\{|\}|\[object|NaN|title:|travel:/)
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
  const byHand = cards.filter((card) => card.text !== undefined)
  expect(byHand.length / cards.length).toBeLessThanOrEqual(0.15)
})

/** What a card does, apart from what its figures say. */
const doings = ({ id, kind, ...card }: Card): string => {
  const { title: _, story: __, grammar: ___, text: ____, ...all } = card as unknown as Record<string, unknown>
  const told = new Set([
    'attributes',
    'generics',
    'languages',
    'icons',
    'sanity',
    'value',
    'capacity',
    'cost',
    'education',
    'hand',
    'g',
    'unique',
  ])
  const rest = Object.fromEntries(Object.entries(all).filter(([field]) => !told.has(field) && !FIGURES.has(field)))
  return JSON.stringify([kind, rest]).replaceAll(`"${id}"`, '"self"')
}
/** Fields that are printed among the figures. */
const FIGURES = new Set([
  'region',
  'subregion',
  'gate',
  'dimension',
  'subtype',
  'class',
  'foundAt',
  'magic',
  'points',
  'when',
  'target',
  'lasts',
  'mode',
])

it.each(LANGUAGES)('no two cards say the same and do something else (%s)', (lang) => {
  const byText = new Map<string, Card[]>()
  for (const card of cards) {
    const [, rules] = partsOf(card).map((part) => partText(card, part, { lang }))
    if (rules) byText.set(`${card.kind}: ${rules}`, [...(byText.get(`${card.kind}: ${rules}`) ?? []), card])
  }
  const wrong = [...byText].filter(([, alike]) => new Set(alike.map(doings)).size > 1)
  expect(wrong.map(([text, alike]) => [text, ...alike.map(({ id }) => id)])).toEqual([])
})
