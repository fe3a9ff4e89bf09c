/** How much work is done for whom. */
import { expect, test } from 'vitest'
import { Work } from '../limits.ts'
import { cleanUp, serve, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()

test('who has used up what there is for one waits; time gives it back, and who has it all back is forgotten', () => {
  const work = new Work(100, 10)
  expect(work.may('ana', 0)).toBe(true)
  work.spend('ana', 150, 0)
  expect([work.may('ana', 0), work.may('ana', 5000), work.may('ana', 5001)]).toEqual([false, false, true])
  expect(work.may('ben', 0)).toBe(true)
  work.spend('ben', 1, 100_000)
  expect(work.size).toBe(1)
  // Nobody saves up more than there is.
  work.spend('ana', 101, 1e9)
  expect(work.may('ana', 1e9)).toBe(false)
})

test('a person who lets a table work too much is refused for a while, and nobody else is', async () => {
  const server = await serve({ limits: { workOfPerson: 1e-6, workOfPersonPerSecond: 0 } })
  const anaIs = new Visitor(server.address, 'Ana')
  const ana = await anaIs.sit((await anaIs.open()).id)
  // What it takes is known only afterwards.
  expect(await ana.say({ do: 'decisions', seat: 'north' })).toBe('decisions')
  expect(await ana.say({ do: 'decisions', seat: 'north' })).toBe('too-fast')
  expect(await ana.say({ do: 'again' })).toBe('too-fast')
  expect(ana.closed).toBeNull()
  const eva = new Visitor(server.address, 'Eva')
  const own = await eva.sit((await eva.open()).id)
  expect(await own.say({ do: 'decisions', seat: 'north' })).toBe('decisions')
})

test('all of one address share what there is for an address', async () => {
  const server = await serve({ limits: { workOfAddress: 1e-6, workOfAddressPerSecond: 0 } })
  const [ana, luis] = [new Visitor(server.address), new Visitor(server.address)]
  const [one, other] = [await ana.sit((await ana.open()).id), await luis.sit((await luis.open()).id)]
  expect([await one.say({ do: 'again' }), await other.say({ do: 'again' })]).toEqual(['done', 'too-fast'])
})

test('bots of a table nobody is at are at rest', async () => {
  const server = await serve()
  const ana = new Visitor(server.address)
  const { id } = await ana.open({ seats: ['north', 'south'].map((seat) => ({ seat, holder: 'random' })), pace: 0 })
  const client = await ana.sit(id)
  await client.until(() => ([...client.views.values()][0]?.seq ?? 0) > 3, 'some decisions')
  const lines = async (): Promise<number> =>
    Number(/^miskatonic_lines_kept_total (\d+)$/m.exec((await ana.ask('GET', '/metrics')).text)?.[1])
  const open = async (): Promise<number> => Number(/^miskatonic_sockets_open (\d+)$/m.exec((await ana.ask('GET', '/metrics')).text)?.[1])
  client.close()
  await expect.poll(open).toBe(0)
  // Each of these goes through the thread of the table, behind what was under way.
  const passed = async (): Promise<unknown> => ana.open()
  for (let n = 0; n < 3; n++) await passed()
  const before = await lines()
  for (let n = 0; n < 15; n++) await passed()
  expect(await lines()).toBe(before)
  // And go on when somebody is there again.
  const back = await ana.sit(id)
  await back.until(() => back.info?.info.over, 'the end')
})

test('much is looked up while others play, and everybody is answered in their own order', async () => {
  const server = await serve({ limits: { burst: 1000 } })
  const { ana, luis } = await two(server.address)
  await play([ana, luis], 14)
  const looks = Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 2 ? ana.say({ do: 'moment', seat: 'north', seq: n }) : ana.say({ do: 'decisions', seat: 'north' }),
    ),
  )
  await play([ana, luis], 6, 'meanwhile')
  expect(await looks).toEqual(Array.from({ length: 12 }, (_, n) => (n % 2 ? 'moment' : 'decisions')))
})
