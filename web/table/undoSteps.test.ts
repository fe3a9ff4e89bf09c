import type { SpokenEvent } from '@miskatonic/room/protocol'
import { expect, test } from 'vitest'
import { type Decided, lastAction, lastTurn } from './undoSteps.ts'

const decided = (seq: number, about: string): Decided => ({ seq, about, seat: 'I', question: '', answer: '' })
const line = (seq: number, key: string): SpokenEvent => ({
  id: seq,
  seq,
  record: null,
  cause: null,
  message: { key },
  text: '',
  ...(key === 'phase' ? { tone: 'head' } : {}),
})

test('an action is taken back with all that was decided in it, a turn with all its actions', () => {
  const own = [decided(2, 'setup'), decided(5, 'action'), decided(6, 'action'), decided(7, 'reroll'), decided(8, 'buy')]
  expect(lastAction(own, ['action'])?.seq).toBe(6)
  expect(lastTurn(own, [line(3, 'phase'), line(5, 'phase'), line(7, 'rolled')])?.seq).toBe(5)
})

test('a heading that came with the last decision belongs to the turn after it', () => {
  const own = [decided(5, 'action'), decided(6, 'action')]
  expect(lastTurn(own, [line(4, 'phase'), line(7, 'phase')])?.seq).toBe(5)
})

test('who has decided nothing, or plays a game without headings, has no such step', () => {
  expect(lastAction([], ['action'])).toBeNull()
  expect(lastTurn([], [line(1, 'phase')])).toBeNull()
  expect(lastTurn([decided(1, 'x')], [line(1, 'y')])).toBeNull()
})
