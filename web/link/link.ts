import type { FromTable, Reason, ToTable } from '@miskatonic/room/protocol'
import { Changing, type Observed } from './observed.ts'
import { GAP, heard, nothingYet, type TableState } from './tableState.ts'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type Request = WithoutId<ToTable>

/** What came of a request. `answer`: what was asked to look at (older lines, a moment, a sum). */
export type Reply =
  | { readonly ok: true; readonly answer?: Extract<FromTable, { is: 'older' | 'moment' | 'sum' | 'decisions' }> }
  | { readonly ok: false; readonly reason: Reason | 'unreachable'; readonly text: string }

/** `joining`: on the way; `open`: at the table; `lost`: the way is cut and tried again; `failed`: there is no way. */
export type LinkStatus =
  | { readonly is: 'joining' | 'open' | 'lost' }
  | { readonly is: 'failed'; readonly why: 'missing' | 'elsewhere' | 'broken' | 'refused' | 'outdated'; readonly detail: string }

/** The way to a table. The client does not know whether it leads to a worker beside it or to a server. */
export interface TableLink {
  readonly place: 'here' | 'online'
  readonly status: Observed<LinkStatus>
  readonly table: Observed<TableState>
  send(request: Request): Promise<Reply>
  /** The table as a file, or as it stood before decision `seq`. */
  file(seq: number | null): Promise<string>
  /** A new table that goes on from before decision `seq`; what was unknown there is unknown again. Says where it is. */
  fork(seq: number | null, name: string): Promise<string>
  /** Bots wait, or go on. Null where it is not this client's to say. */
  readonly hold: ((on: boolean) => void) | null
  close(): void
}

/** What both ways have in common: numbering requests, finding who asked, and keeping what was heard. */
export class Conversation {
  readonly table = new Changing<TableState>(nothingYet)
  private readonly waiting = new Map<number, (reply: Reply) => void>()
  private next = 1
  private readonly pass: (message: ToTable) => boolean

  constructor(pass: (message: ToTable) => boolean) {
    this.pass = pass
  }

  send(request: Request): Promise<Reply> {
    const id = this.next++
    return new Promise((settle) => {
      this.waiting.set(id, settle)
      if (!this.pass({ ...request, id } as ToTable)) this.settle(id, { ok: false, reason: 'unreachable', text: '' })
    })
  }

  hear(message: FromTable): void {
    const state = heard(this.table.get(), message)
    if (state === GAP) void this.send({ do: 'again' })
    else this.table.set(state)
    if (message.is === 'done') this.settle(message.id, { ok: true })
    else if (message.is === 'refused') this.settle(message.id, { ok: false, reason: message.reason, text: message.text })
    else if (message.is === 'older' || message.is === 'moment' || message.is === 'sum' || message.is === 'decisions')
      this.settle(message.id, { ok: true, answer: message })
  }

  /** Nobody will answer any more: those who wait are told. */
  abandon(): void {
    for (const id of [...this.waiting.keys()]) this.settle(id, { ok: false, reason: 'unreachable', text: '' })
  }

  private settle(id: number, reply: Reply): void {
    this.waiting.get(id)?.(reply)
    this.waiting.delete(id)
  }
}
