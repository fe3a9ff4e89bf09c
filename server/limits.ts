/** How much is too much. Everything that somebody could do without end has a number here. */
export type Limits = {
  /** Of one socket: so many messages at once, and so many each second after that. */
  readonly burst: number
  readonly perSecond: number
  readonly messageBytes: number
  readonly socketsPerAddress: number
  readonly tablesPerAddressPerHour: number
  readonly requestsPerMinute: number
  readonly joinsPerMinute: number
}

export const LIMITS: Limits = {
  burst: 60,
  perSecond: 20,
  messageBytes: 64 * 1024,
  socketsPerAddress: 60,
  tablesPerAddressPerHour: 60,
  requestsPerMinute: 600,
  joinsPerMinute: 20,
}

/** A bucket of tokens that fills with time: each message takes one. */
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

  take(now: number): boolean {
    this.tokens = Math.min(this.most, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}

/** Counts what each address has done within a span of time; forgets what is older, and addresses with nothing left. */
export class Counted {
  private readonly times = new Map<string, number[]>()
  private readonly most: number
  private readonly spanMs: number

  constructor(most: number, spanMs: number) {
    this.most = most
    this.spanMs = spanMs
  }

  take(who: string, now: number): boolean {
    if (this.times.size > 10_000) this.sweep(now)
    const recent = (this.times.get(who) ?? []).filter((at) => now - at < this.spanMs)
    if (recent.length >= this.most) return false
    recent.push(now)
    this.times.set(who, recent)
    return true
  }

  private sweep(now: number): void {
    for (const [who, times] of this.times) if (times.every((at) => now - at >= this.spanMs)) this.times.delete(who)
  }
}
