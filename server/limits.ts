import { isIPv6 } from 'node:net'

/** How much is too much. Everything that somebody could do without end has a number here; an address is counted as `householdOf` says. */
export type Limits = {
  /** Of one socket: so many messages at once, and so many each second after that. */
  readonly burst: number
  readonly perSecond: number
  readonly messageBytes: number
  /** Milliseconds: so long may a socket say nothing at all, and so often must it show that it is still there. */
  readonly helloWithin: number
  readonly heartbeat: number
  readonly socketsPerAddress: number
  /** A new socket has a new allowance of messages. */
  readonly socketsPerMinute: number
  /** What is said stays with the table for good, and anybody who watches may say something. */
  readonly chatsPerMinute: number
  readonly tablesPerAddressPerHour: number
  readonly requestsPerMinute: number
  readonly joinsPerMinute: number
}

export const LIMITS: Limits = {
  burst: 60,
  perSecond: 20,
  messageBytes: 64 * 1024,
  helloWithin: 10_000,
  heartbeat: 30_000,
  socketsPerAddress: 60,
  socketsPerMinute: 120,
  chatsPerMinute: 60,
  tablesPerAddressPerHour: 60,
  requestsPerMinute: 600,
  joinsPerMinute: 20,
}

/**
 * Whom limits count: an address of IPv4; of IPv6 the network of 64 bits it belongs to, for whoever has one address there has them all.
 */
export function householdOf(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (plain !== undefined) return plain
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const [left, right] = bare.split('::').map((part) => (part ? part.split(':') : []))
  const groups = left ?? []
  const filled = right ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - right.length)).fill('0'), ...right] : groups
  const network = filled.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** A bucket of tokens that fills with time: each message takes one, or more if it is dear. */
export class Bucket {
  private tokens: number
  private at: number
  private readonly most: number
  private readonly perSecond: number

  constructor(most: number, perSecond: number, now: number) {
    this.most = most
    this.perSecond = perSecond
    this.tokens = most
    this.at = now
  }

  take(now: number, price = 1): boolean {
    this.tokens = Math.min(this.most, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < price) return false
    this.tokens -= price
    return true
  }
}

/** Counts what each address has done within a span of time; forgets what is older, and addresses with nothing left. */
export class Counted {
  private readonly times = new Map<string, number[]>()
  private readonly most: number
  private readonly spanMs: number
  private swept = 0

  constructor(most: number, spanMs: number) {
    this.most = most
    this.spanMs = spanMs
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.times.size
  }

  take(who: string, now: number): boolean {
    if (now - this.swept >= this.spanMs) this.sweep(now)
    const recent = (this.times.get(who) ?? []).filter((at) => now - at < this.spanMs)
    if (recent.length >= this.most) return false
    recent.push(now)
    this.times.set(who, recent)
    return true
  }

  private sweep(now: number): void {
    this.swept = now
    for (const [who, times] of this.times) if (times.every((at) => now - at >= this.spanMs)) this.times.delete(who)
  }
}
