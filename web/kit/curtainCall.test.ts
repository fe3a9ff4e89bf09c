import type { SpokenEvent } from '@miskatonic/room/protocol'
import { expect, test } from 'vitest'
import { actorOf, course, deedsOf, turnsOn } from './curtainCall.ts'

const line = (seq: number, key: string, args: object): SpokenEvent =>
  ({ id: seq, seq, text: key, record: null, message: { key, args } }) as unknown as SpokenEvent
const LOG = [
  line(1, 'began', {}),
  line(2, 'fell', { who: 'Seat 1', n: 2 }),
  line(4, 'fell', { who: { seat: 'Seat 2', person: 'ada' }, n: 1 }),
  line(5, 'rose', { n: 3 }),
  line(6, 'fell', { who: 'Seat 1', n: 0 }),
]

test('who did it is named by the seat, or by what stands for it', () => {
  expect(LOG.map(actorOf)).toEqual(['', 'Seat 1', 'Seat 2', '', 'Seat 1'])
})

test('deeds are counted by seat, and what was never done is not told', () => {
  const deeds = [
    { keys: ['fell'], text: { es: '{n}', en: '{n}' } },
    { keys: ['flew'], text: { es: '{n}', en: '{n}' } },
  ]
  expect(deedsOf(LOG, deeds, 'Seat 1').map(({ n }) => n)).toEqual([2])
  expect(deedsOf(LOG, deeds, 'Seat 3')).toEqual([])
})

test('a figure goes from its start on, and has a point for every change', () => {
  const n = ({ message }: SpokenEvent): number => (message.args as { n: number }).n
  const after = (event: SpokenEvent, now: number): number | null =>
    event.message.key === 'fell' ? now - n(event) : event.message.key === 'rose' ? n(event) : null
  expect(course(LOG, 10, after)).toEqual([
    { seq: 1, n: 10 },
    { seq: 2, n: 8 },
    { seq: 4, n: 7 },
    { seq: 5, n: 3 },
  ])
})

test('a turning point is a line of one of these kinds', () => {
  expect(LOG.filter(turnsOn(['rose', 'began'])).map(({ seq }) => seq)).toEqual([1, 5])
})
