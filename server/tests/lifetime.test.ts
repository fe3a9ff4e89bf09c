import { describe, expect, test } from 'vitest'
import { play, two } from './playing.ts'
import { cleanUp, serve, temporaryFolder, Visitor } from './serving.ts'

cleanUp()

const metric = async (address: string, name: string): Promise<number> => {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^miskatonic_${name} (\\d+)$`, 'm').exec(text)?.[1])
}

test('a table nobody sits at is let go, and comes back as it was', async () => {
  const server = await serve({ idleMs: 60 })
  const { id, ana, luis, anaIs } = await two(server.address)
  await play([ana, luis], 9)
  const view = ana.views.get('north')
  expect(await metric(server.address, 'tables_live')).toBe(1)
  ana.close()
  luis.close()
  await expect.poll(() => metric(server.address, 'tables_live')).toBe(0)
  const again = await anaIs.sit(id)
  expect(again.views.get('north')).toEqual(view)
  expect(await metric(server.address, 'tables_opened_total')).toBe(2)
})

test('a table somebody only took home, or was refused at, is let go too', async () => {
  const server = await serve({ idleMs: 60 })
  const ana = new Visitor(server.address)
  const { id } = await ana.open({ public: true, spectators: 'off' })
  expect((await ana.ask('GET', `/api/tables/${id}/file`)).status).toBe(200)
  expect((await new Visitor(server.address).connect(id).ended()).code).toBe(4403)
  await expect.poll(() => metric(server.address, 'tables_live')).toBe(0)
})

describe('shutting down', () => {
  test('sockets are told, everything acknowledged is there afterwards, and the folder is free', async () => {
    const data = temporaryFolder()
    const first = await serve({ data })
    const { id, ana, luis, anaIs } = await two(first.address)
    await play([ana, luis], 12)
    const view = ana.views.get('north')
    const started = Date.now()
    await first.close()
    expect(Date.now() - started).toBeLessThan(3000)
    expect((await ana.ended()).code).toBe(1001)
    const second = await serve({ data })
    const back = new Visitor(second.address)
    Object.assign(back, { secret: anaIs.secret })
    const client = await back.sit(id)
    expect(client.views.get('north')).toEqual(view)
    await expect(fetch(`${first.address}/api/health`)).rejects.toThrow()
  })

  test('does not wait for sockets that never say goodbye', async () => {
    const server = await serve()
    const ana = new Visitor(server.address)
    const { id } = await ana.open()
    const client = await ana.sit(id)
    // Nothing more is read from the wire, so no goodbye is ever answered.
    client.socket.pause()
    const started = Date.now()
    await server.close()
    expect(Date.now() - started).toBeLessThan(3000)
  })
})

test('marks are written now and then, so that opening runs little again, also after taking back', async () => {
  const server = await serve({ idleMs: 40 })
  const { id, ana, luis, anaIs, luisIs } = await two(server.address, { undo: 'free' })
  await play([ana, luis], 30)
  expect(await ana.say({ do: 'undo', seat: 'north', to: 4 })).toBe('done')
  await play([ana, luis], 5, 'on')
  const stored = await server.store.load(id)
  expect(stored?.checkpoints.length).toBe(2)
  expect((stored?.checkpoints[0]?.seq ?? 0) + 20).toBeGreaterThan(stored?.row.seq ?? 0)
  const view = ana.views.get('north')
  for (const client of [ana, luis]) client.close()
  await expect.poll(() => metric(server.address, 'tables_live')).toBe(0)
  const [back, luisBack] = [await anaIs.sit(id), await luisIs.sit(id)]
  expect(back.views.get('north')).toEqual(view)
  await play([back, luisBack], 5, 'later')
})
