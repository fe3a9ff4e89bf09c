import { conformance } from '@miskatonic/testing'
import { cultistorm } from '../rules/game.ts'
import { SEATS } from './randomGames.ts'

for (const seats of [3, 4, 5]) conformance(cultistorm, { seats: SEATS.slice(0, seats), games: 3, seed: `conformance-${seats}` })
conformance(cultistorm, { seats: SEATS.slice(0, 3), games: 2, seed: 'choir', options: { sect: 'hollow-choir', askBeforeSupport: true } })
