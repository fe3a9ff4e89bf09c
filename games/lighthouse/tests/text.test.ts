import { speaker } from '@miskatonic/effects'
import { checkTree, lint } from '@miskatonic/effects/text'
import type { Seat } from '@miskatonic/kernel'
import { cardsArePrinted, everyMessageIsSaid, LANGUAGES, textsTellEffectsApart } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { kinds } from '../content/kinds.ts'
import { text } from '../index.ts'
import { lighthouse } from '../rules/game.ts'
import { language } from '../rules/vocabulary/language.ts'
import { rulesText, treesOf } from '../text/cards.ts'
import { faceText } from '../text/faces.ts'
import { lexicon } from '../text/lexicon.ts'
import { messages, say } from '../text/messages.ts'

cardsArePrinted({
  at: import.meta.url,
  cards,
  lexicon,
  block: (card, lang) => `${card.id}\n  ${card.title[lang]}\n  ${rulesText(card, { lang })}\n  — ${card.story[lang]}`,
  lines: (card, lang) => [card.title[lang], rulesText(card, { lang })],
  text: (card, lang, form = 'plain') => rulesText(card, { lang, form }),
  does: (card, lang) => {
    const { id, title, story, ...effect } = card
    return [{ effect, text: rulesText(card, { lang }) }]
  },
  byHand: { is: () => false, most: 0 },
})

textsTellEffectsApart({ language, kinds, cards, least: 100 })

test.each(LANGUAGES)('cards speak aloud without signs and tell a story of two to four short sentences in %s', (lang) => {
  for (const card of cards) {
    expect(rulesText(card, { lang, form: 'spoken' })).not.toMatch(/[−[\]•]/)
    expect(card.story[lang].split(/[.?!:] /).length, card.id).toBeLessThanOrEqual(4)
    // A story may breathe where a rule may not.
    expect(lint(card.story[lang], lang).filter(({ why }) => !why.includes('a comma before'))).toEqual([])
  }
})

test('no card names a word the lexicon lacks', () => {
  expect(cards.flatMap((card) => treesOf(card).flatMap((tree) => checkTree(lexicon, tree)))).toEqual([])
})

test('a face is read by its key, and every Mark has the same front', () => {
  expect(faceText('mark-front/salt-mark', 'es')).toMatchObject({ name: 'Marca de sal', sort: 'Marca' })
  expect(faceText('find/hemp-rope', 'en')?.parts[0]?.rules).toContain('discard this card')
  expect(faceText('find/nothing', 'en')).toBe(null)
  const fronts = [...lighthouse.definitions.values()].filter(({ kind }) => kind === 'mark').map(({ faces }) => faces.front)
  expect(new Set(fronts).size).toBe(1)
})

// ── messages ──

const PIECE = { piece: 'x', faces: { front: 'find/hemp-rope' } }
/** An argument for every name a message may use. */
const PIECES = Object.fromEntries(['card', 'ship', 'thing', 'find', 'mark', 'purpose'].map((name) => [name, PIECE]))
const WORDS = { place: 'tower', skill: 'will', need: 'rope', deed: 'tend', ending: 'held', resource: 'oil', instead: 'nerve' }
const LISTS = { cost: [{ pay: 'oil', n: 1 }], faces: [1, 5], cards: [PIECE, PIECE], finds: [PIECE] }

everyMessageIsSaid(text.say, {
  keys: Object.keys(messages.definitions),
  readers: ['ana', 'bea'],
  args: (_, n) => ({
    ...{ who: 'ana', other: 'bea', n, to: 3, has: 1, max: 3, needed: 4, face: 5, effect: { do: 'loseNerve', n: 1 } },
    ...PIECES,
    ...WORDS,
    ...LISTS,
  }),
})

test('a message says “you” to the one it concerns, and names no card to one who cannot see it', () => {
  const spoken = (lang: 'es' | 'en', viewer: Seat) => say({ key: 'nerve-lost', args: { who: 'ana', n: 1 } }, { lang, viewer })
  expect([spoken('es', 'ana'), spoken('es', 'bea'), spoken('en', 'ana'), spoken('en', 'bea')]).toEqual([
    'Has perdido 1 punto de Ánimo.',
    'ana ha perdido 1 punto de Ánimo.',
    'You lost 1 Nerve.',
    'ana lost 1 Nerve.',
  ])
  const unseen = { who: 'ana', finds: [{ piece: 'y', faces: {} }] }
  expect(say({ key: 'finds-seen', args: unseen }, { lang: 'es', viewer: 'ana' })).toBe('Has mirado 1 carta.')
})

test('a choice between effects is printed from the effects themselves', () => {
  const effect = { do: 'mark' }
  expect(say({ key: 'effect', args: { effect } }, { lang: 'es' })).toBe('Recibes 1 Marca.')
  expect(speaker(language).effect(effect)).toMatchObject({ kind: 'clause', verb: 'receive' })
})
