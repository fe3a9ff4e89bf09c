import { expect, test } from 'vitest'
import { hintFor, inSlots, slotsAfter } from './slots.ts'

const ask = (options: string, refused = '') => ({
  options: options.split(' ').map((key) => ({ key, text: key })),
  refused: refused ? refused.split(' ').map((key) => ({ key, text: key, reasons: [] })) : [],
})

test('an action keeps its number when another one has been used up, or is not allowed now', () => {
  const first = slotsAfter([], ask('travel rest ability end'))
  const then = slotsAfter(first, ask('rest ability end', 'travel'))
  expect(['travel', 'rest', 'ability'].map((key) => hintFor(then, key))).toEqual(['1', '2', '3'])
  expect(hintFor(slotsAfter(then, ask('ability other end')), 'ability')).toBe('3')
})

test('what ends the turn has always the same number, and stands last', () => {
  const slots = slotsAfter([], ask('end travel rest'))
  expect(hintFor(slots, 'end')).toBe('0')
  expect(inSlots(slots, ask('end travel rest').options).map(({ key }) => key)).toEqual(['travel', 'rest', 'end'])
})

test('numbers of what is gone for good are given away when there are no more', () => {
  const many = slotsAfter([], ask('a b c d e f g h i'))
  const then = slotsAfter(many, ask('b x'))
  expect(hintFor(then, 'b')).toBe('1')
  expect(hintFor(then, 'x')).toBe('2')
})
