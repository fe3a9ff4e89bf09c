import { play, rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { cardById, cards } from '../content/index.ts'
import { DECK_SIZE, deckProblems } from '../rules/decks.ts'
import { mythos } from '../rules/game.ts'
import { builtOf } from '../rules/setup.ts'
import { position } from './position.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const times = (n: number, card: string): string[] => Array.from({ length: n }, () => card)
/** Fifteen Titles, four of each. */
const SIXTY = cards
  .filter((card) => card.kind === 'location' && !card.unique)
  .slice(0, 15)
  .flatMap(({ id }) => times(4, id))
/** The same with these instead of as many of its own. */
const deck = (...instead: string[]): string[] => [...SIXTY.slice(instead.length), ...instead]
const wrongWith = (list: readonly string[]): string[] => deckProblems({ cards: list }).map(({ rule: id }) => id)
const sit = (...decks: { cards: string[]; investigator?: string }[]) =>
  play(mythos, { seats: ['ana', 'ben', 'eva'].slice(0, decks.length), options: { decks } })

describe('a deck of one’s own', () => {
  rule('MY-DECK-01 MY-RULING-06', 'has sixty cards or more, an Adventure or none', () => {
    expect(DECK_SIZE).toBe(60)
    expect(wrongWith(SIXTY.slice(1))).toEqual(['MY-RULING-06'])
    expect(wrongWith(SIXTY)).toEqual([])
    expect(wrongWith([...SIXTY, 'ghoul'])).toEqual([])
    expect(wrongWith([...SIXTY, ...builtOf('the-order-of-the-reef').cards.filter((id) => !SIXTY.includes(id))])).toEqual([])
    // Each brings the own: ana draws from ana's.
    const t = sit({ cards: SIXTY, investigator: 'private-eye' }, { cards: deck(...times(4, 'ghoul')), investigator: 'aviatrix' })
    expect(['ana', 'ben'].map((seat) => t.table.kernel.size(`deck:${seat}`) + t.table.kernel.size(`hand:${seat}`))).toEqual([60, 60])
    expect([...t.zone('hand:ana'), ...t.zone('deck:ana')]).not.toContain('ghoul')
    expect([...t.zone('hand:ben'), ...t.zone('deck:ben')]).toContain('ghoul')
  })

  rule('MY-DECK-02', 'MY-EX-02: a card with the red dot once, not twice', () => {
    expect(wrongWith(deck('the-silver-key'))).toEqual([])
    expect(wrongWith(deck(...times(2, 'the-silver-key')))).toEqual(['MY-DECK-02'])
    expect(() => sit({ cards: deck(...times(2, 'the-silver-key')) }, { cards: SIXTY })).toThrow(/MY-DECK-02.*the-silver-key/)
  })

  rule('MY-DECK-03', 'a card without the dot four times, not five', () => {
    expect(wrongWith(deck(...times(4, 'deep-one')))).toEqual([])
    expect(wrongWith(deck(...times(5, 'deep-one')))).toEqual(['MY-DECK-03'])
    expect(() => sit({ cards: deck(...times(5, 'deep-one')) }, { cards: SIXTY })).toThrow(/MY-DECK-03/)
  })

  rule('MY-DECK-04', 'MY-EX-01: four Deep Ones and another card of that Title are five', () => {
    expect(wrongWith(deck(...times(4, 'deep-one'), 'deep-one-elder'))).toEqual(['MY-DECK-04'])
    expect(wrongWith(deck(...times(2, 'deep-one'), ...times(2, 'deep-one-elder')))).toEqual([])
  })

  rule('MY-RULING-07', 'the dotted version of a Title appears once, and within the four', () => {
    expect(wrongWith(deck(...times(3, 'deep-one'), 'deep-one-king'))).toEqual([])
    expect(wrongWith(deck(...times(4, 'deep-one'), 'deep-one-king'))).toEqual(['MY-DECK-04'])
    expect(wrongWith(deck(...times(2, 'deep-one-king')))).toEqual(['MY-DECK-02'])
  })

  rule('MY-DECK-05', 'ben and eva may each have the one Silver Key', () => {
    const own = { cards: deck('the-silver-key'), investigator: 'private-eye' }
    const t = sit({ cards: SIXTY, investigator: 'aviatrix' }, own, own)
    expect(['ana', 'ben', 'eva'].map((seat) => [...t.zone(`deck:${seat}`), ...t.zone(`hand:${seat}`)].includes('the-silver-key'))).toEqual([
      false,
      true,
      true,
    ])
  })

  rule('MY-DECK-06', 'the Investigator is none of the sixty', () => {
    expect(wrongWith(deck('private-eye'))).toEqual(['MY-DECK-06'])
    expect(wrongWith([...SIXTY.slice(1), 'private-eye'])).toContain('MY-DECK-06')
    const t = sit({ cards: SIXTY, investigator: 'private-eye' }, { cards: SIXTY, investigator: 'aviatrix' })
    expect([...t.zone('deck:ana'), ...t.zone('hand:ana')]).toHaveLength(60)
    expect(t.zone('investigator:ana')).toEqual(['private-eye'])
  })

  rule('MY-RULING-53', 'only of cards of this game: what it does not have is told', () => {
    expect(deckProblems({ cards: deck('black-lotus') })).toEqual([{ rule: 'MY-RULING-53', problem: 'unknown', title: 'black-lotus' }])
  })

  rule('MY-DECK-07', 'every card of the collection may share a deck with every other', () => {
    const all = cards.filter(({ kind }) => kind !== 'investigator').map(({ id }) => id)
    // Titles apart: no two of them bar each other.
    expect(deckProblems({ cards: all })).toEqual([])
    expect(new Set(all.map((id) => cardById(id)).flatMap((card) => (card.kind === 'location' ? card.region : []))).size).toBeGreaterThan(5)
  })

  rule('MY-DECK-08', 'sixty Locations are a deck, and so are sixty cards without one', () => {
    expect(wrongWith(SIXTY)).toEqual([])
    const others = cards.filter((card) => card.kind !== 'location' && card.kind !== 'investigator' && !card.unique).slice(0, 15)
    expect(wrongWith(others.flatMap(({ id }) => times(4, id)))).toEqual([])
  })

  rule('MY-DECK-10', 'the dot bars nothing on the table: a second Silver Key may lie beside the first', () => {
    const t = position({ seats: { ana: 'at marsh-refinery; artifacts the-silver-key; hand the-silver-key', ben: {} } })
    expect(t.offered('ana')).toContain('play:the-silver-key')
  })
})

rule('MY-DECK-09', 'who begins plays in New England: the Faculty and the Physicians have no Location elsewhere, the others travel', () => {
  const regions = (id: string) =>
    new Set(
      builtOf(id)
        .cards.map(cardById)
        .flatMap((card) => (card.kind === 'location' ? card.region : [])),
    )
  expect(regions('the-arkham-faculty')).toEqual(new Set(['newEngland']))
  expect(regions('physicians-of-providence')).toEqual(new Set(['newEngland']))
  expect(regions('the-miskatonic-expedition')).toEqual(new Set(['newEngland', 'europe', 'middleEast', 'islands', 'exotic']))
})
