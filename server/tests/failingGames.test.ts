import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { cleanUp, serve, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()
const games = fileURLToPath(new URL('./failingGame.ts', import.meta.url))
const server = await serve({ games, threads: 1, limitMs: 1200 })

const failing = { game: 'failing', seats: [{ seat: 'a', holder: 'me' }] }
const open = async (name = 'Ana'): Promise<{ client: Client; visitor: Visitor; id: string }> => {
  const visitor = new Visitor(server.address, name)
  const { id } = await visitor.open(failing)
  return { client: await visitor.sit(id), visitor, id }
}
const choose = (client: Client, answer: string): Promise<string> =>
  client.say({ do: 'decide', seat: 'a', seq: client.told.get('a')?.ask?.seq ?? 0, answer })
const count = (client: Client): unknown => client.views.get('a')?.table.count

describe.each([
  ['loops', 'loop'],
  ['throws', 'throw'],
  ['cannot be put into words', 'mumble'],
])('a game that %s', (_, key) => {
  test('says so at its own table, keeps what was, and goes on', async () => {
    const { client } = await open()
    expect(await choose(client, 'count')).toBe('done')
    await client.until(() => count(client) === 1, 'the count')
    expect(await choose(client, key)).toBe('broken')
    await client.until(() => client.last('broken'), 'the word of it')
    // The last good moment is where the table stands: whoever goes back there loses nothing else.
    expect(client.last('broken')?.to).toBe(1)
    const said = JSON.stringify(client.letters)
    expect(said).not.toMatch(/Ace of Spades|pronounce|\.ts|at turn/)
    await client.until(() => client.told.get('a')?.ask?.seq === 1, 'the question again')
    expect(await choose(client, 'count')).toBe('done')
    await client.until(() => count(client) === 2, 'the count')
  })

  test('disturbs no other table: nothing is refused there, nothing lost', async () => {
    const { ana, luis } = await two(server.address)
    await play([ana, luis], 3)
    const { client } = await open('Eva')
    // Everything that is under way at the neighbours while the game fails is answered as if nothing had happened.
    const [broken, played] = await Promise.all([choose(client, key), play([ana, luis], 12, key)])
    expect(broken).toBe('broken')
    expect(played).toBe(12)
    expect(await play([ana, luis], 4, 'after')).toBe(4)
  })
})

test('a game that fails again and again is left alone, but can be looked at and taken home', async () => {
  const { client, visitor, id } = await open()
  await choose(client, 'count')
  for (let i = 0; i < 3; i++) {
    expect(await choose(client, 'mumble')).toBe('broken')
    await client.until(() => client.told.get('a')?.ask?.seq === 1, 'the question again')
  }
  expect(await choose(client, 'count')).toBe('broken')
  expect(await client.say({ do: 'chat', text: 'it is broken' })).toBe('done')
  expect((await visitor.ask('GET', `/api/tables/${id}/file`)).status).toBe(200)
})

test('a bot that makes it fail does not try for ever', async () => {
  const visitor = new Visitor(server.address)
  const { id } = await visitor.open({ ...failing, seats: [...failing.seats, { seat: 'b', holder: 'random' }] })
  const client = await visitor.sit(id)
  // The bot chooses among all ways to fail. The table must always come to rest: closed or left alone after three failures, over, or with
  // the bot gone from a seat where the rules refused what it did; else a person is asked, and goes on.
  const failures = (): number => client.letters.filter(({ is }) => is === 'broken').length
  const rests = (): boolean =>
    client.closed !== null || client.info?.info.over === true || client.info?.info.seats[1]?.holder.kind === 'open' || failures() >= 3
  for (let n = 0; n < 20 && !rests(); n++) {
    await client.until(() => rests() || client.asked(), 'rest', 200_000)
    if (!rests()) await choose(client, 'count')
  }
  expect(rests()).toBe(true)
  expect((await new Visitor(server.address).ask('GET', '/api/health')).status).toBe(200)
})

test('a game that eats all memory takes its thread with it, and nobody else', async () => {
  const small = await serve({ games, threads: 1, limitMs: 5000, threadMemoryMb: 96 })
  const { ana, luis } = await two(small.address)
  const visitor = new Visitor(small.address, 'Eva')
  const client = await visitor.sit((await visitor.open(failing)).id)
  expect(await choose(client, 'hoard')).toBe('broken')
  expect(await play([ana, luis], 6)).toBe(6)
  expect(await choose(client, 'count')).toBe('done')
})

const threadsEnded = async (): Promise<number> =>
  Number(/^miskatonic_threads_ended_total (\d+)$/m.exec((await new Visitor(server.address).ask('GET', '/metrics')).text)?.[1])

test('a file that makes the game fail is refused, and nobody notices', async () => {
  const { client, visitor, id } = await open()
  const ended = await threadsEnded()
  await choose(client, 'count')
  const file = (await visitor.ask('GET', `/api/tables/${id}/file`)).text
  const { readSave, writeSave } = await import('@miskatonic/kernel')
  const { saved } = readSave(file)
  const looping = { ...saved, checkpoints: [], log: saved.log.map((entry) => ({ ...entry, answer: 'loop' })) }
  const reply = await visitor.ask('POST', '/api/tables/import', { file: writeSave(looping as never), name: 'x', as: 'Ana' })
  expect([reply.status, reply.body.error]).toEqual([400, 'bad-file'])
  await client.until(() => client.told.get('a')?.ask, 'the table')
  expect(await choose(client, 'count')).toBe('done')
  expect(await threadsEnded()).toBe(ended)
})
