/** A server in a process of its own, for tests that kill it: says its address, then serves until it is ended. */
import { type ServerOptions, startServer } from '../server.ts'

const MANY = {
  socketsPerAddress: 5000,
  socketsPerMinute: 1e6,
  chatsPerMinute: 1e6,
  tablesPerAddressPerHour: 1e6,
  requestsPerMinute: 1e6,
  connectionsPerAddress: 1e6,
  workOfPerson: 1e9,
  workOfAddress: 1e9,
  joinsPerMinute: 1e6,
  burst: 1e6,
  perSecond: 1e6,
}

if (import.meta.main) {
  const options = JSON.parse(process.argv[2] ?? '{}') as Partial<ServerOptions>
  let seeds = 0
  const server = await startServer({
    newSeed: () => `seed ${++seeds}`,
    host: '127.0.0.1',
    port: 0,
    data: '',
    log: 'error',
    threads: 1,
    ...options,
    limits: { ...MANY, ...options.limits },
  })
  process.stdout.write(`${server.address}\n`)
  // So that what is still in use can be told from what was not swept away yet.
  process.on('SIGUSR2', () => void globalThis.gc?.())
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
}
