import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import type { Json } from '@miskatonic/kernel'
import type { Meta } from './hosting/post.ts'
import type { Person } from './people.ts'
import type { SecretHash, Store } from './stores/store.ts'
import { Refused } from './tables.ts'

/** A server must not be made to knock at doors only it can reach. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['::ffff:0:0', 96],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

export const isPrivate = (address: string): boolean => {
  const version = isIP(address)
  return version === 0 || PRIVATE.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** Tells people elsewhere that it is their turn, where they asked for it. Off unless the server's owner switches it on. */
export class Webhooks {
  private readonly on: boolean
  private readonly store: Store
  private readonly complain: (what: string) => void
  /** Whom a table waited for when it was last looked at: told once, not at every line. */
  private readonly waited = new Map<string, string>()

  constructor(on: boolean, store: Store, complain: (what: string) => void) {
    this.on = on
    this.store = store
    this.complain = complain
  }

  async of(person: Person): Promise<string | null> {
    const data = (await this.store.person(person.hash))?.data as { readonly webhook?: string } | null | undefined
    return data?.webhook ?? null
  }

  async set(person: Person, url: string | null): Promise<void> {
    if (url !== null && !this.on) throw new Refused('not-allowed', 'this server sends no webhooks')
    if (url !== null && !(await isPublic(url))) throw new Refused('malformed', 'a webhook must lead to a public address')
    await this.store.putPerson(person.hash, { id: person.id, ...(url === null ? {} : { webhook: url }) } as Json)
  }

  /** Somebody's turn has come. */
  turn(table: string, meta: Meta): void {
    if (!this.on) return
    const persons = meta.seats
      .filter(({ seat, person }) => person !== undefined && meta.awaited.includes(seat))
      .map(({ person }) => person as string)
    const waiting = [...new Set(persons)].sort().join(' ')
    if (this.waited.get(table) === waiting) return
    this.waited.set(table, waiting)
    if (this.waited.size > 10_000) this.waited.delete(this.waited.keys().next().value as string)
    if (waiting)
      void this.tell(table, meta.name, new Set(persons)).catch((error: unknown) =>
        this.complain(`webhook: ${error instanceof Error ? error.message : error}`),
      )
  }

  private async tell(table: string, name: string, persons: ReadonlySet<string>): Promise<void> {
    for (const claim of await this.store.claims(table)) {
      if (!claim.person || !persons.has(claim.seat.slice(1))) continue
      const url = await this.urlOf(claim.person)
      if (url === null || !(await isPublic(url))) continue
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ what: 'your-turn', table, name }),
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      })
    }
  }

  private async urlOf(hash: SecretHash): Promise<string | null> {
    const data = (await this.store.person(hash))?.data as { readonly webhook?: string } | null | undefined
    return data?.webhook ?? null
  }
}

async function isPublic(url: string): Promise<boolean> {
  if (!URL.canParse(url)) return false
  const { hostname, protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  try {
    const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
    return found.length > 0 && found.every(({ address }) => !isPrivate(address))
  } catch {
    return false
  }
}
