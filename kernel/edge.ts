import type { Drawn } from './chance.ts'
import type { Decision, Entry } from './decision.ts'
import type { StoredEvent } from './events.ts'
import type { State, StepRef } from './state.ts'

/** Where an edge lies: after so many decisions that count, so much chance of the last of them, so many events. */
export type Place = {
  readonly at: number
  readonly offset: number
  readonly events: number
  /** The number of the last happening before it. */
  readonly serial: number
}

/** The moment before a step begins, or after the last: everything after it can be run again from the log. */
export type Edge = Place & { readonly mark: number; readonly flow: readonly StepRef[] }

/** A moment from which a table can be opened: the state at an edge, with the hash that proves it whole. */
export type Checkpoint = Place & {
  /** The last decision before it; null: there was none. */
  readonly last: number | null
  readonly state: State
  readonly hash: string
}

/** What it takes to come back to where a table stands. */
export type Moment = {
  readonly edge: Edge
  readonly state: State
  readonly log: readonly Entry[]
  readonly line: readonly Decision[]
  readonly opening: Drawn[]
  readonly events: readonly StoredEvent[]
}
