import { defined, isLegal, randomFrom, type Seat, type State, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { policy } from '../bots/searchingPolicy.ts'
import { prospects } from '../bots/searchingProspects.ts'
import { sideOf, storiesOf } from '../bots/searchingStories.ts'
import { content, game } from '../index.ts'
import type { Mythos, Outcome } from '../rules/shape.ts'
import { duel } from './duel.ts'
import type { Said, Someone } from './position.ts'

const kernelOf = (ana: Said, ben: Said = {}): Mythos => duel(ana, ben).table.kernel
const of = (seat: Seat, ana: Said, ben: Said = {}): number => prospects(kernelOf(ana, ben), seat)

/** Shadows over the Reef: the reef, two more places of Innsmouth, a sailor, two Deep Ones. */
const REEF = ['innsmouth-wharves', 'hall-of-the-esoteric-order']
const SAILOR = 'zadok-allen'
const GHOULS: readonly string[] = Array(20).fill('ghoul')
const begun: Someone = { at: 'devil-reef', allies: [SAILOR], chronicle: REEF, sanity: 12 }
const told: Someone = { ...begun, hand: ['shadows-over-the-reef'], chronicle: [...REEF, 'deep-one', 'deep-one'] }

describe('how far a story has come', () => {
  const turns = (someone: Said): number => Math.min(...storiesOf(sideOf(kernelOf(someone), 'ana')).map((story) => story.turns))

  test('is told by what lies there, what is in the Hand, and what is still in the Deck', () => {
    const held = turns({ ...begun, hand: ['shadows-over-the-reef', 'deep-one', 'deep-one'] })
    const deck = turns({ ...begun, hand: ['shadows-over-the-reef'], deck: ['deep-one', 'deep-one', ...GHOULS] })
    const none = turns({ ...begun, hand: ['shadows-over-the-reef'], deck: GHOULS })
    expect(turns(told)).toBeLessThan(held)
    expect(held).toBeLessThan(deck)
    expect(deck).toBeLessThan(none)
  })

  test('is further away while the Adventure itself is still in the Deck', () => {
    expect(turns({ ...told, deck: GHOULS })).toBeLessThan(turns({ ...told, hand: [], deck: ['shadows-over-the-reef', ...GHOULS] }))
  })

  test('uses no card twice', () => {
    const [story] = storiesOf(sideOf(kernelOf({ ...begun, hand: ['shadows-over-the-reef', 'deep-one'] }), 'ana'))
    expect(story?.plan.map(({ card }) => card.id)).toEqual(['deep-one'])
  })
})

describe('prospects', () => {
  test('of two players add up, and lie between nothing and certainty', () => {
    const [ana, ben] = [of('ana', told), of('ben', told)]
    expect(ana + ben).toBeCloseTo(1)
    expect(ana).toBeGreaterThan(0.5)
    expect(ana).toBeLessThan(1)
  })

  test('rise with what a story gains, and fall with the last of one’s SAN', () => {
    expect(of('ana', told)).toBeGreaterThan(of('ana', { ...told, chronicle: REEF }))
    expect(of('ana', { ...told, sanity: 2 })).toBeLessThan(of('ana', told))
    expect(of('ana', told, 'sanity 2')).toBeGreaterThan(of('ana', told))
  })

  test('of a game that is over are who won it', () => {
    const kernel = kernelOf(told)
    const result = (winners: readonly Seat[]): void => {
      ;(kernel.raw as State).result = {
        outcome: 'adventure',
        by: [],
        adventure: null,
        winners,
        scores: [],
        round: 3,
      } satisfies Outcome
    }
    result(['ana'])
    expect([prospects(kernel, 'ana'), prospects(kernel, 'ben')]).toEqual([1, 0])
    result(['ana', 'ben'])
    expect(prospects(kernel, 'ben')).toBe(0.5)
  })
})

describe('playing on in an imagined game', () => {
  test('tells a story that wins, and no other', () => {
    const say = (ana: Said, ben: Said): unknown => {
      const { table } = duel(ana, ben)
      if (!table.ask) throw new Error('nothing is asked')
      return policy(table.kernel, table.ask, 'ana', randomFrom('x'))
    }
    expect(say(told, 'sanity 15')).toBe('play:shadows-over-the-reef#1')
    expect(say({ ...told, sanity: 3 }, 'sanity 20')).not.toBe('play:shadows-over-the-reef#1')
  })

  test('answers every question of whole games legally, and they end', () => {
    const decks = content.decks.map(({ id }) => id)
    for (let i = 0; i < decks.length; i++) {
      const options = { decks: [decks[i], decks[(i + 1) % decks.length]] as string[] }
      const table = Table.start(game, { seats: ['ana', 'ben'], options, seed: `policy-${i}` }, { undo: false, quiet: true })
      const random = randomFrom(`policy-${i}`)
      while (table.ask && table.seq < 2000) {
        const seat = defined(table.awaited()[0])
        const answer = policy(table.kernel, table.ask, seat, random)
        expect(isLegal(table.ask, seat, answer)).toBeNull()
        table.decide(seat, answer, { keys: 'real' })
      }
      expect(table.over).toBe(true)
    }
  })
})
