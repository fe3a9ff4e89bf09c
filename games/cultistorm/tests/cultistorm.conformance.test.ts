import { conformance } from '@miskatonic/testing'
import { cultistorm } from '../rules/game.ts'
import { MINOR } from './expansions/games.ts'
import { alike } from './knowledge.ts'
import { SEATS } from './randomGames.ts'

const how = { moments: 15, alike }

for (const seats of [2, 3, 4, 5]) conformance(cultistorm, { seats: SEATS.slice(0, seats), games: 3, seed: `conformance-${seats}`, ...how })
conformance(cultistorm, {
  seats: SEATS.slice(0, 3),
  games: 2,
  seed: 'choir',
  options: { sect: 'hollow-choir', askBeforeSupport: true },
  ...how,
})
conformance(cultistorm, { seats: SEATS.slice(0, 3), games: 3, seed: 'minor expansions', options: MINOR, ...how })
conformance(cultistorm, {
  seats: SEATS.slice(0, 4),
  games: 1,
  seed: 'sects',
  options: { narrative: true, monsters: true, sect: 'glass-congregation', secondSect: 'ash-pilgrims' },
  ...how,
})
