import { describe, expect, test } from 'vitest'
import { aNumber, aWord, counts, dice, fields, groups, itIsSo, names, readPicture } from '../pictures.ts'

type Picture = {
  readonly doom: number
  readonly lead: string
  readonly awake: true
  readonly gates: readonly string[]
  readonly monsters: { readonly [place: string]: readonly string[] }
  readonly up: { readonly [skill: string]: number | true }
  readonly seats: { readonly [seat: string]: string }
}
const grammar = {
  words: fields<Picture>({ doom: aNumber, lead: aWord, awake: itIsSo, gates: names, monsters: groups(names), up: counts }),
  otherwise: (seat: string, said: string) => ({ seats: { [seat]: said } }),
}
const read = (text: string) => readPicture<Picture>(text, grammar)

describe('a picture in words', () => {
  test('is read clause by clause', () => {
    expect(read('ana is here; ben is there; doom 3; lead ben; awake; gates rome tokyo; up will 2 lore')).toEqual({
      seats: { ana: 'is here', ben: 'is there' },
      doom: 3,
      lead: 'ben',
      awake: true,
      gates: ['rome', 'tokyo'],
      up: { will: 2, lore: true },
    })
  })

  test('puts together what is said of one record; of anything else the later counts', () => {
    expect(read('monsters rome: ghoul zombie, tokyo: maniac; monsters 14: ghost; doom 3; doom 4')).toEqual({
      monsters: { rome: ['ghoul', 'zombie'], tokyo: ['maniac'], 14: ['ghost'] },
      doom: 4,
    })
  })

  test('says what it does not understand', () => {
    expect(() => readPicture('dooom 3', { words: grammar.words })).toThrow('a picture says «dooom 3»: it may say doom, lead, awake')
    expect(() => read('doom three')).toThrow('expected a number, found «three»')
    expect(() => read('lead ben ana')).toThrow('expected one word')
    expect(() => read('awake now')).toThrow('expected nothing more')
    expect(() => read('monsters rome ghoul')).toThrow('expected a name and «:»')
  })

  test('throws dice as they are to fall', () => {
    expect(dice(5, 1)('1/3 0/2 6+1 4')).toEqual([[5, 1, 1], [1, 1], [6, 1], [4]])
  })
})
