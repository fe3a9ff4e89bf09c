import { imagining, lookingAhead } from '@miskatonic/bots'
import type { Bot, Seen } from '@miskatonic/contract'
import { botsOf, type Playable, playable } from '@miskatonic/games/levels'
import { type AnyShape, canonical, type Json, randomFrom, Table } from '@miskatonic/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'

const SEATS = ['ana', 'ben']
const OPEN = ['innsmouth-wharves', 'devil-reef', 'shoggoth', 'zadok-allen']
/** Four of each. */
const fours = (...cards: readonly string[]): string[] => cards.flatMap((card) => Array<string>(4).fill(card))
const places = ['innsmouth-wharves', 'marsh-refinery', 'kingsport-harbour', 'st-marys-hospital', 'sentinel-hill']

/** Three decks for the same Investigator that have in common what will be seen; the second shares cards with Ben, the third is a ready one. */
const STRANGE = [
  ...OPEN,
  ...fours('graveyard-skeleton', 'ghoul', 'night-gaunt', 'zoog', 'gug', 'rest-cure', 'motor-car', 'ox-cart', 'electric-torch', 'full-moon'),
  ...fours('aviator', 'alienist', 'shotgun', 'fire-axe'),
]
const LIKE_BENS = [
  ...OPEN,
  ...fours(...places.slice(1), 'deep-one', 'star-spawn-of-rlyeh', 'call-the-sea-folk', 'raise-the-fog', 'old-castro'),
  ...fours('mi-go', 'zoog', 'rest-cure', 'barnabas-marsh', 'nightfall'),
]

describe('across the table from a deck somebody built', () => {
  const options = (cards: readonly string[] | string, investigator = 'heir-of-innsmouth'): Json => ({
    decks: [typeof cards === 'string' ? cards : { investigator, cards }, 'the-order-of-the-reef'],
  })
  /** Ana draws what will be seen and then whatever her deck has; she goes to the wharves, and Ben is to act. */
  function at({ game }: Playable, cards: readonly string[] | string): Table<AnyShape> {
    const drawn = OPEN.map((card) => `${card}#1`)
    const table = Table.start(
      game,
      { seats: SEATS, options: options(cards), seed: 'built' },
      { undo: false, scripted: { 'draw:deck:ana': drawn } },
    )
    while (table.kernel.size('here:ana') === 0) {
      const [seat] = table.awaited() as [string]
      expect(table.decide(seat, seat === 'ben' ? 'pass' : 'play:innsmouth-wharves#1', { keys: 'real' })).toEqual({ ok: true })
    }
    return table
  }
  const DECKS = [STRANGE, LIKE_BENS, 'the-order-of-the-reef']

  afterEach(() => void vi.restoreAllMocks())

  test('it imagines the same worlds and decides the same, whatever that deck holds', async () => {
    // However fast the machine is, its thinking ends after the same number of looks at the clock.
    const clock = { now: 0 }
    vi.spyOn(Date, 'now').mockImplementation(() => {
      clock.now += 20
      return clock.now
    })
    const played = await playable('mythos')
    const said = DECKS.map((deck) => {
      const table = at(played, deck)
      expect(table.awaited()).toEqual(['ben'])
      expect(table.ask?.about.key).toBe('prompt.turn')
      const seen = lookingAhead(table, 'ben', played.unknown) as Seen
      const worlds = ['a', 'b', 'c'].map((seed) => seen.imagine?.(randomFrom(seed))?.table as Table<AnyShape>)
      const bot = botsOf(played, 'search')({ seat: 'ben', seats: SEATS, options: options(deck) })
      const answers = ['x', 'y'].map((seed) => shownAs(table, bot, seen, seed))
      return { states: worlds.map(({ kernel }) => canonical(kernel.raw)), setups: worlds.map(({ setup }) => setup.options), answers }
    })
    expect(said[1]).toEqual(said[0])
    expect(said[2]).toEqual(said[0])
  })

  /** The card the bot plays: names of pieces are each table's own. */
  function shownAs(table: Table<AnyShape>, bot: Bot, seen: Seen, seed: string): unknown {
    const answer = bot.decide(seen, randomFrom(seed))
    const key = typeof answer === 'object' && answer !== null && 'answer' in answer ? answer.answer : answer
    const option = seen.ask.kind === 'choose' ? seen.ask.options.find((one) => one.key === key) : undefined
    const piece = Object.values(seen.view.zones)
      .flatMap(({ pieces }) => pieces)
      .find(({ alias }) => alias === option?.piece)
    return [String(key).split(':')[0], piece?.faces.front ?? null, table.awaited()]
  }

  const heldByAna = (worlds: readonly (Table<AnyShape> | undefined)[]): string[][] =>
    worlds.map((world) =>
      ['hand:ana', 'deck:ana', 'here:ana'].flatMap((zone) =>
        (world?.kernel.inZone(zone) ?? []).map((piece) => world?.kernel.def(piece).id ?? ''),
      ),
    )
  const worldsOf = (played: Playable, table: Table<AnyShape>): (Table<AnyShape> | undefined)[] =>
    Array.from({ length: 6 }, (_, i) => imagining(table, 'ben', played.unknown)(randomFrom(`${i}`))?.table)

  test('it takes it for the ready deck that fits, and knows that one by heart', async () => {
    const played = await playable('mythos')
    const table = at(played, 'the-order-of-the-reef')
    const [real] = heldByAna([table]) as [string[]]
    for (const held of heldByAna(worldsOf(played, table))) expect(held.toSorted()).toEqual(real.toSorted())
  })

  test('where none fits, each world has another deck, and a legal one', async () => {
    const played = await playable('mythos')
    const table = Table.start(played.game, { seats: SEATS, options: options(STRANGE, 'egyptologist'), seed: 'b' }, { undo: false })
    const decks = heldByAna(worldsOf(played, table))
    expect(new Set(decks.map((deck) => deck.toSorted().join())).size).toBeGreaterThan(2)
    // No table is opened with another.
    for (const cards of decks) expect(Table.start(played.game, { seats: SEATS, options: options(cards), seed: 'legal' }).ask).not.toBeNull()
  })

  test('a bot is told of its own deck alone', async () => {
    const played = await playable('mythos')
    const told: Json[] = []
    const listening: Playable = {
      ...played,
      bots: {
        careful: ({ options: known }) => {
          told.push(known)
          return { name: 'listening', decide: () => '' }
        },
      },
    }
    botsOf(listening, 'careful')({ seat: 'ben', seats: SEATS, options: options(STRANGE) })
    botsOf(listening, 'careful')({ seat: 'ana', seats: SEATS, options: options(STRANGE) })
    expect(told).toEqual([
      { decks: [null, 'the-order-of-the-reef'] },
      { decks: [{ investigator: 'heir-of-innsmouth', cards: STRANGE }, null] },
    ])
  })

  test('nothing is imagined before the first card lies there: only what others chose in secret', async () => {
    const { game, unknown } = await playable('mythos')
    const table = Table.start(game, { seats: SEATS, options: { decks: [{ cards: STRANGE }, null] }, seed: 'early' }, { undo: false })
    expect(table.awaited()).toContain('ben')
    expect(imagining(table, 'ben', unknown)(randomFrom('w'))).toBeNull()
  })
})
