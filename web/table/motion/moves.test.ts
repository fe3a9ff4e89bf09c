import type { View, ZoneView } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { movedBetween } from './moves.ts'

/** `a*`: nothing is seen of it. A number: so many pieces without a name. */
const zone = (...of: readonly (string | number)[]): ZoneView => {
  const pieces = of.flatMap((one) =>
    typeof one === 'string'
      ? [{ alias: one.replace('*', ''), up: 'front', faces: one.endsWith('*') ? {} : { front: one }, attributes: {} }]
      : [],
  )
  return { pieces, count: pieces.length + of.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0) }
}
const view = (zones: { readonly [zone: string]: ZoneView }): View => ({
  watcher: 'A',
  seq: 1,
  seats: ['A', 'B'],
  table: {},
  of: {},
  zones,
  records: [],
  result: null,
})
const moved = (before: { readonly [zone: string]: ZoneView }, after: { readonly [zone: string]: ZoneView }) =>
  movedBetween(view(before), view(after))

test('a piece one knows is followed by its alias', () => {
  const { moves, turned } = moved({ hand: zone('a', 'b'), allies: zone() }, { hand: zone('b'), allies: zone('a') })
  expect(moves).toEqual([{ piece: 'a', from: 'hand', to: 'allies', turns: false }])
  expect(turned).toEqual([])
})

test('a card one draws comes out of the only pile that lost one, and turns over on the way', () => {
  expect(moved({ deck: zone(9), hand: zone('a'), other: zone(3) }, { deck: zone(8), hand: zone('a', 'n'), other: zone(3) }).moves).toEqual([
    { piece: 'n', from: 'deck', to: 'hand', turns: true },
  ])
})

test('a card a rival draws goes from pile to hand without a name', () => {
  expect(moved({ deck: zone(9), theirs: zone(4) }, { deck: zone(7), theirs: zone(6) }).moves).toEqual([
    { piece: null, from: 'deck', to: 'theirs', turns: false },
    { piece: null, from: 'deck', to: 'theirs', turns: false },
  ])
})

test('a card whose name one knew but not its face turns over on its way', () => {
  expect(moved({ theirs: zone('a*'), allies: zone() }, { theirs: zone(), allies: zone('a') }).moves).toEqual([
    { piece: 'a', from: 'theirs', to: 'allies', turns: true },
  ])
})

test('a card a rival plays comes out of the hand that lost one; one that is buried goes into the pile that gained one', () => {
  expect(moved({ theirs: zone(4), allies: zone() }, { theirs: zone(3), allies: zone('n') }).moves).toEqual([
    { piece: 'n', from: 'theirs', to: 'allies', turns: true },
  ])
  expect(moved({ allies: zone('a'), deck: zone(4) }, { allies: zone(), deck: zone(5) }).moves).toEqual([
    { piece: 'a', from: 'allies', to: 'deck', turns: false },
  ])
})

test('where two piles lost one it is not said which it was', () => {
  expect(moved({ one: zone(4), two: zone(4), hand: zone() }, { one: zone(3), two: zone(3), hand: zone('n') }).moves).toEqual([
    { piece: 'n', from: null, to: 'hand', turns: true },
  ])
})

test('what is turned over or made known where it lies does not move', () => {
  expect(moved({ threat: zone('a*', 1) }, { threat: zone('a', 'n') })).toEqual({ moves: [], turned: ['a', 'n'] })
  expect(moved({ threat: zone('a', 1) }, { threat: zone(2) })).toEqual({ moves: [], turned: [] })
})

test('nothing moves between a view and itself', () => {
  const same = view({ hand: zone('a', 3) })
  expect(movedBetween(same, same)).toEqual({ moves: [], turned: [] })
})
