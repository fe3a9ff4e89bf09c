import { expect, test } from 'vitest'
import { shortName } from './shortName.ts'

test.each([
  ['El estante prohibido', 'Estante'],
  ['Dr. Henry Armitage', 'Henry'],
  ['The Silver Key', 'Silver'],
  ['Whisky', 'Whisky'],
  ['De Vermis Mysteriis', 'Vermis'],
  ['La', 'La'],
])('«%s» is known as «%s»', (name, short) => {
  expect(shortName(name)).toBe(short)
})
