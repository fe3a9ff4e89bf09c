/** What the server's main thread and the threads that run the tables say to each other. Bulky things travel as JSON text: it is copied faster than objects. */

import type { NightEnd } from '@miskatonic/contract'
import type { Seat } from '@miskatonic/kernel'
import type { CampaignDone, CampaignWork, Guest, Pointed, Reason, Somebody } from '@miskatonic/room'

/** A table as the store has it; `marks`: the newest first. */
export type Opened = {
  readonly setup: string
  readonly lines: readonly string[]
  readonly marks: readonly string[]
  /** When something was last written to it, and after how long without that it is put away; null: never. */
  readonly touched: number
  readonly lifetime: number | null
}

type About<Rest> = { readonly n: number; readonly table: string } & Readonly<Rest>

export type ToThread =
  | About<{ do: 'open'; from: Opened }>
  /** What the room did last could not be kept: the same guests go on with the table as it is stored. */
  | About<{ do: 'reopen'; from: Opened }>
  /** Another process wrote these lines. */
  | About<{ do: 'follow'; from: number; lines: readonly string[] }>
  /** Answered when everything said before is done. */
  | About<{ do: 'pause' }>
  | About<{ do: 'enter'; guest: Guest }>
  | About<{ do: 'leave'; guest: string }>
  /** `payer`: whom the work is done for, where it can wait. */
  | About<{ do: 'handle'; guest: string; message: string; now: number; payer: string }>
  | About<{ do: 'bot'; now: number; payer: string }>
  /** The table as a file, as far as this person may take it; `seed`: with what is still unknown drawn anew. */
  | About<{ do: 'save'; seq: number | null; seed: string | null; person: string; now: number; payer: string }>
  /** The file of a table that no rules can open, as far as this person may have it. */
  | About<{ do: 'salvage'; from: Opened; over: boolean; person: string }>
  /** The table has another code, which `person` asked for. */
  | About<{ do: 'recode'; code: string; person: string; now: number }>
  /** A seat changes hands by a secret link that `by` made. */
  | About<{ do: 'seat'; seat: string; person: string; name: string; by: string; now: number }>
  /** Who is at the table through another process. */
  | About<{ do: 'elsewhere'; process: string; persons: readonly Somebody[] }>
  | About<{ do: 'pointed'; pointed: Pointed }>
  /** Whether a table could begin like this: options, seats. */
  | About<{ do: 'judge'; setup: string }>
  /** Something is done to a campaign of this game. */
  | About<{ do: 'campaign'; game: string; work: CampaignWork }>
  /** Whether a file from outside is a table that could go on. */
  | About<{ do: 'read'; file: string }>
  /** The rules failed, and the table was opened again: its guests are told. */
  | About<{ do: 'broke' }>
  | About<{ do: 'close' }>

/** Where a table stands when it begins: for lists. */
export type Begins = Pick<Meta, 'awaited' | 'decisions'>

/** A table out of a file from outside. `rest`: everything else that belongs to its beginning, as JSON text. */
export type Read = { readonly game: string; readonly seats: readonly Seat[]; readonly rest: string }

/** What must be on disk before the letters leave. */
export type ToKeep = {
  readonly from: number
  readonly lines: readonly string[]
  readonly mark: string | null
  readonly over: boolean
  readonly public: boolean
  readonly meta: string
  /** Where the table is a night of a campaign: how it ended, if it did. `undone`: somebody took something back. */
  readonly night?: { readonly campaign: string; readonly game: string; readonly end: NightEnd | null; readonly undone: boolean }
}

/** `letters` are pairs: to whom, what, ready to be sent. */
export type Done = {
  readonly n: number
  readonly letters: readonly string[]
  readonly keep: ToKeep | null
  /** Milliseconds of work it took. */
  readonly spent?: number
  readonly botsIn: number | null
  /** A bot is in the middle of its thinking. */
  readonly thinking?: true
  readonly away?: readonly string[]
  /** The table should have another code. */
  readonly needsCode?: true
  readonly pointed?: Pointed
  readonly saved?: string
  readonly refused?: Reason
  /** What was found damaged or changed when the table was opened: for the server's own log. */
  readonly problems?: readonly string[]
  /** What is wrong with a beginning, to people. */
  readonly wrong?: string
  readonly begins?: Begins
  readonly read?: Read
  readonly campaign?: CampaignDone
  /** The game failed in a way its room could not answer. The words may speak of hidden cards: they are for the server's own log alone. */
  readonly failed?: string
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
  /** Who may not sit down here. */
  readonly barred?: readonly string[]
  readonly awaited: readonly string[]
  readonly decisions: number
}

/** In the memory the threads share: since when a thread has been at work on one message, on which, and how much it had worked before (µs). */
export const WATCH = { started: 0, n: 1, worked: 2, length: 3 } as const
