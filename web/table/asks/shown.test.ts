import type { SpokenAsk } from '@miskatonic/room/protocol'
import { expect, test } from 'vitest'
import { litBy, mayAdd, weightsOf, wrongWith } from './shown.ts'

const ask: SpokenAsk = {
  kind: 'some',
  seq: 3,
  seat: 'I',
  about: { key: 'pick-some' },
  text: '',
  options: [
    { key: 'rope', text: 'Rope', piece: 'p1', weights: { weight: 2 } },
    { key: 'lamp', text: 'Lamp', piece: 'p2', weights: { weight: 1 } },
    { key: 'boat', text: 'Boat', place: 'rocks', weights: { weight: 3 } },
  ],
  refused: [{ key: 'oil', text: 'Oil', piece: 'p9', reasons: [] }],
  limits: { count: [1, 2], weigh: { weight: { max: 3 } } },
  awaited: true,
}

test('options light up the pieces and places they name, refused ones apart', () => {
  const lit = litBy(ask)
  expect([...lit.pieces.keys()]).toEqual(['p1', 'p2'])
  expect([...lit.places.keys()]).toEqual(['rocks'])
  expect([...lit.refusedPieces.keys()]).toEqual(['p9'])
})

test('weights are summed over what is chosen, and too heavy a choice is not offered', () => {
  expect(weightsOf(ask, ['rope', 'lamp'])).toEqual({ weight: 3 })
  const [rope, lamp, boat] = ask.options
  expect(lamp && mayAdd(ask, ['rope'], lamp)).toBe(true)
  expect(boat && mayAdd(ask, ['rope'], boat)).toBe(false)
  expect(rope && mayAdd(ask, ['rope'], rope)).toBe(true)
})

test('the client judges an answer as the table does', () => {
  expect(wrongWith(ask, ['rope', 'lamp'])).toBeNull()
  expect(wrongWith(ask, [])?.reason).toBe('wrong-count')
  expect(wrongWith(ask, ['oil'])?.reason).toBe('unknown-key')
})
