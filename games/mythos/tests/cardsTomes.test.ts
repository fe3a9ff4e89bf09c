import { describe, expect, test } from 'vitest'
import { tomes } from '../content/tomes.ts'
import { idIn, idOf, rowsOf } from './catalogue.ts'
import { capitals, cell, itIsComplete, itIsTold, languagesOf, namedBy, numberOf } from './printed.ts'

const ROWS = rowsOf('T')

describe('the 22 Tomes', () => {
  itIsComplete(tomes, ROWS)
  itIsTold(tomes)

  test('languages, capacity, icons, SAN and dot are those of section 9', () => {
    const figures = tomes.map(({ id, languages, capacity, icons, sanity, unique }) => ({ id, languages, capacity, icons, sanity, unique }))
    expect(figures).toEqual(
      ROWS.map((row) => ({
        id: idIn(row),
        languages: languagesOf(cell(row, 'Languages (all needed)')),
        capacity: Number(cell(row, 'Capacity')),
        icons: capitals(cell(row, 'Icons')),
        sanity: numberOf(cell(row, 'SAN')),
        unique: cell(row, '●') === '●' || undefined,
      })),
    )
  })

  test('only the Tablets have a text: they support a Threat with Deep Ones or Star-Spawn', () => {
    const speaking = ROWS.filter((row) => cell(row, 'Text') !== '')
    expect(tomes.filter(({ supports, abilities }) => supports ?? abilities).map(({ id }) => id)).toEqual(speaking.map(idIn))
    const titles = (cell(speaking[0] ?? { number: '' }, 'Text').match(/while an? (.+?) is in it/)?.[1] ?? '').split(' or ')
    expect(tomes.flatMap(namedBy)).toEqual(titles.map(idOf))
  })
})
