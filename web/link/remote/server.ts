/** What the client asks of the server over HTTP. `docs/protocol.md` has the whole of it. */
import type { Language } from '@miskatonic/contract'
import type { Json, Seat } from '@miskatonic/kernel'
import type { Level, Spectators, UndoPolicy } from '@miskatonic/room/protocol'
import type { CampaignView } from '../campaignView.ts'

/** Where a code leads, told before one goes there. */
export type Invitation = {
  readonly kind: 'table' | 'campaign'
  readonly game: string
  readonly name: string
  readonly host: string
  readonly people: readonly string[]
  readonly free: number
}

/** A table as the server lists it. */
export type ListedTable = {
  readonly id: string
  readonly code: string | null
  readonly game: string
  readonly name: string
  readonly seats: readonly { readonly seat: Seat; readonly kind: 'open' | 'person' | 'bot'; readonly name: string; readonly you: boolean }[]
  readonly host: boolean
  readonly yourTurn: boolean
  readonly decisions: number
  readonly touched: number
  readonly expires: number | null
  readonly created: number
  readonly binned: number | null
  readonly over: boolean
  readonly public: boolean
}

export type NewTable = {
  readonly game: string
  readonly name: string
  readonly as: string
  readonly seats: readonly { readonly seat: Seat; readonly holder: 'me' | 'open' | Level }[]
  readonly options: Json
  readonly undo: UndoPolicy
  readonly spectators: Spectators
  readonly public: boolean
}

/** The server said no, or could not be reached at all. */
export class ServerError extends Error {
  override name = 'ServerError'
  readonly error: string
  constructor(error: string, text: string) {
    super(text)
    this.error = error
  }
}

const KEY = 'miskatonic.secret'

/** Who this browser is to the server: a secret made once and shown to nobody else. */
export function secret(): string {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept) return kept
  } catch {
    // Without storage one is somebody new each time.
  }
  const made = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    localStorage.setItem(KEY, made)
  } catch {
    // As above.
  }
  return made
}

/** What a secret looks like; the server takes no other. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{32,128}$/.test(text)

/** What the id of a table on the server looks like. */
export const isTableId = (text: string): boolean => /^[a-f0-9]{8,40}$/.test(text)

/** From now on this browser is whoever knows that secret. False: it cannot be kept. */
export function become(other: string): boolean {
  try {
    localStorage.setItem(KEY, other)
    return localStorage.getItem(KEY) === other
  } catch {
    return false
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${secret()}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ServerError('unreachable', '')
  }
  const json = answer.headers.get('content-type')?.includes('json') ?? false
  if (answer.ok) return (json ? answer.json() : answer.text()) as Promise<T>
  // A page without a server behind it answers with something else than our refusals.
  if (!json) throw new ServerError('unreachable', '')
  const { error, text } = (await answer.json()) as { error: string; text: string }
  throw new ServerError(error, text)
}

type NewNight = {
  readonly revision: number
  readonly as: string
  readonly seats: readonly { readonly seat: Seat; readonly holder: 'me' | 'open' | Level }[]
}
/** A campaign as the server lists it. */
export type ListedCampaign = {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly touched: number
  readonly binned: number | null
  readonly host: boolean
  readonly nights: number
}

type Health = { readonly ok?: boolean; readonly url?: string }
type Opened = { readonly id: string; readonly code: string }

export const server = {
  /** Whether there is one behind this page. */
  there: (): Promise<boolean> =>
    ask<Health>('GET', '/health').then(
      ({ ok }) => ok === true,
      () => false,
    ),
  /** How people reach it from elsewhere, where it knows. */
  address: (): Promise<string | null> =>
    ask<Health>('GET', '/health').then(
      ({ url }) => url ?? null,
      () => null,
    ),
  mine: () => ask<{ tables: readonly ListedTable[] }>('GET', '/tables').then(({ tables }) => tables),
  open: () => ask<{ tables: readonly ListedTable[] }>('GET', '/tables?public').then(({ tables }) => tables),
  create: (table: NewTable) => ask<Opened>('POST', '/tables', table),
  look: (code: string) => ask<Invitation>('POST', '/look', { code }),
  join: (code: string, as: string) => ask<{ id: string }>('POST', '/tables/join', { code, as }),
  takeSeat: (link: string, as: string) => ask<{ id: string; seat: Seat }>('POST', '/tables/take-seat', { link, as }),
  seatLink: (id: string, seat: Seat) => ask<{ link: string }>('POST', `/tables/${id}/seat-link`, { seat }),
  fork: (id: string, seq: number, name: string, as: string) => ask<Opened>('POST', `/tables/${id}/fork`, { seq, name, as }),
  bring: (file: string, name: string, as: string) => ask<Opened>('POST', '/tables/import', { file, name, as }),
  newCode: (id: string) => ask<{ code: string }>('POST', `/tables/${id}/code`),
  bin: (id: string) => ask<unknown>('POST', `/tables/${id}/bin`),
  restore: (id: string) => ask<unknown>('POST', `/tables/${id}/restore`),
  campaigns: () => ask<{ campaigns: readonly ListedCampaign[] }>('GET', '/campaigns').then(({ campaigns }) => campaigns),
  beginCampaign: (campaign: { game: string; name: string; as: string; options: Json }) => ask<Opened>('POST', '/campaigns', campaign),
  joinCampaign: (code: string, as: string) => ask<{ id: string }>('POST', '/campaigns/join', { code, as }),
  campaign: (id: string, lang: Language) => ask<CampaignView>('GET', `/campaigns/${id}?lang=${lang}`),
  openNight: (id: string, night: NewNight) => ask<Opened>('POST', `/campaigns/${id}/night`, night),
  back: (id: string, revision: number, night: number) => ask<unknown>('POST', `/campaigns/${id}/back`, { revision, night }),
  campaignFile: (id: string) => ask<string>('GET', `/campaigns/${id}/file`),
  bringCampaign: (file: string, name: string, as: string) => ask<Opened>('POST', '/campaigns/import', { file, name, as }),
  binCampaign: (id: string, binned: boolean) => ask<unknown>('POST', `/campaigns/${id}/${binned ? 'bin' : 'restore'}`),
  file: (id: string) => ask<string>('GET', `/tables/${id}/file`),
}

export const socketAddress = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket`

export type Hello = { readonly hello: 1; readonly secret: string; readonly name: string; readonly lang: Language; readonly code?: string }
