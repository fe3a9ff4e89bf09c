import { expect, test } from 'vitest'
import { seatNames } from './openTable.ts'

test('seats bear people’s names, or their number where there are none', () => {
  expect(
    seatNames(
      [
        { holder: 'me', name: 'Ada' },
        { holder: 'me', name: '' },
        { holder: 'careful', name: 'ignored' },
        { holder: 'me', name: 'Ada' },
      ],
      'en',
    ),
  ).toEqual(['Ada', 'Seat 2', 'Seat 3', 'Seat 4'])
})

test('a name that the rules could not carry is cleaned', () => {
  expect(seatNames([{ holder: 'me', name: ' a:b#c ' }], 'en')).toEqual(['abc'])
})
