import type { GameSetup } from '@miskatonic/contract'
import { expect, test } from 'vitest'
import { excludedBy } from './excluded.ts'

const why = { es: 'Solo hay un tiempo.', en: 'There is one weather.' }
const label = { es: '', en: '' }
const storm = { id: 'storm', kind: 'yes-no', start: false, label, excludes: [{ id: 'calm', why }] } as const
const calm = { id: 'calm', kind: 'yes-no', start: false, label, excludes: [{ id: 'storm', why }] } as const
const setup = { fields: [storm, calm] } as unknown as GameSetup

test('what is switched on excludes the other, and says why; what is off excludes nothing', () => {
  expect(excludedBy(setup, calm, { storm: true })).toEqual(why)
  expect(excludedBy(setup, calm, { storm: false })).toBeNull()
  expect(excludedBy(setup, storm, { storm: true })).toBeNull()
})
