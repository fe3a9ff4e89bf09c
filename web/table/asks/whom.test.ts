import { expect, test } from 'vitest'
import { meantBy, whomOf } from './whom.ts'

/** A table at which Ana plays under her own name, and seat 2 plays Silas. */
const game = {
  persona: (_: unknown, seat: string) =>
    seat === 'Seat 2'
      ? { name: 'Silas Marsh', sub: 'The Sailor', picture: 'silas', piece: 'a1' }
      : { name: seat, sub: 'The Spy', picture: 'trish', piece: 'a2' },
  fares: (_: unknown, seat: string) => (seat === 'Ana' ? 'Sanity 3' : 'Sanity 7'),
} as never
const props = { view: {}, face: () => null } as never
const option = (more: object) => ({ key: 'x', text: 'x', ...more })

test('an answer that is a person says how they fare, and who is played where the seat is named by its player', () => {
  expect(whomOf(option({ seat: 'Seat 2' }), props, game)).toBe('Sanity 7')
  expect(whomOf(option({ seat: 'Ana' }), props, game)).toBe('The Spy · Sanity 3')
})

test('an answer that is a card or a place is about that, whoever it belongs to', () => {
  expect(meantBy(option({ seat: 'Ana', piece: 'a3' }))).toBeNull()
  expect(whomOf(option({ seat: 'Ana', place: 'rome' }), props, game)).toBeNull()
  expect(whomOf(option({}), props, game)).toBeNull()
})
