import { expect, test } from 'vitest'
import { cue } from '../table/cue.ts'

const line = (key: string) => ({ id: 1, seq: 1, record: null, cause: null, message: { key }, text: '' })

test('dice and Doom sound, and little else', () => {
  expect(cue(line('log.rolled'))).toBe('dice')
  expect(cue(line('log.doom-advanced'))).toBe('harm')
  expect(cue(line('log.doom-retreated'))).toBeNull()
  expect(cue(line('log.moved'))).toBeNull()
})
