/** Everybody who sits at the tables, in a process of its own. Only `sockets.ts` starts it. */
import { randomBytes } from 'node:crypto'
import { randomFrom, sample } from '@miskatonic/kernel'
import { askFrom, type FromTable, type Told } from '@miskatonic/room'
import { WebSocket } from 'ws'
import type { Party } from './socketsParties.ts'

export type { Party } from './socketsParties.ts'

export type Crowd = { readonly game: string; readonly tables: number; readonly seats: number }
export type Order =
  | { readonly gather: string; readonly crowd: Crowd; readonly party: Party }
  /** Play for so long; `thinking`: so many milliseconds before each answer, about. */
  | { readonly play: number; readonly thinking: number }
export type Report = { readonly perSecond: number; readonly p50: number; readonly p99: number }

const random = randomFrom('guests')
let playing = false
let thinking = 0
let done = 0
let latencies: number[] = []

const open = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    socket.on('open', () => resolve(socket))
    socket.on('error', reject)
  })

/** Somebody, or all at a table, who say the same thing again as soon as everybody has heard. */
class Repeating {
  private static readonly word = JSON.stringify({ do: 'decide', id: 1, seat: 'seat-1', seq: 12, answer: 'some-key-of-an-option' })
  private static count = 0
  private readonly url: string
  private readonly seats: number
  private sockets: WebSocket[] = []
  private deaf = 0

  constructor(address: string, seats: number) {
    this.url = `${address.replace('http', 'ws')}/${Repeating.count++}`
    this.seats = seats
  }

  async gather(): Promise<void> {
    this.sockets = await Promise.all(Array.from({ length: this.seats }, () => open(this.url)))
    for (const socket of this.sockets)
      socket.on('message', (data) => {
        JSON.parse(String(data))
        if (--this.deaf > 0) return
        done++
        this.go()
      })
  }

  go(): void {
    if (!playing || this.deaf > 0) return
    this.deaf = this.seats
    this.sockets[0]?.send(Repeating.word)
  }
}

/** One table with a socket for each seat; whoever is asked answers at random. When a game is over they sit down at a new table. */
class Table {
  private readonly crowd: Crowd
  private readonly address: string
  private readonly secrets: string[]
  private sockets: WebSocket[] = []
  private asks: (Told['ask'] | null)[] = []
  private seqs: number[] = []
  private sent = 0
  private waiting = false
  /** Grows with every table they sit down at. */
  private round = 0

  constructor(address: string, crowd: Crowd) {
    this.address = address
    this.crowd = crowd
    this.secrets = Array.from({ length: crowd.seats }, () => randomBytes(24).toString('base64url'))
  }

  async gather(): Promise<void> {
    const { crowd, secrets } = this
    const seats = secrets.map((_, i) => ({ seat: `seat-${i + 1}`, holder: i ? 'open' : 'me' }))
    const response = await fetch(`${this.address}/api/tables`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets[0]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ game: crowd.game, name: 'bench', as: 'guest', seats, options: null }),
    })
    const { id, code } = (await response.json()) as { id: string; code: string }
    this.asks = secrets.map(() => null)
    this.seqs = secrets.map(() => -1)
    const url = `${this.address.replace('http', 'ws')}/api/tables/${id}/socket`
    this.sockets = await Promise.all(secrets.map((_, i) => this.sit(url, i, code)))
  }

  private async sit(url: string, i: number, code: string): Promise<WebSocket> {
    const socket = await open(url)
    const { round } = this
    const seated = new Promise<void>((resolve) =>
      socket.on('message', (data) => {
        if (round !== this.round) return
        this.hear(i, JSON.parse(String(data)) as FromTable)
        if (this.seqs[i] !== -1) resolve()
      }),
    )
    socket.send(JSON.stringify({ hello: 1, secret: this.secrets[i], name: 'guest', lang: 'en', code }))
    if (i) socket.send(JSON.stringify({ do: 'claim', id: 0, seat: `seat-${i + 1}` }))
    await seated
    return socket
  }

  private hear(i: number, letter: FromTable): void {
    if (letter.is === 'table' && letter.info.over) return this.leave()
    if (letter.is === 'refused') throw new Error(`a guest was refused: ${letter.reason}`)
    if (letter.is !== 'told' || letter.seat !== `seat-${i + 1}`) return
    this.asks[i] = letter.ask
    this.seqs[i] = (letter.view ?? letter.change)?.seq ?? 0
    if (!this.seqs.every((seq) => seq === this.seqs[0])) return
    if (this.waiting) {
      done++
      latencies.push(performance.now() - this.sent)
    }
    this.waiting = false
    this.go()
  }

  /** What an ended game has shown is known: nobody may simply begin it again. */
  private leave(): void {
    for (const socket of this.sockets) socket.close()
    this.round++
    this.waiting = false
    this.sockets = []
    void this.gather().then(() => this.go())
  }

  go(): void {
    if (!playing || this.waiting || !this.sockets.length) return
    const i = this.asks.findIndex((ask) => ask?.awaited)
    if (i < 0) return
    this.waiting = true
    const { round } = this
    if (thinking) setTimeout(() => round === this.round && this.answer(i), thinking * (0.5 + random(1000) / 1000))
    else this.answer(i)
  }

  private answer(i: number): void {
    const ask = this.asks[i]
    if (!ask) return
    this.sent = performance.now()
    const answer = sample(askFrom(ask), ask.seat, random)
    this.sockets[i]?.send(JSON.stringify({ do: 'decide', id: 1, seat: ask.seat, seq: ask.seq, answer }))
  }
}

let guests: (Repeating | Table)[] = []

/** As many sockets for each. */
const PARTIES: { readonly [P in Party]: (address: string, crowd: Crowd) => (Repeating | Table)[] } = {
  echo: (address, { tables, seats }) => Array.from({ length: tables * seats }, () => new Repeating(address, 1)),
  fan: (address, { tables, seats }) => Array.from({ length: tables }, () => new Repeating(address, seats)),
  tables: (address, crowd) => Array.from({ length: crowd.tables }, () => new Table(address, crowd)),
}

async function gather(address: string, crowd: Crowd, party: Party): Promise<void> {
  guests = PARTIES[party](address, crowd)
  // A few at a time: a door is not a measure.
  for (let i = 0; i < guests.length; i += 20) await Promise.all(guests.slice(i, i + 20).map((guest) => guest.gather()))
}

async function play(milliseconds: number, pace: number): Promise<Report> {
  thinking = pace
  playing = true
  done = 0
  latencies = []
  const began = performance.now()
  for (const guest of guests) guest.go()
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  // A rate of nothing says nothing: on a busy machine it takes longer until something was done.
  while (done === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  const seconds = (performance.now() - began) / 1000
  playing = false
  const sorted = latencies.toSorted((a, b) => a - b)
  const report = {
    perSecond: done / seconds,
    p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  return report
}

process.on('message', (order: Order) => {
  void ('gather' in order ? gather(order.gather, order.crowd, order.party) : play(order.play, order.thinking)).then((answer) =>
    process.send?.(answer ?? {}),
  )
})
process.on('disconnect', () => process.exit(0))
