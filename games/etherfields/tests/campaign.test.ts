import { readFileSync } from 'node:fs'
import type { Json } from '@miskatonic/kernel'
import { optionsFor, Table } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { campaign } from '../rules/campaign.ts'
import { etherfields } from '../rules/game.ts'
import type { World } from '../rules/shape.ts'
import { keptWorld, newWorld } from '../rules/world.ts'
import { playRandomNight } from './randomGames.ts'

/* The Team's world from night to night, as the house keeps it. */

const TWO = ['ana', 'bea']
const optionsOf = (world: World, seats: readonly string[] = TWO): { readonly [name: string]: Json } =>
  campaign.open(world, seats)?.options as never
const opened = (world: World, seats: readonly string[] = TWO) =>
  Table.start(etherfields, { seats, options: optionsOf(world, seats) as Json, seed: 'opened' })
/** A night with players who answer at random. */
const after = (world: World, seats: number, seed: string): World => {
  const { result, world: left } = playRandomNight(seed, seats, optionsOf(world, ['ana', 'bea', 'carl', 'dot'].slice(0, seats)) as Json)
  return campaign.close(world, { seats: TWO, result: result as never, left })
}
const first = after(campaign.begin(null), 2, 'campaign 1')

describe('a campaign is begun as it was wished', () => {
  test('by its variants, every night', () => {
    const world = campaign.begin({ classic: true, noBoost: true })
    expect(optionsOf(world)).toMatchObject({ classic: true, noBoost: true })
    expect(optionsOf({ ...first, variants: world.variants })).toMatchObject({ classic: true, noBoost: true })
    expect(first.variants).toEqual({})
  })
  rule('EF-CAMP-01', 'with the Dreamers that were chosen, chair by chair; who chose none picks one of the others', () => {
    const world = campaign.begin({ dreamers: ['specialist', null] })
    expect(optionsOf(world).dreamers).toEqual(['specialist', null])
    const table = opened(world)
    expect([table.kernel.get('ana', 'dreamer'), table.ask?.about.key]).toEqual(['specialist', 'choose-dreamer'])
  })
  test('and with nothing that is no wish: a memory handed in with them is none', () => {
    expect(campaign.begin({ world: { ...newWorld, night: 9 } } as never).night).toBe(0)
    expect(() => campaign.begin({ dreamers: ['gambler', 'gambler'] })).toThrow('twice')
    expect(() => campaign.begin({ dreamer: 'gambler' })).toThrow('there is no option')
  })
})

describe('players come and go', () => {
  rule(['EF-JOIN-01', 'EF-JOIN-03'], 'one stays away and comes back to the same Dreamer', () => {
    const [ana, bea] = TWO.map((seat) => first.players[seat])
    expect(optionsOf(first, ['bea']).dreamers).toEqual([bea])
    const without = keptWorld(opened(first, ['bea']).kernel as never)
    expect(without.players).toEqual({ ana, bea })
    expect(optionsOf(without, ['bea', 'ana']).dreamers).toEqual([bea, ana])
  })
  rule(['EF-JOIN-02', 'EF-JOIN-04'], 'somebody new picks whom nobody plays tonight, be it one who is away', () => {
    const { dreamers } = optionsOf(first, ['ana', 'carl'])
    expect(dreamers).toEqual([first.players.ana, null])
    const { ask } = opened(first, ['ana', 'carl'])
    expect(ask?.about.key).toBe('choose-dreamer')
    const { ask: asked } = opened(first, ['ana', 'carl'])
    expect(asked && optionsFor(asked, 'carl')?.map(({ key }) => key)).toContain(first.players.bea)
  })
  test('two who last played the same Dreamer are not both given it', () => {
    const world = { ...first, players: { ...first.players, carl: first.players.ana as never } }
    expect(optionsOf(world, ['carl', 'ana']).dreamers).toEqual([first.players.ana, null])
  })
  test('who joins late is known by the night they came', () => {
    expect(first.since).toEqual({ ana: 1, bea: 1 })
    const { kernel } = opened(first, ['ana', 'carl'])
    expect([kernel.get('ana', 'since'), kernel.get('carl', 'since')]).toEqual([1, first.night + 1])
  })
})

describe('what people read of it', () => {
  const lines = (world: World, lang: 'es' | 'en') => campaign.text(campaign.view(world, null), lang)
  test('is where it stands and what each night met, and nothing that is still to come', () => {
    const met = { ...first, visits: [{ night: 1, kind: 'dream', id: 'i01', how: 'out' } as const], night: 1 }
    expect(lines(met, 'es')).toEqual({
      headline: 'Noches soñadas: 1',
      lines: [`Barrios: ${met.districts.length}. Notas: ${met.notes.length}.`, expect.stringMatching(/^Noche 1: .+ \(sin Turnos\)\.$/)],
    })
    expect(lines(met, 'en').lines[1]).toMatch(/^Night 1: .+ \(out of Turns\)\.$/)
    const seen = JSON.stringify(campaign.view(first, 'ana'))
    for (const hidden of ['gate-i02', 'the-wrong-coat', 'polite-stranger', 'carried']) {
      expect(JSON.stringify(first)).toContain(hidden)
      expect(seen).not.toContain(hidden)
    }
  })
  test('every visit of a random night is told', () => {
    expect(first.visits[0]).toMatchObject({ night: 1, kind: 'dream', id: 'i01' })
    for (const lang of ['es', 'en'] as const) expect(lines(first, lang).lines.join(' ')).not.toMatch(/undefined|: [(,]|, \(/)
  })
})

describe('a memory out of a file', () => {
  const wrong: readonly (readonly [string, object])[] = [
    ['a card there is none of', { items: ['no-such-thing'] }],
    ['a card of another kind', { wisdom: ['gate-i02'] }],
    ['a number that is none', { night: 'many' }],
    ['a Dreamer there is none of', { players: { ana: 'nobody' } }],
    ['a deck there is none of', { decks: { ...newWorld.decks, more: { added: [], gone: [] } } }],
    ['something that is in no memory', { more: 1 }],
    ['something missing', { flags: undefined }],
    ['a page that is none', { journal: [{ page: '<b>', night: 1 }] }],
    ['a place that was never met', { visits: [{ night: 1, kind: 'dream', id: 'gate-i01', how: 'won' }] }],
  ]
  test.each(wrong)('with %s opens no table', (_, part) => {
    expect(() => campaign.open({ ...first, ...part } as World, TWO)).toThrow('is no memory of a campaign')
    const options = { world: { ...first, ...part } } as unknown as Json
    expect(() => Table.start(etherfields, { seats: TWO, options, seed: 'x' })).toThrow('is no memory of a campaign')
  })
  test('as campaigns leave it opens one', () => {
    for (const world of [newWorld, first]) expect(() => opened(world)).not.toThrow()
  })
})

/** What the house wrote when memories had their first shape: the line's hash, and the record. */
const older = JSON.parse(readFileSync(new URL('campaigns/1.campaign', import.meta.url), 'utf8').replace(/^\S+ /, '')).campaign as {
  readonly version: number
  readonly memory: Json
  readonly nights: readonly { readonly before: Json }[]
}
describe('a campaign of the first version', () => {
  const carried = (memory: Json): World => campaign.migrate?.[1]?.(memory) as unknown as World
  test('goes on: each of its memories opens a night, which is played to its end and kept', () => {
    expect([older.version, older.nights.length]).toEqual([1, 2])
    for (const { before } of older.nights) expect(() => opened(carried(before))).not.toThrow()
    const world = carried(older.memory)
    const next = after(world, 2, 'carried over')
    expect(next.night).toBeGreaterThan(world.night)
    expect(next.journal.slice(0, world.journal.length).map(({ page }) => page)).toEqual((older.memory as { journal: string[] }).journal)
    expect(next.since).toEqual({ ana: 1, bea: 1 })
  })
})
