/** A campaign whose server is killed between its nights and during them: nothing is lost, and no night counts twice. */
import { randomFrom } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import type { CampaignView } from '../api.ts'
import type { CampaignState } from '../campaigns.ts'
import type { ServerOptions } from '../server.ts'
import { openPostgres } from '../stores/postgres.ts'
import { startPostgres } from '../stores/realPostgres.ts'
import { openSqlite } from '../stores/sqlite.ts'
import type { Store } from '../stores/store.ts'
import { answerTo } from './client.ts'
import { type ServerProcess, serverProcess } from './processes.ts'
import { atTheEnd, cleanUp, temporaryFolder, Visitor } from './testServer.ts'

cleanUp()

const SEATS = ['north', 'south'].map((seat) => ({ seat, holder: 'me' }))
/** Decisions between two kills: fewer than a watch takes, so that each is killed while it lasts. */
const BETWEEN_KILLS = 25

class Campaigner {
  readonly visitor = new Visitor('')
  private readonly random = randomFrom('three watches')
  private readonly options: Partial<ServerOptions>
  private server: ServerProcess | null = null
  kills = 0
  readonly decided = new Map<string, number>()

  constructor(options: Partial<ServerOptions>) {
    this.options = options
  }

  async restart(): Promise<void> {
    if (this.server) this.kills++
    await this.server?.kill('SIGKILL')
    this.server = await serverProcess(this.options)
    Object.assign(this.visitor, { address: this.server.address })
  }

  stop = async (): Promise<void> => this.server?.kill('SIGKILL')

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.visitor.ask(method, path, body)
    if (reply.status !== 200) throw new Error(reply.text)
    return (Object.keys(reply.body).length ? reply.body : reply.text) as T
  }

  look = (id: string): Promise<CampaignView> => this.ask('GET', `/api/campaigns/${id}`)

  async openNight(id: string): Promise<string> {
    const { revision } = await this.look(id)
    return (await this.ask<{ id: string }>('POST', `/api/campaigns/${id}/night`, { revision, as: 'Ana', seats: SEATS, pace: 0 })).id
  }

  /** Plays a night to its end; now and then the server is killed with a decision on its way, which may have been kept or not. */
  async playNight(table: string): Promise<void> {
    for (;;) {
      const client = await this.visitor.sit(table)
      expect(client.views.get('north')?.seq).toBeGreaterThanOrEqual(this.decided.get(table) ?? 0)
      for (let n = 0; n < BETWEEN_KILLS; n++) {
        const ask = await client.until(() => {
          const seqs = new Set([...client.views.values()].map(({ seq }) => seq))
          return client.views.size === 2 && seqs.size === 1 && (client.asked() ?? (client.info?.info.over && 'over'))
        }, 'a question')
        if (ask === 'over') return client.close()
        const answered = client.say({ do: 'decide', seat: ask.seat, seq: ask.seq, answer: answerTo(ask, this.random) })
        if (n === BETWEEN_KILLS - 1) {
          answered.catch(() => {})
          break
        }
        expect(await answered).toBe('done')
        this.decided.set(table, ask.seq + 1)
        await client.until(() => [...client.views.values()].every(({ seq }) => seq > ask.seq), 'what follows')
      }
      await this.restart()
      client.close()
    }
  }
}

/** What is kept of a campaign is what its tables say. */
async function check(store: Store, id: string, nights: number): Promise<void> {
  const { record } = JSON.parse((await store.campaign(id))?.state ?? '') as CampaignState
  expect(record.nights).toHaveLength(nights)
  const watches = (record.memory as { watches: unknown[] }).watches
  expect(watches).toHaveLength(nights)
  for (const [n, { table, before, end }] of record.nights.entries()) {
    expect((await store.row(table))?.over ?? true).toBe(true)
    expect(before).toEqual({ watches: watches.slice(0, n) })
    expect(end?.seats).toEqual(['north', 'south'])
  }
}

async function survive(options: Partial<ServerOptions>, openStore: () => Promise<Store>): Promise<void> {
  const player = new Campaigner(options)
  await player.restart()
  const { id } = await player.ask<{ id: string }>('POST', '/api/campaigns', { game: 'lighthouse', name: 'La roca', as: 'Ana' })
  for (const watch of [0, 1, 2]) {
    const table = await player.openNight(id)
    await player.restart()
    expect(await player.look(id)).toMatchObject({ nights: Array.from({ length: watch + 1 }, (_, n) => ({ over: n < watch })) })
    await player.playNight(table)
    await player.restart()
    expect((await player.look(id)).nights).toMatchObject(Array.from({ length: watch + 1 }, () => ({ over: true })))
  }
  expect(await player.look(id)).toMatchObject({ over: true })
  // Home and back again, and one night back.
  const file = await player.ask<string>('GET', `/api/campaigns/${id}/file`)
  const copy = await player.ask<{ id: string }>('POST', '/api/campaigns/import', { file, name: 'Copia', as: 'Ana' })
  await player.restart()
  const { lines } = await player.look(id)
  expect((await player.look(copy.id)).lines).toEqual(lines)
  await player.ask('POST', `/api/campaigns/${copy.id}/back`, { revision: (await player.look(copy.id)).revision, night: 2 })
  await player.restart()
  expect(await player.look(copy.id)).toMatchObject({ over: false, lines: lines.slice(0, 2) })
  await player.playNight(await player.openNight(copy.id))
  expect((await player.look(copy.id)).lines.slice(0, 2)).toEqual(lines.slice(0, 2))
  // Eight of them between nights.
  expect(player.kills).toBeGreaterThan(10)
  await player.stop()
  const store = await openStore()
  try {
    await check(store, id, 3)
    await check(store, copy.id, 3)
    // Every table was opened once, and none besides those of the nights.
    expect([...player.decided.keys()].length).toBe(4)
  } finally {
    await store.close()
  }
}

test('three watches, killed between and during them, exported, imported, one night back: with the embedded store', async () => {
  const data = temporaryFolder()
  await survive({ data }, () => openSqlite(data))
}, 600_000)

test('the same with PostgreSQL', async () => {
  const postgres = await startPostgres()
  atTheEnd(() => postgres.stop())
  const databaseUrl = postgres.url
  await survive({ databaseUrl }, () => openPostgres({ url: databaseUrl }))
}, 600_000)
