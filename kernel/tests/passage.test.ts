import { expect, test } from 'vitest'
import { type Ask, sample } from '../ask.ts'
import { randomFrom } from '../chance.ts'
import type { Passage } from '../passage.ts'
import { edgesAlong, passageSince } from '../passage.ts'
import { restore } from '../restore.ts'
import { lastCheckpoint, save } from '../save.ts'
import { hashState } from '../state.ts'
import type { Edge, Table } from '../table.ts'
import { playAtRandom, saving } from './savingGame.ts'
import { start, type Tiny, tinyGame } from './tinyGame.ts'

const seeds = Array.from({ length: 8 }, (_, i) => `way ${i}`)
const lastEdge = (table: Table<Tiny>): Edge => table.edges.at(-1) as Edge

test('every edge is rebuilt from the first one by passages alone, through text', () => {
  for (const seed of seeds) {
    const table = start(saving(), { seed })
    const first = JSON.parse(JSON.stringify(lastCheckpoint(table)))
    const trail: Passage[] = []
    let before = lastEdge(table)
    playAtRandom(table, seed, (one) => {
      // What was taken back is no longer part of the way.
      while (trail.length && (trail.at(-1) as Passage).at > one.line.length) trail.pop()
      before = one.edges.findLast(({ at }) => at <= (trail.at(-1)?.at ?? 0)) ?? before
      const passage = passageSince(one, before)
      if (passage) trail.push(JSON.parse(JSON.stringify(passage)))
      before = lastEdge(one)
      const [last] = edgesAlong(first, trail)
      expect([last?.at, last && hashState(last.state)]).toEqual([before.at, hashState(one.stateAt(before))])
    })
    expect(trail.length).toBeGreaterThan(2)
  }
})

test('a passage that does not start where the one before ended ends the way', () => {
  const table = start(saving(), { seed: 'way' })
  const first = lastCheckpoint(table)
  const stray: Passage = { from: 3, at: 4, offset: 0, events: 0, serial: 0, flow: [], changes: [] }
  expect(edgesAlong(first, [stray]).map(({ at }) => at)).toEqual([first.at])
})

test('rules that lead elsewhere without a word are found out by the passages', () => {
  const game = tinyGame(saving())
  const table = start(saving(), { seed: 'way' })
  const before = lastEdge(table)
  const random = randomFrom('way')
  const saved = { ...save(table), checkpoints: [lastCheckpoint(table)] }
  while (lastEdge(table).at === before.at) {
    const [seat = ''] = table.awaited()
    table.decide(seat, sample(table.ask as Ask, seat, random), { keys: 'real' })
  }
  const way = passageSince(table, before) as Passage
  const later = { ...saved, log: table.log, counters: table.kernel.chance.counters(), events: table.kernel.events, hash: null }
  expect(restore(game, later, {}, [way]).renewed).toBe(false)
  const other: Passage = { ...way, changes: [...way.changes, [0, '', 'doom', 99]] }
  const opened = restore(game, later, {}, [other])
  expect(opened.renewed).toBe(true)
  expect(opened.problems.join()).toMatch(/no longer leads where it led/)
  expect(opened.table.kernel.state.doom).toBe(99)
})
