import { describe } from 'vitest'
import { artifacts } from '../content/artifacts.ts'
import { weapons } from '../content/weapons.ts'
import { rowsOf } from './catalogue.ts'
import {
  cell,
  count,
  DOT,
  figuresAreThose,
  itIsComplete,
  itIsTold,
  itSaysWhatItShould,
  numberOf,
  SAN,
  SPELLS,
  STAR,
  saysOrNot,
} from './printed.ts'

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

  figuresAreThose(
    'subtype, SAN and the use are those of section 9',
    artifacts,
    ARTIFACTS,
    {
      subtype: (row) => cell(row, 'Subtype').toLowerCase(),
      use: (row) => useOf(cell(row, 'Text')),
      ...{ sanity: SAN, unique: DOT, dimension: () => undefined, knowsSpell: SPELLS },
    },
    { use: ({ use }) => (use ? { when: use.when, sanity: use.sanity } : null) },
  )
})

describe('the 11 Weapons', () => {
  itIsComplete(weapons, WEAPONS)
  itSaysWhatItShould(weapons, WEAPONS)
  itIsTold(weapons)

  figuresAreThose('value, SAN and magic are those of section 9', weapons, WEAPONS, {
    magic: (row) => cell(row, 'Subtype').startsWith('MAGIC') || undefined,
    single: saysOrNot(/^Buried after the first Combat/),
    ...{ value: count('Value'), sanity: SAN, unique: DOT, dimension: STAR },
  })
})
