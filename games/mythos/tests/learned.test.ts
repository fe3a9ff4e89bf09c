import { type AnyShape, defined, isLegal, type Json, randomFrom, type Seat, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { factsById, leads } from '../bots/learned/cardFacts.ts'
import { learnedForesight } from '../bots/learned/learnedForesight.ts'
import { learner } from '../bots/learned/learner.ts'
import { perception } from '../bots/learned/perception.ts'
import { hasLearned, PRACTISED } from '../bots/learned/practised.ts'
import { isServedHere, sideOf } from '../bots/learned/side.ts'
import { known } from '../bots/learned/stateFeatures.ts'
import { turnsToPlay } from '../bots/learned/turnsToPlay.ts'
import { learned } from '../bots/learned/weights.ts'
import { content, deckProblems, game } from '../index.ts'
import type { Mythos, Outcome } from '../rules/shape.ts'
import { duel } from './duel.ts'
import type { Said } from './position.ts'

const anyTable = (ana: Said, ben: Said = {}): Table<AnyShape> => duel(ana, ben).table as unknown as Table<AnyShape>
const kernelOf = (ana: Said, ben: Said = {}): Mythos => duel(ana, ben).table.kernel

/** Shadows over the Reef: the reef, two more places of Innsmouth, a sailor, two Deep Ones. */
const REEF = ['innsmouth-wharves', 'hall-of-the-esoteric-order']
const begun = `at devil-reef; allies zadok-allen; chronicle ${REEF}`
const told = `${begun}; hand shadows-over-the-reef ghoul; chronicle ${REEF} deep-one deep-one`
const GHOULS: readonly string[] = Array(20).fill('ghoul')

const foresight = defined(learnedForesight())

test('the network was made for this collection and these numbers: else it has to be trained again', () => {
  expect(learned.fits).toBe(perception.fits)
  expect(learned.shape).toMatchObject({ inputs: perception.inputs, optionInputs: perception.optionInputs, ...learner.layers })
})

describe('what is told of the cards', () => {
  test('where one can walk, and where a Travel card leads', () => {
    const [wharves, hall, widener] = ['innsmouth-wharves', 'hall-of-the-esoteric-order', 'widener-library'].map(factsById)
    if (!wharves || !hall || !widener) throw new Error('these Locations are in the collection')
    expect([wharves.walk[hall.at], wharves.walk[widener.at]]).toEqual([1, 2])
    expect(leads(factsById('motor-car'), wharves, widener)).toBe(true)
    expect(leads(factsById('motor-car'), wharves, hall)).toBe(false)
    expect(leads(factsById('ghoul'), wharves, widener)).toBe(false)
  })

  test('which of them could be played here', () => {
    const reef = sideOf(kernelOf(begun), 'ana')
    const wharves = sideOf(kernelOf(`${begun}; at devil-reef inverted`), 'ana')
    expect([reef, wharves].map((side) => isServedHere(side, factsById('deep-one')))).toEqual([true, false])
  })

  test('how many turns each card of the Hand takes', () => {
    const turns = (ana: Said): number[] => turnsToPlay(sideOf(kernelOf(ana), 'ana'))
    const hand = ['hall-of-the-esoteric-order', 'widener-library', 'deep-one', 'shadows-over-the-reef']
    expect(turns(`at innsmouth-wharves; hand ${hand.slice(0, 2)}`)).toEqual([1, 2])
    expect(turns(`at devil-reef; hand ${hand.slice(2)}`)).toEqual([1, 0])
  })
})

describe('how far a story has come', () => {
  const away = (ana: Said): number => known(kernelOf(ana), 'ana').first?.away ?? Number.NaN

  test('is told by what lies there, what is in the Hand, and what is still in the Deck', () => {
    const held = away(`${begun}; hand shadows-over-the-reef deep-one deep-one`)
    const deck = away(`${begun}; hand shadows-over-the-reef; deck deep-one deep-one ${GHOULS}`)
    const none = away(`${begun}; hand shadows-over-the-reef; deck ${GHOULS}`)
    expect(away(told)).toBeLessThan(held)
    expect(held).toBeLessThan(deck)
    expect(deck).toBeLessThan(none)
  })

  test('uses no card twice', () => {
    const { first, me } = known(kernelOf(`${begun}; hand shadows-over-the-reef deep-one`), 'ana')
    expect(me.hand.filter((_, i) => (first?.plan ?? 0) & (1 << i)).map(({ card }) => card.id)).toEqual(['deep-one'])
    expect(first?.missing).toBe(1)
  })
})

describe('what the network has learned', () => {
  test('to tell a story that wins', () => {
    expect(foresight.policy(anyTable(told), 'ana', randomFrom('x'))).toBe('play:shadows-over-the-reef#1')
  })

  test('that a story nearly told is worth something, and the last of one’s SAN too', () => {
    const of = (ana: Said): number => foresight.prospects(anyTable(ana, `deck ${GHOULS}`), 'ana')
    expect(of(told)).toBeGreaterThan(0.5)
    expect(of(told)).toBeGreaterThan(of(`${told}; chronicle ${REEF}`))
    expect(of(`${begun}; sanity 2`)).toBeLessThan(of(`${begun}; sanity 12`))
  })

  test('prospects of a game that is over are who won it', () => {
    const over = (winners: readonly Seat[]): Table<AnyShape> => {
      const table = anyTable(told)
      const result: Outcome = { outcome: 'adventure', by: [], adventure: null, winners, scores: [], round: 3 }
      table.kernel.raw.result = result as Json
      return table
    }
    expect(['ana', 'ben'].map((seat) => foresight.prospects(over(['ana']), seat))).toEqual([1, 0])
    expect(foresight.prospects(over(['ana', 'ben']), 'ben')).toBe(0.5)
  })
})

test('it is asked for decks it knows: the six it was trained with, and one that shares enough with them', () => {
  const strange = content.decks.filter(({ cards }) => !hasLearned(new Map(Object.entries(cards)))).map(({ id }) => id)
  expect(strange).toEqual(['the-long-arm-of-the-law'])
  const named = content.cards.filter(({ id }) => PRACTISED.has(id))
  expect([named.length, named.map(({ id }) => id).sort()]).toEqual([PRACTISED.size, [...PRACTISED].sort()])
})

describe('whole games', () => {
  /** To the end, or as long as no game goes on. */
  function playedOut(options: Json, seed: string): Table<AnyShape> {
    const table = Table.start(game, { seats: ['ana', 'ben'], options, seed }, { undo: false, quiet: true }) as unknown as Table<AnyShape>
    const random = randomFrom(seed)
    while (table.ask && table.seq < 600) {
      const seat = defined(table.awaited()[0])
      const answer = foresight.policy(table, seat, random)
      expect(isLegal(table.ask, seat, answer)).toBeNull()
      table.decide(seat, answer, { keys: 'real' })
    }
    return table
  }

  test('of all decks are answered legally, and they end', () => {
    const ids = content.decks.map(({ id }) => id)
    for (const [i, id] of ids.entries()) expect(playedOut({ decks: [id, ids[(i + 1) % ids.length] ?? id] }, `learned-${i}`).over).toBe(true)
  })

  test('of a deck with none of the cards it knows by name are answered legally, and they end', () => {
    const strange = content.cards.filter(({ id, kind }) => kind !== 'investigator' && !PRACTISED.has(id)).map(({ id }) => id)
    const deck = { investigator: 'private-eye', cards: [...strange, ...GHOULS.slice(0, 4)] }
    expect(strange.length).toBeGreaterThan(60)
    expect(deckProblems(deck)).toEqual([])
    expect(playedOut({ decks: [deck, 'the-order-of-the-reef'] }, 'strange').over).toBe(true)
  })

  test('begin with decks chosen at the table, a question it never practised', () => {
    expect(playedOut(null, 'chosen').over).toBe(true)
  })
})
