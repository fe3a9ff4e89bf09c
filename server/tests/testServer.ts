/** A server of its own for each test file, on a free port of loopback, with its data in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { ListedTable } from '../api.ts'
import { newSecret } from '../people.ts'
import { type RunningServer, type ServerOptions, startServer } from '../server.ts'
import { Client, type Hello } from './client.ts'

const leaving: (() => Promise<void> | void)[] = []

/** At the top of a test file: what it started is ended when it is over, however it is over. */
export function cleanUp(): void {
  afterAll(async () => {
    for (const leave of leaving.splice(0).reverse()) await leave()
  }, 120_000)
}

export const atTheEnd = (leave: () => Promise<void> | void): number => leaving.push(leave)

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'miskatonic-server-'))
  leaving.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The same games every time. */
let seeds = 0

const MANY = {
  socketsPerAddress: 1000,
  connectionsPerAddress: 10_000,
  socketsPerMinute: 10_000,
  chatsPerMinute: 10_000,
  tablesPerAddressPerHour: 10_000,
  workOfPerson: 1e9,
  workOfAddress: 1e9,
  requestsPerMinute: 100_000,
  joinsPerMinute: 10_000,
  joinsInAllPerMinute: 100_000,
}

export async function serve(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    data: options.data ?? temporaryFolder(),
    log: 'silent',
    threads: 1,
    newSeed: () => `seed ${++seeds}`,
    ...options,
    limits: { ...MANY, ...options.limits },
  })
  leaving.push(() => server.close())
  return server
}

export type Reply = { readonly status: number; readonly body: Record<string, unknown>; readonly text: string; readonly headers: Headers }

/** Somebody with a secret, at one server. */
export class Visitor {
  readonly secret = newSecret()
  readonly name: string
  readonly address: string
  private readonly clients: Client[] = []

  constructor(address: string, name = 'Ana') {
    this.address = address
    this.name = name
    leaving.push(() => {
      for (const client of this.clients) client.close()
    })
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: response.status, body: json, text, headers: response.headers }
  }

  async open(more: Record<string, unknown> = {}): Promise<{ id: string; code: string }> {
    const { status, body } = await this.ask('POST', '/api/tables', { ...aTable, as: this.name, ...more })
    if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`)
    return body as { id: string; code: string }
  }

  async tables(): Promise<ListedTable[]> {
    return (await this.ask('GET', '/api/tables')).body.tables as ListedTable[]
  }

  join = (code: string): Promise<Reply> => this.ask('POST', '/api/tables/join', { code, as: this.name })

  /** A socket that has not been answered yet. */
  connect(table: string, more: Partial<Hello> & { readonly address?: string; readonly origin?: string } = {}): Client {
    const { address = this.address, origin, ...hello } = more
    const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket`
    const client = new Client(url, { secret: this.secret, name: this.name, ...hello }, origin === undefined ? {} : { origin })
    this.clients.push(client)
    return client
  }

  sit = (table: string, more: Partial<Hello> & { readonly address?: string } = {}): Promise<Client> => this.connect(table, more).ready()
}

export const aTable = {
  game: 'lighthouse',
  name: 'La roca',
  seats: [
    { seat: 'north', holder: 'me' },
    { seat: 'south', holder: 'open' },
  ],
  options: null,
  pace: 0,
} as const
