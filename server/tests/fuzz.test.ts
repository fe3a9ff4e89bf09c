import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { randomFrom } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openSqlite } from '../stores/sqlite.ts'
import { DATABASE_FILE } from '../stores/sqliteFile.ts'
import { hashOf } from '../stores/store.ts'
import { result } from './enduranceResults.ts'
import { evilMessage, evilRequest } from './fuzz.ts'
import { serverProcess } from './processes.ts'
import { cleanUp, temporaryFolder, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()

/** `npm run endurance` sends all hundred thousand. */
const MESSAGES = Number(process.env.MISKATONIC_FUZZ ?? 25_000)
const HANDFUL = 45
const REQUESTS = Math.ceil(MESSAGES / 10)

// In a process of its own: its memory is its own.
const data = temporaryFolder()
const server = await serverProcess({ data, log: 'silent' })

/** Everything that is stored, as one hash: what a server would find that was started on a copy. */
async function stateOf(folder: string): Promise<string> {
  const copy = temporaryFolder()
  const original = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true })
  await backup(original, join(copy, DATABASE_FILE))
  original.close()
  const store = await openSqlite(copy)
  const database = new DatabaseSync(join(copy, DATABASE_FILE), { readOnly: true })
  const rowsOf = (table: string) => database.prepare(`select * from ${table} order by 1`).all()
  const tables = await Promise.all(rowsOf('tables').map(({ id }) => store.load(String(id))))
  const hash = createHash('sha256').update(JSON.stringify([tables, rowsOf('persons'), rowsOf('claims')]))
  database.close()
  await store.close()
  return hash.digest('hex')
}

function seedOf(folder: string): string {
  const database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true })
  const found = database.prepare('select setup from tables').get()
  database.close()
  return (JSON.parse(String(found?.setup)) as { seed: string }).seed
}

/** A figure the server tells of itself. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text()
  return Number(new RegExp(`^miskatonic_${name} (\\d+)$`, 'm').exec(text)?.[1])
}

type Memory = { readonly heap: number; readonly threads: number; readonly resident: number }

/** What the server holds when its garbage has been taken out: `heap` is swept, a thread's is not. */
async function swept(): Promise<Memory> {
  // Sockets that were cut are still being let go.
  await expect.poll(() => figure('sockets_open')).toBeLessThanOrEqual(3)
  let heap = Number.POSITIVE_INFINITY
  // A signal is heard when it is heard: one of three readings comes after the sweeping.
  for (let n = 0; n < 3; n++) {
    server.child.kill('SIGUSR2')
    heap = Math.min(heap, await figure('heap_bytes'), await figure('heap_bytes'))
  }
  const [threads, resident] = [await figure('threads_heap_bytes'), await figure('resident_bytes')]
  return { heap, threads, resident }
}

const LEAK = /node_modules|\.ts[:"]|\/(?:home|work|tmp|usr|etc)\/|\bat [\w.]+ \(|Error:|SQLITE|TypeError|undefined is not/

/** Sends texts over one socket after another: each is closed after so much nonsense, as it should be. */
async function sendAll(url: string, hello: string, texts: readonly string[], heard: (text: string) => void): Promise<void> {
  let sent = 0
  let sockets = 0
  while (sent < texts.length) {
    sockets++
    await new Promise<void>((resolve) => {
      const socket = new WebSocket(url)
      socket.on('open', () => {
        socket.send(hello)
        // In handfuls: a socket takes fifty wrong messages before it is closed.
        for (const text of texts.slice(sent, sent + HANDFUL)) socket.send(text)
        sent += HANDFUL
        if (sockets % 20 === 0) socket.send('x'.repeat(70_000))
        if (sockets % 20 === 1) socket.send(Buffer.alloc(100))
        socket.send(JSON.stringify({ do: 'again', id: 424_242 }))
      })
      socket.on('message', (data) => {
        const text = String(data)
        heard(text)
        if (text.includes('424242')) socket.terminate()
      })
      socket.on('error', () => {})
      socket.on('close', (code) => {
        expect([1006, 4400, 4429, 4403, 1009, 1007]).toContain(code)
        resolve()
      })
    })
  }
}

test(`${MESSAGES} messages and ${REQUESTS} requests nobody should send: no crash, no leak, no change, memory steady`, async () => {
  const random = randomFrom('fuzz')
  const { id, ana, luis, anaIs, luisIs } = await two(server.address)
  await play([ana, luis], 9)
  const url = `${server.address.replace('http', 'ws')}/api/tables/${id}/socket`
  // What was right once: replayed later by somebody who does not hold the seat, and by the one who does, too late.
  const real = [
    { do: 'decide', id: 1, seat: 'north', seq: 3, answer: 'tower' },
    { do: 'decide', id: 1, seat: 'north', seq: 5, answer: ['x'] },
    { do: 'undo', id: 1, seat: 'north', to: 99 },
    { do: 'rules', id: 1, undo: 'free', spectators: 'open' },
    { do: 'restart', id: 1, to: 0 },
    { do: 'remove', id: 1, seat: 'north' },
    { do: 'rename', id: 1, name: 'Mía' },
    { do: 'claim', id: 1, seat: 'north' },
    { do: 'bot', id: 1, seat: 'north', level: 'random' },
    { do: 'give', id: 1, seat: 'north', to: 'x' },
    { do: 'agree', id: 1, seat: 'north', yes: true },
    { do: 'pace', id: 1, ms: 0 },
  ].map((message) => JSON.stringify(message))
  const secrets = [anaIs.secret, luisIs.secret, hashOf(anaIs.secret), seedOf(data)]
  const heard = (text: string): void => {
    if (LEAK.test(text)) throw new Error(`a reply tells too much: ${text.slice(0, 300)}`)
    for (const secret of secrets) if (text.includes(secret)) throw new Error('a reply holds a secret')
  }
  const batch = (n: number): string[] =>
    Array.from({ length: n }, () => {
      const text = evilMessage(random, real)
      // Watching strangers may chat: that is no attack.
      return /"do":"chat"[^}]*"text":"[^"]{1,500}"\}$/.test(text) ? text.slice(0, -1) : text
    })
  // A watcher without a seat: everything that would change something must be refused.
  const eva = new Visitor(server.address, 'Eva')
  await eva.sit(id, { code: ana.info?.info.code ?? '' })
  const before = await stateOf(data)
  const hello = JSON.stringify({ hello: 1, secret: eva.secret, name: 'Eva', lang: 'es' })
  const chunks = 8
  const memory: Memory[] = []
  for (let chunk = 0; chunk < chunks; chunk++) {
    await sendAll(url, hello, batch(Math.ceil((MESSAGES * 0.9) / chunks)), heard)
    // Wrong already in the first word.
    await sendAll(url, evilMessage(random, [hello]), batch(Math.ceil((MESSAGES * 0.1) / chunks)), heard)
    await sendRequests(REQUESTS / chunks, id, random, heard)
    memory.push(await swept())
  }
  expect(await figure('messages_total')).toBeGreaterThan(MESSAGES * 0.8)
  expect(await figure('messages_refused_total')).toBeGreaterThan(MESSAGES * 0.5)
  expect(await stateOf(data)).toBe(before)
  const megabytes = (name: keyof Memory): number[] => memory.map((one) => Math.round(one[name] / 2 ** 20))
  const told = (['heap', 'threads', 'resident'] as const).map((name) => `${name} ${megabytes(name).join(' ')}`).join(', ')
  if (process.env.MISKATONIC_FUZZ)
    result('messages', `${MESSAGES} messages and ${REQUESTS} requests nobody should send; MB after each eighth: ${told}`)
  // The first rounds warm everything up; after them nothing is added to what is in use. How much of it all is resident is up to the
  // engine, which gives back late: only something that grows without end is looked for there.
  const grown = (name: keyof Memory): number => (megabytes(name).at(-1) ?? 0) - Math.max(...megabytes(name).slice(1, 4))
  expect(grown('heap'), told).toBeLessThan(6)
  expect(grown('threads'), told).toBeLessThan(20)
  expect(grown('resident'), told).toBeLessThan(160)
  expect(server.errors()).toBe('')
  expect(await play([ana, luis], 5, 'after')).toBe(5)
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
}, 600_000)

async function sendRequests(count: number, table: string, random: (n: number) => number, heard: (text: string) => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  const { hostname, port } = new URL(server.address)
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const { method, path, body, authorization } = evilRequest(random, table)
      const headers = {
        ...(/^[\x20-\x7e]*$/.test(authorization) ? { authorization } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (more: string) => {
          text += more
        })
        response.on('end', () => {
          heard(text)
          expect(response.statusCode === 200 ? [path, text.length < 2000] : [path, true]).toEqual([path, true])
          expect(response.statusCode).toBeLessThan(500)
          resolve()
        })
      })
      sent.on('error', () => resolve())
      sent.end(body)
    })
  for (let n = 0; n < count; n += 20) await Promise.all(Array.from({ length: 20 }, one))
  agent.destroy()
}
