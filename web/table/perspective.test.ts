import type { View } from '@miskatonic/kernel'
import type { SpokenAsk, TableInfo } from '@miskatonic/room/protocol'
import { expect, test } from 'vitest'
import type { TableProps } from '../kit/table.ts'
import { nothingYet, type TableState, type Watched } from '../link/tableState.ts'
import { areApart, dockSeat, eyesFor, keepSecrets, ownLastOf, seatsInHand, watchedAt } from './perspective.ts'
import { looksOn } from './useScene.ts'

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
  isWhole: true,
  beats: [],
  freeUndo: 0,
  ownLast: null,
})
const state = (first: boolean, second: boolean): TableState => ({
  ...nothingYet,
  you: { person: 'me', seats: ['I', 'II'], host: true, file: 'whole' },
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
  expect(watchedAt(both, 'I', 'II', false)).toBe(both.watched.get('II'))
  expect(watchedAt(both, 'I', 'III', false)).toBe(both.watched.get('I'))
})

test('people around one screen do not look through each other’s eyes, but each through all their own', () => {
  const holder = (name: string) => ({ kind: 'person', person: 'me', name, present: true })
  const info = {
    seats: ['Ada', 'Bob', 'Ada'].map((name, i) => ({ seat: 'I'.repeat(i + 1), holder: holder(name) })),
  } as unknown as TableInfo
  const three = state(true, false)
  const shared: TableState = {
    ...three,
    info,
    you: { person: 'me', seats: ['I', 'II', 'III'], host: true, file: 'whole' },
    watched: new Map([...three.watched, ['III', watched(false)]]),
  }
  expect(seatsInHand(shared, 'I', true)).toEqual(['I', 'III'])
  expect(seatsInHand(shared, 'I', false)).toEqual(['I', 'II', 'III'])
  expect(watchedAt(shared, 'I', 'II', true)).toBe(shared.watched.get('I'))
  expect(watchedAt(shared, 'I', 'III', true)).toBe(shared.watched.get('III'))
})

test('a hand that only one of two sees is a secret; an open board is none', () => {
  const open = { board: { count: 1, pieces: [{ alias: 'a', up: 'front', faces: { front: 'ship/x' }, attributes: {} }] } }
  const hand = { ...open, 'hand:I': { count: 1, pieces: [{ alias: 'b', up: 'front', faces: { front: 'find/y' }, attributes: {} }] } }
  const covered = { ...open, 'hand:I': { count: 1, pieces: [{ alias: 'z', up: 'front', faces: {}, attributes: {} }] } }
  expect(keepSecrets(view(open), view(open))).toBe(false)
  expect(keepSecrets(view(hand), view(covered))).toBe(true)
  // What lies with a piece is no secret because each knows the piece by another name.
  const things = (alias: string): View['zones'] => ({ [`possessions:${alias}`]: { count: 1, pieces: open.board.pieces } })
  expect(keepSecrets(view(things('a1')), view(things('b2')))).toBe(false)
  expect(keepSecrets(view(things('a1')), view({ 'possessions:b2': { count: 1, pieces: [] } }))).toBe(true)
})

test('one’s last decision is the latest at any of one’s seats', () => {
  const both = state(false, false)
  expect(ownLastOf(both)).toBeNull()
  const decided = new Map([
    ['I', { ...watched(false), ownLast: 7 }],
    ['II', { ...watched(false), ownLast: 4 }],
  ])
  expect(ownLastOf({ ...both, watched: decided })).toEqual({ seq: 7, seat: 'I' })
})

const info = (first: 'person' | 'bot', over = false): TableInfo =>
  ({
    over,
    seats: [
      { seat: 'I', holder: { kind: first } },
      { seat: 'II', holder: { kind: 'bot' } },
    ],
  }) as unknown as TableInfo

test('one looks on while a person decides who is somebody else; not at bots, nor when it is over', () => {
  expect(looksOn(info('person'), null, ['I'])).toBe(true)
  expect(looksOn(info('person'), ask, ['I'])).toBe(false)
  expect(looksOn(info('person'), null, ['II'])).toBe(false)
  expect(looksOn(info('bot'), null, ['I'])).toBe(false)
  expect(looksOn(info('person', true), null, ['I'])).toBe(false)
})

test('who plays no seat has the sheet of whoever the table waits for before them', () => {
  const props = { seat: '@spectator', info: info('bot') } as unknown as TableProps
  const desk = { props, looked: null, state: nothingYet, watched: { ...watched(false), awaited: ['II'] } }
  expect(dockSeat(desk)).toBe('II')
  expect(dockSeat({ ...desk, looked: 'I', props: { ...props, seat: 'I' } })).toBe('I')
  expect(dockSeat({ ...desk, state: state(true, false), props: { ...props, seat: 'I' } })).toBe('I')
})

test('a screen is covered between people who play against each other around it, unless they want it otherwise', () => {
  expect(areApart({ curtain: true }, 'here', {})).toBe(true)
  expect(areApart({ curtain: true }, 'here', { together: true })).toBe(false)
  expect(areApart({ curtain: true }, 'online', {})).toBe(false)
  expect(areApart({ curtain: false }, 'here', {})).toBe(false)
})
