import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Json } from '@miskatonic/kernel'
import { Counted, now } from './limits.ts'
import type { Person } from './people.ts'
import type { Meta } from './rooms/post.ts'
import type { SecretHash, Store } from './stores/store.ts'
import { Refused } from './tables.ts'

/** Nobody may use the server to reach addresses that only it can reach. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['fec0::', 10],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

export const isPrivate = (address: string): boolean => {
  const version = isIP(address)
  // IPv4 addresses written as IPv6 are refused outright: a subnet for them would match every plain IPv4 address as well.
  return version === 0 || /^::ffff:/i.test(address) || PRIVATE.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** How often one person is notified. */
const PER_MINUTE = 30
/** Milliseconds for everything, however slowly the other end speaks. */
const PATIENCE = 5000
/** Only the web's ports: mail servers, databases and the like are nobody's webhook. */
const PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443'])
const NOT_PUBLIC = 'a webhook must lead to a public address'

/** Tells people elsewhere that it is their turn, where they asked for it. Off unless the server's owner switches it on. */
export class Webhooks {
  private readonly on: boolean
  private readonly forbids: (address: string) => boolean
  private readonly mayKnock: (port: string) => boolean
  private readonly store: Store
  private readonly complain: (what: string) => void
  /** Whom a table waited for when it was last looked at: told once, not at every line. */
  private readonly waited = new Map<string, ReadonlySet<string>>()
  /** A game that goes to and fro must not make this server call a webhook without end. */
  private readonly told = new Counted(PER_MINUTE, 60_000)

  constructor(on: boolean, store: Store, complain: (what: string) => void, forbids: (address: string) => boolean = isPrivate) {
    this.forbids = forbids
    // Tests have no addresses but loopback, and no ports of the web there.
    this.mayKnock = (port) => forbids !== isPrivate || PORTS.has(port)
    this.on = on
    this.store = store
    this.complain = complain
  }

  of = (person: Person): Promise<string | null> => this.urlOf(person.hash)

  async set(person: Person, url: string | null): Promise<void> {
    if (url !== null && !this.on) throw new Refused('not-allowed', 'this server sends no webhooks')
    if (url !== null && !URL.canParse(url)) throw new Refused('malformed', 'this is no address')
    if (url !== null && !this.mayKnock(new URL(url).port))
      throw new Refused('malformed', `a webhook's port is one of ${[...PORTS].join(' ').trim()}`)
    if (url !== null && !(await this.isAllowed(url))) throw new Refused('malformed', NOT_PUBLIC)
    // Nothing is stored for people without a webhook: anybody can make up as many persons as they like.
    if (url === null && (await this.of(person)) === null) return
    await this.store.putPerson(person.hash, { id: person.id, ...(url === null ? {} : { webhook: url }) } as Json)
  }

  /** Somebody's turn has come. */
  turn(table: string, meta: Meta): void {
    if (!this.on) return
    const waiting = new Set(meta.seats.flatMap(({ seat, person }) => (person !== undefined && meta.awaited.includes(seat) ? [person] : [])))
    const before = this.waited.get(table)
    this.waited.delete(table)
    if (waiting.size) this.waited.set(table, waiting)
    if (this.waited.size > 10_000) this.waited.delete(this.waited.keys().next().value as string)
    // Those it was already waiting for have been told, even if others have answered since.
    const fresh = new Set([...waiting].filter((person) => !before?.has(person)))
    if (fresh.size) void this.tell(table, meta.name, fresh).catch(this.complainOf)
  }

  private async tell(table: string, name: string, persons: ReadonlySet<string>): Promise<void> {
    const body = JSON.stringify({ what: 'your-turn', table, name })
    const claims = (await this.store.claims(table)).filter(({ seat }) => persons.has(seat.slice(1)))
    // An address that cannot be reached does not delay the others.
    await Promise.all(claims.map(({ person }) => person !== null && this.tellOne(person, body).catch(this.complainOf)))
  }

  private async tellOne(person: SecretHash, body: string): Promise<void> {
    const url = await this.urlOf(person)
    if (url !== null && this.told.take(person, now())) await this.post(url, body)
  }

  /** Counted for the metrics. */
  failures = 0

  private readonly complainOf = (error: unknown): void => {
    this.failures++
    this.complain(`webhook: ${error instanceof Error ? error.message : error}`)
  }

  /** Whether the address is public now. A name may lead elsewhere later: `post` looks again at the moment of the connection. */
  private isAllowed(url: string): Promise<boolean> {
    const { hostname } = new URL(url)
    return new Promise((resolve) => this.look(hostname.replace(/^\[|\]$/g, ''), {}, (error) => resolve(error === null)))
  }

  private post(url: string, body: string): Promise<void> {
    const { hostname, protocol, port } = new URL(url)
    if (!this.mayKnock(port)) return Promise.reject(new Error(NOT_PUBLIC))
    // An address that is written out is not looked up.
    const written = hostname.replace(/^\[|\]$/g, '')
    if (isIP(written) && this.forbids(written)) return Promise.reject(new Error(NOT_PUBLIC))
    const request = protocol === 'https:' ? requestHttps : requestHttp
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(PATIENCE)
      const sent = request(url, { method: 'POST', headers, lookup: this.look, signal }, (response) => {
        // What it answers, a redirection too, is of no interest.
        response.destroy()
        resolve()
      })
      sent.on('error', (error) => reject(signal.aborted ? new Error('no answer') : error))
      sent.end(body)
    })
  }

  private readonly look: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error('no such address'), '', 0)
      if (found.some(({ address }) => this.forbids(address))) return callback(new Error(NOT_PUBLIC), '', 0)
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }

  private async urlOf(hash: SecretHash): Promise<string | null> {
    const data = (await this.store.person(hash))?.data as { readonly webhook?: string } | null | undefined
    return data?.webhook ?? null
  }
}
