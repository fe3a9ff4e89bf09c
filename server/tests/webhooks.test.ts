import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomFrom } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { newSecret, personOf } from '../people.ts'
import type { Meta } from '../rooms/post.ts'
import { openSqlite } from '../stores/sqlite.ts'
import type { Store } from '../stores/store.ts'
import { isPrivate, Webhooks } from '../webhooks.ts'
import { atTheEnd, cleanUp, serve, temporaryFolder } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()

/** Somebody at a table, and a server that hears what is sent to them. */
async function somebody(store: Store) {
  const heard: { path: string; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (more) => {
      body += more
    })
    request.on('end', () => {
      heard.push({ path: request.url ?? '', body })
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atTheEnd(() => void server.close())
  const person = personOf(newSecret())
  if (!person) throw new Error('no person')
  await store.createTable({ id: 'aaaa', code: 'ABCDEF', game: 'x', name: 'x', meta: null, public: false }, { setup: '{}' })
  await store.putClaim({ hash: person.hash, table: 'aaaa', seat: `@${person.id}`, person: person.hash })
  const meta = (awaited: string[]): Meta => ({
    name: 'La roca',
    seats: [{ seat: 'north', kind: 'person', name: 'Ana', person: person.id }],
    hostPerson: '',
    awaited,
    decisions: 1,
  })
  return { heard, person, meta, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/turn` }
}

const openStore = async (): Promise<Store> => {
  const store = await openSqlite(temporaryFolder())
  atTheEnd(() => store.close())
  return store
}

test('whose turn it is is told once, without secrets, and nobody is led elsewhere', async () => {
  const store = await openStore()
  const { heard, person, meta, url } = await somebody(store)
  const webhooks = new Webhooks(
    true,
    store,
    () => {},
    () => false,
  )
  await webhooks.set(person, url)
  expect(await webhooks.of(person)).toBe(url)
  webhooks.turn('aaaa', meta(['north']))
  webhooks.turn('aaaa', meta(['north']))
  await expect.poll(() => heard.length).toBe(1)
  expect(heard[0]).toEqual({ path: '/turn', body: JSON.stringify({ what: 'your-turn', table: 'aaaa', name: 'La roca' }) })
  // Where all are asked, the others' answers make it nobody's turn anew.
  const other = { seat: 'south', kind: 'person' as const, name: 'Luis', person: 'luis' }
  const asked = (awaited: string[]): Meta => ({ ...meta(awaited), seats: [...meta([]).seats, other] })
  webhooks.turn('aaaa', asked(['north', 'south']))
  webhooks.turn('aaaa', asked(['north']))
  webhooks.turn('aaaa', meta([]))
  webhooks.turn('aaaa', meta(['north']))
  await expect.poll(() => heard.length).toBe(2)
  await webhooks.set(person, url)
  await expect.poll(() => heard.length).toBe(2)
  await webhooks.set(person, null)
  expect(await webhooks.of(person)).toBeNull()
})

test('at a server: whoever is away is told when the others have made it their turn', async () => {
  const server = await serve({ webhooks: true, webhooksForbid: () => false })
  const { heard, url } = await somebody(await openStore())
  const { id, ana, luis, luisIs } = await two(server.address, { name: 'La roca' })
  expect((await luisIs.ask('PUT', '/api/webhook', { url })).status).toBe(200)
  expect((await luisIs.ask('GET', '/api/me')).body).toMatchObject({ webhook: url, known: true })
  const souths = (): boolean => ana.told.get('north')?.awaited.includes('south') === true
  for (let n = 0; n < 40 && souths(); n++) await play([ana, luis], 1, `both ${n}`)
  luis.close()
  const random = randomFrom('turn')
  const told = heard.length
  for (let n = 0; n < 40 && !souths(); n++) {
    expect(await ana.answer(random)).toBe('done')
    await ana.until(() => ana.asked() || souths(), 'what follows')
  }
  await expect.poll(() => heard.length).toBe(told + 1)
  expect(heard.at(-1)?.body).toBe(JSON.stringify({ what: 'your-turn', table: id, name: 'La roca' }))
})

test('doors only the server can reach are not knocked at, also when the name leads there later', async () => {
  const store = await openStore()
  const { heard, person, meta, url } = await somebody(store)
  let closed = false
  const complaints: string[] = []
  const webhooks = new Webhooks(
    true,
    store,
    (what) => complaints.push(what),
    () => closed,
  )
  const named = url.replace('127.0.0.1', 'localhost')
  for (const address of [url, named]) {
    closed = false
    await webhooks.set(person, address)
    closed = true
    webhooks.turn('aaaa', meta(['north']))
    webhooks.turn('aaaa', meta([]))
    await expect.poll(() => complaints.splice(0).join()).toContain('public address')
  }
  expect(heard).toEqual([])
  await expect(webhooks.set(person, url)).rejects.toThrow('public address')
})

test('one who cannot be reached keeps nobody else from hearing', async () => {
  const store = await openStore()
  const { heard, person, meta, url } = await somebody(store)
  const complaints: string[] = []
  const webhooks = new Webhooks(
    true,
    store,
    (what) => complaints.push(what),
    () => false,
  )
  // Both claims come before the one that works, whatever the order: one of them fails first.
  const others = [newSecret(), newSecret(), newSecret()].map((secret) => personOf(secret) as NonNullable<typeof person>)
  for (const other of others) {
    await store.putClaim({ hash: other.hash, table: 'aaaa', seat: `@${other.id}`, person: other.hash })
    await webhooks.set(other, 'http://127.0.0.1:9/nobody')
  }
  await webhooks.set(person, url)
  const turn = meta(['north', 'east'])
  const seats = [...turn.seats, ...others.map(({ id }) => ({ seat: 'east', kind: 'person' as const, name: 'x', person: id }))]
  webhooks.turn('aaaa', { ...turn, seats })
  await expect.poll(() => [heard.length, complaints.length]).toEqual([1, 3])
})

test('nobody is knocked at without end', async () => {
  const store = await openStore()
  const { heard, person, meta, url } = await somebody(store)
  const webhooks = new Webhooks(
    true,
    store,
    () => {},
    () => false,
  )
  await webhooks.set(person, url)
  for (let n = 0; n < 50; n++) for (const awaited of [['north'], []]) webhooks.turn('aaaa', meta(awaited))
  await expect.poll(() => heard.length).toBe(30)
  webhooks.turn('aaaa', meta(['north']))
  await store.claims('aaaa')
  await expect.poll(() => heard.length).toBe(30)
})

test.each([
  ['127.0.0.1', true],
  ['10.0.0.1', true],
  ['172.20.1.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['fd00::1', true],
  ['::ffff:127.0.0.1', true],
  ['no address', true],
  ['192.0.0.8', true],
  ['198.18.0.1', true],
  ['198.19.255.255', true],
  ['64:ff9b:1::7f00:1', true],
  ['fec0::1', true],
  ['2001::1', true],
  ['198.20.0.1', false],
  ['192.0.1.1', false],
  ['93.184.216.34', false],
  ['2606:4700::1111', false],
])('%s is private: %s', (address, is) => expect(isPrivate(address)).toBe(is))
