import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { readJson } from '@miskatonic/kernel'
import { type Language, PROTOCOL, type Reason, reasons, ToTable } from '@miskatonic/room'
import { Compile } from 'typebox/compile'
import { type WebSocket, WebSocketServer } from 'ws'
import { Hello } from './api.ts'
import { Histogram } from './histogram.ts'
import { Bucket, Counted, householdOf, type Limits, now, type Payer, type Tries, type WorkBudget } from './limits.ts'
import { type Person, personOf, sameSecret } from './people.ts'
import type { Farewell, Rooms } from './rooms/rooms.ts'
import type { Store } from './stores/store.ts'
import { type Tables, unlessFull } from './tables.ts'

const isHello = Compile(Hello)
const isToTable = Compile(ToTable)

/** Why a socket was closed, as its close code; 4000 and up are ours. */
export const CLOSED = {
  malformed: 4400,
  forbidden: 4403,
  gone: 4404,
  slow: 4408,
  tooFast: 4429,
  broken: 4500,
  unavailable: 1013,
  leaving: 1001,
} as const

const FAREWELLS: { readonly [F in Farewell]: string } = {
  gone: 'the table was put away',
  forbidden: 'this table is not open to you',
  unavailable: 'the table cannot be reached now: come back in a moment',
  broken: 'the rules of this table fail: it is left alone for a while',
}

type Connection = {
  readonly id: string
  readonly socket: WebSocket
  readonly stream: Duplex
  readonly table: string
  readonly address: string
  /** The address of the connection, or the one the proxy names. */
  readonly named: string
  readonly bucket: Bucket
  readonly bytes: Bucket
  person: Person | null
  /** Known as soon as the person is. */
  payer: Payer | null
  lang: Language
  wrong: number
  alive: boolean
  /** It was sent away: nothing it sends is read any more. */
  out: boolean
}

export type SocketsOptions = {
  readonly hosts: Rooms
  readonly tables: Tables
  readonly store: Store
  readonly limits: Limits
  readonly tries: Tries
  readonly budget: WorkBudget
  /** Pages of these origins may connect besides the server's own; programs send no origin. */
  readonly origins: readonly string[]
  /** Whether the last address a proxy names is whom the limits count. */
  readonly trustProxy: boolean
}

/** How many bytes may wait for a slow reader before it is disconnected; it comes back when it can. */
const MOST_WAITING = 4 * 1024 * 1024
/** How many malformed messages, or messages beyond its allowance, close a socket. */
const MOST_WRONG = 50
/** Nothing that is said to a table is nested deeper. */
const DEEPEST = 8
/** How long sockets have to close when the server stops. */
export const GOODBYE = 500
/** Messages that make a table replay an earlier moment cost more than others. */
const PRICES: { readonly [D in ToTable['do']]?: number } = { moment: 5, decisions: 5 }

/** The sockets of this process: who they are, which table they are at. Everything they say is parsed before it is passed on. */
export class Sockets {
  private readonly server: WebSocketServer
  private readonly options: SocketsOptions
  private readonly connections = new Map<string, Connection>()
  private readonly perAddress = new Map<string, number>()
  private readonly codes: Tries
  private readonly opened: Counted
  private readonly chats: Counted
  private readonly budget: WorkBudget
  private readonly heartbeat: NodeJS.Timeout
  private readonly corked = new Set<Duplex>()
  private next = 1
  readonly counts = { bytes: 0, frames: 0, messages: 0, refused: 0, letters: 0, expelled: 0, failed: 0 }
  /** From a message to its answer. */
  readonly answers = new Histogram()

  constructor(options: SocketsOptions) {
    this.options = options
    this.codes = options.tries
    this.opened = new Counted(options.limits.socketsPerMinute, 60_000)
    this.chats = new Counted(options.limits.chatsPerMinute, 60_000)
    this.budget = options.budget
    this.server = new WebSocketServer({ noServer: true, maxPayload: options.limits.messageBytes, perMessageDeflate: false })
    this.heartbeat = setInterval(() => this.beat(), options.limits.heartbeat)
    this.heartbeat.unref()
  }

  get open(): number {
    return this.connections.size
  }

  /** An HTTP connection wants to become a socket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const table = /^\/api\/tables\/([a-f0-9]{8,40})\/socket$/.exec(request.url ?? '')?.[1]
    if (!table) return refuse(stream, '404 Not Found')
    if (!this.isOurOrigin(request)) return refuse(stream, '403 Forbidden')
    const named = this.addressOf(request)
    const address = householdOf(named)
    const many = (this.perAddress.get(address) ?? 0) >= this.options.limits.socketsPerAddress
    if (many || !this.opened.take(address, now())) return refuse(stream, '429 Too Many Requests')
    this.server.handleUpgrade(request, stream, head, (socket) => {
      this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1)
      this.connected(socket, stream, table, address, named)
    })
  }

  private addressOf({ headers, socket }: IncomingMessage): string {
    const named = this.options.trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : []
    return named.at(-1)?.trim() || (socket.remoteAddress ?? '')
  }

  private isOurOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers
    if (origin === undefined) return true
    if (this.options.origins.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }

  private connected(socket: WebSocket, stream: Duplex, table: string, address: string, named: string): void {
    const { limits } = this.options
    const connection: Connection = {
      id: `g${this.next++}`,
      socket,
      stream,
      table,
      address,
      named,
      bucket: new Bucket(limits.burst, limits.perSecond, now()),
      bytes: new Bucket(limits.burstBytes, limits.bytesPerSecond, now()),
      person: null,
      payer: null,
      lang: 'en',
      wrong: 0,
      alive: true,
      out: false,
    }
    const late = setTimeout(() => this.expel(connection, CLOSED.slow, 'no hello'), limits.helloWithin)
    let hello: Promise<boolean> | null = null
    socket.on('message', (data, binary) => {
      clearTimeout(late)
      if (connection.out || socket.readyState !== socket.OPEN) return
      this.counts.frames++
      if (binary) return this.expel(connection, CLOSED.malformed, 'text only')
      const text = String(data)
      if (!hello) hello = this.greet(connection, text)
      else if (!connection.bucket.take(now())) this.refuse(connection, idIn(text), 'too-fast')
      else if (this.connections.has(connection.id)) this.hear(connection, text)
      // It arrived before the hello was answered, and is handled afterwards.
      else void hello.then((welcome) => welcome && this.hear(connection, text))
    })
    // Pings and unfinished messages count too, so bytes are counted before they are understood.
    stream.on('data', (chunk: Buffer) => {
      this.counts.bytes += chunk.length
      if (!connection.out && !connection.bytes.take(now(), chunk.length)) this.expel(connection, CLOSED.tooFast, 'too many bytes')
    })
    socket.on('ping', () => {
      if (!connection.out && !connection.bucket.take(now())) this.expel(connection, CLOSED.tooFast, 'too many signs of life')
    })
    socket.on('pong', () => {
      connection.alive = true
    })
    socket.on('error', () => {
      if (!connection.out) this.counts.expelled++
      connection.out = true
      socket.terminate()
    })
    socket.on('close', () => {
      clearTimeout(late)
      this.gone(connection)
    })
  }

  /**
   * Out: the reason is sent, nothing more is read, and whoever does not go is let go of. Until then it counts as one of its address's
   * sockets, but the table hears that they have left.
   */
  private expel(connection: Connection, code: number, why: string): false {
    const { socket, stream, id, table } = connection
    if (connection.out) return false
    connection.out = true
    if (this.connections.delete(id)) this.options.hosts.leave(table, id)
    if (socket.readyState !== socket.OPEN) return false
    this.counts.expelled++
    socket.close(code, why)
    socket.pause()
    stream.end()
    setTimeout(() => socket.terminate(), GOODBYE).unref()
    return false
  }

  private gone({ id, table, address }: Connection): void {
    const left = (this.perAddress.get(address) ?? 1) - 1
    if (left > 0) this.perAddress.set(address, left)
    else this.perAddress.delete(address)
    if (this.connections.delete(id)) this.options.hosts.leave(table, id)
  }

  private async greet(connection: Connection, text: string): Promise<boolean> {
    const { socket, table, named, address } = connection
    const turnAway = (code: number, why: string): false => this.expel(connection, code, why)
    const hello = parsed(text)
    if (!isHello.Check(hello)) return turnAway(CLOSED.malformed, whatIsWrongWith(hello))
    const person = personOf(hello.secret)
    if (!person) return turnAway(CLOSED.malformed, 'that is no secret')
    connection.lang = hello.lang
    // Opening a table and showing all of it to a newcomer is work as well.
    if (!this.budget.may(person.id, address, now())) return turnAway(CLOSED.tooFast, 'too much was done for you: wait a while')
    try {
      const may = await this.mayEnter(table, person, hello.code, named)
      if (may === 'gone') return turnAway(CLOSED.gone, 'there is no such table')
      if (may === 'too-many') return turnAway(CLOSED.tooFast, 'too many codes from here: wait a while')
      if (may === 'forbidden') return turnAway(CLOSED.forbidden, FAREWELLS.forbidden)
      if (socket.readyState !== socket.OPEN) return false
      connection.person = person
      const payer = this.budget.payer(person.id, address)
      connection.payer = payer
      this.connections.set(connection.id, connection)
      const guest = { id: connection.id, person: person.id, name: hello.name, lang: hello.lang, mayClaim: may === 'play' }
      const reason = await this.options.hosts.enter(table, guest, payer)
      if (reason === null) return true
      this.connections.delete(connection.id)
      const why: Farewell = reason === 'not-allowed' ? 'forbidden' : reason === 'broken' ? 'broken' : 'unavailable'
      return turnAway(CLOSED[why], FAREWELLS[why])
    } catch {
      return turnAway(CLOSED.unavailable, FAREWELLS.unavailable)
    }
  }

  private async mayEnter(
    table: string,
    person: Person,
    code: string | undefined,
    named: string,
  ): Promise<'play' | 'watch' | 'forbidden' | 'gone' | 'too-many'> {
    const row = await this.options.store.row(table)
    if (!row || row.binned !== null) return 'gone'
    if (await this.options.tables.admits(row, person)) return 'play'
    if (code !== undefined) {
      // Short codes could be tried one after the other.
      if (!this.codes.take(named, now())) return 'too-many'
      if (sameSecret(code.toUpperCase(), row.code)) {
        await this.options.tables.join(person, code).catch(unlessFull)
        return 'play'
      }
    }
    return row.public ? 'watch' : 'forbidden'
  }

  private hear(connection: Connection, text: string): void {
    this.counts.messages++
    const message = parsed(text)
    if (!isToTable.Check(message)) return this.refuse(connection, idOf(message), 'malformed')
    if (!this.affords(connection, message)) return this.refuse(connection, message.id, 'too-fast')
    if (message.do === 'read') connection.lang = message.lang
    const decides = message.do === 'decide' || message.do === 'redo'
    const answer = this.options.hosts.handle(connection.table, connection.id, text, decides)
    if (typeof answer === 'string') return this.refuse(connection, message.id, answer)
    const asked = now()
    void answer.then((reason) => {
      this.answers.observe(now() - asked)
      if (reason === 'broken' || reason === 'unavailable') this.counts.failed++
      if (reason !== null) this.refuse(connection, message.id, reason)
      else if (message.do === 'give' || message.do === 'host') void this.makeMember(connection.table, message.to)
    })
  }

  /** Whoever was given a seat while only watching finds the table again in a list of their own. */
  private async makeMember(table: string, id: string): Promise<void> {
    const given = [...this.connections.values()].find(({ table: at, person }) => at === table && person?.id === id)?.person
    try {
      const row = given && (await this.options.store.row(table))
      if (row) await this.options.tables.admits(row, given)
    } catch {
      // The store does not answer. This is done when they come back.
    }
  }

  /** One token was taken when it came; what it costs beyond that is known only now. */
  private affords({ bucket, address, person }: Connection, { do: what }: ToTable): boolean {
    const at = now()
    if (!this.budget.may(person?.id ?? '', address, at)) return false
    return bucket.take(at, (PRICES[what] ?? 1) - 1) && (what !== 'chat' || this.chats.take(address, at))
  }

  private refuse(connection: Connection, id: number, reason: Reason): void {
    this.counts.refused++
    const { lang } = connection
    if (connection.out) return
    if ((reason === 'malformed' || reason === 'too-fast') && ++connection.wrong > MOST_WRONG)
      return void this.expel(connection, reason === 'malformed' ? CLOSED.malformed : CLOSED.tooFast, 'too many such messages')
    this.send(connection, JSON.stringify({ is: 'refused', id, reason, text: reasons[reason][lang] }))
  }

  /** Who pays for work done for a guest; null: they have left. */
  payerOf = (guest: string): Payer | null => this.connections.get(guest)?.payer ?? null

  /** Passes on what a table says to a guest. */
  deliver(guest: string, text: string): void {
    const connection = this.connections.get(guest)
    if (connection) this.send(connection, text)
  }

  private send(connection: Connection, text: string): void {
    const { socket, stream } = connection
    if (connection.out || socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING) return void this.expel(connection, CLOSED.slow, 'too slow')
    this.counts.letters++
    // What is said to one guest in one turn of the event loop leaves in one go.
    if (!this.corked.has(stream)) {
      if (!this.corked.size) setImmediate(() => this.uncork())
      this.corked.add(stream)
      stream.cork()
    }
    socket.send(text)
  }

  private uncork(): void {
    for (const stream of this.corked) stream.uncork()
    this.corked.clear()
  }

  sendAway(guests: readonly string[], why: Farewell): void {
    for (const guest of guests) {
      const connection = this.connections.get(guest)
      if (connection) this.expel(connection, CLOSED[why], FAREWELLS[why])
    }
  }

  private beat(): void {
    for (const connection of this.connections.values()) {
      if (!connection.alive) connection.socket.terminate()
      else {
        connection.alive = false
        connection.socket.ping()
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat)
    const { clients } = this.server
    for (const socket of clients) socket.close(CLOSED.leaving, 'the server is leaving')
    this.server.close()
    const goodbye = now() + GOODBYE
    while (clients.size && now() < goodbye) await new Promise((resolve) => setTimeout(resolve, 10))
    for (const socket of clients) socket.terminate()
  }
}

/** A client of another version should be able to say so to people. */
const whatIsWrongWith = (hello: unknown): string =>
  typeof hello === 'object' && hello !== null && 'hello' in hello && hello.hello !== PROTOCOL
    ? `this server speaks version ${PROTOCOL} of the protocol`
    : 'the first message must be a hello'

function parsed(text: string): unknown {
  try {
    return readJson(text, DEEPEST)
  } catch {
    return undefined
  }
}

const idOf = (message: unknown): number => {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : 0
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : 0
}
/** A sender beyond its allowance is answered without parsing a large message. */
const idIn = (text: string): number => (text.length < 1000 ? idOf(parsed(text)) : 0)

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
