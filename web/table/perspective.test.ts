import type { SpokenAsk } from '@miskatonic/host/protocol'
import type { View } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { nothingYet, type TableState, type Watched } from '../host/tableState.ts'
import { eyesFor, keepSecrets, watchedAt } from './perspective.ts'

const view = (zones: View['zones'] = {}): View => ({
  watcher: 'I',
  seq: 0,
  seats: ['I', 'II'],
  table: {},
  of: {},
  zones,
  records: [],
  result: null,
})
const ask: SpokenAsk = { kind: 'choose', seq: 0, seat: 'I', about: { key: 'x' }, text: '', options: [], refused: [], awaited: true }
const watched = (asked: boolean): Watched => ({
  turn: 0,
  view: view(),
  ask: asked ? ask : null,
  awaited: [],
  events: [],
  eventCount: 0,
  fresh: [],
  freeUndo: 0,
})
const state = (first: boolean, second: boolean): TableState => ({
  ...nothingYet,
  you: { person: 'me', seats: ['I', 'II'], host: true },
  watched: new Map([
    ['I', watched(first)],
    ['II', watched(second)],
  ]),
})

test('the eyes follow the question, and stay while it stays', () => {
  expect(eyesFor(state(true, false), null)).toBe('I')
  expect(eyesFor(state(false, true), 'I')).toBe('II')
  expect(eyesFor(state(true, true), 'II')).toBe('II')
  expect(eyesFor(state(false, false), 'II')).toBe('II')
})

test('looking at a seat that is not one’s own is done with one’s own eyes', () => {
  const both = state(true, false)
  expect(watchedAt(both, 'I', 'II')).toBe(both.watched.get('II'))
  expect(watchedAt(both, 'I', 'III')).toBe(both.watched.get('I'))
})

test('a hand that only one of two sees is a secret; an open board is none', () => {
  const open = { board: { count: 1, pieces: [{ alias: 'a', up: 'front', faces: { front: 'ship/x' }, attributes: {} }] } }
  const hand = { ...open, 'hand:I': { count: 1, pieces: [{ alias: 'b', up: 'front', faces: { front: 'find/y' }, attributes: {} }] } }
  const covered = { ...open, 'hand:I': { count: 1, pieces: [{ alias: 'z', up: 'front', faces: {}, attributes: {} }] } }
  expect(keepSecrets(view(open), view(open))).toBe(false)
  expect(keepSecrets(view(hand), view(covered))).toBe(true)
})
