import { expect, test } from 'vitest'
import { cleanUp, serve, Visitor } from './testServer.ts'
import { play } from './twoPlayers.ts'

cleanUp()

test('a bot that looks ahead plays on a server, and its neighbours in the same thread are served meanwhile', async () => {
  const server = await serve({ threads: 1 })
  const ana = new Visitor(server.address, 'Ana')
  const thinking = await ana.open({
    seats: [
      { seat: 'north', holder: 'me' },
      { seat: 'south', holder: 'search' },
    ],
  })
  const neighbour = await ana.open({ seats: ['north', 'south'].map((seat) => ({ seat, holder: 'me' })) })
  const [client, other] = [await ana.sit(thinking.id), await ana.sit(neighbour.id)]
  const [played, beside] = await Promise.all([play([client], 4), play([other], 6)])
  expect([played, beside]).toEqual([4, 6])
  // Besides what the person decided, the bot did.
  expect(client.views.get('north')?.seq).toBeGreaterThan(4)
})
