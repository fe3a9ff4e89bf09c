import type { Drawn } from './chance.ts'
import type { Decision, Entry } from './decision.ts'
import type { Checkpoint, Edge } from './edge.ts'
import { SaveError } from './errors.ts'
import type { StoredEvent } from './events.ts'
import type { Seat } from './ids.ts'
import { hashJson, type Json } from './json.ts'
import { readJson } from './outside.ts'
import type { Shape } from './shape.ts'
import { hashState } from './state.ts'
import type { Table } from './table.ts'

/** A table as a file. The last checkpoint is the edge; what was decided since is run again from the log. */
export type Saved = {
  readonly format: 1
  readonly game: string
  readonly rules: string
  readonly content: string
  readonly stateVersion: number
  readonly seats: readonly Seat[]
  readonly options: Json
  readonly seed: string
  readonly counters: { readonly [label: string]: number }
  readonly opening: readonly Drawn[]
  readonly log: readonly Entry[]
  readonly checkpoints: readonly Checkpoint[]
  readonly events: readonly StoredEvent[]
  /** Where these rules took over from others: nothing before it is run again. */
  readonly origin?: Checkpoint
  /** Of the state at the moment of saving; null where a host put the save together from its own store and does not know it. */
  readonly hash: string | null
}

/** The decisions that count, after all undoing. */
export function lineOf(log: readonly Entry[]): Decision[] {
  const line: Decision[] = []
  for (const entry of log) {
    if ('undo' in entry) while (line.length && (line[line.length - 1] as Decision).seq >= entry.undo) line.pop()
    else line.push(entry)
  }
  return line
}

/** Everything needed to go on, with up to `earlier` checkpoints before the last to fall back on. */
export function save<S extends Shape>(table: Table<S>, earlier = 1): Saved {
  const { game, setup, kernel } = table
  const last = table.edges.length - 1
  const places = new Set(Array.from({ length: earlier + 1 }, (_, i) => Math.max(0, last - i * SPACING)))
  const chosen = table.edges.filter((_, i) => places.has(i))
  return {
    format: 1,
    game: game.id,
    rules: game.rules,
    content: game.contentHash,
    stateVersion: game.stateVersion,
    ...setup,
    counters: kernel.chance.counters(),
    opening: [...table.opening],
    log: [...table.log],
    checkpoints: chosen.map((edge) => checkpointAt(table, edge)),
    events: [...kernel.events],
    ...(table.origin ? { origin: table.origin } : {}),
    hash: table.hash,
  }
}

/** Edges between two checkpoints of a save. */
const SPACING = 10

/** The last edge alone, for those who keep log and events themselves. */
export const lastCheckpoint = <S extends Shape>(table: Table<S>): Checkpoint =>
  checkpointAt(table, table.edges[table.edges.length - 1] as Edge)

function checkpointAt<S extends Shape>(table: Table<S>, edge: Edge): Checkpoint {
  const state = table.stateAt(edge)
  const { mark: _, flow: __, ...place } = edge
  return { ...place, last: table.line[edge.at - 1]?.seq ?? null, state, hash: hashState(state) }
}

// ── as text ──

/** One line for each part, with its own hash: a damaged line costs no more than itself. */
export function writeSave(saved: Saved): string {
  const { log, checkpoints, events, origin, ...header } = saved
  const parts: object[] = [
    { header },
    ...(origin ? [{ origin }] : []),
    ...checkpoints.map((checkpoint) => ({ checkpoint })),
    ...log.map((entry) => ({ entry })),
    { events },
  ]
  return parts.map((part) => `${hashJson(part)} ${JSON.stringify(part)}\n`).join('')
}

/** Reads what is whole, and says what is not. */
export function readSave(text: string): { saved: Saved; problems: string[] } {
  const problems: string[] = []
  const checkpoints: Checkpoint[] = []
  const log: Entry[] = []
  let events: StoredEvent[] = []
  let origin: Checkpoint | null = null
  let header: Header | null = null
  text.split('\n').forEach((line, i) => {
    if (!line) return
    const part = readLine(line)
    if (!part) problems.push(`line ${i + 1} is damaged`)
    else if ('header' in part) header = part.header as never
    else if ('origin' in part) origin = part.origin as Checkpoint
    else if ('checkpoint' in part) checkpoints.push(part.checkpoint as Checkpoint)
    // A gap in the log ends it: what came after cannot be run without it.
    else if ('entry' in part && (part.entry as Entry).seq === log.length) log.push(part.entry as Entry)
    else if ('events' in part) events = part.events as StoredEvent[]
  })
  if (!header) throw new SaveError(problems.length ? 'damaged' : 'not-a-save', 'this is not a saved table, or its first line is damaged')
  return { saved: { ...(header as Header), ...(origin ? { origin } : {}), checkpoints, log, events }, problems }
}

type Header = Omit<Saved, 'log' | 'checkpoints' | 'events' | 'origin'>

/** Cards within abilities within steps: no table of ours comes near it. */
const DEEPEST = 100

function readLine(line: string): { [part: string]: unknown } | null {
  const space = line.indexOf(' ')
  try {
    const part = readJson(line.slice(space + 1), DEEPEST) as { [part: string]: unknown }
    return hashJson(part) === line.slice(0, space) ? part : null
  } catch {
    return null
  }
}
