import { describe, expect, test } from 'vitest'
import { play } from '../player.ts'
import { cellar } from './planted/cellar.ts'

const CARDS = { 'draw:deck': ['lamp', 'rope', 'rope', 'knife', 'idol', 'mask'], 'draw:omens': ['omen-of-ash', 'omen-of-salt'] }
const begun = () => play(cellar, { seats: ['ana', 'ben'], chance: CARDS, sights: { table: { cards: (t) => t.zone('hand:ana').length } } })

describe('what players do, in words', () => {
  test('one answer after the other, and what is asked meanwhile', () => {
    const t = begun().plays('ana? nerve: careful bold > careful; ben bold; ana lay:rope > rope')
    expect(t.zone('row:ana')).toEqual(['rope', 'rope'])
  })

  test('another question, another offer, another seat: it says what there is', () => {
    expect(() => begun().plays('ana? courage')).toThrow('Asked is «nerve»')
    expect(() => begun().plays('ana? nerve: careful')).toThrow()
    expect(() => begun().plays('ana? nerve > rest')).toThrow('ana cannot choose «rest»')
    expect(() => begun().plays('ana')).toThrow('a deed says «ana»: expected who does what')
  })
})

describe('what is seen, in words', () => {
  test('zones, offers, the table and its own words', () => {
    begun()
      .shows('hand:ana holds lamp rope rope; hand:ana sorted rope lamp rope; hand:ana counts 3; hand:ana with lamp; hand:ana without knife')
      .shows('row:ana holds nothing; ana offered bold careful; ana may bold; ana may-not rest; over false; unrolled nothing; cards 3')
      .plays('ana careful; ben bold; ana lay:rope > rope')
      .shows('ana refused lay:lamp; ana refused lay:lamp: CELLAR-ROW; ana treasure 0')
  })

  test.each([
    'hand:ana holds rope lamp rope',
    'hand:ana sorted rope lamp',
    'hand:ana counts 2',
    'hand:ana with knife',
    'hand:ana without lamp',
    'row:ana counts 1',
    'ana offered careful',
    'ana may rest',
    'ana may-not bold',
    'ana refused bold',
    'over',
    'asked ben',
    'cards 4',
    'ana treasure 1',
  ])('what is not so fails: %s', (said) => {
    expect(() => begun().shows(said)).toThrow()
  })

  test('a zone, a card or a bearer that does not exist is an error', () => {
    expect(() => begun().shows('hnad:ana holds nothing')).toThrow('there is no such zone')
    expect(() => begun().shows('hand:ana without lantern')).toThrow('there is no such thing')
    expect(() => begun().shows('cleo treasure 0')).toThrow('there is no such piece or zone')
  })
})
