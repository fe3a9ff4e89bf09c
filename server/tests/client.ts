/** A player's end of a socket, as any program would write it: reads letters, answers questions. */

import { type Answer, type Random, type Seat, sample, type View } from '@miskatonic/kernel'
import { applyChange, askFrom, type FromTable, type SpokenAsk, type Told, type ToTable } from '@miskatonic/room'
import { WebSocket } from 'ws'

export type Hello = {
  readonly secret: string
  readonly name?: string
  readonly lang?: 'es' | 'en'
  readonly code?: string
}
type Unnumbered = ToTable extends infer M ? (M extends ToTable ? Omit<M, 'id'> : never) : never

/** A letter in a few words, for whoever must find out what went wrong. */
const brief = (letter: FromTable): string =>
  letter.is === 'told'
    ? `${letter.seat} turn ${letter.turn} ${letter.view ? 'whole' : 'change'} at ${(letter.view ?? letter.change)?.seq}`
    : letter.is === 'table'
      ? `table, seats ${letter.you.seats.join()}`
      : letter.is

/** `from`: the address a proxy would name. */
export type ClientOptions = { readonly origin?: string; readonly keepRaw?: boolean; readonly from?: string }

export class Client {
  readonly socket: WebSocket
  readonly letters: FromTable[] = []
  /** Everything that came, as it came. */
  readonly raw: string[] = []
  readonly told = new Map<Seat, Told>()
  readonly views = new Map<Seat, View>()
  info: Extract<FromTable, { is: 'table' }> | null = null
  closed: { readonly code: number; readonly reason: string } | null = null
  /** Called for each letter after it was read. */
  onLetter: ((letter: FromTable) => void) | null = null
  private readonly waiting = new Set<() => void>()
  private next = 1

  constructor(url: string, hello: Hello | null, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, {
      ...(options.origin === undefined ? {} : { origin: options.origin }),
      ...(options.from === undefined ? {} : { headers: { 'x-forwarded-for': options.from } }),
    })
    if (hello) this.socket.on('open', () => this.socket.send(JSON.stringify({ hello: 1, name: 'Somebody', lang: 'en', ...hello })))
    this.socket.on('message', (data) => {
      const text = String(data)
      if (options.keepRaw !== false) this.raw.push(text)
      this.read(JSON.parse(text) as FromTable)
      for (const look of this.waiting) look()
    })
    this.socket.on('error', () => {})
    this.socket.on('unexpected-response', (_, response) => this.over(response.statusCode ?? 0, 'not a socket'))
    this.socket.on('close', (code, reason) => this.over(code, String(reason)))
  }

  private over(code: number, reason: string): void {
    this.closed ??= { code, reason }
    for (const look of this.waiting) look()
  }

  private read(letter: FromTable): void {
    this.letters.push(letter)
    if (letter.is === 'table') {
      this.info = letter
      // Through whose eyes nobody looks any more, nothing is told.
      if (letter.you.seats.length)
        for (const seat of this.told.keys()) if (!letter.you.seats.includes(seat)) this.told.delete(seat) && this.views.delete(seat)
    }
    if (letter.is === 'told') {
      const [view, last] = [this.views.get(letter.seat), this.told.get(letter.seat)]
      if (letter.view) this.views.set(letter.seat, letter.view)
      else if (!view || !letter.change || letter.turn !== (last?.turn ?? 0) + 1)
        throw new Error(`a change that follows nothing: ${this.letters.slice(-12).map(brief).join(' · ')}`)
      else this.views.set(letter.seat, applyChange(view, letter.change))
      this.told.set(letter.seat, letter)
    }
    this.onLetter?.(letter)
  }

  /** Waits until what is looked for is there, and gives up only when it can no longer come, however busy the machine is. */
  until<T>(look: () => T | null | undefined | false, what = 'it', ms = 60_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.delete(check)
        reject(
          new Error(
            `waited in vain for ${what}; last: ${JSON.stringify(this.letters.at(-1))?.slice(0, 300)}; ${JSON.stringify(this.closed)}`,
          ),
        )
      }, ms)
      const check = (): void => {
        const found = look()
        const missing = found === null || found === undefined || found === false
        if (missing && !this.closed) return
        clearTimeout(late)
        this.waiting.delete(check)
        if (missing) reject(new Error(`closed (${this.closed?.code} ${this.closed?.reason}) while waiting for ${what}`))
        else resolve(found as T)
      }
      this.waiting.add(check)
      check()
    })
  }

  /** At the table: it has told who is there, and what can be seen. */
  async ready(): Promise<this> {
    await this.until(() => this.closed !== null || (this.info !== null && this.told.size > 0), 'the table')
    if (this.closed) throw new Error(`closed: ${this.closed.code} ${this.closed.reason}`)
    return this
  }

  ended(): Promise<{ code: number; reason: string }> {
    return this.until(() => this.closed, 'the end')
  }

  /** Says something; what the table answered: `done`, a reason it was refused, or the letter that answers. */
  async say(message: Unnumbered): Promise<string> {
    const id = this.next++
    this.socket.send(JSON.stringify({ ...message, id }))
    const answer = await this.until(() => this.letters.findLast((one) => 'id' in one && one.id === id), `an answer to ${message.do}`)
    return answer.is === 'refused' ? answer.reason : answer.is
  }

  last<K extends FromTable['is']>(is: K): Extract<FromTable, { is: K }> | undefined {
    return this.letters.findLast((letter): letter is Extract<FromTable, { is: K }> => letter.is === is)
  }

  /** The question a seat is asked now and the table waits for. */
  asked(): SpokenAsk | null {
    for (const { ask } of this.told.values()) if (ask?.awaited) return ask
    return null
  }

  /** Answers at random whatever one of its seats is asked; null: nothing is. */
  async answer(random: Random): Promise<string | null> {
    const ask = this.asked()
    if (!ask) return null
    return this.say({ do: 'decide', seat: ask.seat, seq: ask.seq, answer: answerTo(ask, random) })
  }

  close(): void {
    this.socket.terminate()
  }
}

export const answerTo = (ask: SpokenAsk, random: Random): Extract<ToTable, { do: 'decide' }>['answer'] =>
  sample(askFrom(ask), ask.seat, random) as Answer as never
