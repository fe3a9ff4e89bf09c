import { expect, test } from 'vitest'
import { seatNames } from './openTable.ts'

test('seats bear people’s names, or numerals where there are none', () => {
  expect(
    seatNames([
      { holder: 'me', name: 'Ada' },
      { holder: 'me', name: '' },
      { holder: 'careful', name: 'ignored' },
      { holder: 'me', name: 'Ada' },
    ]),
  ).toEqual(['Ada', 'II', 'III', 'IV'])
})

test('a name that the rules could not carry is cleaned', () => {
  expect(seatNames([{ holder: 'me', name: ' a:b#c ' }])).toEqual(['abc'])
})
