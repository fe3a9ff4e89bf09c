import type { Seat, Table } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { cultistorm } from '../rules/game.ts'
import type { Cultistorm } from '../rules/shape.ts'
import { playPrudentGame, SEATS } from './randomGames.ts'
import { curtainFallen, scene } from './scene.ts'

/* The talk at the table: what everybody knows, and that nobody is bound to an order. */

/** What lies in each zone for this reader; what pieces are called and how a hand is held is each reader's own. */
const seenBy = (table: Table<Cultistorm>, seat: Seat): readonly unknown[] =>
  Object.entries(table.view(seat).zones).map(([zone, { count, pieces }]) => [
    zone,
    count,
    pieces.map(({ faces, attributes }) => JSON.stringify([faces, attributes])).sort(),
  ])

rule('CS-FRAME-04', 'what one detective is shown every other is: there is nothing that cannot be talked about', () => {
  let looked = 0
  playPrudentGame('open table', 3, { narrative: true }, { undo: false }, (table) => {
    if (looked++ % 7) return
    const [ana, ...others] = SEATS.slice(0, 3).map((seat) => seenBy(table, seat))
    for (const one of others) expect(one).toEqual(ana)
  })
  expect(looked).toBeGreaterThan(30)
})

rule(['CS-SETUP-13', 'CS-RULING-30'], 'what was dealt to each is seen by all while they choose, and each keeps one of the own two', () => {
  const top = ['laudanum', 'motor-car', 'holy-chalk', 'lucky-coin', 'dynamite', 'old-journal']
  const table = play(cultistorm, { seats: SEATS.slice(0, 3), seed: 'dealt', chance: { 'draw:item-deck': top.map((id) => `${id}#1`) } })
  const seen = JSON.stringify(table.table.view('carl').zones['found:ana'])
  expect([seen.includes('laudanum'), seen.includes('motor-car')]).toEqual([true, true])
  expect(['ana', 'bea', 'carl'].map((seat) => table.offered(seat).toSorted())).toEqual([
    ['laudanum', 'motor-car'],
    ['holy-chalk', 'lucky-coin'],
    ['dynamite', 'old-journal'],
  ])
})

rule('CS-DICE-04', 'every die of the pool is open to everybody until somebody takes it', () => {
  const table = scene({ pool: ['eye', 'star', 'wild'] }, 'preparation')
  const open = (who: string) => table.offered(who).filter((key) => key.startsWith('take:'))
  expect(['ana', 'bea', 'carl'].map((who) => open(who).length)).toEqual([3, 3, 3])
  table.choose('bea', 'take:detective-die#2')
  expect([open('ana').length, open('carl').length, table.zone('dice-pool').length]).toEqual([2, 2, 2])
})

rule(
  ['CS-PREP-03', 'CS-DICE-01'],
  'two reach for one die at the same instant: the first has it, the other is told so and has lost nothing',
  () => {
    const player = scene({ pool: ['eye', 'star', 'wild'] }, 'preparation')
    const { table } = player
    const seen = { ana: player.offered('ana'), bea: player.offered('bea') }
    expect(seen.ana.filter((key) => key.startsWith('take:'))).toEqual(seen.bea.filter((key) => key.startsWith('take:')))
    expect(table.decide('ana', 'take:detective-die#2', { keys: 'real' }).ok).toBe(true)
    const before = table.hash
    const late = table.decide('bea', 'take:detective-die#2', { keys: 'real' })
    expect([late.ok, !late.ok && late.error.reason, table.hash]).toEqual([false, 'unknown-key', before])
    expect(table.decide('bea', 'take:detective-die#1', { keys: 'real' }).ok).toBe(true)
    expect(['ana', 'bea'].map((who) => table.kernel.inZone(`dice:${who}`))).toEqual([['detective-die#2'], ['detective-die#1']])
  },
)

rule('CS-RULING-20', 'fewer dice than detectives: whoever comes first takes one, nobody two', () => {
  const table = scene({ pool: ['eye', 'star'] }, 'preparation').choose('carl', 'take:detective-die#1')
  expect(table.offered('carl').some((key) => key.startsWith('take:'))).toBe(false)
  table.choose('ana', 'take:detective-die#2')
  expect(table.offered('bea').some((key) => key.startsWith('take:'))).toBe(false)
})

rule('CS-DEV-18', 'whoever could develop may leave it, and the phase ends all the same', () => {
  const table = scene({ detectives: { ana: { trophies: ['star'] } } }, 'preparation')
  expect(table.offered('ana')).toContain('develop:star')
  for (const who of ['ana', 'bea', 'carl']) table.choose(who, 'ready')
  expect([curtainFallen(table), table.get('ana', 'level'), table.get('ana', 'trophies')]).toEqual([true, 0, ['star']])
})
