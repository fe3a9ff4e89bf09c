import { connect } from 'node:net'
import { randomFrom } from '@miskatonic/kernel'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../server.ts'
import { openSqlite } from '../stores/sqlite.ts'
import { answerTo } from './client.ts'
import { cleanUp, serve, temporaryFolder, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

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
  expect((await ana.ask('GET', `/api/tables/${id}/file`)).status).toBe(403)
  expect((await new Visitor(server.address).connect(id).ended()).code).toBe(4403)
  await expect.poll(() => metric(server.address, 'tables_live')).toBe(0)
})

test('a decision of somebody who leaves at once is not missed by who comes meanwhile', async () => {
  // Let go as soon as nobody is there: whoever comes finds the table being closed.
  const server = await serve({ idleMs: 0, threads: 2 })
  const ana = new Visitor(server.address)
  const { id } = await ana.open({ seats: ['north', 'south'].map((seat) => ({ seat, holder: 'me' })) })
  const random = randomFrom('leaving')
  for (let n = 0; n < 25; n++) {
    const client = await ana.sit(id)
    const ask = await client.until(() => client.asked(), 'a question')
    client.socket.send(JSON.stringify({ do: 'decide', id: 1, seat: ask.seat, seq: ask.seq, answer: answerTo(ask, random) }))
    client.socket.close()
    const next = await ana.sit(id)
    // What is on disk is what is shown, at once or in a moment.
    await expect.poll(async () => next.views.get('north')?.seq === (await ana.tables())[0]?.decisions).toBe(true)
    next.socket.close()
    if (next.info?.info.over) break
  }
  expect((await ana.tables())[0]?.decisions).toBeGreaterThan(10)
})

describe('the bin', () => {
  const DAY = 24 * 60 * 60_000
  /** A table that was binned so many days ago. */
  async function binned(data: string, days: number): Promise<{ id: string; ana: Visitor; server: RunningServer }> {
    const first = await serve({ data })
    const ana = new Visitor(first.address)
    const { id } = await ana.open()
    await first.close()
    const store = await openSqlite(data, () => Date.now() - days * DAY)
    await store.bin(id)
    await store.close()
    const server = await serve({ data })
    Object.assign(ana, { address: server.address })
    return { id, ana, server }
  }

  test('what has lain there for thirty days is gone when the server starts again', async () => {
    const { id, ana, server } = await binned(temporaryFolder(), 30.1)
    await expect.poll(() => server.store.row(id)).toBeNull()
    expect(await ana.tables()).toEqual([])
    expect((await ana.ask('POST', `/api/tables/${id}/restore`)).status).toBe(404)
    expect((await ana.connect(id).ended()).code).toBe(4404)
  })

  test('up to then it comes back as it was', async () => {
    const { id, ana } = await binned(temporaryFolder(), 29.9)
    expect((await ana.tables())[0]?.binned).toBeGreaterThan(0)
    expect((await ana.ask('POST', `/api/tables/${id}/restore`)).status).toBe(200)
    expect((await ana.sit(id)).info?.you.seats).toEqual(['north'])
  })
})

describe('shutting down', () => {
  test('sockets are told, everything acknowledged is there afterwards, and the folder is free', async () => {
    const data = temporaryFolder()
    const first = await serve({ data })
    const { id, ana, luis, anaIs } = await two(first.address)
    await play([ana, luis], 12)
    const view = ana.views.get('north')
    await first.close()
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
    const cut = vi.spyOn(WebSocket.prototype, 'terminate')
    await server.close()
    expect(cut).toHaveBeenCalledTimes(1)
    cut.mockRestore()
  })
})

test('nobody is waited for who never finishes asking', async () => {
  const server = await serve()
  const stream = connect(server.port, '127.0.0.1')
  const head = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"ga'
  await new Promise<void>((resolve) => stream.once('connect', () => stream.write(head, () => resolve())))
  const closed = new Promise<void>((resolve) => stream.on('error', () => {}).on('close', () => resolve()))
  // It has been heard when another, later, is answered.
  await fetch(`${server.address}/api/health`)
  // Without being cut off it would keep the server for minutes.
  await server.close()
  await closed
})

test('marks are written now and then, so that opening runs little again, also after taking back', async () => {
  const server = await serve({ idleMs: 40 })
  const { id, ana, luis, anaIs, luisIs } = await two(server.address, { undo: 'free' })
  await play([ana, luis], 20)
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
