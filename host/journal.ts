import {
  type AnyShape,
  type Checkpoint,
  type Decision,
  type Drawn,
  type Game,
  type Json,
  type Entry as LogEntry,
  lastCheckpoint,
  type Message,
  type Restored,
  restore,
  type Saved,
  type Seat,
  type StoredEvent,
  Table,
  type Undone,
} from '@miskatonic/kernel'
import type { Level, Spectators, UndoPolicy, Wish } from './protocol.ts'
import type { Trace } from './words.ts'

/** Who plays a seat, as it is kept: presence is of the moment and not kept. */
export type Sitting =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly for?: { readonly person: string; readonly name: string } }

/** What its host can change about a table. */
export type House = {
  readonly name: string
  readonly undo: UndoPolicy
  readonly spectators: Spectators
  readonly public: boolean
  readonly hostPerson: string
  readonly pace: number
}

/** What the table writes into the chat about it, with the names it speaks of. */
export type Traced = { readonly what: Trace; readonly a: string; readonly b: string }

/** One line of a room's journal: all that ever happened at the table, in order. What is here was on disk before anybody heard of it. */
export type Line =
  | {
      readonly is: 'decision'
      readonly at: number
      readonly decision: Decision
      readonly events: readonly StoredEvent[]
      readonly counts: { readonly [label: string]: number }
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
    }
  | { readonly is: 'seat'; readonly at: number; readonly seat: Seat; readonly sitting: Sitting; readonly trace?: Traced }
  | { readonly is: 'house'; readonly at: number; readonly change: Partial<House>; readonly trace?: Traced }
  | { readonly is: 'chat'; readonly at: number; readonly who: string; readonly text: string }
  /** Somebody wants something taken back, somebody agrees; null: the wish was refused, or withdrawn. */
  | { readonly is: 'wish'; readonly at: number; readonly wish: WishState | null; readonly trace?: Traced }

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
}

/** What setting the table up told and drew, before the first decision. */
export type Start = { readonly events: readonly StoredEvent[]; readonly counters: { readonly [label: string]: number } }

/** The state at an edge, with all that is needed to go on from it but the journal. */
export type Mark = {
  readonly start: Start
  readonly opening: readonly Drawn[]
  readonly checkpoints: readonly Checkpoint[]
  readonly rules: string
  readonly content: string
  readonly stateVersion: number
}

export function markOf(table: Table<AnyShape>, start: Start): Mark {
  const { rules, contentHash: content, stateVersion } = table.game
  return { start, opening: [...table.opening], checkpoints: [lastCheckpoint(table)], rules, content, stateVersion }
}

/** What a table told and drew so far. */
const startOf = ({ kernel }: Table<AnyShape>): Start => ({ events: [...kernel.events], counters: kernel.chance.counters() })

/** The last lines that may be kept between two marks: opening a table runs them again. */
export const LINES_BETWEEN_MARKS = 50

/** The table of a journal, and what it told and drew before the first line. Without a mark everything is run from the beginning. */
export function tableFrom(
  game: Game<AnyShape>,
  begun: Beginning,
  lines: readonly Line[],
  mark: Mark | null,
): { table: Table<AnyShape>; problems: readonly string[]; start: Start } {
  if (mark) return { ...reopen(game, begun, lines, mark), start: mark.start }
  const { table, problems } = begun.saved
    ? reopen(game, begun, [], null)
    : { table: Table.start(game, { seats: begun.seats, options: begun.options, seed: begun.seed }), problems: [] }
  const start = startOf(table)
  return lines.length ? { ...reopen(game, begun, lines, markOf(table, start)), start } : { table, problems, start }
}

/** A table out of how it began, its journal and its last mark. */
function reopen(game: Game<AnyShape>, begun: Beginning, lines: readonly Line[], mark: Mark | null): Restored<AnyShape> {
  const log: LogEntry[] = [...(begun.saved?.log ?? [])]
  const start = mark?.start ?? begun.saved
  const events: StoredEvent[] = [...(start?.events ?? [])]
  const counters: Record<string, number> = { ...start?.counters }
  for (const line of lines) {
    if (line.is === 'decision') {
      log.push(line.decision)
      events.push(...line.events)
      Object.assign(counters, line.counts)
    } else if (line.is === 'undo') {
      log.push(line.undone)
      events.length = line.keep
      events.push(...line.events)
    }
  }
  const from = mark ?? begun.saved
  if (!from) throw new Error('a table without a mark begins anew')
  return restore(game, {
    format: 1,
    game: begun.game,
    rules: from.rules,
    content: from.content,
    stateVersion: from.stateVersion,
    seats: begun.seats,
    options: begun.options,
    seed: begun.seed,
    counters,
    opening: from.opening,
    log,
    checkpoints: from.checkpoints,
    events,
    hash: null,
  })
}
