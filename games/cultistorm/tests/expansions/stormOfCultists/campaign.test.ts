import { readFileSync, writeFileSync } from 'node:fs'
import type { NightEnd } from '@miskatonic/contract'
import { type Answer, type Json, readSave, restore, type Seat, save, Table, writeSave } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { playerOf, playOut } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { missions } from '../../../content/expansions/stormOfCultists.ts'
import type { StormNight } from '../../../expansions.ts'
import { bots, game } from '../../../index.ts'
import { campaign, type Memory } from '../../../rules/campaign.ts'
import { cultistorm } from '../../../rules/game.ts'
import { playPrudentGame, SEATS } from '../../randomGames.ts'

const TEAM = SEATS.slice(0, 3)
const TYPES = ['fighter', 'medium', 'healer']
type Ended = { mission: number; won?: boolean; sealed?: number; replayed?: boolean; spent?: number; level?: number; items?: string[] }
const ended = ({ mission, won = true, sealed = 0, replayed = false, spent = 0, level = 0, items = [] }: Ended): NightEnd => ({
  seats: TEAM,
  result: {
    outcome: won ? 'accomplished' : 'overrun',
    won,
    winners: won ? TEAM : [],
    apart: [],
    sealed,
    report: { mission, replayed, spent, team: TYPES.map((type) => ({ type, level, items })) },
  },
})
const after = (...ends: readonly Ended[]): Memory => ends.reduce((memory, end) => campaign.close(memory, ended(end)), campaign.begin(null))
const night = (memory: Memory, seats: readonly string[] = TEAM): StormNight | undefined =>
  (campaign.open(memory, seats)?.options as { stormOfCultists?: StormNight } | undefined)?.stormOfCultists
const told = (memory: Memory, lang: 'es' | 'en' = 'en') => campaign.text(campaign.view(memory, null), lang)

rule(['CS-EXP-03', 'CS-RULING-122'], 'seven missions in their order, then it is over', () => {
  const won = missions.map((_, mission) => ({ mission }))
  for (const { mission } of won) expect(night(after(...won.slice(0, mission)))?.mission).toBe(mission)
  expect(campaign.open(after(...won), TEAM)).toBeNull()
})

rule(['CS-RULING-122'], 'a lost mission may be played once more; after the second loss the campaign goes on', () => {
  expect(night(after({ mission: 0, won: false }))).toMatchObject({ mission: 0, retry: true, scars: 1 })
  expect(night(after({ mission: 0, won: false }, { mission: 0, won: false, replayed: true }))).toMatchObject({
    mission: 1,
    retry: false,
    scars: 1,
  })
  expect(night(after({ mission: 0, won: false }, { mission: 1 }))).toMatchObject({ mission: 2, retry: false, scars: 0 })
  expect(campaign.open(after({ mission: 6, won: false }, { mission: 6, won: false, replayed: true }), TEAM)).toBeNull()
})

rule(['CS-RULING-122'], 'three points for a win, one for a loss with three seals, one less the second time; what is spent is gone', () => {
  const points = (...ends: readonly Ended[]) => night(after(...ends))?.points
  expect([points({ mission: 0 }), points({ mission: 0, won: false, sealed: 3 }), points({ mission: 0, won: false, sealed: 2 })]).toEqual([
    3, 1, 0,
  ])
  expect(points({ mission: 0, won: false }, { mission: 0, replayed: true })).toBe(2)
  expect(points({ mission: 0 }, { mission: 1, spent: 2 })).toBe(4)
})

rule(['CS-RULING-122'], 'a first ability and the items of each detective come along, and who was there plays the same one', () => {
  const memory = after({ mission: 0, level: 2, items: ['laudanum'] })
  expect(night(memory)?.carried.fighter).toEqual({ level: 1, items: ['laudanum'] })
  expect(campaign.open(memory, ['bea', 'ana', 'new'])?.options).toMatchObject({ detectives: ['medium', 'fighter', null] })
  const setup = campaign.open(memory, TEAM)
  const table = Table.start(cultistorm, { ...(setup as { seats: string[]; options: Json }), seed: 'carried' })
  expect(table.kernel.inZone('detective:ana').map((piece) => table.kernel.def(piece).id)).toEqual(['fighter'])
})

rule(['CS-RULING-122'], 'the rank is a matter of points', () => {
  const all = (n: number) =>
    after(...missions.map((_, mission) => ({ mission, won: mission < n })), ...(n < 7 ? [{ mission: 6, won: false, replayed: true }] : []))
  expect([told(all(7)).headline, told(all(3)).headline, told(all(2), 'es').headline]).toEqual([
    'The storm has passed: Saviours',
    'The storm has passed: Wardens',
    'La tormenta ha pasado: Supervivientes',
  ])
})

rule(['CS-EXP-01', 'CS-EXP-05'], 'minor expansions may be played with, another main one may not', () => {
  const memory = campaign.begin({ ancientRelics: true })
  expect(campaign.open(memory, TEAM)?.options).toMatchObject({ ancientRelics: true })
  expect(() => campaign.begin({ behindTheScenes: true })).toThrow('only one of them')
})

test('it is told night by night in both languages', () => {
  const memory = after({ mission: 0 }, { mission: 1, won: false })
  expect(told(memory, 'es')).toEqual({
    headline: 'Misión 2 de 7: La testigo (se perdió)',
    lines: ['1. Primeras gotas: cumplida, 3 puntos', '2. La testigo: perdida, 0 puntos', 'Puntos de campaña: 3'],
  })
  expect(told(memory).lines[0]).toBe('1. First Drops: accomplished, 3 points')
})

test('what a night begins with is judged', () => {
  const start = (stormOfCultists: unknown) => Table.start(cultistorm, { seats: TEAM, seed: 'x', options: { stormOfCultists } as Json })
  const fine = { mission: 0, retry: false, points: 0, scars: 0, carried: {} }
  expect(() => start(fine)).not.toThrow()
  for (const bad of ['x', { ...fine, mission: 7 }, { ...fine, points: -1 }, { ...fine, scars: 9 }, { ...fine, carried: { fighter: 1 } }])
    expect(() => start(bad), JSON.stringify(bad)).toThrow('wants a night')
})

test('can be played through by anybody', () => {
  let memory = campaign.begin(null)
  for (let setup = campaign.open(memory, TEAM); setup; setup = campaign.open(memory, TEAM)) {
    const { result } = playPrudentGame(`night ${memory.nights.length}`, 3, setup.options)
    memory = campaign.close(memory, { seats: setup.seats, result: result as Json })
  }
  expect(memory.nights.at(-1)?.mission).toBe(6)
})

type Whole = {
  readonly seats: number
  readonly seed: string
  readonly options: Json
  readonly answers: readonly (readonly [Seat, Answer])[]
  readonly result: Json
  readonly hash: string
}

/** The first game of careful bots with these seeds that ends so. Two and four of them win most. */
function record(id: string, mission: number, won: boolean): Whole {
  const options = { stormOfCultists: { mission, retry: false, points: 2, scars: 1, carried: {} } } as unknown as Json
  for (let i = 0; i < 400; i++) {
    const n = i % 2 ? 2 : 4
    const [seats, seed] = [SEATS.slice(0, n), `mission ${id} ${i}`]
    const table = playOut(game, { seats, seed, options }, (seat) => playerOf(bots.careful, { seat, seats, options }, () => 0))
    if ((table.result as { won?: boolean }).won !== won) continue
    const answers = table.line.map(({ seat, answer }) => [seat, answer] as const)
    return { seats: n, seed, options, answers, result: table.result, hash: table.hash }
  }
  throw new Error(`no game of 400 ended so: ${id}`)
}

const ENDS = missions.flatMap(({ id }, mission) => [true, false].map((won) => [id, won ? 'won' : 'lost', mission] as const))

/* Two whole games of each mission, played again from their answers to the same end. `UPDATE_GOLDEN=1` records them anew. */
describe.each(ENDS)('a whole mission: %s, %s', (id, how, mission) => {
  const file = new URL(`./fixtures/${id}-${how}.json`, import.meta.url)

  test('is the same when it is played again, and after being saved and opened', () => {
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, `${JSON.stringify(record(id, mission, how === 'won'))}\n`)
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Whole
    const seats = SEATS.slice(0, kept.seats)
    const table = Table.start(cultistorm, { seats, seed: kept.seed, options: kept.options })
    for (const [seat, answer] of kept.answers) expect(table.decide(seat, answer, { keys: 'real' }).ok).toBe(true)
    expect([table.result, table.hash]).toEqual([kept.result, kept.hash])
    const result = table.result as { won: boolean; report: { mission: number } }
    expect([result.won, result.report.mission]).toEqual([how === 'won', mission])
    // The campaign goes on from it: what was won is worth three points, less what was spent.
    const memory = campaign.close(after(...Array.from({ length: mission }, (_, n) => ({ mission: n }))), {
      seats,
      result: table.result as Json,
    })
    expect(memory.nights.at(-1)).toMatchObject({ mission, won: how === 'won' })
    const { table: again, problems } = restore(cultistorm, readSave(writeSave(save(table as never))).saved)
    expect([problems, again.hash]).toEqual([[], kept.hash])
  })
})
