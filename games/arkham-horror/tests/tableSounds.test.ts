import { expect, test } from 'vitest'
import { text } from '../index.ts'

const cue = (key: string) => text.line?.({ key }, null).cue ?? null

test('dice and doom sound, and little else', () => {
  expect(cue('check-rolled')).toBe('dice')
  expect(cue('doom-added')).toBe('harm')
  expect(cue('moved')).toBeNull()
})
