import { isIPv6, type Server } from 'node:net'

/** How much is too much. Everything that somebody could do without end has a number here; an address is counted as `householdOf` says. */
export type Limits = {
  /** Of one socket: so many messages at once, and so many each second after that. */
  readonly burst: number
  readonly perSecond: number
  readonly messageBytes: number
  /** Of one socket, whatever it sends, be it signs of life or halves of messages: so many bytes at once, and so many each second after that. */
  readonly burstBytes: number
  readonly bytesPerSecond: number
  /** Milliseconds: so long may a socket say nothing at all, and so often must it show that it is still there. */
  readonly helloWithin: number
  readonly heartbeat: number
  readonly socketsPerAddress: number
  /** Connections that are open at once, whatever they are for. Behind a proxy they are all the proxy's, and not counted. */
  readonly connectionsPerAddress: number
  /** A new socket has a new allowance of messages. */
  readonly socketsPerMinute: number
  /** What is said stays with the table for good, and anybody who watches may say something. */
  readonly chatsPerMinute: number
  /** Milliseconds of a tables' thread that one person, and all of one address together, may use up at once, and get back each second. */
  readonly workOfPerson: number
  readonly workOfPersonPerSecond: number
  readonly workOfAddress: number
  readonly workOfAddressPerSecond: number
  readonly tablesPerAddressPerHour: number
  readonly requestsPerMinute: number
  /** Codes and links tried, per site and in total: an attacker with many addresses must not find one either. */
  readonly joinsPerMinute: number
  readonly joinsInAllPerMinute: number
}

export const LIMITS: Limits = {
  burst: 60,
  perSecond: 20,
  messageBytes: 8 * 1024,
  burstBytes: 256 * 1024,
  bytesPerSecond: 32 * 1024,
  helloWithin: 10_000,
  heartbeat: 30_000,
  socketsPerAddress: 60,
  connectionsPerAddress: 240,
  socketsPerMinute: 120,
  chatsPerMinute: 60,
  workOfPerson: 4000,
  workOfPersonPerSecond: 200,
  workOfAddress: 8000,
  workOfAddressPerSecond: 400,
  tablesPerAddressPerHour: 60,
  requestsPerMinute: 600,
  joinsPerMinute: 20,
  joinsInAllPerMinute: 600,
}

/** An address as proxies write it: alone, with a port, in brackets, in quotation marks. */
function bare(named: string): string {
  const text = named.trim().replace(/^"(.*)"$/, '$1')
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1]
  return (bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text).split('%')[0] ?? ''
}

/** The first numbers of an address of IPv6, or null where it is none. */
function network(address: string, numbers: number): string | null {
  if (!isIPv6(address)) return null
  const [left, right] = address.split('::').map((part) => (part ? part.split(':') : []))
  const groups = left ?? []
  const filled = right ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - right.length)).fill('0'), ...right] : groups
  return `${filled
    .slice(0, numbers)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${numbers * 16}`
}

/**
 * Whom limits count: an address of IPv4; of IPv6 the network of 64 bits it belongs to, for whoever has one address there has them all.
 */
export const householdOf = (named: string): string => counted(bare(named), 4)

/** Whom the trying of codes is counted against: of IPv6 a network of 48 bits, which is what a customer is given. */
export const siteOf = (named: string): string => counted(bare(named), 3)

const counted = (address: string, numbers: number): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? network(address, numbers) ?? address

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

/** How much work was done for each payer. The cost is known only afterwards, so a payer can be in debt and then has to wait. */
export class Work {
  private readonly left = new Map<string, { left: number; at: number }>()
  private readonly most: number
  private readonly perSecond: number
  private swept = 0

  constructor(most: number, perSecond: number) {
    this.most = most
    this.perSecond = perSecond
  }

  /** The number of payers remembered: those whose allowance is not full again. */
  get size(): number {
    return this.left.size
  }

  private of(who: string, now: number): number {
    const known = this.left.get(who)
    return known ? Math.min(this.most, known.left + ((now - known.at) / 1000) * this.perSecond) : this.most
  }

  may(who: string, now: number): boolean {
    return this.of(who, now) > 0
  }

  spend(who: string, amount: number, now: number): void {
    this.left.set(who, { left: this.of(who, now) - amount, at: now })
    if (now - this.swept < SWEPT_EVERY) return
    this.swept = now
    for (const one of this.left.keys()) if (this.of(one, now) >= this.most) this.left.delete(one)
  }
}

const SWEPT_EVERY = 60_000

/** Whom work of the tables' threads is done for. `address` shares out what can wait; `spend` is told how long it took, in milliseconds. */
export type Payer = { readonly address: string; readonly spend: (ms: number) => void }

/** What persons and addresses may make the tables' threads do. */
export class WorkBudget {
  /** Milliseconds that were counted against anybody. */
  spent = 0
  private readonly persons: Work
  private readonly addresses: Work

  constructor(limits: Pick<Limits, 'workOfPerson' | 'workOfPersonPerSecond' | 'workOfAddress' | 'workOfAddressPerSecond'>) {
    this.persons = new Work(limits.workOfPerson, limits.workOfPersonPerSecond)
    this.addresses = new Work(limits.workOfAddress, limits.workOfAddressPerSecond)
  }

  may(person: string, address: string, at: number): boolean {
    return this.addresses.may(address, at) && this.persons.may(person, at)
  }

  payer(person: string, address: string): Payer {
    const spend = (ms: number): void => {
      this.spent += ms
      this.addresses.spend(address, ms, now())
      this.persons.spend(person, ms, now())
    }
    return { address, spend }
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

/** Milliseconds on a clock that nobody sets: what is counted in time must not depend on what the machine believes the hour to be. */
export const now = (): number => performance.now()

/** Keeps one address from holding all connections, those that say nothing among them. */
export function capConnections(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = householdOf(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > most) return socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** Codes and links that were tried. */
export class Tries {
  private readonly bySite: Counted
  private readonly all: Counted

  constructor({ joinsPerMinute, joinsInAllPerMinute }: Limits) {
    this.bySite = new Counted(joinsPerMinute, 60_000)
    this.all = new Counted(joinsInAllPerMinute, 60_000)
  }

  take(address: string, at: number): boolean {
    return this.bySite.take(siteOf(address), at) && this.all.take('', at)
  }
}

const HOUR = 60 * 60_000
const A_DAY = 24 * HOUR

/** Whether the clock can be trusted. After a jump of more than an hour it is not, for a day, so that somebody can correct it. */
export class SteadyWall {
  private offset: number | null = null
  private since = Number.NEGATIVE_INFINITY

  isSteady(wall: number, at: number): boolean {
    const offset = wall - at
    if (this.offset !== null && Math.abs(offset - this.offset) > HOUR) this.since = at
    this.offset = offset
    return at - this.since >= A_DAY
  }
}
