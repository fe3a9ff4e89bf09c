import type { Deck, DeckCard, GameSetup } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { describe, expect, test } from 'vitest'
import { foundCards, marksIn } from '../collection/finding.ts'
import { withOwnDecks } from './bringing.ts'
import { codeOf, deckFrom, readText, textOf } from './deckText.ts'
import { copiesOf, drawn, emptyDeck, listOf, readDeck, sizeOf, withCard, withoutCard } from './editing.ts'

const card = (id: string, name: string, more: Partial<DeckCard> & { readonly rules?: string } = {}): DeckCard => ({
  id,
  face: `thing:${id}`,
  text: { kind: 'thing', name, sort: 'Thing', parts: [{ id: 'front', rules: more.rules ?? '', story: '' }] },
  most: 4,
  leads: false,
  marks: [{ group: 'kind', id: 'thing', text: 'Thing' }],
  ...more,
})
const lamp = card('lamp', 'Lámpara de latón', { rules: 'Roba **1** carta.' })
const key = card('key', 'Llave', {
  marks: [
    { group: 'kind', id: 'thing', text: 'Thing' },
    { group: 'mark', id: 'unique', text: 'Unique' },
  ],
})
const keeper = card('keeper', 'Farero', { leads: true, marks: [{ group: 'kind', id: 'person', text: 'Person' }] })
const CARDS = [keeper, lamp, key]
const ENGLISH = [card('keeper', 'Keeper', { leads: true }), card('lamp', 'Brass Lamp'), card('key', 'Key')]
const deck: Deck = { leader: 'keeper', cards: { lamp: 3, key: 1 } }

describe('building', () => {
  test('cards are put in and taken out one by one; who leads stands beside them', () => {
    const built = [lamp, lamp, key, keeper].reduce(withCard, emptyDeck)
    expect(built).toEqual({ leader: 'keeper', cards: { lamp: 2, key: 1 } })
    expect(sizeOf(built)).toBe(3)
    expect(copiesOf(built, 'keeper')).toBe(1)
    expect(withoutCard(withoutCard(withoutCard(built, lamp), lamp), keeper)).toEqual({ leader: null, cards: { key: 1 } })
    expect(withoutCard(emptyDeck, lamp)).toEqual(emptyDeck)
  })

  test('a test hand is drawn from the deck, no card more often than it is in', () => {
    let n = 0
    const hand = drawn(deck, 3, () => (n++ % 10) / 10)
    expect(hand).toHaveLength(3)
    expect(drawn(deck, 13, () => 0).toSorted()).toEqual(listOf(deck).toSorted())
  })

  test('what comes from outside is a deck or nothing', () => {
    expect(readDeck({ leader: null, cards: { lamp: 2, key: -1, odd: 'x' } })).toEqual({ leader: null, cards: { lamp: 2 } })
    for (const wrong of [null, 7, {}, { leader: 3, cards: {} }, { leader: null, cards: [] }]) expect(readDeck(wrong)).toBeNull()
  })
})

describe('text and links', () => {
  test('a list is read as it was written, and in the other language', () => {
    const text = textOf({ name: 'Mío', deck }, CARDS)
    expect(text).toBe('# Mío\n1 Farero *\n\n## Thing\n3 Lámpara de latón\n1 Llave\n')
    expect(readText(text, [CARDS])).toEqual({ name: 'Mío', deck, unknown: [] })
    expect(readText('1 Keeper\n3 brass lamp\n1 key', [CARDS, ENGLISH])).toEqual({ name: '', deck, unknown: [] })
  })

  test('accents, «x» and the order do not matter; what is no card is told', () => {
    expect(readText('2x lampara de laton\nLlave\n4 Nada de esto', [CARDS])).toEqual({
      name: '',
      deck: { leader: null, cards: { lamp: 2, key: 1 } },
      unknown: ['Nada de esto'],
    })
  })

  test('however it was typed: other line ends, spaces, apostrophes, capitals, ids, several lines of one card', () => {
    const odd = [card('rlyeh', 'R’lyeh'), card('dee', 'Necronomicon, Dee Fragment'), keeper]
    const text = "\uFEFF#  My deck \r\n1\u00a0FARERO  *\r2 r'lyeh\r\n1 × R’LYEH\n\t3x  necronomicon,   dee fragment\n0 rlyeh\n1 dee\n\n"
    expect(readText(text, [odd])).toEqual({ name: 'My deck', deck: { leader: 'keeper', cards: { rlyeh: 3, dee: 4 } }, unknown: [] })
  })

  test('a wrong count is kept for the builder to complain of, but no flood of cards', () => {
    expect(readText('5 Llave\n123456789 lamp\n99999999999999999999 lamp', [CARDS]).deck.cards).toEqual({ key: 5, lamp: 99 })
    expect(readText('-3 Llave\n2.5 Llave\nLlave 2', [CARDS])).toMatchObject({
      deck: { cards: {} },
      unknown: ['-3 Llave', '2.5 Llave', 'Llave 2'],
    })
  })

  test('a link brings the deck back; one that holds none brings nothing', () => {
    expect(deckFrom(codeOf({ name: 'Mío ★', deck }))).toEqual({ name: 'Mío ★', deck })
    for (const wrong of ['', 'nonsense', btoa('[1,2,3]'), btoa('{}')]) expect(deckFrom(wrong)).toBeNull()
  })
})

describe('finding', () => {
  test('by words of the title or the text, without accents', () => {
    expect(foundCards(CARDS, 'LAMPARA', {})).toEqual([lamp])
    expect(foundCards(CARDS, 'roba 1', {})).toEqual([lamp])
    expect(foundCards(CARDS, 'lampara llave', {})).toEqual([])
    expect(foundCards(CARDS, '', {})).toEqual(CARDS)
  })

  test('by all marks that are wanted', () => {
    expect(foundCards(CARDS, '', { kind: 'thing' })).toEqual([lamp, key])
    expect(foundCards(CARDS, '', { kind: 'thing', mark: 'unique' })).toEqual([key])
    expect(marksIn(CARDS).get('kind')).toEqual([
      { id: 'person', text: 'Person' },
      { id: 'thing', text: 'Thing' },
    ])
  })

  test('numbers are offered by their size, whatever order the cards come in', () => {
    const dear = (n: number) => card(`c${n}`, `C${n}`, { marks: [{ group: 'cost', id: String(n), text: `${n}` }] })
    expect(
      marksIn([2, 10, -1, 0].map(dear))
        .get('cost')
        ?.map(({ id }) => id),
    ).toEqual(['-1', '0', '2', '10'])
  })
})

test('every deck of Mythos is read again in either language from the text of either, typed without accents and curls', async () => {
  const { decks } = (await games.find(({ id }) => id === 'mythos')?.decks?.()) ?? {}
  if (!decks) throw new Error('Mythos has no decks')
  const collections = [decks.cards('es'), decks.cards('en')]
  const typed = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'")
  for (const cards of collections) {
    for (const { name, deck: ready } of decks.ready('en')) {
      const text = textOf({ name, deck: ready }, cards)
      for (const one of [text, typed(text)]) expect(readText(one, collections)).toMatchObject({ deck: ready, unknown: [] })
    }
    const every: Deck = { leader: null, cards: Object.fromEntries(cards.filter(({ leads }) => !leads).map(({ id }) => [id, 1])) }
    expect(readText(textOf({ name: '', deck: every }, cards), collections)).toMatchObject({ deck: every, unknown: [] })
  }
})

test('legal decks of one’s own can be brought where decks are wanted, illegal ones cannot', () => {
  const setup = {
    fields: [
      { kind: 'each-seat', id: 'decks', decks: true, label: { es: '', en: '' }, choices: [{ id: 'ready', label: { es: '', en: '' } }] },
      { kind: 'each-seat', id: 'people', label: { es: '', en: '' }, choices: [] },
    ],
  } as unknown as GameSetup
  const own = [
    { id: 'a', name: 'A', deck, legal: true },
    { id: 'b', name: 'B', deck, legal: false },
  ]
  const choices = withOwnDecks(setup, own).fields.map((field) => (field.kind === 'each-seat' ? field.choices.map(({ id }) => id) : null))
  expect(choices).toEqual([['own:a', 'ready'], []])
})
