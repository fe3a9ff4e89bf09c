import { Chance } from './chance.ts'
import type { Decision, Entry } from './decision.ts'
import type { Checkpoint, Place } from './edge.ts'
import { SaveError } from './errors.ts'
import type { Game } from './game.ts'
import { isSeatName } from './outside.ts'
import { checkPassages, edgesAlong, type Passage } from './passage.ts'
import { lineOf, type Saved } from './save.ts'
import type { TableSettings } from './setup.ts'
import type { Shape } from './shape.ts'
import { deepCopyState, definitionOf, emptyState, hashState, type State } from './state.ts'
import { Table } from './table.ts'

/** What opening a save gave: the table, and what could not be kept. */
export type Restored<S extends Shape> = {
  readonly table: Table<S>
  /** Decisions that must be made again. */
  readonly remake: readonly Decision[]
  /** For people: what was found damaged or changed. */
  readonly problems: readonly string[]
  /** Other rules took over here, at the table's `origin`: whoever keeps a journal writes that down before anybody goes on. */
  readonly renewed: boolean
}

/** One table that is being opened. */
type Opening<S extends Shape> = {
  readonly game: Game<S>
  readonly saved: Saved
  readonly line: readonly Decision[]
  readonly host: TableSettings
  readonly trail: readonly Passage[]
  readonly problems: string[]
}

/**
 * Opens a saved table at its last whole checkpoint. `trail`: how the state went on from edge to edge since then, from who keeps that with
 * each decision. What the rules of today make of the log must be what was kept; where it is not, the state at the last edge counts.
 */
export function restore<S extends Shape>(
  game: Game<S>,
  saved: Saved,
  host: TableSettings = {},
  trail: readonly Passage[] = [],
): Restored<S> {
  checkHeader(game, saved)
  const opening: Opening<S> = { game, saved, line: lineOf(saved.log), host, trail, problems: [] }
  if (saved.content !== game.contentHash) opening.problems.push('the cards have changed since this table was saved')
  const checkpoints = [...(saved.origin ? [saved.origin] : []), ...saved.checkpoints]
  for (const checkpoint of checkpoints.reverse()) {
    const damage = damageOf(checkpoint, opening.line)
    if (!damage) return open(opening, checkpoint)
    opening.problems.push(`checkpoint at decision ${checkpoint.at}: ${damage}`)
  }
  return fromTheBeginning(opening)
}

/** No checkpoint is whole: the log alone can still bring the table back, as long as the rules are those it was played by. */
function fromTheBeginning<S extends Shape>({ game, saved, line, host, trail, problems }: Opening<S>): Restored<S> {
  const setup = { seats: saved.seats, options: saved.options, seed: saved.seed }
  const table = new Table(game, setup, host, emptyState(), new Chance(saved.seed, saved.counters, host.scripted))
  try {
    table.startOver()
    table.resume(saved.log, line, [...saved.opening], { at: 0, offset: 0, events: 0, serial: 0 })
    checkPassages(table, trail)
  } catch (error) {
    problems.push(wordsOf(error))
    throw new SaveError('damaged', `no checkpoint of this save can be opened: ${problems.join('; ')}`)
  }
  if (saved.hash !== null && table.hash !== saved.hash) problems.push('the table does not come out as it was saved')
  return { table, remake: [], problems: [...problems, 'all decisions were run again from the beginning'], renewed: false }
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
  if (!saved.seats.every(isSeatName)) throw new SaveError('damaged', 'a seat of this table has a name that no seat can have')
  if (saved.format !== 1) throw new SaveError('newer-format', `this table was saved in format ${saved.format}; this program reads format 1`)
  if (saved.game !== game.id) throw new SaveError('wrong-game', `this is a table of «${saved.game}», not of «${game.id}»`)
  if (saved.stateVersion > game.stateVersion) throw new SaveError('newer-state', 'this table was saved by a newer version of the game')
}

/** What is wrong with a checkpoint; null: it is whole, and belongs to these decisions. */
export function damageOf(checkpoint: Checkpoint, line: readonly Decision[]): string | null {
  if (hashState(checkpoint.state) !== checkpoint.hash) return 'its state does not match its hash'
  if ((line[checkpoint.at - 1]?.seq ?? null) !== checkpoint.last) return 'decisions before it are missing'
  return null
}

/** Runs the log on from a checkpoint, as long as that leads where it led; else goes on from what was kept of the state. */
function open<S extends Shape>(opening: Opening<S>, checkpoint: Checkpoint): Restored<S> {
  const { game, saved, line, trail, problems } = opening
  const sameRules = saved.stateVersion === game.stateVersion && saved.rules === game.rules && saved.content === game.contentHash
  if (saved.stateVersion !== game.stateVersion) return carryOver(opening, checkpoint)
  const { last: _, hash: __, state, ...place } = checkpoint
  try {
    const table = tableAt(opening, { ...place, state }).resume(saved.log, line, [...saved.opening], place)
    checkPassages(table, trail)
    if (!sameRules) checkPieces(game, table.kernel.raw)
    table.origin = sameRules ? (saved.origin ?? null) : checkpoint
    if (sameRules && saved.hash !== null && table.hash !== saved.hash) problems.push('the table does not come out as it was saved')
    return { table, remake: [], problems, renewed: !sameRules }
  } catch (error) {
    if (error instanceof SaveError) throw error
    problems.push(wordsOf(error))
  }
  return carryOver(opening, checkpoint)
}

/**
 * Takes the state at the last edge as it was kept, carried over to the shape of today, and lets these rules go on from there. What was
 * decided since that edge is run again if it can be; if not, it must be decided again. An edge from which these rules cannot go on at
 * all gives way to the one before.
 */
function carryOver<S extends Shape>(opening: Opening<S>, checkpoint: Checkpoint): Restored<S> {
  const { game, saved, line, trail, problems } = opening
  for (const edge of edgesAlong(checkpoint, trail)) {
    if (edge.at > line.length) continue
    const state = migrated(game, edge.state, saved.stateVersion)
    const { at, offset, events, serial } = edge
    const origin: Checkpoint = { at, offset, events, serial, last: line[at - 1]?.seq ?? null, state, hash: hashState(state) }
    for (const all of [true, false]) {
      try {
        const table = goOn(opening, origin, all)
        table.origin = origin
        return { table, remake: all ? [] : line.slice(at), problems, renewed: true }
      } catch (error) {
        if (error instanceof SaveError) throw error
        if (!problems.includes(wordsOf(error))) problems.push(wordsOf(error))
      }
    }
  }
  throw new SaveError('other-rules', `the rules as they are now cannot go on from where this table stands: ${problems.join('; ')}`)
}

/** From an edge with everything decided and drawn since, or with nothing of it: then chance is void as well, for other rules drew it. */
function goOn<S extends Shape>(opening: Opening<S>, origin: Checkpoint, all: boolean): Table<S> {
  const { saved, line } = opening
  const table = tableAt(opening, origin)
  if (all) return table.resume(saved.log, line, [...saved.opening], origin)
  const first = line[origin.at]
  const log: readonly Entry[] = first ? [...saved.log, { seq: saved.log.length, undo: first.seq, seats: [] }] : saved.log
  return table.resumeLive(log, line, [...saved.opening], origin)
}

function tableAt<S extends Shape>({ game, saved, host }: Opening<S>, edge: Place & { readonly state: State }): Table<S> {
  const state = deepCopyState(edge.state)
  checkPieces(game, state)
  const setup = { seats: saved.seats, options: saved.options, seed: saved.seed }
  const table = new Table(game, setup, host, state, new Chance(saved.seed, saved.counters, host.scripted))
  table.kernel.events.push(...saved.events.slice(0, edge.events))
  table.kernel.atEdge(edge.events, edge.serial)
  return table
}

/** A card that is no longer in the box cannot be played; what becomes of it a migration must say. */
function checkPieces<S extends Shape>(game: Game<S>, state: State): void {
  const gone = new Set(Object.keys(state.pieces).map((piece) => definitionOf(state, piece)))
  for (const id of gone) if (game.definitions.has(id)) gone.delete(id)
  if (gone.size) throw new SaveError('unknown-piece', `this table holds cards that are no longer in the game: ${[...gone].join(', ')}`)
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function migrated<S extends Shape>(game: Game<S>, state: State, from: number): State {
  let current = deepCopyState(state)
  for (let version = from; version < game.stateVersion; version++) {
    const step = game.migrate?.[version]
    if (!step) throw new SaveError('no-migration', `nothing carries a table over from state version ${version}`)
    current = step(current)
  }
  return current
}
