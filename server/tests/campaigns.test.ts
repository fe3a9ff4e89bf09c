import { describe, expect, test } from 'vitest'
import type { CampaignView } from '../api.ts'
import type { CampaignState } from '../campaigns.ts'
import { openSqlite } from '../stores/sqlite.ts'
import type { Client } from './client.ts'
import { cleanUp, type Reply, serve, temporaryFolder, Visitor } from './testServer.ts'
import { play } from './twoPlayers.ts'

cleanUp()
const GAMES = new URL('./campaignGame.ts', import.meta.url).href
const server = await serve({ games: GAMES })
const visitor = (name = 'Ana', address = server.address): Visitor => new Visitor(address, name)

const mine = (...seats: string[]) => seats.map((seat) => ({ seat, holder: 'me' }))
const begin = async (who: Visitor, more: Record<string, unknown> = {}): Promise<{ id: string; code: string }> => {
  const { status, body } = await who.ask('POST', '/api/campaigns', { game: 'purse', name: 'Oro', as: who.name, ...more })
  expect([status, body.error]).toEqual([200, undefined])
  return body as { id: string; code: string }
}
const look = async (who: Visitor, id: string, lang = 'en'): Promise<CampaignView> =>
  (await who.ask('GET', `/api/campaigns/${id}?lang=${lang}`)).body as unknown as CampaignView
const askNight = async (who: Visitor, id: string, seats: unknown = mine('I', 'II')): Promise<Reply> =>
  who.ask('POST', `/api/campaigns/${id}/night`, { revision: (await look(who, id)).revision, as: who.name, seats, pace: 0 })
const openNight = async (who: Visitor, id: string, seats?: unknown): Promise<string> => {
  const { status, body, text } = await askNight(who, id, seats)
  if (status !== 200) throw new Error(text)
  return body.id as string
}
const back = async (who: Visitor, id: string, night: number): Promise<Reply> =>
  who.ask('POST', `/api/campaigns/${id}/back`, { revision: (await look(who, id)).revision, night })

/** Takes so many coins and ends the night; the first seat does all of it. */
const spend = async (client: Client, coins: number): Promise<void> => {
  for (let n = 0; n <= coins; n++) {
    const ask = await client.until(() => client.asked(), 'a question')
    expect(await client.say({ do: 'decide', seat: ask.seat, seq: ask.seq, answer: n === coins ? 'end' : 'take' })).toBe('done')
    await client.until(() => [...client.views.values()].every(({ seq }) => seq > ask.seq), 'what follows')
  }
  await client.until(() => client.info?.info.over, 'the end')
}
const playNight = async (who: Visitor, id: string, coins: number, seats?: unknown): Promise<{ table: string; client: Client }> => {
  const table = await openNight(who, id, seats)
  const client = await who.sit(table)
  await spend(client, coins)
  return { table, client }
}
const stateIn = async (id: string): Promise<CampaignState> => JSON.parse((await server.store.campaign(id))?.state ?? '') as CampaignState
const memoryIn = async (id: string): Promise<unknown> => (await stateIn(id)).record.memory
const expectRefusal = ({ status, body, text }: Reply, wanted: number, error: string): void => {
  expect([status, body.error]).toEqual([wanted, error])
  expect(text).not.toMatch(/HIDDEN-WORD|node_modules|\.ts\b|at \w+ \(|sqlite/i)
}

describe('a campaign', () => {
  test('is begun, listed, and told in the language of who reads it', async () => {
    const ana = visitor()
    const { id, code } = await begin(ana)
    expect((await ana.ask('GET', '/api/campaigns')).body.campaigns).toMatchObject([
      { id, game: 'purse', name: 'Oro', host: true, nights: 0, running: null, binned: null },
    ])
    const view = { id, code, game: 'purse', name: 'Oro', revision: 0, host: true, over: false, nights: [], lines: [], mayExport: true }
    expect(await look(ana, id)).toMatchObject({ ...view, headline: 'Night 0', people: [{ name: 'Ana', you: true, host: true }] })
    expect((await look(ana, id, 'es')).headline).toBe('Noche 0')
    expect((await visitor('Luis').ask('GET', '/api/campaigns')).body.campaigns).toEqual([])
  })

  test('remembers what its nights brought, one after the other, and ends', async () => {
    const ana = visitor()
    const { id } = await begin(ana)
    const first = await playNight(ana, id, 2)
    expect(await memoryIn(id)).toMatchObject({ nights: 1, of: { I: 2 } })
    expect(await look(ana, id)).toMatchObject({ headline: 'Night 1', nights: [{ table: first.table, seats: ['I', 'II'], over: true }] })
    await playNight(ana, id, 3)
    await playNight(ana, id, 1)
    expect(await look(ana, id)).toMatchObject({ headline: 'Night 3', over: true })
    expectRefusal(await askNight(ana, id), 409, 'campaign-over')
    expect((await look(ana, id)).nights).toHaveLength(3)
  })

  test('opens one night at a time; two who open it at once get one', async () => {
    const ana = visitor()
    const { id } = await begin(ana)
    const answers = await Promise.all([askNight(ana, id), askNight(ana, id), askNight(ana, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await look(ana, id)).nights).toHaveLength(1)
    expect(await ana.tables()).toHaveLength(1)
    expectRefusal(await askNight(ana, id), 409, 'night-open')
  })

  test('an end that is taken back opens the night again, and is not counted twice', async () => {
    const ana = visitor()
    const { id } = await begin(ana)
    const { client } = await playNight(ana, id, 2)
    expect(await client.say({ do: 'undo', seat: 'I', to: 2 })).toBe('done')
    await client.until(() => client.info?.info.over === false, 'the night')
    expect(await memoryIn(id)).toMatchObject({ nights: 0, of: {} })
    expect((await look(ana, id)).nights).toMatchObject([{ over: false }])
    await spend(client, 2)
    expect(await memoryIn(id)).toMatchObject({ nights: 1, of: { I: 4 } })
    expect((await look(ana, id)).nights).toMatchObject([{ over: true }])
  })

  test('a night that another was opened after stays as it ended', async () => {
    const ana = visitor()
    const { id } = await begin(ana)
    const { client, table } = await playNight(ana, id, 2)
    await openNight(ana, id)
    const before = await stateIn(id)
    expect(await client.say({ do: 'undo', seat: 'I', to: 0 })).toBe('later-night')
    expect(await stateIn(id)).toEqual(before)
    expect((await server.store.row(table))?.over).toBe(true)
    // The table is as it was, for whoever is at it.
    expect(await client.say({ do: 'chat', text: 'pues nada' })).toBe('done')
    expect(client.info?.info.over).toBe(true)
  })
})

describe('what a campaign keeps to itself', () => {
  test('each seat reads its own; the memory and its options are told to nobody, not even at the end', async () => {
    const [ana, luis] = [visitor('Ana'), visitor('Luis')]
    const { id, code } = await begin(ana)
    expect((await luis.ask('POST', '/api/campaigns/join', { code, as: 'Luis' })).body).toEqual({ id })
    const table = await openNight(ana, id, [
      { seat: 'I', holder: 'me' },
      { seat: 'II', holder: 'open' },
    ])
    // Who takes part in the campaign need not be invited to its tables.
    const second = await luis.sit(table)
    expect(await second.say({ do: 'claim', seat: 'II' })).toBe('done')
    const first = await ana.sit(table)
    for (const [client, answer] of [
      [first, 'take'],
      [second, 'end'],
    ] as const) {
      const ask = await client.until(() => client.asked(), 'a question')
      await client.say({ do: 'decide', seat: ask.seat, seq: ask.seq, answer })
    }
    await first.until(() => first.info?.info.over, 'the end')
    await second.until(() => second.info?.info.over, 'the end')
    expect([(await look(ana, id)).lines, (await look(luis, id)).lines]).toEqual([['own 0'], ['own 1']])
    // Somebody who comes now sat at no night: they are asked before they read of it.
    const eva = visitor('Eva')
    await eva.ask('POST', '/api/campaigns/join', { code, as: 'Eva' })
    expect([(await look(ana, id)).late, (await look(luis, id)).late, (await look(eva, id)).late]).toEqual([false, false, true])
    expect(first.info?.info).toMatchObject({ options: null, campaign: id })
    const pages = [
      await ana.ask('GET', `/api/campaigns/${id}`),
      await luis.ask('GET', '/api/campaigns'),
      await ana.ask('GET', '/api/tables'),
    ]
    for (const text of [...first.raw, ...second.raw, ...pages.map((page) => page.text)]) expect(text).not.toContain('HIDDEN-WORD')
    // Nor in a file, of the night or of the whole.
    expectRefusal(await ana.ask('GET', `/api/tables/${table}/file`), 403, 'hidden')
    expectRefusal(await ana.ask('POST', `/api/tables/${table}/fork`, { seq: 0, name: 'x', as: 'Ana' }), 403, 'hidden')
    expectRefusal(await ana.ask('GET', `/api/campaigns/${id}/file`), 403, 'hidden')
    expect((await look(ana, id)).mayExport).toBe(false)
  })

  test('who joins later may read the nights before, as an onlooker', async () => {
    const [ana, luis] = [visitor('Ana'), visitor('Luis')]
    const { id, code } = await begin(ana)
    const { table } = await playNight(ana, id, 1, mine('Asiento 1', 'Asiento 2'))
    await luis.ask('POST', '/api/campaigns/join', { code, as: 'Luis' })
    const onlooker = await luis.sit(table)
    expect([onlooker.info?.you.seats, onlooker.info?.info.over]).toEqual([[], true])
    expect(onlooker.raw.join('')).not.toContain('HIDDEN-WORD')
    // Seats that nobody named are named in the language of who reads.
    expect((await look(luis, id, 'en')).nights[0]?.seats).toEqual(['Seat 1', 'Seat 2'])
  })

  test('strangers find nothing, and change nothing', async () => {
    const [ana, luis] = [visitor('Ana'), visitor('Luis')]
    const { id } = await begin(ana)
    await playNight(ana, id, 1)
    const before = await server.store.campaign(id)
    const night = { revision: 2, as: 'Luis', seats: mine('I') }
    for (const [method, path, body] of [
      ['GET', `/api/campaigns/${id}`],
      ['GET', `/api/campaigns/${id}/file`],
      ['POST', `/api/campaigns/${id}/night`, night],
      ['POST', `/api/campaigns/${id}/back`, { revision: 2, night: 0 }],
      ['POST', `/api/campaigns/${id}/bin`],
      ['GET', `/api/campaigns/${'0'.repeat(20)}`],
    ] as const)
      expectRefusal(await luis.ask(method, path, body), 404, 'not-found')
    expectRefusal(await luis.ask('POST', '/api/campaigns/join', { code: 'ZZZZZZ', as: 'Luis' }), 404, 'not-found')
    expect(await server.store.campaign(id)).toEqual(before)
  })

  test.each<[string, string, unknown, number, string]>([
    ['a game there is not', '', { game: 'chess', name: 'x', as: 'Ana' }, 404, 'not-found'],
    ['a game without a campaign', '', { game: 'mythos', name: 'x', as: 'Ana' }, 400, 'bad-options'],
    ['options it cannot begin with', '', { game: 'purse', name: 'x', as: 'Ana', options: { word: 7 } }, 400, 'bad-options'],
    ['a field nobody knows', '', { game: 'purse', name: 'x', as: 'Ana', memory: {} }, 400, 'malformed'],
    [
      'a night with options of its own',
      '/night',
      { revision: 0, as: 'Ana', seats: mine('I'), options: { word: 'mine' } },
      400,
      'malformed',
    ],
    ['a night with too many seats', '/night', { revision: 0, as: 'Ana', seats: mine('I', 'II', 'III', 'IV') }, 400, 'bad-options'],
    ['a night with two seats of one name', '/night', { revision: 0, as: 'Ana', seats: mine('I', 'I') }, 400, 'bad-options'],
    ['a stale night', '/night', { revision: 7, as: 'Ana', seats: mine('I') }, 409, 'stale'],
    ['back to a night there was not', '/back', { revision: 0, night: 0 }, 404, 'not-found'],
    ['a stale way back', '/back', { revision: 7, night: 0 }, 409, 'stale'],
  ])('%s is refused', async (_, path, body, status, error) => {
    const ana = visitor()
    const { id } = await begin(ana)
    const before = await server.store.campaign(id)
    expectRefusal(await ana.ask('POST', path ? `/api/campaigns/${id}${path}` : '/api/campaigns', body), status, error)
    expect(await server.store.campaign(id)).toEqual(before)
    expect(await ana.tables()).toEqual([])
  })
})

describe('back to the start of a night', () => {
  test('what was played since counts no more; finished tables stay, one under way goes into the bin', async () => {
    const ana = visitor()
    const { id } = await begin(ana)
    const first = await playNight(ana, id, 2)
    const second = await playNight(ana, id, 4)
    const third = await openNight(ana, id)
    expect((await back(ana, id, 1)).status).toBe(200)
    expect(await memoryIn(id)).toMatchObject({ nights: 1, of: { I: 2 } })
    expect((await look(ana, id)).nights.map(({ table }) => table)).toEqual([first.table])
    const tables = new Map((await ana.tables()).map((table) => [table.id, table]))
    expect([tables.get(second.table)?.binned, tables.get(second.table)?.over]).toEqual([null, true])
    expect(tables.get(third)?.binned).not.toBeNull()
    // Taking back the end of a night that was dropped changes that table alone.
    expect(await second.client.say({ do: 'undo', seat: 'I', to: 1 })).toBe('done')
    expect(await memoryIn(id)).toMatchObject({ nights: 1, of: { I: 2 } })
    await playNight(ana, id, 0)
    expect(await memoryIn(id)).toMatchObject({ nights: 2 })
  })

  test('only its host may', async () => {
    const [ana, luis] = [visitor('Ana'), visitor('Luis')]
    const { id, code } = await begin(ana)
    await luis.ask('POST', '/api/campaigns/join', { code, as: 'Luis' })
    await playNight(ana, id, 1)
    expectRefusal(await back(luis, id, 0), 403, 'not-allowed')
    expectRefusal(await luis.ask('POST', `/api/campaigns/${id}/bin`), 403, 'not-allowed')
    expect((await look(luis, id)).nights).toHaveLength(1)
  })
})

describe('as a file', () => {
  const fileOf = async (who: Visitor, id: string): Promise<string> => (await who.ask('GET', `/api/campaigns/${id}/file`)).text
  const bring = (who: Visitor, file: string): Promise<Reply> =>
    who.ask('POST', '/api/campaigns/import', { file, name: 'Otra vez', as: who.name })

  test('it goes on elsewhere where it stood, without the night under way', async () => {
    const ana = visitor()
    const { id } = await begin(ana)
    await playNight(ana, id, 2)
    await openNight(ana, id)
    const file = await fileOf(ana, id)
    const again = (await bring(ana, file)).body as { id: string }
    expect(await memoryIn(again.id)).toEqual(await memoryIn(id))
    expect(await look(ana, again.id)).toMatchObject({ headline: 'Night 1', nights: [{ table: '', over: true }] })
    await playNight(ana, again.id, 2)
    expect(await memoryIn(again.id)).toMatchObject({ nights: 2, of: { I: 4 } })
    expect((await back(ana, again.id, 0)).status).toBe(200)
    expect(await memoryIn(again.id)).toMatchObject({ nights: 0, of: {} })
  })

  test('what is damaged, foreign or forged is refused', async () => {
    const ana = visitor()
    const { id } = await begin(ana)
    await playNight(ana, id, 2)
    const file = await fileOf(ana, id)
    const table = await ana.open({ game: 'lighthouse', seats: mine('a', 'b') })
    const tableFile = (await ana.ask('GET', `/api/tables/${table.id}/file`)).text
    for (const wrong of [
      'a letter',
      file.slice(0, -20),
      file.replace('"nights":1', '"nights":2'),
      file.replaceAll('purse', 'chess'),
      tableFile,
    ])
      expectRefusal(await bring(ana, wrong), 400, 'bad-file')
    expect((await ana.ask('GET', '/api/campaigns')).body.campaigns).toHaveLength(1)
  })

  test('and a campaign kept by an older version is carried over; by a newer one it is refused', async () => {
    const data = temporaryFolder()
    const old = await serve({ games: GAMES, data })
    const ana = visitor('Ana', old.address)
    const { id } = await begin(ana)
    await playNight(ana, id, 2)
    const oldFile = await fileOf(ana, id)
    await old.close()
    const renewed = await serve({ games: `${GAMES}?version=2`, data })
    Object.assign(ana, { address: renewed.address })
    expect((await look(ana, id)).headline).toBe('Night 1 (2)')
    const brought = (await bring(ana, oldFile)).body as { id: string }
    expect((await look(ana, brought.id)).headline).toBe('Night 1 (2)')
    await playNight(ana, id, 1)
    expect((await look(ana, id)).headline).toBe('Night 2 (2)')
    const newFile = await fileOf(ana, id)
    await renewed.close()
    const again = await serve({ games: GAMES, data })
    Object.assign(ana, { address: again.address })
    expectRefusal(await ana.ask('GET', `/api/campaigns/${id}`), 409, 'newer')
    expectRefusal(await bring(ana, newFile), 409, 'newer')
    await again.close()
    const store = await openSqlite(data)
    expect((JSON.parse((await store.campaign(id))?.state ?? '') as CampaignState).record.nights).toHaveLength(2)
    await store.close()
  })
})

test('three watches of Lighthouse are kept one after the other, by two people', async () => {
  const [ana, luis] = [visitor('Ana'), visitor('Luis')]
  const { id, code } = await begin(ana, { game: 'lighthouse' })
  await luis.ask('POST', '/api/campaigns/join', { code, as: 'Luis' })
  for (const watch of [1, 2, 3]) {
    expect(await look(luis, id, 'es')).toMatchObject({ headline: `Guardia ${watch} de 3`, over: false })
    const table = await openNight(ana, id, [
      { seat: 'north', holder: 'me' },
      { seat: 'south', holder: 'open' },
    ])
    const [first, second] = [await ana.sit(table), await luis.sit(table)]
    expect(await second.say({ do: 'claim', seat: 'south' })).toBe('done')
    await second.until(() => second.told.has('south'), 'the seat')
    await play([first, second], 3000, `watch ${watch}`)
    await first.until(() => first.info?.info.over, 'the end')
  }
  const { headline, lines, over } = await look(luis, id, 'es')
  expect([over, lines.length]).toEqual([true, 3])
  expect(headline).toMatch(/^La luz/)
  // Nothing of this campaign is hidden: whoever took part may take it home.
  expect((await luis.ask('GET', `/api/campaigns/${id}/file`)).status).toBe(200)
}, 120_000)
