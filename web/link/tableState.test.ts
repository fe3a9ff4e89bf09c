import type { View } from '@miskatonic/kernel'
import type { FromTable, SpokenEvent, Told } from '@miskatonic/room/protocol'
import { expect, test } from 'vitest'
import { GAP, heard, nothingYet, type TableState } from './tableState.ts'

const view = (seq: number, table: View['table'] = {}): View => ({
  watcher: 'I',
  seq,
  seats: ['I'],
  table,
  of: {},
  zones: {},
  records: [],
  result: null,
})
const line = (id: number): SpokenEvent => ({ id, seq: id, record: null, cause: null, message: { key: 'x' }, text: `line ${id}` })
const told = (more: Partial<Told>): Told => ({
  is: 'told',
  seat: 'I',
  turn: 1,
  ask: null,
  awaited: [],
  events: [],
  eventCount: 0,
  faces: {},
  freeUndo: 0,
  ownLast: null,
  ...more,
})
const after = (...messages: FromTable[]): TableState =>
  messages.reduce<TableState>((state, message) => {
    const next = heard(state, message)
    if (next === GAP) throw new Error('a gap')
    return next
  }, nothingYet)

test('a view is put together from the whole and what changed since', () => {
  const state = after(
    told({ view: view(3, { oil: 4, night: 1 }), events: [line(1)], eventCount: 1 }),
    told({ turn: 2, change: { seq: 4, table: { oil: 3 } }, events: [line(2)], eventCount: 2 }),
  )
  const mine = state.watched.get('I')
  expect(mine?.view).toEqual(view(4, { oil: 3, night: 1 }))
  expect(mine?.events.map(({ id }) => id)).toEqual([1, 2])
  expect(mine?.fresh.map(({ id }) => id)).toEqual([2])
})

test('what does not follow is a gap, and so is a change to nothing', () => {
  const first = after(told({ view: view(3) }))
  expect(heard(first, told({ turn: 3, change: { seq: 5 } }))).toBe(GAP)
  expect(heard(nothingYet, told({ turn: 2, change: { seq: 5 } }))).toBe(GAP)
})

test('a whole view replaces the log: what was taken back never happened', () => {
  const state = after(
    told({ view: view(3), events: [line(1), line(2)], eventCount: 2 }),
    told({ turn: 7, view: view(4), events: [line(1)], eventCount: 1 }),
  )
  expect(state.watched.get('I')?.events.map(({ id }) => id)).toEqual([1])
  expect(state.watched.get('I')?.fresh).toEqual([])
})

test('earlier lines are put before the known ones, once', () => {
  const state = after(told({ view: view(9), events: [line(5), line(6)], eventCount: 6 }), {
    is: 'older',
    id: 1,
    seat: 'I',
    events: [line(4), line(5)],
  })
  expect(state.watched.get('I')?.events.map(({ id }) => id)).toEqual([4, 5, 6])
})

test('who loses a seat forgets what was seen from it', () => {
  const info = {} as Extract<FromTable, { is: 'table' }>['info']
  const you = { person: 'me', seats: ['I'], host: false, file: 'whole' as const }
  const state = after({ is: 'table', info, you }, told({ view: view(1) }), { is: 'table', info, you: { ...you, seats: [] } })
  expect(state.watched.size).toBe(0)
})

test('who takes a seat back, or may see more or less than before, looks through the eyes that are told of', () => {
  const info = (spectators: 'open' | 'closed') =>
    ({ spectators, seats: [{ seat: 'I' }, { seat: 'II' }] }) as unknown as Extract<FromTable, { is: 'table' }>['info']
  const you = (...seats: string[]) => ({ person: 'me', seats, host: false, file: 'whole' as const })
  const eyes = (...messages: FromTable[]): string[] => [...after(...messages).watched.keys()]
  const onlooker = [{ is: 'table', info: info('closed'), you: you() } as const, told({ seat: '@spectator', view: view(1) })]
  expect(eyes(...onlooker)).toEqual(['@spectator'])
  expect(eyes(...onlooker, { is: 'table', info: info('closed'), you: you('I') }, told({ view: view(1) }))).toEqual(['I'])
  const open = [
    ...onlooker,
    { is: 'table', info: info('open'), you: you() } as const,
    told({ seat: 'I', view: view(1) }),
    told({ seat: 'II', view: view(1) }),
  ]
  expect(eyes(...open)).toEqual(['I', 'II'])
  expect(eyes(...open, { is: 'table', info: info('closed'), you: you() }, told({ seat: '@spectator', view: view(1) }))).toEqual([
    '@spectator',
  ])
})

test('the chat comes whole, then line by line, and whole again in another language', () => {
  const said = (n: number, text: string) => ({ n, at: n * 10, who: 'Ada', text })
  expect(after({ is: 'chat', lines: [said(1, 'hola')] }, { is: 'chat', lines: [said(2, 'qué tal')] }).chat.length).toBe(2)
  expect(after({ is: 'chat', lines: [said(1, 'hola')] }, { is: 'chat', lines: [said(1, 'hola')] }).chat.length).toBe(1)
  expect(after({ is: 'chat', lines: [said(1, 'a'), said(2, 'b')] }, { is: 'chat', lines: [said(1, 'a'), said(2, 'b')] }).chat.length).toBe(
    2,
  )
})

test('a good telling ends a broken one', () => {
  const broken = after(told({ view: view(1) }), { is: 'broken', text: 'oh', to: 1 })
  expect(broken.broken).toEqual({ text: 'oh', to: 1 })
  expect((heard(broken, told({ turn: 2, change: { seq: 2 } })) as TableState).broken).toBeNull()
})
