/** How much work is done for whom. */
import { expect, test } from 'vitest'
import { Work } from '../limits.ts'
import { aTable, cleanUp, serve, Visitor } from './testServer.ts'
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

/** What it takes is known only afterwards: the first is granted, whatever is left. */
const NEARLY_NOTHING = { workOfPerson: 1e-6, workOfPersonPerSecond: 0 }

test('a person who lets a table work too much is refused for a while, and nobody else is', async () => {
  const server = await serve({ limits: NEARLY_NOTHING })
  const luis = new Visitor(server.address, 'Luis')
  const { id, code } = await luis.open()
  const anaIs = new Visitor(server.address, 'Ana')
  const ana = await anaIs.sit(id, { code })
  expect(await ana.say({ do: 'again' })).toBe('too-fast')
  expect(ana.closed).toBeNull()
  await expect(anaIs.sit(id)).rejects.toThrow('closed: 4429')
  const eva = await new Visitor(server.address, 'Eva').sit(id, { code })
  expect(eva.views.size).toBeGreaterThan(0)
})

test('what is looked up for somebody is counted against them', async () => {
  const server = await serve()
  const anaIs = new Visitor(server.address, 'Ana')
  const ana = await anaIs.sit((await anaIs.open()).id)
  const counted = async (): Promise<number> =>
    Number(/^miskatonic_work_seconds_total (\S+)$/m.exec((await anaIs.ask('GET', '/metrics')).text)?.[1])
  const before = await counted()
  expect(await ana.say({ do: 'decisions', seat: 'north' })).toBe('decisions')
  expect(await counted()).toBeGreaterThan(before)
})

test('all of one address share what there is for an address', async () => {
  const server = await serve({ limits: { workOfAddress: 1e-6, workOfAddressPerSecond: 0 } })
  expect((await new Visitor(server.address).ask('POST', '/api/tables', ONE)).status).toBe(200)
  expect((await new Visitor(server.address).ask('POST', '/api/tables', ONE)).status).toBe(429)
})

const ONE = { ...aTable, as: 'Ana' }

test('opening, importing, forking and taking home are work as well, each counted against who asks for it', async () => {
  const server = await serve({ limits: NEARLY_NOTHING })
  const rich = new Visitor(server.address, 'Luis')
  const { id, code } = await rich.open({ seats: aTable.seats.map(({ seat }) => ({ seat, holder: 'me' })) })
  const requests: [string, string, unknown?][] = [
    ['POST', '/api/tables', ONE],
    ['POST', '/api/tables/import', { file: 'nothing of ours', name: 'x', as: 'Ana' }],
    ['POST', `/api/tables/${id}/fork`, { seq: 0, name: 'x', as: 'Ana' }],
    ['GET', `/api/tables/${id}/file`],
    ['POST', '/api/campaigns', { game: aTable.game, name: 'x', as: 'Ana' }],
  ]
  for (const [method, path, body] of requests) {
    const one = new Visitor(server.address)
    expect((await one.ask('POST', '/api/tables/join', { code, as: 'Ana' })).status).toBe(200)
    const first = await one.ask(method, path, body)
    expect([path, first.status === 429]).toEqual([path, false])
    // Whatever it was, nothing more is done for them now.
    const next = await one.ask('POST', '/api/tables', ONE)
    expect([path, next.status, next.body.error]).toEqual([path, 429, 'too-many'])
  }
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
