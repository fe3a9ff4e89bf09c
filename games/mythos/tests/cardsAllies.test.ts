import { describe, expect, test } from 'vitest'
import { allies } from '../content/allies.ts'
import { locations } from '../content/locations.ts'
import type { AllyCard, FoundAt, LocationCard } from '../content/nodes.ts'
import { idIn, rowsOf } from './catalogue.ts'
import { capitals, cell, itIsComplete, itIsTold, itSaysWhatItShould, languagesOf, nameOf, numberOf, overviewOf } from './printed.ts'

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

const figuresOf = (card: AllyCard) => ({
  id: card.id,
  foundAt: card.foundAt,
  attributes: card.attributes,
  languages: card.languages ?? [],
  value: card.value,
  sanity: card.sanity,
  unique: card.unique,
  dimension: card.dimension,
  knowsSpell: card.knowsSpell,
  sees: card.sees,
  class: card.class,
})
const byId = (a: { id: string }, b: { id: string }): number => a.id.localeCompare(b.id)

const matches = (place: LocationCard, found: FoundAt): boolean =>
  (found.subregion === undefined || place.subregion === found.subregion) &&
  (found.region === undefined || place.region === found.region) &&
  (found.dimension === undefined || place.dimension === found.dimension) &&
  (found.has === undefined || [...place.attributes, ...place.generics].includes(found.has as never))

describe('the 54 Allies', () => {
  itIsComplete(allies, ROWS)
  itSaysWhatItShould(allies, ROWS)
  itIsTold(allies)

  test('place, attributes, languages, value and SAN are those of section 9', () => {
    expect(allies.map(figuresOf).sort(byId)).toEqual(
      ROWS.map((row) => {
        const text = cell(row, 'Text')
        return {
          id: idIn(row),
          foundAt: foundAt(cell(row, 'Found at')),
          attributes: capitals(cell(row, 'Attributes')),
          languages: languagesOf(cell(row, 'Languages')),
          value: Number(cell(row, 'Value')),
          sanity: numberOf(cell(row, 'SAN')),
          unique: cell(row, '●') === '●' || undefined,
          dimension: cell(row, 'Title').includes('☆') ? 'dreamlands' : undefined,
          knowsSpell: numberOf(/KNOWS SPELL (\d)/.exec(text)?.[1] ?? ''),
          sees: text === 'SEES.' || undefined,
          class: text.includes('Class UNDEAD') ? 'undead' : undefined,
        }
      }).sort(byId),
    )
  })

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
