import { readFileSync, writeFileSync } from 'node:fs'
import { type Answer, type Json, readSave, restore, type Seat, save, Table, writeSave } from '@miskatonic/kernel'
import { playerOf, playOut } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { bots, game } from '../index.ts'
import { cultistorm } from '../rules/game.ts'
import type { Ending, Result } from '../rules/shape.ts'
import { playPrudentGame, SEATS } from './randomGames.ts'

/*
 * A whole game for each way to end that players come to: played again it is the same, and after being
 * saved and opened. Nobody has been seen to be swallowed by another world in a whole game: that end is a position, in `worlds.test.ts`. A night that falls is among the missions' fixtures.
 */

type Whole = {
  readonly seats: readonly Seat[]
  readonly seed: string
  readonly options: Json
  readonly answers: readonly (readonly [Seat, Answer])[]
  readonly result: Json
  readonly hash: string
}
type Way = { readonly seats: number; readonly options: Json; readonly by: 'careful' | 'prudent' }

const WAYS: { readonly [E in Ending]?: Way } = {
  sealed: { seats: 3, options: null, by: 'careful' },
  overrun: { seats: 3, options: null, by: 'careful' },
  madness: { seats: 4, options: { narrative: true }, by: 'prudent' },
  crossed: { seats: 2, options: null, by: 'careful' },
  countdown: { seats: 3, options: { dangerousPuzzle: true }, by: 'careful' },
  accomplished: {
    seats: 3,
    options: { stormOfCultists: { mission: 0, retry: false, points: 0, scars: 0, carried: {} } },
    by: 'careful',
  },
}

function played({ seats: n, options, by }: Way, seed: string) {
  const seats = SEATS.slice(0, n)
  if (by === 'prudent') return playPrudentGame(seed, n, options)
  return playOut(game, { seats, seed, options }, (seat) => playerOf(bots.careful, { seat, seats, options }, () => 0))
}

/** The first game of these seeds that ends so. */
function record(ending: string, way: Way): Whole {
  for (let i = 0; i < 400; i++) {
    const seed = `ends ${ending} ${i}`
    const table = played(way, seed)
    if ((table.result as unknown as Result).outcome !== ending) continue
    const answers = table.line.map(({ seat, answer }) => [seat, answer] as const)
    return { seats: SEATS.slice(0, way.seats), seed, options: way.options, answers, result: table.result, hash: table.hash }
  }
  throw new Error(`no game of 400 ended so: ${ending}`)
}

describe.each(Object.entries(WAYS))('a game that ends: %s', (ending, way) => {
  const file = new URL(`./fixtures/${ending}.json`, import.meta.url)

  test('is the same when it is played again, and after being saved and opened', () => {
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, `${JSON.stringify(record(ending, way))}\n`)
    const { seats, seed, options, answers, result, hash } = JSON.parse(readFileSync(file, 'utf8')) as Whole
    const table = Table.start(cultistorm, { seats, seed, options })
    for (const [seat, answer] of answers) expect(table.decide(seat, answer, { keys: 'real' }).ok).toBe(true)
    expect([table.result, table.hash, (table.result as unknown as Result).outcome]).toEqual([result, hash, ending])
    const { table: again, problems } = restore(cultistorm, readSave(writeSave(save(table as never))).saved)
    expect([problems, again.hash]).toEqual([[], hash])
  })
})
