import { defined } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { locations } from '../content/locations.ts'
import type { LocationCard } from '../content/nodes.ts'
import { type Row, rowsOf } from './catalogue.ts'
import {
  capitals,
  cell,
  DOT,
  figuresAreThose,
  headingOf,
  itIsComplete,
  itIsTold,
  itSaysWhatItShould,
  nameOf,
  overviewOf,
  SAN,
} from './printed.ts'

const ROWS = rowsOf('L')
const ATTRIBUTES: { readonly [word: string]: string } = { tome: 'tomePlace', artifact: 'artifactPlace' }
/** «New England (green)»: `newEngland`. */
const regionOf = (row: Row): string => nameOf(headingOf(row).replace(/ \(.*/, ''))

/** What «Reached by Sea or Air.» and «Closed to Air travel.» say. */
function waysOf(text: string): { access?: string[]; closedTo?: string[] } {
  const reached = /Reached by (\w+)(?: or (\w+))?/.exec(text)
  const closed = /Closed to (\w+) travel/.exec(text)
  return {
    ...(reached ? { access: [reached[1], reached[2]].filter((mode) => mode !== undefined).map((mode) => mode.toLowerCase()) } : {}),
    ...(closed ? { closedTo: [defined(closed[1]).toLowerCase()] } : {}),
  }
}

describe('the 84 Locations', () => {
  itIsComplete(locations, ROWS)
  itSaysWhatItShould(locations, ROWS)
  itIsTold(locations)

  figuresAreThose('place, attributes, Gate and SAN are those of section 9', locations, ROWS, {
    region: regionOf,
    subregion: (row) => (cell(row, 'Subregion').startsWith('(') ? undefined : nameOf(cell(row, 'Subregion'))),
    dimension: (row) => (regionOf(row) === 'dreamlands' ? 'dreamlands' : undefined),
    attributes: (row) => capitals(cell(row, 'Attributes')).map((word) => ATTRIBUTES[word] ?? word),
    generics: (row) => capitals(cell(row, 'Generic')),
    gate: (row) => cell(row, 'Gate') === 'yes' || undefined,
    access: (row) => waysOf(cell(row, 'Text')).access,
    closedTo: (row) => waysOf(cell(row, 'Text')).closedTo,
    ...{ sanity: SAN, unique: DOT },
  })

  test('they are spread over the Regions as section 9.3 counts them', () => {
    for (const name of ['New England', 'Europe', 'Middle East', 'Islands', 'Exotic', 'Dreamlands ☆']) {
      const here = locations.filter(({ region }) => region === nameOf(name))
      const having = (tag: LocationCard['attributes'][number]) => here.filter(({ attributes }) => attributes.includes(tag)).length
      const gates = here.filter(({ gate }) => gate).length
      const unique = here.filter((card) => card.unique).length
      expect([
        name,
        here.length,
        gates,
        having('tomePlace'),
        having('artifactPlace'),
        having('city'),
        having('countryside'),
        unique,
      ]).toEqual([name, ...overviewOf(name).map(Number)])
    }
  })

  test('an Exotic Place has no subregion, every other Location has one', () => {
    for (const { id, region, subregion } of locations) expect(subregion === undefined, id).toBe(region === 'exotic')
  })
})
