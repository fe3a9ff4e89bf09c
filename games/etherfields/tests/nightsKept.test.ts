import { readFileSync } from 'node:fs'
import type { Json } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { campaign } from '../rules/campaign.ts'
import type { Left, Visit, World } from '../rules/shape.ts'
import { playRandomNight } from './randomGames.ts'

/* What nights of every kind have left behind, as it was kept then: each opens, is played to its end, and loses nothing. */

const met = (visits: readonly Visit[], kind: Visit['kind'], ...how: readonly Left[]): boolean =>
  visits.some((visit) => visit.kind === kind && visit.id !== 'i01' && how.includes(visit.how))

/** Kinds of nights, and how to tell them from what they left. */
const KINDS: { readonly [name: string]: (world: World) => boolean } = {
  'lost-before-the-map': ({ districts, visits }) => districts.length === 0 && visits.some(({ how }) => how === 'lost'),
  'first-dream': ({ visits, districts }) => visits.length === 1 && visits[0]?.how === 'out' && districts.length > 0,
  'with-slumbers': ({ visits }) => met(visits, 'slumber', 'out', 'left'),
  'dream-won': ({ visits }) => met(visits, 'dream', 'won'),
  'dream-in-part': ({ visits }) => met(visits, 'dream', 'partial'),
  'with-a-death': ({ visits, districts, wisdom }) =>
    districts.length > 0 && wisdom.includes('death') && visits.some(({ how }) => how === 'lost'),
}

const keptOf = (name: string): World => JSON.parse(readFileSync(new URL(`campaigns/2-${name}.json`, import.meta.url), 'utf8')) as World

describe.each(Object.entries(KINDS))('a night of the kind «%s»', (name, is) => {
  test('is what its name says, and the next one begins with all it left', () => {
    const world = keptOf(name)
    expect(is(world)).toBe(true)
    const seats = Object.keys(world.players)
    const setup = campaign.open(world, seats)
    const { result, world: left } = playRandomNight(`after ${name}`, seats.length, setup?.options as Json)
    expect(result?.outcome).toBe('saved')
    const next = campaign.close(world, { seats, result: result as never, left })
    expect(next.night).toBeGreaterThan(world.night)
    expect(next.visits.slice(0, world.visits.length)).toEqual(world.visits)
    expect(next.journal.slice(0, world.journal.length)).toEqual(world.journal)
    expect(next.districts).toEqual(expect.arrayContaining([...world.districts]))
    for (const seat of seats) expect(next.since[seat]).toBe(world.since[seat])
  })
})

test('the night that ends the campaign is its last', () => {
  const world = keptOf('dream-won')
  const over = campaign.close(world, { seats: ['ana'], result: { outcome: 'finished', winners: ['ana'], ending: 'e-03' }, left: world })
  expect(campaign.open(over, ['ana'])).toBeNull()
  expect(campaign.text(campaign.view(over, null), 'es').headline).toBe('Ha amanecido.')
})
