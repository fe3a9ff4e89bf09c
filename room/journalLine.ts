import {
  type AnyShape,
  type Checkpoint,
  type Decision,
  type Drawn,
  type Json,
  lastCheckpoint,
  type Message,
  type Passage,
  type Saved,
  type Seat,
  type StoredEvent,
  type Table,
  type Undone,
} from '@miskatonic/kernel'
import type { Level, Spectators, Talk, UndoPolicy, Wish } from './protocol.ts'
import type { Trace } from './strings.ts'

/** Who plays a seat, as it is kept: presence is of the moment and not kept. */
export type Sitting =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly for?: { readonly person: string; readonly name: string } }

/** Whose seat it is, also while a bot plays it for them. */
export const personIn = (sitting: Sitting): { readonly person: string; readonly name: string } | null => {
  if (sitting.kind === 'open') return null
  return sitting.kind === 'bot' ? (sitting.for ?? null) : { person: sitting.person, name: sitting.name }
}

/** What its host can change about a table. */
export type House = {
  readonly name: string
  readonly undo: UndoPolicy
  readonly spectators: Spectators
  readonly public: boolean
  readonly hostPerson: string
  readonly pace: number
  /** Somebody took all of the running table home, or brought it from a file. */
  readonly laidOpen?: true
  /** Milliseconds after which any player may let a bot answer for a silent seat; null: only the host may. */
  readonly patience?: number | null
  /** Who may write to the table. */
  readonly talk?: Talk
  readonly barred?: readonly Barred[]
  /** In place of the code the table began with. */
  readonly code?: string
}

/** Somebody who may no longer sit here, write here, or be here. */
export type Barred = { readonly person: string; readonly name: string; readonly from: 'seats' | 'table' | 'talk' }

/** What the table writes into the chat about it, with the names it speaks of. */
export type Traced = { readonly what: Trace; readonly a: string; readonly b: string }

/** One line of a room's journal: all that ever happened at the table, in order. What is here was on disk before anybody heard of it. */
export type JournalLine =
  | {
      readonly is: 'decision'
      readonly at: number
      readonly decision: Decision
      readonly events: readonly StoredEvent[]
      readonly counts: { readonly [label: string]: number }
      /** How the state came to the next edge, where it did: with it no rule has to be run to know where the table stood. */
      readonly passage?: Passage
      readonly why?: Message
    }
  /** `keep`: so many events still count. */
  | {
      readonly is: 'undo'
      readonly at: number
      readonly undone: Undone
      readonly keep: number
      readonly events: readonly StoredEvent[]
      readonly trace: Traced
      /** The game had ended and shown its seed: chance comes from this one from here on. */
      readonly seed?: string
    }
  | { readonly is: 'seat'; readonly at: number; readonly seat: Seat; readonly sitting: Sitting; readonly trace?: Traced }
  | { readonly is: 'house'; readonly at: number; readonly change: Partial<House>; readonly trace?: Traced }
  /** `looksOn`: said by somebody without a seat. */
  | { readonly is: 'chat'; readonly at: number; readonly who: string; readonly text: string; readonly looksOn?: true }
  | RulesLine
  /** Somebody wants something taken back, somebody agrees; null: the wish was refused, or withdrawn. */
  | { readonly is: 'wish'; readonly at: number; readonly wish: WishState | null; readonly trace?: Traced }

/**
 * Other rules took over: the table goes on from the edge in `mark`, whatever they would make of the lines before it. `undone`: what has to
 * be decided again, by these seats; `chance`: what the decision before the edge drew, anew; `keep`: so many events still count.
 */
export type RulesLine = {
  readonly is: 'rules'
  readonly at: number
  readonly mark: Mark
  readonly undone: Undone | null
  readonly seats: readonly Seat[]
  readonly chance: { readonly seq: number; readonly drawn: Drawn[] } | null
  readonly keep: number
  readonly events: readonly StoredEvent[]
  readonly counts: { readonly [label: string]: number }
  readonly trace?: Traced
}

/** What somebody wants taken back, and who has agreed so far. `name`: who asked. */
export type WishState = { readonly told: Wish; readonly name: string; readonly agreed: readonly Seat[] }

/** How a table began: chosen once, kept secret as far as the seed goes. */
export type Beginning = {
  readonly id: string
  readonly code: string
  readonly created: number
  readonly game: string
  readonly seats: readonly Seat[]
  readonly options: Json
  readonly seed: string
  readonly house: House
  readonly sittings: { readonly [seat: Seat]: Sitting }
  /** A table that came from a file or a fork goes on from there. */
  readonly saved?: Saved
  /** The campaign it is a night of: the options hold its memory. `alone`: one person takes part in it, from whom nothing is hidden. */
  readonly campaign?: { readonly id: string; readonly alone: boolean }
}

/** What setting the table up told and drew, before the first decision. */
export type Start = { readonly events: readonly StoredEvent[]; readonly counters: { readonly [label: string]: number } }

/** The state at an edge, with all that is needed to go on from it but the journal. */
export type Mark = {
  readonly start: Start
  readonly opening: readonly Drawn[]
  readonly checkpoints: readonly Checkpoint[]
  /** The lines before it; missing in those of the first releases. */
  readonly lines?: number
  readonly rules: string
  readonly content: string
  readonly stateVersion: number
}

export function markOf(table: Table<AnyShape>, start: Start, lines: number, at = lastCheckpoint(table)): Mark {
  const { rules, contentHash: content, stateVersion } = table.game
  return { start, opening: [...table.opening], checkpoints: [at], lines, rules, content, stateVersion }
}

/** The last lines that may be kept between two marks: opening a table runs them again. */
export const LINES_BETWEEN_MARKS = 50
