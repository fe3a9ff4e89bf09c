import { readFileSync, writeFileSync } from 'node:fs'
import { speaker } from '@miskatonic/effects'
import { checkLexicon, checkTree, type LanguageId, lint } from '@miskatonic/effects/text'
import { type Json, type Message, randomFrom, type Seat, SPECTATOR, sample, Table } from '@miskatonic/kernel'
import { sameTextOtherEffect } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { lighthouse } from '../rules/game.ts'
import { language } from '../rules/vocabulary/language.ts'
import { rulesText, treesOf } from '../text/cards.ts'
import { faceText } from '../text/faces.ts'
import { lexicon } from '../text/lexicon.ts'
import { messages, say } from '../text/messages.ts'
import { SEATS } from './randomGames.ts'

const LANGUAGES: readonly LanguageId[] = ['es', 'en']

/** All cards as they are read: one paragraph each. */
const printed = (lang: LanguageId): string =>
  cards.map((card) => `${card.id}\n  ${card.title[lang]}\n  ${rulesText(card, { lang })}\n  — ${card.story[lang]}\n`).join('\n')

describe.each(LANGUAGES)('cards in %s', (lang) => {
  test('read as the golden file says', () => {
    const file = new URL(`./golden/cards.${lang}.txt`, import.meta.url)
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, printed(lang))
    expect(printed(lang)).toBe(readFileSync(file, 'utf8'))
  })
  test('that read the same do the same', () => {
    const told = cards.map((card) => {
      const { id, title, story, ...effect } = card
      return { of: id, effect: effect as unknown as Json, text: rulesText(card, { lang }) }
    })
    expect(sameTextOtherEffect(told)).toEqual([])
  })
  test('have nothing a printed text may not have', () => {
    const found = (text: string) => lint(text, lang).map(({ why }) => `${text}: ${why}`)
    expect(cards.flatMap((card) => [...found(card.title[lang]), ...found(rulesText(card, { lang }))])).toEqual([])
    // A story may breathe where a rule may not.
    expect(cards.flatMap((card) => found(card.story[lang])).filter((problem) => !problem.includes('a comma before'))).toEqual([])
  })
  test('speak aloud without signs', () => {
    for (const card of cards) expect(rulesText(card, { lang, form: 'spoken' })).not.toMatch(/[−[\]•]/)
  })
  test('tell a story of two to four short sentences', () => {
    for (const { id, story } of cards) expect(story[lang].split(/[.?!:] /).length, id).toBeLessThanOrEqual(4)
  })
})

test('the lexicon is sound, and no card names a word it lacks', () => {
  expect(checkLexicon(lexicon)).toEqual([])
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
const SOME_ARGS = {
  who: 'ana',
  other: 'bea',
  cost: [{ pay: 'oil', n: 1 }],
  resource: 'oil',
  instead: 'nerve',
  n: 2,
  to: 3,
  has: 1,
  max: 3,
  needed: 4,
  face: 5,
  place: 'tower',
  skill: 'will',
  need: 'rope',
  deed: 'tend',
  ending: 'held',
  faces: [1, 5],
  effect: { do: 'loseNerve', n: 1 },
  card: PIECE,
  ship: PIECE,
  thing: PIECE,
  find: PIECE,
  mark: PIECE,
  purpose: PIECE,
  cards: [PIECE, PIECE],
  finds: [PIECE],
}

/** Every message, for three readers, in both languages. */
test('every message is said in both languages, to anybody', () => {
  for (const key of Object.keys(messages.definitions))
    for (const lang of LANGUAGES)
      for (const viewer of ['ana', 'bea', SPECTATOR]) {
        const text = say({ key, args: SOME_ARGS }, { lang, viewer })
        expect(lint(text, lang).map(({ why }) => `${key}: ${text}: ${why}`)).toEqual([])
        expect(text, key).not.toBe('')
      }
  const spoken = (lang: LanguageId, viewer: Seat) => say({ key: 'nerve-lost', args: { who: 'ana', n: 1 } }, { lang, viewer })
  expect([spoken('es', 'ana'), spoken('es', 'bea'), spoken('en', 'ana'), spoken('en', 'bea')]).toEqual([
    'Has perdido 1 punto de Ánimo.',
    'ana ha perdido 1 punto de Ánimo.',
    'You lost 1 Nerve.',
    'ana lost 1 Nerve.',
  ])
  expect(say({ key: 'finds-seen', args: { who: 'ana', finds: [{ piece: 'y', faces: {} }] } }, { lang: 'es', viewer: 'ana' })).toBe(
    'Has mirado 1 carta.',
  )
})

/** All messages inside anything a seat is sent. */
function messagesIn(sent: unknown): Message[] {
  if (Array.isArray(sent)) return sent.flatMap(messagesIn)
  if (typeof sent !== 'object' || sent === null) return []
  const { key, args, ...rest } = sent as Partial<Message> & Record<string, unknown>
  const own = typeof key === 'string' && key in messages.definitions ? [{ key, ...(args ? { args } : {}) } as Message] : []
  return [...own, ...Object.values(rest).flatMap(messagesIn)]
}

test('whatever a table says in thirty random games has words', () => {
  const said = new Set<string>()
  for (let game = 0; game < 30; game++) {
    const random = randomFrom(`said-${game}`)
    const table = Table.start(lighthouse, { seats: SEATS.slice(0, 2 + (game % 3)), seed: `said-${game}` })
    while (table.ask) {
      const [seat] = table.awaited() as [Seat]
      const { about, ...sent } = table.askFor(seat) as { about: Message }
      for (const message of [about, ...messagesIn(sent)]) {
        said.add(message.key)
        for (const lang of LANGUAGES) expect(say(message, { lang, viewer: seat })).not.toMatch(/undefined|\[object/)
      }
      table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    }
    for (const { message } of table.eventsFor('ana'))
      for (const lang of LANGUAGES) expect(say(message, { lang, viewer: 'ana' })).not.toMatch(/undefined|\[object/)
  }
  expect(said.size).toBeGreaterThan(25)
})

test('a choice between effects is printed from the effects themselves', () => {
  const effect = { do: 'mark' }
  expect(say({ key: 'effect', args: { effect } }, { lang: 'es' })).toBe('Recibes 1 Marca.')
  expect(speaker(language).effect(effect)).toMatchObject({ kind: 'clause', verb: 'receive' })
})
