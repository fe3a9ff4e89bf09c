/** A table that no rules can open: its people can take it home and throw it away. */
import type { JournalLine } from '@miskatonic/room'
import { expect, test } from 'vitest'
import { gamesOf } from './releasedGames.ts'
import { cleanUp, serve, temporaryFolder, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()

/** A release that has no idea what became of the older shape. */
const broken = (data: string) => serve({ data, games: gamesOf('shape-without-migration') })
const at = (address: string, who: Visitor): Visitor => Object.assign(new Visitor(address, who.name), { secret: who.secret })

test('who played with others gets a record of what they were told, without the others’ secrets; the host throws it away', async () => {
  const data = temporaryFolder()
  const seed = 'a seed nobody may read'
  const first = await serve({ data, newSeed: () => seed })
  const { id, ana, luis, anaIs, luisIs, code } = await two(first.address, { game: 'mythos' })
  await play([ana, luis], 14)
  expect(await luis.say({ do: 'chat', text: 'hola a todos' })).toBe('done')
  const evaIs = new Visitor(first.address, 'Eva')
  const eva = await evaIs.sit(id, { code })
  expect(await ana.say({ do: 'bar', person: eva.info?.you.person ?? '', from: 'table', on: true })).toBe('done')
  await first.close()

  const second = await broken(data)
  const host = at(second.address, anaIs)
  expect((await host.connect(id).ended()).code).toBe(4500)
  const { status, text } = await host.ask('GET', `/api/tables/${id}/file`)
  expect(status).toBe(200)
  const record = JSON.parse(text) as { heard: Record<string, object[]>; decided: { seat: string }[]; chat: { text: string }[] }
  const store = second.store
  const lines = ((await store.load(id))?.entries ?? []).map((entry) => JSON.parse(entry) as JournalLine)
  const events = lines.flatMap((line) => (line.is === 'decision' ? line.events : []))
  expect(Object.keys(record.heard)).toEqual(['north'])
  const since = record.heard.north?.slice(-events.filter(({ told }) => told.north).length) ?? []
  expect(since).toEqual(events.flatMap(({ seq, told }) => (told.north ? [expect.objectContaining({ seq, ...told.north })] : [])))
  // There was something to keep from her.
  expect(events.some(({ told }) => JSON.stringify(told.south) !== JSON.stringify(told.north))).toBe(true)
  expect(new Set(record.decided.map(({ seat }) => seat))).toEqual(new Set(['north']))
  expect(record.chat.some((line) => line.text === 'hola a todos')).toBe(true)
  expect(text).not.toContain(seed)
  expect(JSON.parse((await at(second.address, luisIs).ask('GET', `/api/tables/${id}/file`)).text).heard).toHaveProperty('south')
  // Nobody else, and not who was sent away.
  expect((await new Visitor(second.address).ask('GET', `/api/tables/${id}/file`)).status).toBe(404)
  expect((await at(second.address, evaIs).ask('GET', `/api/tables/${id}/file`)).status).toBe(403)
  expect((await at(second.address, luisIs).ask('POST', `/api/tables/${id}/bin`)).status).toBe(403)
  expect((await host.ask('POST', `/api/tables/${id}/bin`)).status).toBe(200)
  expect((await store.row(id))?.binned).toEqual(expect.any(Number))
})

test('who played alone gets all of it, and goes on with it where rules can open it', async () => {
  const data = temporaryFolder()
  const first = await serve({ data })
  const anaIs = new Visitor(first.address, 'Ana')
  const { id } = await anaIs.open({ game: 'eldritch-horror', seats: ['Ana', 'Luis'].map((seat) => ({ seat, holder: 'me' })) })
  const ana = await anaIs.sit(id)
  await play([ana], 30)
  const view = ana.views.get('Ana')
  await first.close()
  const second = await broken(data)
  const { status, text } = await at(second.address, anaIs).ask('GET', `/api/tables/${id}/file`)
  expect(status).toBe(200)
  await second.close()
  // The same rules as before, and a house that has never heard of the table.
  const third = await serve()
  const there = at(third.address, anaIs)
  const brought = await there.ask('POST', '/api/tables/import', { file: text, name: 'Otra vez', as: 'Ana' })
  expect(brought.status).toBe(200)
  const again = await there.sit(String(brought.body.id))
  expect(again.views.get('Ana')).toEqual(view)
  expect(await play([again], 5)).toBe(5)
})

test('a table that can be opened is never put together like that', async () => {
  const data = temporaryFolder()
  const server = await serve({ data })
  const { id, anaIs } = await two(server.address, { game: 'mythos' })
  const refused = await anaIs.ask('GET', `/api/tables/${id}/file`)
  expect([refused.status, refused.body.error]).toEqual([403, 'hidden'])
  await server.close()
  // Nor one that could not be opened once, and can be now.
  const second = await broken(data)
  expect((await at(second.address, anaIs).connect(id).ended()).code).toBe(4500)
  await second.close()
  const third = await serve({ data })
  expect((await at(third.address, anaIs).ask('GET', `/api/tables/${id}/file`)).status).toBe(403)
})
