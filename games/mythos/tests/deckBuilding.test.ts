import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { decks } from '../decks.ts'
import { text } from '../index.ts'
import { duel } from './duel.ts'

type Deck = Parameters<typeof decks.needs>[0]
const LANGS = ['es', 'en'] as const
const reef = (): Deck => decks.ready('en').find(({ id }) => id === 'the-order-of-the-reef')?.deck as Deck
const without = (deck: Deck, unwanted: (id: string) => boolean): Deck => ({
  ...deck,
  cards: Object.fromEntries(Object.entries(deck.cards).filter(([id]) => !unwanted(id))),
})
const kindOf = new Map(decks.cards('en').map((card) => [card.id, card.face.split(':')[0]]))
const lacksOf = (deck: Deck, card: string): readonly string[] =>
  decks.needs(deck, 'en').find((need) => need.card === card)?.lacks ?? ['not there']

describe('what a deck builder is told', () => {
  test('every card of the collection, printed and marked, in both languages', () => {
    for (const lang of LANGS) {
      const cards = decks.cards(lang)
      expect(cards).toHaveLength(353)
      const groups = new Set(decks.groups(lang).map(({ id }) => id))
      for (const card of cards) {
        expect(card.text.name).not.toBe('')
        expect(card.marks.filter(({ group, text: word }) => !groups.has(group) || !word)).toEqual([])
        expect(card.marks[0]).toMatchObject({ group: 'kind', id: kindOf.get(card.id) })
      }
    }
  })

  test('the ready decks are legal, and everything in them can come into play', () => {
    for (const { id, deck } of decks.ready('en')) {
      expect([id, decks.problems(deck, 'en')]).toEqual([id, []])
      expect([id, decks.needs(deck, 'en').filter(({ lacks }) => lacks.length)]).toEqual([id, []])
    }
  })

  rule(['MY-DECK-02', 'MY-DECK-03', 'MY-RULING-06'], 'what is wrong with a deck is told in words, with its rule', () => {
    const wrong: Deck = { leader: null, cards: { 'the-silver-key': 2, ghoul: 5 } }
    expect(decks.problems(wrong, 'es').map(({ rule: id, card }) => [id, card])).toEqual([
      ['MY-RULING-06', null],
      ['MY-DECK-02', 'the-silver-key'],
      ['MY-DECK-03', 'ghoul'],
    ])
    expect(decks.problems(wrong, 'es')[1]?.text).toContain('«La llave de plata» es única')
    expect(decks.problems(wrong, 'es')[1]?.text).toMatch(/y va 2 veces\.$/)
    expect(decks.problems(wrong, 'en')[2]?.text).toBe('There are 5 copies of “Ghoul”; 4 of each Title are allowed.')
    expect(decks.problems({ leader: null, cards: { ghoul: 1 } }, 'es')[0]?.text).toBe('El mazo tiene 1 carta y necesita al menos 60.')
  })

  test('languages are written as each language writes them', () => {
    const deck: Deck = { leader: 'aviatrix', cards: { 'al-azif': 1, 'miskatonic-library': 1 } }
    const lacks = LANGS.map((lang) => decks.needs(deck, lang).find(({ card }) => card === 'al-azif')?.lacks)
    expect(lacks).toEqual([['nadie sabe árabe'], ['nobody knows Arabic']])
  })

  test('curves count every card once, by kind', () => {
    const [kinds] = decks.curves(reef(), 'en')
    expect(kinds?.bars.reduce((sum, { n }) => sum + n, 0)).toBe(60)
  })

  test('the option of a deck is a list of its cards', () => {
    const option = decks.option(reef()) as { investigator: string; cards: string[] }
    expect(option.investigator).toBe('heir-of-innsmouth')
    expect(option.cards).toHaveLength(60)
  })
})

describe('what cards need of each other', () => {
  const noPlaces = without(reef(), (id) => kindOf.get(id) === 'location')
  rule('MY-ALLY-02', 'Allies need a Location they are found at', () => {
    expect(lacksOf(reef(), 'joe-sargent')).toEqual([])
    expect(lacksOf(noPlaces, 'joe-sargent')).toEqual(['found at no Location of this deck'])
  })

  rule(['MY-TOME-01', 'MY-TOME-02'], 'Tomes need a place with books and somebody who reads them', () => {
    expect(lacksOf({ leader: 'aviatrix', cards: { 'al-azif': 1 } }, 'al-azif')).toEqual(['no Location with TOME', 'nobody knows Arabic'])
    expect(lacksOf({ leader: 'egyptologist', cards: { 'al-azif': 1, 'miskatonic-library': 1 } }, 'al-azif')).toEqual([])
  })

  rule('MY-SPELL-01', 'Spells need a Tome with their icon, or somebody who knows Spells', () => {
    expect(lacksOf({ leader: null, cards: { 'elder-sign': 1 } }, 'elder-sign')).toEqual(['fits no Tome, Ally or Artifact of this deck'])
    expect(lacksOf({ leader: null, cards: { 'elder-sign': 1, 'al-azif': 1 } }, 'elder-sign')).toEqual([])
  })

  rule(['MY-MON-02', 'MY-ART-01', 'MY-WEAP-03'], 'Monsters need a Gate, Artifacts a place, Weapons an Ally besides', () => {
    expect(lacksOf(noPlaces, 'deep-one')).toEqual(['no Gate it can come through'])
    expect(lacksOf({ leader: null, cards: { shotgun: 1 } }, 'shotgun')).toEqual(['no Location with ARTIFACT', 'no Ally to carry it'])
  })

  rule('MY-TRAVEL-20', 'an Exotic Place needs a journey that leads there', () => {
    expect(lacksOf({ leader: null, cards: { 'plateau-of-leng': 1, 'motor-car': 1 } }, 'plateau-of-leng')).toEqual([
      'no journey of this deck leads there',
    ])
  })

  rule('MY-ADV-20', 'an Adventure needs a card for each of its items', () => {
    expect(lacksOf(reef(), 'shadows-over-the-reef')).toEqual([])
    const lacking = without(reef(), (id) => id === 'devil-reef' || id === 'deep-one')
    expect(lacksOf(lacking, 'shadows-over-the-reef')).toEqual(['missing: DEVIL REEF; 2 DEEP ONES'])
  })
})

rule('MY-ADV-20', 'how far an Adventure has come is a number whose items are told in words', () => {
  const t = duel({ hand: ['shadows-over-the-reef'], at: 'devil-reef', allies: ['zadok-allen'] })
  const { kernel } = t.table
  const { value, parts } = kernel.explain('story', { who: 'ana', card: t.piece('shadows-over-the-reef') } as never)
  expect(value).toBe(2)
  const shown = parts.map((part) => ({ ...part, source: null }))
  const lines = text.sum({ quantity: 'story', value, parts: shown }, { lang: 'en', reader: 'ana' })
  expect(lines.map(({ label, value: has }) => `${label}: ${has}`)).toEqual([
    'DEVIL REEF: 1 / 1',
    '2 other different INNSMOUTH Locations: 0 / 2',
    '1 SAILOR Ally: 1 / 1',
    '2 DEEP ONES: 0 / 2',
  ])
})
