/** The other end of the sockets, in a process of its own: a bare echo, a bare passing on, or a whole server with durable commits. Only `sockets.ts` starts it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@miskatonic/server'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Party, TELLING } from './socketsParties.ts'

/** One machine plays all the visitors: what would be too much of one is what is measured. */
const NO_LIMITS = {
  burst: 1e9,
  perSecond: 1e9,
  burstBytes: 1e12,
  socketsPerAddress: 1e9,
  connectionsPerAddress: 1e9,
  socketsPerMinute: 1e9,
  chatsPerMinute: 1e9,
  tablesPerAddressPerHour: 1e9,
  requestsPerMinute: 1e9,
  workOfPerson: 1e9,
  workOfAddress: 1e9,
  joinsPerMinute: 1e9,
}

export type Ready = { readonly address: string }
export type Memory = { readonly bytes: number }

async function serveTables(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'miskatonic-bench-'))
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
  const { address } = await startServer({ host: '127.0.0.1', port: 0, data, log: 'error', limits: NO_LIMITS })
  return address
}

/** `answer`: what comes of a message, and who is sent it of those at the same address. */
function serveBare(answer: (text: string, from: WebSocket, here: readonly WebSocket[]) => void): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  const rooms = new Map<string, WebSocket[]>()
  server.on('connection', (socket, { url = '' }) => {
    const here = rooms.get(url) ?? []
    rooms.set(url, here)
    here.push(socket)
    socket.on('message', (data) => answer(String(data), socket, here))
  })
  return new Promise((resolve) =>
    server.on('listening', () => {
      const { port } = server.address() as { port: number }
      resolve(`http://127.0.0.1:${port}`)
    }),
  )
}

const SERVERS: { readonly [P in Party]: () => Promise<string> } = {
  echo: () => serveBare((text, from) => from.send(text)),
  fan: () =>
    serveBare((_, __, here) => {
      for (const socket of here) socket.send(TELLING)
    }),
  tables: serveTables,
}

const address = await SERVERS[process.argv[2] as Party]()
process.send?.({ address } satisfies Ready)
process.on('message', () => {
  // What is garbage is not held: it is swept before it is weighed.
  globalThis.gc?.()
  process.send?.({ bytes: process.memoryUsage().rss } satisfies Memory)
})
process.on('disconnect', () => process.exit(0))
