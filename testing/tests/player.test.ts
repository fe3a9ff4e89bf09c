import { describe, expect, test } from 'vitest'
import { play } from '../player.ts'
import { cellar } from './planted/cellar.ts'

const SEATS = ['ana', 'ben']
const CARDS = { 'draw:deck': ['lamp', 'rope', 'rope', 'knife', 'idol', 'mask'], 'draw:omens': ['omen-of-ash', 'omen-of-salt'] }

/** Ana explores: nothing is set up but what the picture shows. */
const exploring = () =>
  play(cellar, {
    seats: SEATS,
    at: [{ step: 'explore', args: 'ana' }, { step: 'endOfRound' }],
    arrange: (w) => w.make('knife', 'row:ben', { face: 'back' }),
  })

describe('the set-up', () => {
  test('deals the cards that are laid down, by name', () => {
    const t = play(cellar, { seats: SEATS, chance: CARDS })
    expect(t.zone('hand:ana')).toEqual(['lamp', 'rope', 'rope'])
    expect(t.zone('hand:ben')).toEqual(['knife', 'idol', 'mask'])
    t.expectAsk('ana', 'nerve', ['careful', 'bold'])
  })

  test('a card that cannot come is an error that says so', () => {
    expect(() => play(cellar, { seats: SEATS, chance: { 'draw:deck': ['lantern'] } })).toThrow(/should have given "lantern"/)
  })
})

describe('gestures', () => {
  test('are made with what cards are', () => {
    const t = play(cellar, { seats: SEATS, chance: CARDS }).choose('ana', 'careful').choose('ben', 'bold')
    expect(t.offered('ana')).toEqual(['ready', 'lay:lamp', 'lay:rope', 'lay:rope', 'show:lamp', 'trade:ben'])
    t.choose('ana', 'lay:rope').choose('ana', 'rope')
    expect(t.zone('row:ana')).toEqual(['rope', 'rope'])
    expect(t.refused('ana')).toEqual({ 'lay:lamp': ['CELLAR-ROW'] })
    expect(t.told('ben')).toMatchObject([{ key: 'happened', args: { what: 'lay', who: 'ana', card: { faces: { back: 'card/back' } } } }])
  })

  test('what could be two things must be said', () => {
    const t = play(cellar, { seats: SEATS, chance: CARDS }).choose('ana', 'careful').choose('ben', 'bold')
    expect(() => t.choose('ana', 'lamp')).toThrow('«lamp» could be lay:lamp or show:lamp: say which')
  })

  test('what is not offered is an error that says what is', () => {
    const t = exploring()
    expect(() => t.choose('ana', 'rest')).toThrow(
      'ana cannot choose «rest». Asked is «explore»: ana is offered dig, steal:knife; refused: rest (CELLAR-REST).',
    )
  })

  test('numbers, slots and dice', () => {
    const t = exploring().choose('ana', 'steal:knife').expectAsk('ana', 'comfort', ['health', 'treasure']).choose('ana', { treasure: 2 })
    expect(t.get('ana', 'treasure')).toBe(2)
    const dig = exploring()
      .chance({ 'dig:ana': [[6, 5, 3]] })
      .choose('ana', 'dig')
      .choose('ana', 3)
    expect([dig.get('ana', 'treasure'), dig.get('ana', 'health')]).toEqual([2, 2])
  })
})

describe('a picture of the table', () => {
  test('opens at a step, with nothing but what is laid there', () => {
    const t = exploring().expectAsk('ana', 'explore', ['dig', 'steal:knife'])
    expect(t.refused('ana')).toEqual({ rest: ['CELLAR-REST'] })
  })

  test('can be altered between two steps', () => {
    const t = exploring()
      .arrange((w) => w.set('ana', 'health', 1))
      .put(['idol', 'mask'], 'row:ben', { face: 'back' })
    t.expectAsk('ana', 'explore', ['dig', 'rest', 'steal:knife', 'steal:idol', 'steal:mask'])
  })

  test('not in the middle of one', () => {
    expect(() => exploring().choose('ana', 'dig').put('mask', 'hand:ana')).toThrow('in the middle of a step')
  })

  test('goes on until somebody is asked something', () => {
    const t = play(cellar, { seats: SEATS, chance: CARDS }).untilAsk('ben', 'dice', {
      prepare: 'ready',
      nerve: 'careful',
      explore: 'dig',
      dice: 1,
    })
    t.expectAsk('ben', 'dice')
  })
})
