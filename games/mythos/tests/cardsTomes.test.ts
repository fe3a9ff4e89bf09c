import { describe, expect, test } from 'vitest'
import { tomes } from '../content/tomes.ts'
import { idIn, idOf, rowsOf } from './catalogue.ts'
import { capitals, cell, count, DOT, figuresAreThose, itIsComplete, itIsTold, languagesOf, namedBy, SAN } from './printed.ts'

const ROWS = rowsOf('T')

describe('the 22 Tomes', () => {
  itIsComplete(tomes, ROWS)
  itIsTold(tomes)

  figuresAreThose('languages, capacity, icons, SAN and dot are those of section 9', tomes, ROWS, {
    languages: (row) => languagesOf(cell(row, 'Languages (all needed)')),
    capacity: count('Capacity'),
    icons: (row) => capitals(cell(row, 'Icons')),
    ...{ sanity: SAN, unique: DOT },
  })

  test('only the Tablets have a text: they support a Threat with Deep Ones or Star-Spawn', () => {
    const speaking = ROWS.filter((row) => cell(row, 'Text') !== '')
    expect(tomes.filter(({ supports, abilities }) => supports ?? abilities).map(({ id }) => id)).toEqual(speaking.map(idIn))
    const titles = (cell(speaking[0] ?? { number: '' }, 'Text').match(/while an? (.+?) is in it/)?.[1] ?? '').split(' or ')
    expect(tomes.flatMap(namedBy)).toEqual(titles.map(idOf))
  })
})
