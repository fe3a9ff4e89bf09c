import type { ToThread } from './post.ts'

/** Work that a thread has begun and does in parts, for the message it answers. */
export type Errand = { readonly message: ToThread; readonly on: Generator<void, unknown> }
export type Task = { readonly message: ToThread } | { readonly errand: Errand }

/** Who pays for work that can wait: an address, so that somebody with forty tables waits as long as somebody with one. */
const payerOf = (message: ToThread): string => ('payer' in message ? message.payer : '')

/**
 * What a thread is to do next. People come before bots; what can be done in parts comes after whatever cannot wait, one part for each
 * payer in turn. The messages of one table keep their order.
 */
export class Queue {
  private readonly tables = new Map<string, ToThread[]>()
  /** For each message of people, the table it is for, in the order they came. */
  private readonly urgent: string[] = []
  /** By payer: tables whose next message is a bot's, and errands. The payer whose turn it is stands first. */
  private readonly waiting = new Map<string, (string | Errand)[]>()

  push(message: ToThread): void {
    const before = this.tables.get(message.table)
    if (before) before.push(message)
    else this.tables.set(message.table, [message])
    if (message.do !== 'bot') this.urgent.push(message.table)
    else this.wait(payerOf(message), message.table)
  }

  /** Not done yet: its next part waits for its turn. */
  again(errand: Errand): void {
    this.wait(payerOf(errand.message), errand)
  }

  private wait(payer: string, what: string | Errand): void {
    const others = this.waiting.get(payer)
    if (others) others.push(what)
    else this.waiting.set(payer, [what])
  }

  /** Whether something urgent is waiting. */
  get isUrgent(): boolean {
    return this.urgent.length > 0
  }

  /** The errands of a table, which must end before it is replaced. */
  errandsOf(table: string): Errand[] {
    const found: Errand[] = []
    for (const [payer, list] of this.waiting) {
      const left = list.filter((one) => typeof one === 'string' || one.message.table !== table || !found.push(one))
      if (left.length) this.waiting.set(payer, left)
      else this.waiting.delete(payer)
    }
    return found
  }

  next(): Task | null {
    const [table] = this.urgent
    if (table !== undefined) {
      const message = this.take(table)
      // A bot's earlier message goes first: it is short, and a table's messages keep their order.
      if (message.do !== 'bot') this.urgent.shift()
      return { message }
    }
    for (const [payer, list] of this.waiting) {
      const first = list.shift()
      this.waiting.delete(payer)
      if (list.length) this.waiting.set(payer, list)
      if (first === undefined) continue
      if (typeof first !== 'string') return { errand: first }
      // It may have gone before, with a message of people.
      if (this.tables.get(first)?.[0]?.do === 'bot') return { message: this.take(first) }
    }
    return null
  }

  private take(table: string): ToThread {
    const list = this.tables.get(table) as ToThread[]
    const message = list.shift() as ToThread
    if (!list.length) this.tables.delete(table)
    return message
  }
}
