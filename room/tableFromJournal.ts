import {
  type AnyShape,
  type Checkpoint,
  canonical,
  type Decision,
  damageOf,
  type Entry,
  type Game,
  keyed,
  lineOf,
  type Passage,
  type Restored,
  restore,
  type Saved,
  SaveError,
  type Seat,
  type StoredEvent,
  Table,
  type Undone,
} from '@miskatonic/kernel'
import { type Beginning, type JournalLine, type Mark, markOf, type RulesLine, type Start, type Traced } from './journalLine.ts'

/** A table as it was opened. `markSoon`: what it could be opened from should be written anew. `told`: what it had told, by its journal. */
export type Opened = Restored<AnyShape> & { readonly start: Start; readonly markSoon: boolean; readonly told: readonly StoredEvent[] }

/** What a journal holds of a table beside its marks. */
export type Journalled = {
  readonly log: readonly Entry[]
  readonly events: readonly StoredEvent[]
  readonly counters: { readonly [label: string]: number }
  readonly seed: string
  /** How the state went from edge to edge, as far as it still counts. */
  readonly trail: readonly Passage[]
  readonly origin: Checkpoint | undefined
}

/**
 * The table of a journal, opened from its newest mark that is whole (`marks`: the newest first), or else from where rules took over last,
 * or from its beginning.
 */
export function tableFrom(game: Game<AnyShape>, begun: Beginning, lines: readonly JournalLine[], marks: readonly Mark[]): Opened {
  const problems: string[] = []
  const rules = lines.findLastIndex(({ is }) => is === 'rules')
  const candidates = marks.filter(({ lines: before }) => (before ?? 0) > rules || (before === undefined && rules < 0))
  if (rules >= 0) candidates.push((lines[rules] as RulesLine).mark)
  for (const mark of candidates) {
    const journal = isMark(mark) ? journalled(lines, begun, mark.start) : null
    const damage = journal ? damageOf(mark.checkpoints.at(-1) as Checkpoint, lineOf(journal.log)) : 'parts of it are missing'
    if (!journal || damage !== null) {
      problems.push(`a mark cannot be used: ${damage}`)
      continue
    }
    const opened = reopen(game, begun, journal, mark)
    const markSoon = opened.renewed || problems.length > 0
    return { ...opened, start: mark.start, told: journal.events, problems: [...problems, ...opened.problems], markSoon }
  }
  const opened = fromTheBeginning(game, begun, lines)
  return { ...opened, problems: [...problems, ...opened.problems], markSoon: true }
}

/** What was read back from a store may be anything. */
export const isMark = (mark: Partial<Mark> | null): mark is Mark =>
  Array.isArray(mark?.start?.events) &&
  typeof mark.start.counters === 'object' &&
  Array.isArray(mark.opening) &&
  typeof mark.checkpoints?.at(-1)?.state === 'object'

/** No mark can be used: everything is run again, and must come out as it is kept, for nothing else says where the table stood. */
function fromTheBeginning(game: Game<AnyShape>, begun: Beginning, lines: readonly JournalLine[]): Omit<Opened, 'markSoon'> {
  const { seats, options, seed, saved } = begun
  const fresh: Restored<AnyShape> = saved
    ? restore(game, saved)
    : { table: Table.start(game, { seats, options, seed }), problems: [], remake: [], renewed: false }
  const { kernel } = fresh.table
  const start: Start = { events: [...kernel.events], counters: kernel.chance.counters() }
  if (!lines.length) return { ...fresh, start, told: saved?.events ?? start.events }
  const journal = journalled(lines, begun, start)
  const opened = reopen(game, begun, journal, markOf(fresh.table, start, 0))
  if (opened.renewed)
    throw new SaveError('damaged', `no mark of this table can be used, and its journal does not run: ${opened.problems.join('; ')}`)
  return { ...opened, start, told: journal.events }
}

/** A table out of how it began, its journal and one of its marks. */
function reopen(game: Game<AnyShape>, begun: Beginning, journal: Journalled, mark: Mark): Restored<AnyShape> {
  return restore(game, savedOf(begun, journal, mark), {}, journal.trail)
}

/** A table as a file, put together without running a rule. */
export function savedOf(begun: Beginning, { log, events, counters, seed, origin = begun.saved?.origin }: Journalled, mark: Mark): Saved {
  const { game, seats, options } = begun
  const { rules, content, stateVersion, opening, checkpoints } = mark
  const header = { format: 1, game, rules, content, stateVersion, seats, options, seed, counters, opening } as const
  return { ...header, log, checkpoints, events, ...(origin ? { origin } : {}), hash: null }
}

export function journalled(lines: readonly JournalLine[], begun: Beginning, start: Start): Journalled {
  const log: Entry[] = [...(begun.saved?.log ?? [])]
  const counting: Decision[] = lineOf(log)
  const events: StoredEvent[] = [...start.events]
  let counters: Record<string, number> = keyed(start.counters)
  let { seed } = begun
  let trail: Passage[] = []
  let origin: Checkpoint | undefined
  const takeBack = (undone: Undone): void => {
    log.push(undone)
    while (counting.length && (counting[counting.length - 1] as Decision).seq >= undone.undo) counting.pop()
    trail = trail.filter(({ at }) => at <= counting.length)
  }
  for (const line of lines) {
    if (line.is === 'decision') {
      log.push(line.decision)
      counting.push(line.decision)
      events.push(...line.events)
      Object.assign(counters, line.counts)
      if (line.passage) trail.push(line.passage)
    } else if (line.is === 'undo' || line.is === 'rules') {
      if (line.is === 'rules') {
        const { chance } = line
        if (chance) log[chance.seq] = { ...(log[chance.seq] as Decision), chance: chance.drawn }
        Object.assign(counters, line.counts)
        origin = line.mark.checkpoints.at(-1)
      } else if (line.seed !== undefined) [seed, counters] = [line.seed, keyed()]
      if (line.undone) takeBack(line.undone)
      events.length = Math.min(events.length, line.keep)
      events.push(...line.events)
    }
  }
  return { log, events, counters, seed, trail, origin }
}

/** That other rules took over, to be written before anybody goes on. `names`: what the seats are called. */
export function rulesLine(opened: Opened, lines: number, at: number, nameOf: (seat: Seat) => string): RulesLine {
  const { table, remake, start, told } = opened
  const { origin, kernel } = table
  if (!origin) throw new Error('no rules took over')
  const before = table.line[origin.at - 1]
  const last = table.log.at(-1)
  let keep = Math.min(origin.events, told.length)
  while (keep < told.length && keep < kernel.events.length && canonical(told[keep]) === canonical(kernel.events[keep])) keep++
  const seats = [...new Set(remake.map(({ seat }) => seat))]
  const each = seats.map((seat) => `${nameOf(seat)} (${remake.filter((one) => one.seat === seat).length})`)
  // Where everything came out as before nobody need know.
  const differs = keep < told.length || keep < kernel.events.length
  const trace = each.length ? { what: 'remade', a: each.join(', '), b: '' } : { what: 'carried', a: '', b: '' }
  return {
    is: 'rules',
    at,
    mark: markOf(table, start, lines + 1, origin),
    undone: remake.length && last && 'undo' in last ? last : null,
    seats,
    chance: before ? { seq: before.seq, drawn: before.chance } : null,
    keep,
    events: kernel.events.slice(keep),
    counts: kernel.chance.counters(),
    ...(each.length || differs ? { trace: trace as Traced } : {}),
  }
}
