import { defined } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { decks } from '../content/decks.ts'
import { cardById, hasCard } from '../content/index.ts'
import type { AllyCard, Card, FoundAt, InvestigatorCard, LocationCard, ReadyDeck, SpellCard, TomeCard } from '../content/nodes.ts'
import { DECK_SIZE, deckProblems } from '../rules/decks.ts'
import { dimensionOf, tagsOf } from '../rules/filters.ts'
import { deckLists, idOf, rowsOf } from './catalogue.ts'
import { cell, count, figuresAreThose, itIsComplete, itIsTold, namedBy, numberOf } from './printed.ts'

const ADVENTURES = rowsOf('V')
const NEEDS = 'Requirements (all; each item a different card)'

describe('the 18 Adventures', () => {
  itIsComplete(adventures, ADVENTURES)
  itIsTold(adventures)

  figuresAreThose(
    'points, award and the number of items are those of section 9',
    adventures,
    ADVENTURES,
    { points: count('Points'), sanity: (row) => numberOf(cell(row, 'SAN award')), slots: (row) => cell(row, NEEDS).split(';').length },
    { slots: ({ slots }) => slots.length },
  )

  test('items name the Titles section 9 names, and so many cards as it says', () => {
    const WORDS = ['', 'a', 'two', 'three', 'four', 'five']
    for (const [i, row] of ADVENTURES.entries()) {
      const { slots } = adventures[i] as (typeof adventures)[number]
      for (const [j, item] of cell(row, NEEDS).split('; ').entries()) {
        const { n = 1, card, different, other } = defined(slots[j])
        const counted = WORDS.findIndex((word) => new RegExp(`(^|of )${word} (other )?(different|DEEP|REANIMATED|FESTIVAL)`).test(item))
        // «different SCHOLAR Allies» has no number in the catalogue: two.
        expect(n, item).toBe(item.startsWith('different') ? 2 : Math.max(1, counted))
        expect(different !== undefined, item).toBe(item.includes('different'))
        expect(other === true, item).toBe(/\b(an)?other\b|\bfurther\b/.test(item))
        for (const title of [card.title ?? []].flat()) expect(item, row.number).toContain(nameIn(title))
      }
    }
    expect(adventures.flatMap(namedBy).filter((id) => !hasCard(id))).toEqual([])
  })
})

/** As section 9 writes a Title inside a text. */
const nameIn = (id: string): string => cardById(id).title.en.replaceAll('’', "'").toUpperCase()

const inDeck = (deck: ReadyDeck): Card[] => Object.keys(deck.cards).map(cardById)
const ofKind = <K extends Card['kind']>(deck: ReadyDeck, kind: K): Extract<Card, { kind: K }>[] =>
  inDeck(deck).filter((card): card is Extract<Card, { kind: K }> => card.kind === kind)

const isFound = (place: LocationCard, at: FoundAt): boolean =>
  (at.subregion === undefined || at.subregion === place.subregion) &&
  (at.region === undefined || at.region === place.region) &&
  (at.dimension === undefined || at.dimension === dimensionOf(place)) &&
  (at.place === undefined || at.place === place.id) &&
  (at.has === undefined || tagsOf(place).has(at.has))
const givesPast = (card: Card): boolean => card.kind === 'artifact' && card.use?.effect.do === 'sendBack'

describe('the ready decks', () => {
  test('are the lists of section 9.14, in both languages', () => {
    expect(decks.map(({ title, investigator, cards }) => ({ title: title.en, investigator, cards }))).toEqual(deckLists())
    for (const { id, title, about } of decks) {
      expect(id).toBe(idOf(title.en))
      expect(title.es).not.toBe(title.en)
      expect(about.es).not.toBe(about.en)
    }
  })

  describe.each(decks.map((deck) => [deck.title.en, deck] as const))('%s', (_, deck) => {
    test('is legal and has exactly sixty cards', () => {
      const cards = Object.entries(deck.cards).flatMap(([id, n]) => Array.from({ length: n }, () => id))
      expect(cards).toHaveLength(DECK_SIZE)
      expect(deckProblems({ investigator: deck.investigator, cards })).toEqual([])
    })

    test('has a Location for every Ally', () => {
      const places = ofKind(deck, 'location')
      const homeless = ofKind(deck, 'ally').filter(
        ({ foundAt }: AllyCard) =>
          !foundAt.some((at) => places.some((place) => isFound(place, at)) && (!at.past || inDeck(deck).some(givesPast))),
      )
      expect(homeless.map(({ id }) => id)).toEqual([])
    })

    test('has a reader for every Tome and a Tome or bearer for every Spell', () => {
      const { languages } = cardById(deck.investigator) as InvestigatorCard
      const read = new Set<string>([...languages, ...ofKind(deck, 'ally').flatMap((ally) => ally.languages ?? [])])
      const tomes = ofKind(deck, 'tome')
      expect(tomes.filter((tome: TomeCard) => !tome.languages.every((one) => read.has(one))).map(({ id }) => id)).toEqual([])
      const lost = ofKind(deck, 'spell').filter(
        (spell: SpellCard) => !tomes.some((tome) => spell.icons.some((icon) => tome.icons.includes(icon))),
      )
      expect(lost.map(({ id }) => id)).toEqual([])
    })
  })
})
