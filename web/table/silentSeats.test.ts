import type { TableInfo } from '@miskatonic/room/protocol'
import { expect, test } from 'vitest'
import { silentSeats } from './silentSeats.ts'

const person = (name: string) => ({ kind: 'person' as const, person: name, name, present: true })
const info = {
  over: false,
  patience: 1000,
  silent: { seq: 7, seats: [{ seat: 'II', since: 50 }] },
  seats: [
    { seat: 'I', holder: person('ana') },
    { seat: 'II', holder: person('luis') },
    { seat: 'III', holder: { kind: 'bot', level: 'random', name: 'bot' } },
    { seat: 'IV', holder: { kind: 'open' } },
  ],
} as unknown as TableInfo
const you = (more = {}) => ({ person: 'ana', seats: ['I'], host: false, file: 'whole' as const, ...more })
const asked = ['I', 'II', 'III', 'IV']

test('those who play wait as long as the table says, from when it says or the question was seen', () => {
  expect(silentSeats(info, you(), asked, { seq: 7, seen: 400 })).toEqual([
    { seat: 'II', due: 1050 },
    { seat: 'IV', due: 1400 },
  ])
  // What the table said was about another question.
  expect(silentSeats(info, you(), ['II'], { seq: 8, seen: 400 })).toEqual([{ seat: 'II', due: 1400 }])
})

test('the host need not wait; who watches, and players where only the host may, are offered nothing', () => {
  expect(silentSeats(info, you({ host: true, seats: [] }), asked, { seq: 7, seen: 0 }).map(({ due }) => due)).toEqual([0, 0, 0])
  expect(silentSeats(info, you({ seats: [] }), asked, { seq: 7, seen: 0 })).toEqual([])
  expect(silentSeats({ ...info, patience: null }, you(), asked, { seq: 7, seen: 0 })).toEqual([])
  expect(silentSeats({ ...info, over: true }, you({ host: true }), asked, { seq: 7, seen: 0 })).toEqual([])
})
