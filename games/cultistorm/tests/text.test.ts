import { checkTree } from '@miskatonic/effects/text'
import type { Json, Seat } from '@miskatonic/kernel'
import { cardsArePrinted, everyMessageIsSaid, textsTellEffectsApart } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { baseCards, cards, kinds } from '../content/cards.ts'
import { text } from '../index.ts'
import { language } from '../rules/vocabulary/language.ts'
import { rulesText, treesOf } from '../text/cards.ts'
import { lexicon } from '../text/lexicon.ts'
import { messages, say } from '../text/messages.ts'

/** A sect and a die have nothing printed on them but their names, and most stories only tell. */
const isPrintable = (card: { readonly kind: string; readonly effect?: unknown }) =>
  card.kind !== 'sect' && card.kind !== 'die' && !(card.kind === 'tale' && !card.effect)
const printable = cards.filter(isPrintable)

cardsArePrinted({
  at: import.meta.url,
  cards: baseCards.filter(isPrintable),
  lexicon,
  block: (card, lang) => `${card.id}\n  ${card.title[lang]}\n  ${rulesText(card, { lang })}`,
  lines: (card, lang) => [card.title[lang], rulesText(card, { lang })],
  text: (card, lang, form = 'plain') => rulesText(card, { lang, form }),
  does: (card, lang) => {
    // Whose card it is, how many there are, which sect and which story belong to it are not part of its text.
    const { id, kind, title, story, of, copies, sect, type, tale, number, ...effect } = card as { readonly [field: string]: unknown }
    return [{ effect: effect as Json, text: rulesText(card, { lang }) }]
  },
  byHand: { is: () => false, most: 0 },
})

textsTellEffectsApart({ language, kinds, cards: printable, least: 80 })

const PIECE = { piece: 'x', faces: { front: 'item/laudanum' } }

everyMessageIsSaid(text.say, {
  keys: Object.keys(messages.definitions),
  readers: ['ana', 'bea'],
  args: (key, n) => ({
    ...{ who: 'ana', other: key === 'ancient-devoured' ? PIECE : 'bea', n, slot: 'eye', symbol: 'star', symbols: ['eye', 'star'] },
    ...{ face: 'wild', rolled: ['eye', 'wild'], phase: 'combat', ending: 'sealed' },
    ...{ card: PIECE, cards: [PIECE, PIECE], item: PIECE, back: PIECE, enemy: PIECE },
    ...{ moment: 'terror' },
    ...{ effect: { do: 'heal', n: 1 }, cost: [{ pay: 'card', n: 1 }] },
  }),
})

test('a message says “you” to the one it concerns', () => {
  const spoken = (lang: 'es' | 'en', viewer: Seat) => say({ key: 'madness-gained', args: { who: 'ana', n: 1 } }, { lang, viewer })
  expect([spoken('es', 'ana'), spoken('es', 'bea'), spoken('en', 'ana'), spoken('en', 'bea')]).toEqual([
    'Has recibido 1 ficha de locura.',
    'ana ha recibido 1 ficha de locura.',
    'You received 1 madness token.',
    'ana received 1 madness token.',
  ])
})

test('a seat nobody named goes by its detective, one with a name by that', () => {
  const lines = (who: Seat) =>
    (['es', 'en'] as const).map((lang) => say({ key: 'fight-declined', args: { who, played: { [who]: 'defender' } } }, { lang }))
  expect(lines('Asiento 2')).toEqual(['El Defensor ha renunciado a pelear.', 'The Defender did not fight.'])
  expect(say({ key: 'fight-declined', args: { who: 'Asiento 4', played: { 'Asiento 4': 'author' } } }, { lang: 'es' })).toBe(
    'El Autor ha renunciado a pelear.',
  )
  expect(lines('Ana')).toEqual(['Ana ha renunciado a pelear.', 'Ana did not fight.'])
  const helped = say({ key: 'support-option', args: { other: 'Seat 3', played: { 'Seat 3': 'investigator' } } }, { lang: 'es' })
  expect(helped).toBe('Ayudar al Investigador')
})

test('every trophy that is spent is told', () => {
  const spent = (lang: 'es' | 'en') => say({ key: 'trophies-spent', args: { who: 'ana', symbols: ['eye', 'star'] } }, { lang })
  expect([spent('es'), spent('en')]).toEqual(['ana ha devuelto 2 trofeos: ojo, estrella.', 'ana returned 2 trophies: Eye, Star.'])
})

test('no card names a word the lexicon lacks', () => {
  expect(printable.flatMap((card) => treesOf(card).flatMap((tree) => checkTree(lexicon, tree)))).toEqual([])
})
