import { conformance } from '@miskatonic/testing'
import { lighthouse } from '../rules/game.ts'
import { SEATS } from './randomGames.ts'

for (const seats of [2, 3, 4]) conformance(lighthouse, { seats: SEATS.slice(0, seats), games: 4, seed: `conformance-${seats}` })
