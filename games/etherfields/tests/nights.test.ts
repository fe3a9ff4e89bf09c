import { expect, test } from 'vitest'
import { campaign } from '../rules/campaign.ts'
import { playRandomNight, SEATS } from './randomGames.ts'

for (const seats of [1, 2, 3, 4])
  test(`nights with ${seats} at random come to their end, and the next begins where they left off`, () => {
    let world = campaign.begin(null)
    for (let night = 1; night <= 3; night++) {
      const opened = campaign.open(world, SEATS.slice(0, seats))
      const { result, decisions, world: left } = playRandomNight(`night-${seats}-${night}`, seats, opened?.options ?? null)
      expect(result?.outcome, `${decisions} decisions`).toBe('saved')
      world = campaign.close(world, { seats: SEATS.slice(0, seats), result: result as never, left })
      expect(world.begun).toBe(true)
      expect(world.districts).toContain('saltmere-quay')
    }
  })
