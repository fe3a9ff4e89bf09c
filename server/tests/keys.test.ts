/** Names that mean something to objects, at every place where a name can come in: requests, sockets, files. */
import { games } from '@miskatonic/games'
import { randomFrom } from '@miskatonic/kernel'
import { EVIL, forged, shared, withName } from '@miskatonic/testing/evilKeys'
import { beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { newSecret } from '../people.ts'
import type { Client } from './client.ts'
import { aTable, cleanUp, serve, Visitor } from './testServer.ts'

cleanUp()
const server = await serve({ games: new URL('./probeGame.ts', import.meta.url).href, limits: { burst: 1e6, perSecond: 1e6 } })
const ana = new Visitor(server.address)

/** What all objects share in the thread of the tables, where a game of the tests says it. */
async function sharedInThread(): Promise<string> {
  const { body } = await ana.ask('POST', '/api/tables', { ...aTable, as: 'Ana', game: 'probe' })
  expect(body.error).toBe('bad-options')
  return String(body.text)
}

/** Somebody else's table in the same thread: it must go on as if nothing had happened. */
let neighbour: Client
let before: { here: string; there: string }
const random = randomFrom('neighbour')
const BOTH = ['north', 'south'].map((seat) => ({ seat, holder: 'me' }))

beforeAll(async () => {
  neighbour = await ana.sit((await ana.open({ seats: BOTH })).id)
  before = { here: shared(), there: await sharedInThread() }
  expect(before.there).toMatch(/^\d+ -?\d+ false$/)
})

async function undisturbed(): Promise<void> {
  expect({ here: shared(), there: await sharedInThread() }).toEqual(before)
  expect(neighbour.closed).toBeNull()
  if (neighbour.info?.info.over) neighbour = await ana.sit((await ana.open({ seats: BOTH })).id)
  expect(await neighbour.answer(random)).toBe('done')
}

/** Refused as the protocol says, or granted; never a failure of the server. */
const SOUND = [200, 400, 403, 404, 414, 431]

const SETUPS: { readonly [game: string]: unknown } = {
  lighthouse: null,
  'eldritch-horror': { ancientOne: 'random', difficulty: 'normal', lead: 'north', investigators: [null], startingRumor: false },
  mythos: { decks: [null, { cards: ['a-card'], investigator: 'somebody' }], investigators: [null], campaign: false },
}

describe('requests', () => {
  const newTable = (game: string): object => ({
    ...aTable,
    game,
    as: 'Ana',
    seats: ['north', 'south'].map((seat) => ({ seat, holder: 'random' })),
    options: SETUPS[game] ?? null,
    undo: 'free',
    spectators: 'open',
  })
  const bodies: readonly (readonly [string, string, string, object])[] = [
    ...games.map(({ id }) => [`a new table of ${id}`, 'POST', '/api/tables', newTable(id)] as const),
    ['a code', 'POST', '/api/tables/join', { code: 'AAAAAA', as: 'Ana' }],
    ['a code that is looked at', 'POST', '/api/look', { code: 'AAAAAA' }],
    ['a link', 'POST', '/api/tables/take-seat', { link: newSecret() + newSecret(), as: 'Ana' }],
    ['a webhook', 'PUT', '/api/webhook', { url: 'https://example.org/' }],
  ]

  test.each(bodies)('%s', async (_, method, path, body) => {
    for (const name of EVIL) {
      for (const evil of withName(body, name)) {
        const { status, body: answer } = await ana.ask(method, path, JSON.stringify(evil))
        expect(SOUND, `${status} ${JSON.stringify(answer)} for ${name.slice(0, 20)}`).toContain(status)
        if (status === 200 && typeof answer.id === 'string') await (await ana.sit(answer.id)).close()
      }
      await undisturbed()
    }
  })

  test('what belongs to a table, and paths, questions and headers', async () => {
    const { id } = await ana.open()
    for (const name of EVIL) {
      const written = encodeURIComponent(name)
      const asked: (readonly [string, string, unknown?, Record<string, string>?])[] = [
        ...['file', 'socket', ''].map((what) => ['GET', `/api/tables/${written}/${what}`] as const),
        ...['bin', 'restore'].map((what) => ['POST', `/api/tables/${written}/${what}`] as const),
        ['GET', `/api/tables?${written}=1&public[${written}]=1`],
        ['GET', '/api/me', undefined, { authorization: `Bearer ${name.slice(0, 128) || 'x'}` }],
        ...[...withName({ seat: 'north' }, name)].map((body) => ['POST', `/api/tables/${id}/seat-link`, body] as const),
        ...[...withName({ seq: 0, name: 'x', as: 'Ana' }, name)].map((body) => ['POST', `/api/tables/${id}/fork`, body] as const),
      ]
      for (const [method, path, body, headers] of asked)
        expect([...SOUND, 401]).toContain((await ana.ask(method, path, body && JSON.stringify(body), headers)).status)
      await undisturbed()
    }
  })
})

describe('sockets', () => {
  const MESSAGES: readonly object[] = [
    { do: 'decide', id: 1, seat: 'north', seq: 0, answer: 'tower' },
    { do: 'decide', id: 1, seat: 'north', seq: 0, answer: ['tower'] },
    { do: 'decide', id: 1, seat: 'north', seq: 0, answer: { tower: 1 } },
    { do: 'undo', id: 1, seat: 'north', to: 0 },
    { do: 'agree', id: 1, seat: 'north', yes: true },
    { do: 'chat', id: 1, text: 'x' },
    { do: 'point', id: 1, seat: 'north', at: 'tower' },
    { do: 'read', id: 1, lang: 'es' },
    { do: 'older', id: 1, seat: 'north', before: 5 },
    { do: 'moment', id: 1, seat: 'north', seq: 0 },
    { do: 'sum', id: 1, seat: 'north', quantity: 'dice', of: { who: 'north', skill: 'x' } },
    { do: 'decisions', id: 1, seat: 'north' },
    { do: 'claim', id: 1, seat: 'south' },
    { do: 'bot', id: 1, seat: 'south', level: 'random' },
    { do: 'give', id: 1, seat: 'north', to: 'somebody' },
    { do: 'name', id: 1, seat: 'north', name: 'Ana' },
    { do: 'remove', id: 1, seat: 'south' },
    { do: 'rename', id: 1, name: 'x' },
    { do: 'rules', id: 1, undo: 'free', spectators: 'open', public: false },
  ]

  test.each(EVIL.map((name) => [name.slice(0, 20), name]))('«%s» in everything that can be said', async (_, name) => {
    const { id } = await ana.open()
    for (const message of MESSAGES) {
      const client = await ana.sit(id)
      const evil = [...withName(message, name)].map((one) => JSON.stringify(one))
      for (const text of evil) client.socket.send(text)
      client.socket.send(JSON.stringify({ do: 'again', id: 99 }))
      const answered = (): boolean => client.letters.some((one) => one.is === 'done' && one.id === 99)
      // What is longer than any message needs to be ends the socket.
      const large = evil.some((text) => text.length > 8192)
      await client.until(() => answered() || (large && client.closed?.code === 1009), 'an answer after all of it')
      client.close()
    }
    await undisturbed()
  })

  test('in the first word', async () => {
    const { id, code } = await ana.open()
    const hello = { hello: 1, secret: newSecret(), name: 'Eva', lang: 'en', code }
    for (const name of EVIL)
      for (const evil of withName(hello, name)) {
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/tables/${id}/socket`)
        socket.on('open', () => socket.send(JSON.stringify(evil)))
        await new Promise((resolve) => {
          socket.on('message', resolve)
          socket.on('close', resolve)
        })
        socket.terminate()
      }
    await undisturbed()
  })
})

test('files', async () => {
  const { id } = await ana.open({ seats: BOTH })
  const client = await ana.sit(id)
  for (let n = 0; n < 6; n++) await client.answer(random)
  const file = (await ana.ask('GET', `/api/tables/${id}/file`)).text
  for (const name of EVIL) {
    let granted = 0
    for (const forgery of forged(file, 'north', 4, [name])) {
      const { status, body } = await ana.ask('POST', '/api/tables/import', { file: forgery, name: 'x', as: 'Ana' })
      expect(SOUND, JSON.stringify(body)).toContain(status)
      if (status !== 200) expect(body.error).toMatch(/^(bad-file|malformed)$/)
      else if (granted++ < 3) {
        const brought = await ana.sit(String(body.id))
        await brought.answer(random)
        brought.close()
      }
    }
    await undisturbed()
  }
})
