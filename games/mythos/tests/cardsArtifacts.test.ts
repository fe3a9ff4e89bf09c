import { describe, expect, test } from 'vitest'
import { artifacts } from '../content/artifacts.ts'
import { weapons } from '../content/weapons.ts'
import { idIn, rowsOf } from './catalogue.ts'
import { cell, itIsComplete, itIsTold, itSaysWhatItShould, numberOf } from './printed.ts'

const ROWS = rowsOf('R')
const isWeapon = (subtype: string): boolean => subtype.endsWith('WEAPON')
const ARTIFACTS = ROWS.filter((row) => !isWeapon(cell(row, 'Subtype')))
const WEAPONS = ROWS.filter((row) => isWeapon(cell(row, 'Subtype')))

/** «CROSS (Combat), 1 SAN:»: when it may be used, and what a use costs. */
function useOf(text: string): { when: string | undefined; sanity: number | undefined } | null {
  const found = /CROSS(?:, (\d) SAN)?(?: \((turn|Combat)(?: only)?\))?:/.exec(text)
  return found && { when: found[2]?.toLowerCase(), sanity: numberOf(found[1] ?? '') }
}

describe('the 23 Artifacts', () => {
  itIsComplete(artifacts, ARTIFACTS)
  itSaysWhatItShould(artifacts, ARTIFACTS)
  itIsTold(artifacts)

  test('subtype, SAN and the use are those of section 9', () => {
    const figures = artifacts.map(({ id, subtype, sanity, unique, dimension, knowsSpell, use }) => ({
      id,
      subtype,
      sanity,
      unique,
      dimension,
      knowsSpell,
      use: use ? { when: use.when, sanity: use.sanity } : null,
    }))
    expect(figures).toEqual(
      ARTIFACTS.map((row) => ({
        id: idIn(row),
        subtype: cell(row, 'Subtype').toLowerCase(),
        sanity: numberOf(cell(row, 'SAN')),
        unique: cell(row, '●') === '●' || undefined,
        dimension: undefined,
        knowsSpell: numberOf(/KNOWS SPELL (\d)/.exec(cell(row, 'Text'))?.[1] ?? ''),
        use: useOf(cell(row, 'Text')),
      })),
    )
  })
})

describe('the 11 Weapons', () => {
  itIsComplete(weapons, WEAPONS)
  itSaysWhatItShould(weapons, WEAPONS)
  itIsTold(weapons)

  test('value, SAN and magic are those of section 9', () => {
    const figures = weapons.map(({ id, value, sanity, unique, magic, dimension, single }) => ({
      id,
      value,
      sanity,
      unique,
      magic,
      dimension,
      single,
    }))
    expect(figures).toEqual(
      WEAPONS.map((row) => ({
        id: idIn(row),
        value: Number(cell(row, 'Value')),
        sanity: numberOf(cell(row, 'SAN')),
        unique: cell(row, '●') === '●' || undefined,
        magic: cell(row, 'Subtype').startsWith('MAGIC') || undefined,
        dimension: cell(row, 'Title').includes('☆') ? 'dreamlands' : undefined,
        single: cell(row, 'Text').startsWith('Buried after the first Combat') || undefined,
      })),
    )
  })
})
