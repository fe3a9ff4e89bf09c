import { defined, type Json } from '@miskatonic/kernel'
import { conformance } from '@miskatonic/testing'
import { content, game } from '../index.ts'
import { builtDeck } from './builtDecks.ts'
import { invariants } from './invariants.ts'

const SEATS = ['ana', 'ben', 'cai', 'dora']
const DECKS = content.decks.map(({ id }) => id)

/** Whose SAN is gone breaks once; an Adventure is completed once. */
const once = {
  'investigator:break': (what: Record<string, unknown>) => String(what.who),
  'adventure:complete': (what: Record<string, unknown>) => String(what.card),
}

const ready = (seats: number): Json => SEATS.slice(0, seats).map((_, i) => defined(DECKS[(i * 2 + seats) % DECKS.length]))
const built = (seats: number): Json => SEATS.slice(0, seats).map((seat) => builtDeck(`conformance-${seats}-${seat}`))

/** What a deck is made of is told before the game, and every card may be spoken of by its name (MY section 6: piles are public). */
for (const [seats, games, campaign, decks] of [
  [2, 3, false, ready],
  [3, 2, false, ready],
  [4, 1, true, ready],
  [2, 2, false, built],
  [3, 1, true, built],
] as const) {
  conformance(game, {
    seats: SEATS.slice(0, seats),
    options: { decks: decks(seats), campaign },
    games,
    seed: `conformance-${seats}${decks === built ? '-built' : ''}`,
    moments: 15,
    once,
    invariants,
    decisions: 3000,
  })
}
