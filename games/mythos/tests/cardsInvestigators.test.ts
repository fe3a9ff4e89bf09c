import { describe, expect, test } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { idIn, rowsOf } from './catalogue.ts'
import { cell, itIsComplete, itIsTold, itSaysWhatItShould, languagesOf } from './printed.ts'

const ROWS = rowsOf('I')

describe('the twelve Investigators', () => {
  itIsComplete(investigators, ROWS)
  itSaysWhatItShould(investigators, ROWS, 'Ability')
  itIsTold(investigators)

  test('Education, SAN, Hand and languages are those of section 9', () => {
    const figures = investigators.map(({ id, education, sanity, hand, languages }) => ({ id, education, sanity, hand, languages }))
    expect(figures).toEqual(
      ROWS.map((row) => ({
        id: idIn(row),
        education: Number(cell(row, 'EDU')),
        sanity: Number(cell(row, 'SAN')),
        hand: cell(row, 'Hand min–max').split('–').map(Number),
        languages: languagesOf(cell(row, 'Languages')),
      })),
    )
  })

  test('no two have the same Education', () => {
    expect(new Set(investigators.map(({ education }) => education)).size).toBe(12)
  })
})
