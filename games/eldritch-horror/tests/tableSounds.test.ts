import { expect, test } from 'vitest'
import { voice } from '../text/voice.ts'

const cue = (key: string) => voice.line?.({ key }, null).cue ?? null

test('dice and Doom sound, and little else', () => {
  expect(cue('log.rolled')).toBe('dice')
  expect(cue('log.doom-advanced')).toBe('harm')
  expect(cue('log.doom-retreated')).toBeNull()
  expect(cue('log.moved')).toBeNull()
})
