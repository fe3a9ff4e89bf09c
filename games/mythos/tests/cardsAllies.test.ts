import { describe, expect, test } from 'vitest'
import { allies } from '../content/allies.ts'
import { locations } from '../content/locations.ts'
import type { FoundAt, LocationCard } from '../content/nodes.ts'
import { rowsOf } from './catalogue.ts'
import {
  capitals,
  cell,
  count,
  DOT,
  figuresAreThose,
  itIsComplete,
  itIsTold,
  itSaysWhatItShould,
  languagesOf,
  nameOf,
  overviewOf,
  SAN,
  SPELLS,
  STAR,
  says,
  saysOrNot,
} from './printed.ts'

const ROWS = rowsOf('A')
const REGIONS: { readonly [words: string]: FoundAt } = {
  'any Islands': { region: 'islands' },
  'any Exotic Place': { region: 'exotic' },
  'any ☆ Location': { dimension: 'dreamlands' },
}
/** «Arkham or any Exotic Place», «Innsmouth + PAST», «any CITY». */
const foundAt = (text: string): FoundAt[] =>
  text.split(' or ').map((place) => {
    const region = REGIONS[place]
    if (region) return region
    if (place.startsWith('any ')) return { has: place.slice(4).toLowerCase() as never }
    const [subregion = '', past] = place.split(' + ')
    return { subregion: nameOf(subregion) as never, ...(past === 'PAST' ? { past: true as const } : {}) }
  })

const matches = (place: LocationCard, found: FoundAt): boolean =>
  (found.subregion === undefined || place.subregion === found.subregion) &&
  (found.region === undefined || place.region === found.region) &&
  (found.dimension === undefined || place.dimension === found.dimension) &&
  (found.has === undefined || [...place.attributes, ...place.generics].includes(found.has as never))

describe('the 54 Allies', () => {
  itIsComplete(allies, ROWS)
  itSaysWhatItShould(allies, ROWS)
  itIsTold(allies)

  figuresAreThose(
    'place, attributes, languages, value and SAN are those of section 9',
    allies,
    ROWS,
    {
      foundAt: (row) => foundAt(cell(row, 'Found at')),
      attributes: (row) => capitals(cell(row, 'Attributes')),
      languages: (row) => languagesOf(cell(row, 'Languages')),
      ...{ value: count('Value'), sanity: SAN, unique: DOT, dimension: STAR, knowsSpell: SPELLS, sees: saysOrNot(/^SEES\.$/) },
      class: (row) => (says(/Class UNDEAD/)(row) ? 'undead' : undefined),
    },
    { languages: ({ languages = [] }) => languages },
  )

  test('as many Cultists, casters and people of the past as section 9.3 counts', () => {
    const cultists = allies.filter(({ attributes }) => attributes.includes('cultist')).length
    const casters = allies.filter(({ knowsSpell }) => knowsSpell).length
    const past = allies.filter(({ foundAt }) => foundAt.some((found) => found.past)).length
    expect([`${allies.length}`, `${cultists} Cultists; ${casters} know Spells; ${past} need PAST`]).toEqual(overviewOf('Ally'))
  })

  test('everybody can be found somewhere in this collection, in the right dimension', () => {
    for (const { id, foundAt: places, dimension } of allies) {
      const there = locations.filter((place) => dimension === undefined || place.dimension === dimension)
      for (const found of places)
        expect(
          there.some((place) => matches(place, found)),
          `${id} at ${JSON.stringify(found)}`,
        ).toBe(true)
    }
  })

  test('whoever harms or has a class of Monsters may join a Threat: a Cultist', () => {
    for (const { id, attributes, harm, class: monsterClass } of allies)
      if (harm || monsterClass) expect(attributes, id).toContain('cultist')
  })
})
