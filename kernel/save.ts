import { Chance, type Drawn } from './chance.ts'
import { SaveError } from './errors.ts'
import type { StoredEvent } from './events.ts'
import type { Game, Shape } from './game.ts'
import type { Seat } from './ids.ts'
import { hashJson, type Json } from './json.ts'
import { deepCopyState, emptyState, hashState, type State } from './state.ts'
import { type Decision, type Edge, type Entry, type Host, Table } from './table.ts'

/** A moment from which a table can be opened: the state before a step, with the hash that proves it whole. */
export type Checkpoint = {
  readonly at: number
  readonly offset: number
  readonly events: number
  readonly serial: number
  /** The last decision before it; null: there was none. */
  readonly last: number | null
  readonly state: State
  readonly hash: string
}

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
  /** Of the state at the moment of saving; null where a host put the save together from its own store and does not know it. */
  readonly hash: string | null
}

/** What opening a save gave: the table, and what could not be kept. */
export type Restored<S extends Shape> = {
  readonly table: Table<S>
  /** Decisions that must be made again. */
  readonly remake: readonly Decision[]
  /** For people: what was found damaged or changed. */
  readonly problems: readonly string[]
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

export function restore<S extends Shape>(game: Game<S>, saved: Saved, host: Host = {}): Restored<S> {
  checkHeader(game, saved)
  const problems: string[] = []
  if (saved.content !== game.contentHash) problems.push('the cards have changed since this table was saved')
  const line = lineOf(saved.log)
  for (let i = saved.checkpoints.length - 1; i >= 0; i--) {
    const checkpoint = saved.checkpoints[i] as Checkpoint
    const damage = damageOf(checkpoint, line)
    if (damage) {
      problems.push(`checkpoint at decision ${checkpoint.at}: ${damage}`)
      continue
    }
    return open(game, saved, checkpoint, line, host, problems)
  }
  return fromTheBeginning(game, saved, line, host, problems)
}

/** No checkpoint is whole: the log alone can still bring the table back, as long as the rules are those it was played by. */
function fromTheBeginning<S extends Shape>(
  game: Game<S>,
  saved: Saved,
  line: readonly Decision[],
  host: Host,
  problems: string[],
): Restored<S> {
  const setup = { seats: saved.seats, options: saved.options, seed: saved.seed }
  const table = new Table(game, setup, host, emptyState(), new Chance(saved.seed, saved.counters, host.scripted))
  try {
    table.startOver()
    table.resume(saved.log, line, [...saved.opening], { at: 0, offset: 0, events: 0, serial: 0 })
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
    throw new SaveError('damaged', `no checkpoint of this save can be opened: ${problems.join('; ')}`)
  }
  if (saved.hash !== null && table.hash !== saved.hash) problems.push('the table does not come out as it was saved')
  return { table, remake: [], problems: [...problems, 'all decisions were run again from the beginning'] }
}

function checkHeader<S extends Shape>(game: Game<S>, saved: Saved): void {
  if (
    typeof saved !== 'object' ||
    saved === null ||
    !('format' in saved) ||
    !Array.isArray(saved.checkpoints) ||
    !Array.isArray(saved.log) ||
    !Array.isArray(saved.seats)
  ) {
    throw new SaveError('not-a-save', 'this is not a saved table')
  }
  if (saved.format !== 1) throw new SaveError('newer-format', `this table was saved in format ${saved.format}; this program reads format 1`)
  if (saved.game !== game.id) throw new SaveError('wrong-game', `this is a table of «${saved.game}», not of «${game.id}»`)
  if (saved.stateVersion > game.stateVersion) throw new SaveError('newer-state', 'this table was saved by a newer version of the game')
}

function damageOf(checkpoint: Checkpoint, line: readonly Decision[]): string | null {
  if (hashState(checkpoint.state) !== checkpoint.hash) return 'its state does not match its hash'
  if ((line[checkpoint.at - 1]?.seq ?? null) !== checkpoint.last) return 'decisions before it are missing'
  return null
}

/** Opens at a checkpoint; if the tail no longer replays, at the checkpoint itself, and says which decisions must be made again. */
function open<S extends Shape>(
  game: Game<S>,
  saved: Saved,
  checkpoint: Checkpoint,
  line: readonly Decision[],
  host: Host,
  problems: string[],
): Restored<S> {
  const { at, offset, events, serial } = checkpoint
  const edge = { at, offset, events, serial }
  const fresh = (): Table<S> => {
    const state = migrated(game, checkpoint.state, saved.stateVersion)
    const table = new Table(
      game,
      { seats: saved.seats, options: saved.options, seed: saved.seed },
      host,
      state,
      new Chance(saved.seed, saved.counters, host.scripted),
    )
    table.kernel.events.push(...saved.events.slice(0, edge.events))
    table.kernel.atEdge(edge.events, edge.serial)
    return table
  }
  try {
    const table = fresh().resume(saved.log, line, [...saved.opening], edge)
    const sameRules = saved.stateVersion === game.stateVersion && saved.rules === game.rules && saved.content === game.contentHash
    if (sameRules && saved.hash !== null && table.hash !== saved.hash) problems.push('the table does not come out as it was saved')
    return { table, remake: [], problems }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  // Chance drawn since the edge is void as well: the rules that drew it have changed.
  const remake = line.slice(edge.at)
  const first = remake[0]
  const log = first ? [...saved.log, { seq: saved.log.length, undo: first.seq, seats: [] }] : saved.log
  const table = fresh().resumeLive(log, line, [...saved.opening], edge)
  return { table, remake, problems }
}

function migrated<S extends Shape>(game: Game<S>, state: State, from: number): State {
  let current = deepCopyState(state)
  for (let version = from; version < game.stateVersion; version++) {
    const step = game.migrate?.[version]
    if (!step) throw new SaveError('no-migration', `nothing carries a table over from state version ${version}`)
    current = step(current)
  }
  return current
}

// ── as text ──

/** One line for each part, with its own hash: a damaged line costs no more than itself. */
export function writeSave(saved: Saved): string {
  const { log, checkpoints, events, ...header } = saved
  const parts: object[] = [{ header }, ...checkpoints.map((checkpoint) => ({ checkpoint })), ...log.map((entry) => ({ entry })), { events }]
  return parts.map((part) => `${hashJson(part)} ${JSON.stringify(part)}\n`).join('')
}

/** Reads what is whole, and says what is not. */
export function readSave(text: string): { saved: Saved; problems: string[] } {
  const problems: string[] = []
  const checkpoints: Checkpoint[] = []
  const log: Entry[] = []
  let events: StoredEvent[] = []
  let header: Omit<Saved, 'log' | 'checkpoints' | 'events'> | null = null
  text.split('\n').forEach((line, i) => {
    if (!line) return
    const part = readLine(line)
    if (!part) problems.push(`line ${i + 1} is damaged`)
    else if ('header' in part) header = part.header as never
    else if ('checkpoint' in part) checkpoints.push(part.checkpoint as Checkpoint)
    // A gap in the log ends it: what came after cannot be run without it.
    else if ('entry' in part && (part.entry as Entry).seq === log.length) log.push(part.entry as Entry)
    else if ('events' in part) events = part.events as StoredEvent[]
  })
  if (!header) throw new SaveError(problems.length ? 'damaged' : 'not-a-save', 'this is not a saved table, or its first line is damaged')
  return { saved: { ...(header as Omit<Saved, 'log' | 'checkpoints' | 'events'>), checkpoints, log, events }, problems }
}

function readLine(line: string): { [part: string]: unknown } | null {
  const space = line.indexOf(' ')
  try {
    const part = JSON.parse(line.slice(space + 1)) as { [part: string]: unknown }
    return hashJson(part) === line.slice(0, space) ? part : null
  } catch {
    return null
  }
}
