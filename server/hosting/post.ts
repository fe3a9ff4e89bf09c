/** What the server's main thread and the threads that run the tables say to each other. Bulky things travel as JSON text: it is copied faster than objects. */
import type { Guest, Reason } from '@miskatonic/host'

/** A table as the store has it. */
export type Opened = { readonly setup: string; readonly lines: readonly string[]; readonly mark: string | null }

export type ToThread =
  | { readonly n: number; readonly do: 'open'; readonly table: string; readonly from: Opened }
  /** Another process wrote: the same guests go on with the table as it is stored now. `anew`: what was told last may never have been sent. */
  | { readonly n: number; readonly do: 'reopen'; readonly table: string; readonly from: Opened; readonly anew: boolean }
  | { readonly n: number; readonly do: 'enter'; readonly table: string; readonly guest: Guest }
  | { readonly n: number; readonly do: 'leave'; readonly table: string; readonly guest: string }
  | {
      readonly n: number
      readonly do: 'handle'
      readonly table: string
      readonly guest: string
      readonly message: string
      readonly now: number
    }
  | { readonly n: number; readonly do: 'bot'; readonly table: string; readonly now: number }
  /** The table as a file; `seed`: with the unknown made unknown again. */
  | { readonly n: number; readonly do: 'save'; readonly table: string; readonly seq: number | null; readonly seed: string | null }
  /** A seat changes hands by a secret link. */
  | {
      readonly n: number
      readonly do: 'seat'
      readonly table: string
      readonly seat: string
      readonly person: string
      readonly name: string
      readonly now: number
    }
  /** Whether a table could begin like this: options, seats, a file from outside. */
  | { readonly n: number; readonly do: 'judge'; readonly table: string; readonly setup: string }
  | { readonly n: number; readonly do: 'close'; readonly table: string }

/** `letters` are pairs: to whom, what, ready to be sent. */
export type Done = {
  readonly n: number
  readonly table: string
  readonly letters: readonly string[]
  readonly keep: {
    readonly from: number
    readonly lines: readonly string[]
    readonly mark: string | null
    readonly over: boolean
    readonly meta: string | null
  } | null
  readonly botsIn: number | null
  readonly saved?: string
  readonly refused?: Reason
  /** What is wrong with a beginning, to people. */
  readonly wrong?: string
  /** The table's game failed in a way its room could not answer; told to people without its words. */
  readonly failed?: true
}

/** What lists of tables show, kept beside the table so that it need not be opened. */
export type Meta = {
  readonly name: string
  readonly seats: readonly {
    readonly seat: string
    readonly kind: 'open' | 'person' | 'bot'
    readonly name: string
    readonly person?: string
  }[]
  readonly hostPerson: string
  readonly spectators: string
  readonly awaited: readonly string[]
  readonly decisions: number
}

/** In the memory the threads share: since when a thread has been at work on one message, and on which. */
export const WATCH = { started: 0, n: 1, length: 2 } as const
