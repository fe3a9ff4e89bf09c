/** The other end of the sockets, in a process of its own: a bare echo, or a whole server with durable commits. Only `sockets.ts` starts it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@miskatonic/server'
import { WebSocketServer } from 'ws'

/** One machine plays all the visitors: what would be too much of one is what is measured. */
const NO_LIMITS = {
  burst: 1e9,
  perSecond: 1e9,
  socketsPerAddress: 1e9,
  tablesPerAddressPerHour: 1e9,
  requestsPerMinute: 1e9,
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

function serveEcho(): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))))
  return new Promise((resolve) =>
    server.on('listening', () => {
      const { port } = server.address() as { port: number }
      resolve(`http://127.0.0.1:${port}`)
    }),
  )
}

const address = await (process.argv[2] === 'echo' ? serveEcho() : serveTables())
process.send?.({ address } satisfies Ready)
process.on('message', () => {
  // What is garbage is not held: it is swept before it is weighed.
  globalThis.gc?.()
  process.send?.({ bytes: process.memoryUsage().rss } satisfies Memory)
})
process.on('disconnect', () => process.exit(0))
