import { conformance } from '@miskatonic/testing'
import { etherfields } from '../rules/game.ts'
import { SEATS } from './randomGames.ts'

for (const [seats, games] of [
  [1, 2],
  [2, 2],
  [4, 1],
] as const)
  conformance(etherfields, { seats: SEATS.slice(0, seats), games, seed: `conformance-${seats}`, moments: 12, decisions: 1500 })
