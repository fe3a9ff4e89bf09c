import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import serveStatic from '@fastify/static'
import type { RegisteredGame } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { readJson } from '@miskatonic/kernel'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Refusal } from './api.ts'
import { Campaigns } from './campaigns.ts'
import { HealthCheck } from './health.ts'
import { Histogram } from './histogram.ts'
import { Counted, capConnections, householdOf, LIMITS, type Limits, now, SteadyWall, Tries, WorkBudget } from './limits.ts'
import { metricsText, type Requests } from './metrics.ts'
import { newSeed } from './people.ts'
import { picturesIn } from './pictures.ts'
import type { Meta } from './rooms/post.ts'
import { Rooms } from './rooms/rooms.ts'
import { fail, routes } from './routes.ts'
import { GOODBYE, Sockets } from './sockets.ts'
import { Backups } from './stores/backup.ts'
import { openStore } from './stores/open.ts'
import type { Store } from './stores/store.ts'
import { Refused, Tables } from './tables.ts'
import { Webhooks } from './webhooks.ts'

export type ServerOptions = {
  readonly host: string
  readonly port: number
  /** Where the embedded store lies; unused with a database. */
  readonly data: string
  readonly databaseUrl?: string | undefined
  /** Continues with the store even though it holds less than it once did. */
  readonly acceptData?: boolean | undefined
  /** Copies of the embedded store, from time to time. */
  readonly backup?: { readonly folder: string; readonly keep: number; readonly everyMs: number } | undefined
  /** How people reach the server from outside: links are made with it, and its origin may connect. */
  readonly publicUrl?: string | undefined
  readonly log?: 'silent' | 'error' | 'warn' | 'info' | 'debug' | undefined
  /** The built client; without it only the interface for programs is served. */
  readonly client?: string | undefined
  /** Resolves when a missing picture of the client may have been made. */
  readonly pictureSoon?: ((file: string) => Promise<void>) | undefined
  /** Where the build has listed which picture shows which face: never served, told with the faces. */
  readonly pictures?: string | undefined
  readonly limits?: Partial<Limits> | undefined
  readonly threads?: number | undefined
  readonly limitMs?: number | undefined
  readonly idleMs?: number | undefined
  /** Days after which a table nobody has touched is put into the bin; 0: never. */
  readonly tableDays?: number | undefined
  readonly threadMemoryMb?: number | undefined
  readonly webhooks?: boolean | undefined
  /** One proxy stands before the server, and the last address it names is the visitor's. */
  readonly trustProxy?: boolean | undefined
  /** For tests, which play the same games every time. */
  readonly newSeed?: (() => string) | undefined
  /** Which addresses webhooks must not go to, for tests, which have none but loopback. */
  readonly webhooksForbid?: ((address: string) => boolean) | undefined
  /** A store that is open already, for tests. */
  readonly store?: Store | undefined
  /** For how long an answer about the server's health holds. */
  readonly healthMs?: number | undefined
  /** A module with another register of games, for tests. */
  readonly games?: string | undefined
}

export type RunningServer = { readonly address: string; readonly port: number; readonly store: Store; close(): Promise<void> }

/** A table nobody has touched for so long is put into the bin, where it waits for thirty days more. */
const TABLE_DAYS = 180

/** Everything on one port: pages, interface, sockets. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const limits: Limits = { ...LIMITS, ...options.limits }
  const tries = new Tries(limits)
  const budget = new WorkBudget(limits)
  const lifetime = options.tableDays === 0 ? null : (options.tableDays ?? TABLE_DAYS) * 24 * 60 * 60_000
  const store = options.store ?? (await openStore(options))
  const app = Fastify({
    logger: { level: options.log ?? 'warn', redact: ['req.headers.authorization'] },
    bodyLimit: 64 * 1024,
    // A request that is never finished would hold its connection for ever. A whole table over a slow line needs time, though.
    requestTimeout: 2 * 60_000,
    frameworkErrors: (error, _, reply) => void fail(reply, error),
    trustProxy: options.trustProxy ? (_, hop) => hop === 0 : false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // A path may hold a secret link: it is not for the log.
    logController: new LogController({ disableRequestLogging: true }),
  })
  const webhooks = new Webhooks(options.webhooks === true, store, (what) => app.log.warn(what), options.webhooksForbid)
  // Rooms and sockets know each other: letters leave through the sockets, messages arrive through them.
  let sockets: Sockets | null = null
  const hosts = new Rooms({
    store,
    threads: options.threads ?? Math.max(1, availableParallelism() - 1),
    limitMs: options.limitMs ?? 3000,
    idleMs: options.idleMs ?? 5 * 60_000,
    lifetime,
    threadMemoryMb: options.threadMemoryMb ?? 2048,
    games: options.games,
    pictures: picturesIn(options.pictures),
    deliver: (guest, text) => sockets?.deliver(guest, text),
    payerOf: (guest) => sockets?.payerOf(guest) ?? null,
    sendAway: (guests, why) => sockets?.sendAway(guests, why),
    renewCode: async (table) => tables.renewCode(table),
    ...(options.webhooks ? { onMeta: (table: string, meta: Meta) => webhooks.turn(table, meta) } : {}),
    log: (line) => app.log.warn(line),
  })
  let backups: Backups | null = null
  const health = new HealthCheck(store, options.healthMs)
  const register: readonly Pick<RegisteredGame, 'id' | 'title'>[] = options.games ? (await import(options.games)).games : games
  const tables = new Tables(store, hosts, new Set(register.map(({ id }) => id)), options.newSeed ?? newSeed, lifetime)
  const campaigns = new Campaigns(store, hosts, tables, new Set(register.map(({ id }) => id)))
  const origins = options.publicUrl ? [new URL(options.publicUrl).origin] : []
  sockets = new Sockets({ hosts, tables, store, limits, tries, budget, origins, trustProxy: options.trustProxy === true })
  try {
    await furnish(app, options, limits)
    routes(app, { games: register, tables, campaigns, limits, tries, budget, webhooks, store, health, url: origins[0] })
    const started = Date.now()
    const requests: Requests = { times: new Histogram(), failed: 0 }
    app.addHook('onResponse', async (_, reply) => {
      requests.times.observe(reply.elapsedTime)
      if (reply.statusCode >= 500) requests.failed++
    })
    app.get('/metrics', async (_, reply) =>
      reply
        .type('text/plain; version=0.0.4')
        .send(await metricsText({ hosts, sockets: sockets as Sockets, budget, health, backups, webhooks, requests, started })),
    )
    if (!options.trustProxy) capConnections(app.server, limits.connectionsPerAddress)
    app.server.on('upgrade', (request, stream, head) => sockets?.upgrade(request, stream, head))
    await app.listen({ host: options.host, port: options.port })
  } catch (error) {
    await sockets.close()
    await hosts.close()
    await store.close()
    throw error
  }
  // Also at the start: a server that only runs for an evening at a time must empty its bin too.
  const wall = new SteadyWall()
  const empty = (): void => {
    if (!wall.isSteady(Date.now(), now())) return app.log.warn('the clock of this machine was set: the bin is not emptied for a day')
    void tables
      .expire()
      .then(() => store.purge())
      .catch((error: unknown) => app.log.warn(`the bin was not emptied: ${error instanceof Error ? error.message : error}`))
  }
  const emptying = setInterval(empty, 60 * 60_000)
  emptying.unref()
  const told = (words: string, failed: boolean): void => (failed ? app.log.error(words) : app.log.info(words))
  backups = options.backup && !options.databaseUrl ? new Backups({ ...options.backup, data: options.data, told }) : null
  empty()
  const { port } = app.server.address() as AddressInfo
  const close = async (): Promise<void> => {
    clearInterval(emptying)
    await backups?.close()
    await sockets?.close()
    // Complete requests are answered; unfinished ones are not waited for.
    const late = setTimeout(() => app.server.closeAllConnections(), GOODBYE)
    await app.close()
    clearTimeout(late)
    await hosts.close()
    await store.close()
  }
  return { address: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`, port, store, close }
}

/** Decks in the options of a table are nested deepest. */
const DEEPEST = 32

async function furnish(app: FastifyInstance, options: ServerOptions, limits: Limits): Promise<void> {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, readJson(String(body), DEEPEST))
    } catch {
      done(Object.assign(new Error('not JSON as we read it'), { statusCode: 400 }))
    }
  })
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
  const requests = new Counted(limits.requestsPerMinute, 60_000)
  app.addHook('onRequest', async (request, reply) => {
    // By the route that was found, not by the path as it was written: '/%61pi' leads there, too.
    if (!request.routeOptions.url?.startsWith('/api/') || requests.take(householdOf(request.ip), now())) return
    return fail(reply, new Refused('too-many', 'too many requests: wait a while'))
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
    // Built files bear a hash of their content in their name; the rest, the lists of boards and boxes among it, is asked for again.
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        /[/\\](assets|art)[/\\]/.test(path) && !/\.json(\.gz|\.br)?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  const { pictureSoon } = options
  app.setNotFoundHandler(async (request, reply) => {
    const file = /^\/art\/([0-9a-f]{16}\.webp)$/.exec(request.url)?.[1]
    if (file && pictureSoon) {
      await pictureSoon(file)
      if (existsSync(join(client, 'art', file))) return reply.sendFile(`art/${file}`)
    }
    if (request.method === 'GET' && !request.url.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? ''))
      return reply.sendFile('index.html')
    return reply.code(404).send(nothing)
  })
}
