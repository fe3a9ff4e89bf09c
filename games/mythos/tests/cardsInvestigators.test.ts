import { describe, expect, test } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { rowsOf } from './catalogue.ts'
import { cell, count, figuresAreThose, itIsComplete, itIsTold, itSaysWhatItShould, languagesOf } from './printed.ts'

const ROWS = rowsOf('I')

describe('the twelve Investigators', () => {
  itIsComplete(investigators, ROWS)
  itSaysWhatItShould(investigators, ROWS, 'Ability')
  itIsTold(investigators)

  figuresAreThose('Education, SAN, Hand and languages are those of section 9', investigators, ROWS, {
    education: count('EDU'),
    sanity: count('SAN'),
    hand: (row) => cell(row, 'Hand min–max').split('–').map(Number),
    languages: (row) => languagesOf(cell(row, 'Languages')),
  })

  test('no two have the same Education', () => {
    expect(new Set(investigators.map(({ education }) => education)).size).toBe(12)
  })
})
