import { conformance } from '@miskatonic/testing'
import { content, game } from '../index.ts'

const SEATS = ['ana', 'ben', 'cai', 'dora']
const DECKS = content.decks.map(({ id }) => id)

/** Whose SAN is gone breaks once; an Adventure is completed once. */
const once = {
  'investigator:break': (what: Record<string, unknown>) => String(what.who),
  'adventure:complete': (what: Record<string, unknown>) => String(what.card),
}

/** What a deck is made of is told before the game, and every card may be spoken of by its name (MY section 6: piles are public). */
for (const [seats, games, campaign] of [
  [2, 3, false],
  [3, 2, false],
  [4, 1, true],
] as const) {
  conformance(game, {
    seats: SEATS.slice(0, seats),
    options: { decks: SEATS.slice(0, seats).map((_, i) => DECKS[(i * 2 + seats) % DECKS.length] as string), campaign },
    games,
    seed: `conformance-${seats}`,
    moments: 15,
    once,
    decisions: 3000,
  })
}
