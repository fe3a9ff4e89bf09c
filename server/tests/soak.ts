/** Tables at human pace beside people who mean no good; how long decisions take to be acknowledged. */
import { randomFrom } from '@miskatonic/kernel'
import { answerTo, Client } from './client.ts'
import { evilMessage } from './fuzz.ts'
import { aTable, Visitor } from './testServer.ts'

export type SoakOptions = {
  readonly address: string
  readonly tables: number
  readonly abusers: number
  /** Until so many milliseconds have passed, or until every table has had so many decisions: what does not watch the clock does not fail by it. */
  readonly until: { readonly ms: number } | { readonly decisions: number }
  /** Between two decisions of a table, in milliseconds: at least, and up to so many more. */
  readonly pace: readonly [number, number]
}
export type Soaked = {
  readonly decisions: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly longest: number
  readonly evil: number
  /** What was refused, or failed, at the tables of those who only play. */
  readonly troubles: readonly string[]
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** Everybody comes from an address of their own, so that the limits of a real server hold. */
const addressOf = (n: number): string => `10.${Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`
const socketOf = (address: string, table: string): string => `${address.replace('http', 'ws')}/api/tables/${table}/socket`
const REAL = [
  JSON.stringify({ do: 'decide', id: 1, seat: 'north', seq: 0, answer: { choose: 'x' } }),
  JSON.stringify({ do: 'chat', id: 2, text: 'x' }),
]
const both = aTable.seats.map(({ seat }) => ({ seat, holder: 'me' }))

type Over = (party: Party) => boolean

class Party {
  private readonly visitor: Visitor
  private readonly from: { readonly 'x-forwarded-for': string }
  readonly took: number[] = []
  readonly troubles: string[] = []

  private readonly options: SoakOptions
  private readonly n: number

  constructor(options: SoakOptions, n: number) {
    this.options = options
    this.n = n
    this.visitor = new Visitor(options.address, `Party ${n}`)
    this.from = { 'x-forwarded-for': addressOf(n) }
  }

  async run(over: Over): Promise<void> {
    const random = randomFrom(`party ${this.n}`)
    const [least, more] = this.options.pace
    await pause(random(least + more))
    while (!over(this)) {
      try {
        await this.playOne(over, random)
      } catch (error) {
        this.troubles.push(error instanceof Error ? error.message : String(error))
        await pause(1000)
      }
    }
  }

  private async playOne(over: Over, random: ReturnType<typeof randomFrom>): Promise<void> {
    const [least, more] = this.options.pace
    const opened = await this.visitor.ask('POST', '/api/tables', { ...aTable, seats: both, as: this.visitor.name }, this.from)
    if (opened.status !== 200) throw new Error(`no table: ${opened.text}`)
    const hello = { secret: this.visitor.secret, name: this.visitor.name }
    const client = new Client(socketOf(this.options.address, String(opened.body.id)), hello, {
      keepRaw: false,
      from: this.from['x-forwarded-for'],
    })
    try {
      await client.ready()
      while (!over(this) && !client.info?.info.over) {
        const ask = await client.until(() => client.asked() ?? (client.info?.info.over && 'over'), 'a question', 30_000)
        if (ask === 'over') return
        await pause(least + random(more))
        const asked = performance.now()
        const said = await client.say({ do: 'decide', seat: ask.seat, seq: ask.seq, answer: answerTo(ask, random) })
        this.took.push(performance.now() - asked)
        if (said !== 'done' && said !== 'stale') throw new Error(`refused: ${said}`)
        await client.until(() => client.asked()?.seq !== ask.seq, 'what follows', 30_000)
        client.letters.splice(0, client.letters.length - 50)
      }
    } finally {
      client.close()
    }
  }
}

/** Says whatever comes to mind as fast as it may, at a table of its own, and comes back when it is thrown out. */
async function abuse({ address }: SoakOptions, n: number, over: () => boolean): Promise<number> {
  const random = randomFrom(`abuser ${n}`)
  const visitor = new Visitor(address, `Abuser ${n}`)
  const from = addressOf(60_000 + n)
  const bots = both.map(({ seat }, i) => ({ seat, holder: i ? 'random' : 'me' }))
  let [sent, table] = [0, '']
  while (!over()) {
    const client = new Client(socketOf(address, table || 'none'), { secret: visitor.secret, name: 'x' }, { keepRaw: false, from })
    try {
      if (!table)
        table = String(
          (await visitor.ask('POST', '/api/tables', { ...aTable, seats: bots, as: 'x' }, { 'x-forwarded-for': from })).body.id ?? '',
        )
      await client.ready()
      for (let i = 0; i < 400 && client.socket.readyState === client.socket.OPEN; i++) {
        client.socket.send(i % 4 ? evilMessage(random, REAL) : JSON.stringify({ do: i % 8 ? 'older' : 'again', id: i, seat: 'north' }))
        sent++
        client.letters.splice(0)
        if (i % 20 === 0) await pause(5)
      }
    } catch {
      // Thrown out, as it should be.
    }
    client.close()
    await pause(200)
  }
  return sent
}

export async function soak(options: SoakOptions): Promise<Soaked> {
  const { until } = options
  const end = 'ms' in until ? performance.now() + until.ms : 0
  const over: Over = ({ took }) => ('ms' in until ? performance.now() >= end : took.length >= until.decisions)
  const parties = Array.from({ length: options.tables }, (_, n) => new Party(options, n + 1))
  const evil = Array.from({ length: options.abusers }, (_, n) => abuse(options, n, () => parties.every(over)))
  await Promise.all(parties.map((party) => party.run(over)))
  const took = parties.flatMap((party) => party.took).sort((a, b) => a - b)
  const at = (share: number): number =>
    Math.round((took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN) * 10) / 10
  return {
    decisions: took.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: at(1),
    evil: (await Promise.all(evil)).reduce((sum, sent) => sum + sent, 0),
    troubles: parties.flatMap((party) => party.troubles),
  }
}
