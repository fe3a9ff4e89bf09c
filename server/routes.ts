import type { RegisteredGame } from '@miskatonic/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import {
  type ApiError,
  BackToNight,
  ForkTable,
  ImportTable,
  JoinTable,
  LookAtCode,
  NewCampaign,
  NewNight,
  NewTable,
  Reader,
  type Refusal,
  SeatLink,
  TakeSeat,
  tableId,
  Webhook,
} from './api.ts'
import type { Campaigns } from './campaigns.ts'
import type { HealthCheck } from './health.ts'
import { Counted, householdOf, type Limits, now, Tries, type WorkBudget } from './limits.ts'
import { type Caller, type Person, personOf } from './people.ts'
import { type Store, StoreError } from './stores/store.ts'
import { Refused, type Tables } from './tables.ts'
import type { Webhooks } from './webhooks.ts'

export type RoutesOptions = {
  readonly games: readonly Pick<RegisteredGame, 'id' | 'title'>[]
  readonly tables: Tables
  readonly campaigns: Campaigns
  readonly limits: Limits
  readonly tries: Tries
  readonly budget: WorkBudget
  readonly webhooks: Webhooks
  readonly store: Store
  readonly health: HealthCheck
  /** How people reach the server from outside; links are made with it. */
  readonly url?: string | undefined
}

const STATUS: { readonly [E in ApiError]: number } = {
  malformed: 400,
  'bad-options': 400,
  'bad-file': 400,
  'no-secret': 401,
  'not-allowed': 403,
  hidden: 403,
  'not-found': 404,
  stale: 409,
  'night-open': 409,
  'campaign-over': 409,
  newer: 409,
  'too-many': 429,
  unavailable: 503,
  full: 507,
}

/** A whole table as a file; everything else that is sent is small. */
const FILE_BYTES = 12 * 1024 * 1024

type Reading = FastifyRequest<{ Params: { id: string }; Querystring: Static<typeof Reader> }>
type With<B> = FastifyRequest<{ Params: { id: string }; Body: B }>

/** The interface for programs and the client, under `/api`. */
export function routes(
  app: FastifyInstance,
  { games, tables, campaigns, limits, tries, budget, webhooks, store, health, url }: RoutesOptions,
): void {
  const opened = new Counted(limits.tablesPerAddressPerHour, 60 * 60_000)
  const within = (counted: Counted | Tries, request: FastifyRequest): void => {
    const who = counted instanceof Tries ? request.ip : householdOf(request.ip)
    if (!counted.take(who, now())) throw new Refused('too-many', 'too many of these from here: wait a while')
  }
  /** The person a request costs work for, if their allowance is not used up. */
  const caller = (request: FastifyRequest): Caller => {
    const person = who(request)
    const address = householdOf(request.ip)
    if (!budget.may(person.id, address, now())) throw new Refused('too-many', 'too much was done for you or your address: wait a while')
    return { ...person, payer: budget.payer(person.id, address) }
  }
  const params = { type: 'object', required: ['id'], properties: { id: tableId } }

  app.setErrorHandler((error, _, reply) => fail(reply, error))
  app.get('/api/health', async (_, reply) => {
    const state = await health.look()
    return reply.code(state.ok ? 200 : STATUS[state.why]).send({ ...state, ...(url === undefined ? {} : { url }) })
  })
  app.get('/api/games', async () => ({ games: games.map(({ id, title }) => ({ id, title })) }))

  app.get('/api/tables', async (request: FastifyRequest<{ Querystring: { public?: string } }>) =>
    request.query.public === undefined ? { tables: await tables.mine(who(request)) } : { tables: await tables.open(maybeWho(request)) },
  )
  app.post('/api/tables', { schema: { body: NewTable } }, async (request: With<NewTable>) => {
    const person = caller(request)
    within(opened, request)
    return tables.create(person, request.body)
  })
  app.post('/api/look', { schema: { body: LookAtCode } }, async (request: With<{ code: string }>) => {
    // Looking tries a code just as joining does.
    within(tries, request)
    const found = (await tables.look(request.body.code)) ?? (await campaigns.lookByCode(request.body.code))
    if (!found) throw new Refused('not-found', 'this code leads nowhere')
    return found
  })
  app.post('/api/tables/join', { schema: { body: JoinTable } }, async (request: With<{ code: string }>) => {
    within(tries, request)
    return tables.join(who(request), request.body.code)
  })
  app.post(
    '/api/tables/import',
    { schema: { body: ImportTable }, bodyLimit: FILE_BYTES },
    async (request: With<{ file: string; name: string; as: string }>) => {
      const person = caller(request)
      within(opened, request)
      return tables.import(person, request.body.file, request.body.name, request.body.as)
    },
  )
  app.post('/api/tables/take-seat', { schema: { body: TakeSeat } }, async (request: With<{ link: string; as: string }>) => {
    within(tries, request)
    return tables.takeLink(caller(request), request.body.link, request.body.as)
  })
  app.post(
    '/api/tables/:id/fork',
    { schema: { body: ForkTable, params } },
    async (request: With<{ seq: number; name: string; as: string }>) => {
      const person = caller(request)
      within(opened, request)
      const { seq, name, as } = request.body
      return tables.fork(person, request.params.id, seq, name, as)
    },
  )
  app.post('/api/tables/:id/seat-link', { schema: { body: SeatLink, params } }, async (request: With<{ seat: string }>) =>
    tables.seatLink(who(request), request.params.id, request.body.seat),
  )
  app.post('/api/tables/:id/code', { schema: { params } }, async (request: With<unknown>) =>
    tables.recode(caller(request), request.params.id),
  )
  app.post('/api/tables/:id/bin', { schema: { params } }, async (request: With<unknown>) => {
    await tables.bin(who(request), request.params.id)
    return { ok: true }
  })
  app.post('/api/tables/:id/restore', { schema: { params } }, async (request: With<unknown>) => {
    await tables.restore(who(request), request.params.id)
    return { ok: true }
  })
  app.get('/api/tables/:id/file', { schema: { params } }, async (request: With<unknown>, reply) => {
    const file = await tables.export(caller(request), request.params.id)
    return reply.type('text/plain; charset=utf-8').header('content-disposition', 'attachment; filename="table.miskatonic"').send(file)
  })

  app.get('/api/campaigns', async (request: FastifyRequest) => ({ campaigns: await campaigns.list(who(request)) }))
  app.post('/api/campaigns', { schema: { body: NewCampaign } }, async (request: With<NewCampaign>) => {
    const person = caller(request)
    within(opened, request)
    return campaigns.begin(person, request.body)
  })
  app.post('/api/campaigns/join', { schema: { body: JoinTable } }, async (request: With<{ code: string; as: string }>) => {
    within(tries, request)
    return campaigns.join(who(request), request.body.code, request.body.as)
  })
  app.post(
    '/api/campaigns/import',
    { schema: { body: ImportTable }, bodyLimit: FILE_BYTES },
    async (request: With<{ file: string; name: string; as: string }>) => {
      const person = caller(request)
      within(opened, request)
      return campaigns.import(person, request.body.file, request.body.name, request.body.as)
    },
  )
  app.get('/api/campaigns/:id', { schema: { params, querystring: Reader } }, async (request: Reading) =>
    campaigns.look(caller(request), request.params.id, request.query.lang ?? 'en'),
  )
  app.post('/api/campaigns/:id/night', { schema: { body: NewNight, params } }, async (request: With<NewNight>) => {
    const person = caller(request)
    within(opened, request)
    return campaigns.openNight(person, request.params.id, request.body)
  })
  app.post(
    '/api/campaigns/:id/back',
    { schema: { body: BackToNight, params } },
    async (request: With<{ revision: number; night: number }>) => {
      await campaigns.back(caller(request), request.params.id, request.body)
      return { ok: true }
    },
  )
  app.get('/api/campaigns/:id/file', { schema: { params } }, async (request: With<unknown>, reply) => {
    const file = await campaigns.export(caller(request), request.params.id)
    return reply.type('text/plain; charset=utf-8').header('content-disposition', 'attachment; filename="campaign.miskatonic"').send(file)
  })
  for (const where of ['bin', 'restore'] as const)
    app.post(`/api/campaigns/:id/${where}`, { schema: { params } }, async (request: With<unknown>) => {
      await campaigns.bin(who(request), request.params.id, where === 'bin')
      return { ok: true }
    })

  app.put('/api/webhook', { schema: { body: Webhook } }, async (request: With<{ url: string | null }>) => {
    const person = who(request)
    await webhooks.set(person, request.body.url)
    return { ok: true }
  })
  app.get('/api/me', async (request: FastifyRequest) => {
    const person = who(request)
    return { person: person.id, webhook: await webhooks.of(person), known: (await store.person(person.hash)) !== null }
  })
}

function maybeWho(request: FastifyRequest): Person | null {
  const secret = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  return secret === undefined ? null : personOf(secret)
}

function who(request: FastifyRequest): Person {
  const person = maybeWho(request)
  if (!person) throw new Refused('no-secret', 'say who you are: Authorization: Bearer <your secret>')
  return person
}

/** No path, stack or secret leaves in an error: what is not ours to tell is told as "unavailable". */
export function fail(reply: FastifyReply, error: unknown): FastifyReply {
  const refusal = (kind: ApiError, text: string): FastifyReply => reply.code(STATUS[kind]).send({ error: kind, text } satisfies Refusal)
  if (error instanceof Refused) return refusal(error.error, error.message)
  if (error instanceof StoreError) {
    if (error.trouble === 'unknown-table') return refusal('not-found', 'there is no such table')
    if (error.trouble === 'binned') return refusal('not-found', 'this table lies in the bin')
    if (error.trouble === 'refused') return refusal('malformed', 'this is too large, or holds signs that cannot be kept')
  }
  if (error instanceof StoreError && error.trouble === 'full') return refusal('full', 'the server has no space left to keep anything')
  if (error instanceof StoreError && error.trouble === 'unavailable') return refusal('unavailable', 'the server cannot answer now')
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 429) return refusal('too-many', 'too many requests: wait a while')
  if (status >= 400 && status < 500) return refusal('malformed', 'the request is not as the protocol says')
  reply.log.error(error)
  return refusal('unavailable', 'the server cannot answer now')
}
