import { conformance } from '@miskatonic/testing'
import { arkhamHorror } from '../rules/game.ts'
import { SEATS } from './randomGames.ts'

for (const [seats, games] of [
  [1, 3],
  [2, 2],
  [4, 1],
  [8, 1],
] as const)
  conformance(arkhamHorror, { seats: SEATS.slice(0, seats), games, seed: `conformance-${seats}`, moments: 20, decisions: 6000 })
