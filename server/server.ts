import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import serveStatic from '@fastify/static'
import { games, type RegisteredGame } from '@miskatonic/games'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Refusal } from './api.ts'
import { Hosts } from './hosting/hosts.ts'
import type { Meta } from './hosting/post.ts'
import { householdOf, LIMITS, type Limits } from './limits.ts'
import { metricsText } from './metrics.ts'
import { newSeed } from './people.ts'
import { fail, routes } from './routes.ts'
import { GOODBYE, Sockets } from './sockets.ts'
import { openStore } from './stores/open.ts'
import type { Store } from './stores/store.ts'
import { Tables } from './tables.ts'
import { Webhooks } from './webhooks.ts'

export type ServerOptions = {
  readonly host: string
  readonly port: number
  /** Where the embedded store lies; unused with a database. */
  readonly data: string
  readonly databaseUrl?: string | undefined
  /** How people reach the server from outside: links are made with it, and its origin may connect. */
  readonly publicUrl?: string | undefined
  readonly log?: 'silent' | 'error' | 'warn' | 'info' | 'debug' | undefined
  /** The built client; without it only the interface for programs is served. */
  readonly client?: string | undefined
  readonly limits?: Partial<Limits> | undefined
  readonly threads?: number | undefined
  readonly limitMs?: number | undefined
  readonly idleMs?: number | undefined
  readonly threadMemoryMb?: number | undefined
  readonly webhooks?: boolean | undefined
  /** One proxy stands before the server, and the last address it names is the visitor's. */
  readonly trustProxy?: boolean | undefined
  /** For tests, which play the same games every time. */
  readonly newSeed?: (() => string) | undefined
  /** Which addresses webhooks must not go to, for tests, which have none but loopback. */
  readonly webhooksForbid?: ((address: string) => boolean) | undefined
  /** A module with another register of games, for tests. */
  readonly games?: string | undefined
}

export type RunningServer = { readonly address: string; readonly port: number; readonly store: Store; close(): Promise<void> }

/** Everything on one port: pages, interface, sockets. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const limits: Limits = { ...LIMITS, ...options.limits }
  const store = await openStore(options)
  const app = Fastify({
    logger: { level: options.log ?? 'warn', redact: ['req.headers.authorization'] },
    bodyLimit: 64 * 1024,
    // Whoever asks and never finishes asking would hold a connection for good. A whole table over a slow line takes its time.
    requestTimeout: 2 * 60_000,
    frameworkErrors: (error, _, reply) => void fail(reply, error),
    trustProxy: options.trustProxy ? (_, hop) => hop === 0 : false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // A path may hold a secret link: it is not for the log.
    logController: new LogController({ disableRequestLogging: true }),
  })
  const webhooks = new Webhooks(options.webhooks === true, store, (what) => app.log.warn(what), options.webhooksForbid)
  // The two know each other: letters leave through the sockets, messages arrive through them.
  let sockets: Sockets | null = null
  const hosts = new Hosts({
    store,
    threads: options.threads ?? Math.max(1, availableParallelism() - 1),
    limitMs: options.limitMs ?? 3000,
    idleMs: options.idleMs ?? 5 * 60_000,
    threadMemoryMb: options.threadMemoryMb ?? 2048,
    games: options.games,
    deliver: (guest, text) => sockets?.deliver(guest, text),
    sendAway: (guests, why) => sockets?.sendAway(guests, why),
    ...(options.webhooks ? { onMeta: (table: string, meta: Meta) => webhooks.turn(table, meta) } : {}),
    log: (line) => app.log.warn(line),
  })
  const register: readonly Pick<RegisteredGame, 'id' | 'title'>[] = options.games ? (await import(options.games)).games : games
  const tables = new Tables(store, hosts, new Set(register.map(({ id }) => id)), options.newSeed ?? newSeed)
  const origins = options.publicUrl ? [new URL(options.publicUrl).origin] : []
  sockets = new Sockets({ hosts, tables, store, limits, origins, trustProxy: options.trustProxy === true })
  try {
    await furnish(app, options, limits)
    routes(app, { games: register, tables, limits, webhooks, store, url: origins[0] })
    const started = Date.now()
    app.get('/metrics', async (_, reply) =>
      reply.type('text/plain; version=0.0.4').send(await metricsText(hosts, sockets as Sockets, started)),
    )
    app.server.on('upgrade', (request, stream, head) => sockets?.upgrade(request, stream, head))
    await app.listen({ host: options.host, port: options.port })
  } catch (error) {
    await sockets.close()
    await hosts.close()
    await store.close()
    throw error
  }
  // Also at once: a server that runs for an evening at a time empties its bin, too.
  const empty = (): void =>
    void store.purge().catch((error: unknown) => app.log.warn(`the bin was not emptied: ${error instanceof Error ? error.message : error}`))
  const emptying = setInterval(empty, 60 * 60_000)
  emptying.unref()
  empty()
  const { port } = app.server.address() as AddressInfo
  const close = async (): Promise<void> => {
    clearInterval(emptying)
    await sockets?.close()
    // Requests under way are answered, but nobody is waited for who has not finished asking.
    const late = setTimeout(() => app.server.closeAllConnections(), GOODBYE)
    await app.close()
    clearTimeout(late)
    await hosts.close()
    await store.close()
  }
  return { address: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`, port, store, close }
}

async function furnish(app: FastifyInstance, options: ServerOptions, limits: Limits): Promise<void> {
  const secure = options.publicUrl?.startsWith('https:') === true
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Styles that components compute (a token's place) are attributes, not sheets.
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        workerSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    // By the route that was found, not by the path as it was written: '/%61pi' leads there, too.
    allowList: (request) => !request.routeOptions.url?.startsWith('/api/'),
    keyGenerator: (request) => householdOf(request.ip),
  })
  // What one person may read is not for any cache on the way.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  const nothing = { error: 'not-found', text: 'there is nothing here' } satisfies Refusal
  const { client } = options
  if (!client || !existsSync(client)) {
    app.get('/', (_, reply) => reply.type('text/plain; charset=utf-8').send('Miskatonic: the interface for programs is under /api.\n'))
    app.setNotFoundHandler((_, reply) => reply.code(404).send(nothing))
    return
  }
  await app.register(serveStatic, {
    root: client,
    // The first page has a file of its own, with its pictures in it.
    index: ['start.html', 'index.html'],
    // The build lays packed forms beside every text.
    preCompressed: true,
    // Built files bear a hash of their content in their name; the rest, the list of pictures among it, is asked for again.
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        /[/\\](assets|art)[/\\]/.test(path) && !/\.json(\.gz|\.br)?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && !request.url.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? ''))
      return reply.sendFile('index.html')
    return reply.code(404).send(nothing)
  })
}
