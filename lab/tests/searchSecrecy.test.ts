import { imagining, lookingAhead } from '@miskatonic/bots'
import type { Seen } from '@miskatonic/contract'
import { botsOf, type Playable, playable } from '@miskatonic/games/levels'
import { type AnyShape, type Game, type Json, randomFrom, sample, Table, type View } from '@miskatonic/kernel'
import { describe, expect, test, vi } from 'vitest'

const SEATS = ['ana', 'ben']

/** What a seat sees, without the names it knows pieces by: a world has other names. */
function shown(view: View): unknown {
  const names = new Map<string, string>()
  const faces = Object.entries(view.zones).map(([zone, { count, pieces }]) => {
    for (const { alias } of pieces) names.set(alias, '*')
    const looks = pieces.map(({ faces: seen, up, attributes }) => JSON.stringify([seen, up, attributes])).sort()
    return [
      zone.includes(':') && !SEATS.includes(zone.slice(zone.indexOf(':') + 1)) ? zone.slice(0, zone.indexOf(':')) : zone,
      count,
      looks,
    ]
  })
  const text = JSON.stringify({
    table: view.table,
    of: view.of,
    faces: faces.map((one) => JSON.stringify(one)).sort(),
    result: view.result,
  })
  return JSON.parse(text.replace(/[0-9a-f]{12}/g, (name) => names.get(name) ?? name)) as unknown
}

/** Two decks that nobody has published: half of the collection each, card by card. */
function built({ definitions }: Game<AnyShape>): Json {
  const cards = [...definitions].filter(([, one]) => (one as unknown as Carded).card.kind !== 'investigator').map(([id]) => id)
  return { decks: [0, 1].map((half) => ({ investigator: 'private-eye', cards: cards.filter((_, i) => i % 2 === half) })) }
}
type Carded = { readonly card: { readonly kind: string } }

describe.each([
  ['mythos', null],
  ['mythos', 'built'],
  ['lighthouse', null],
])('worlds of %s (decks: %s)', (id, decks) => {
  test('look to the seat as the table does, at every question of whole games', async () => {
    const { game, unknown } = await playable(id)
    const begin = (seed: string): Table<AnyShape> =>
      Table.start(game, { seats: SEATS, seed, ...(decks ? { options: built(game) } : {}) }, { undo: false })
    let table = begin('worlds')
    const random = randomFrom('worlds')
    let compared = 0
    for (let n = 0; n < 70; n++) {
      // A small game is over sooner.
      if (!table.ask) table = begin(`worlds ${n}`)
      if (!table.ask) break
      const [seat] = table.awaited() as [string]
      const world = imagining(table, seat, unknown)(random)
      if (world) {
        expect(shown(world.table.view(seat))).toEqual(shown(table.view(seat)))
        compared++
      }
      table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    }
    expect(compared).toBeGreaterThan(40)
  })
})

describe('a searching opponent with a hidden hand across the table', () => {
  const DRAWN = [
    'deep-one',
    'devil-reef',
    'hall-of-the-esoteric-order',
    'innsmouth-wharves',
    'shoggoth',
    'shadows-over-the-reef',
    'star-spawn-of-rlyeh',
  ]
  const options: Json = { decks: ['the-order-of-the-reef', 'the-order-of-the-reef'] }

  /** Ben is to act; Ana has drawn these, and then what chance gave her. */
  const against = ({ game }: Playable, drawn: readonly string[]): Table<AnyShape> =>
    Table.start(game, { seats: SEATS, options, seed: 'secret' }, { undo: false, scripted: { 'draw:deck:ana': drawn } })

  test('imagines and decides the same whatever that hand is', async () => {
    // However fast the machine is, its thinking ends after the same number of looks at the clock.
    const clock = { now: 0 }
    vi.spyOn(Date, 'now').mockImplementation(() => {
      clock.now += 40
      return clock.now
    })
    const played = await playable('mythos')
    const tables = [DRAWN, DRAWN.toReversed().slice(0, 4), []].map((drawn) => against(played, drawn))
    expect(new Set(tables.map((table) => table.kernel.inZone('hand:ana').toSorted().join())).size).toBe(3)
    for (const table of tables) expect(table.awaited()).toEqual(['ben'])
    const said = tables.map((table) => {
      const seen = lookingAhead(table, 'ben', played.unknown) as Seen
      const world = seen.imagine?.(randomFrom('w'))?.table as Table<AnyShape>
      const bot = botsOf(played, 'search')({ seat: 'ben', seats: SEATS, options })
      return { hand: world.kernel.inZone('hand:ana'), answer: bot.decide(seen, randomFrom('a')) }
    })
    expect(said[1]).toEqual(said[0])
    expect(said[2]).toEqual(said[0])
    vi.restoreAllMocks()
  })
})
