import type { Json } from '@miskatonic/kernel'
import { conformance } from '@miskatonic/testing'
import { etherfields } from '../rules/game.ts'
import { playRandomNight, SEATS } from './randomGames.ts'

/** Nights after the first: whoever answers at random soon ends them, and meets Slumbers, Fate and the Market before that. */
for (const seats of [1, 2, 4]) {
  const { result } = playRandomNight(`first night of ${seats}`, seats)
  const memory = JSON.stringify(result?.world)
  conformance(etherfields, {
    seats: SEATS.slice(0, seats),
    options: { world: result?.world ?? null } as unknown as Json,
    games: 2,
    seed: `conformance-${seats}`,
    moments: 6,
    decisions: 6000,
    // What earlier nights brought to light stands in what the night leaves behind.
    spoken: ({ id }) => memory.includes(`"${id}"`),
  })
}
