import { conformance } from '@miskatonic/testing'
import { cultistorm } from '../../rules/game.ts'
import type { Storm } from '../../rules/shape.ts'
import { alike } from '../knowledge.ts'
import { SEATS } from '../randomGames.ts'

/* Whole random games with each expansion on. */

const tables: readonly (readonly [seats: number, options: object])[] = [
  [2, { distantHelp: 'pair' }],
  [2, { distantHelp: 'solo' }],
  [3, { behindTheScenes: true }],
  [6, { behindTheScenes: true }],
  [3, { otherworlds: true }],
  [3, { ancientRelics: true }],
  [3, { stormOfCultists: { mission: 3, retry: true, points: 3, scars: 1, carried: {} } }],
]

/** A night of the campaign asks which mission it is before anything is laid out. */
const settled = (t: Storm): boolean => t.state.turn > 0

for (const [seats, options] of tables)
  conformance(cultistorm, {
    seats: SEATS.slice(0, seats),
    games: 2,
    moments: 15,
    seed: JSON.stringify(options),
    options: options as never,
    settled,
    alike,
  })
