import type { Language } from '@miskatonic/contract'
import { damageOf, lineOf, type Saved, type Seat, SPECTATOR, type StoredEvent, writeSave } from '@miskatonic/kernel'
import { chatLine } from './info.ts'
import { type Beginning, type JournalLine, type Mark, personIn, type Sitting } from './journalLine.ts'
import { isBarred } from './moderation.ts'
import { RequestRefused } from './requestRefused.ts'
import type { Playing } from './roomState.ts'
import { refusals } from './strings.ts'
import { isMark, type Journalled, journalled, savedOf } from './tableFromJournal.ts'

/** A table as it is stored, which no rules can open. */
export type Unopened = {
  readonly begun: Beginning
  readonly lines: readonly JournalLine[]
  readonly marks: readonly Mark[]
  readonly over: boolean
}

const LANGUAGES: readonly Language[] = ['es', 'en']

/**
 * The file of a table that no rules can open, put together without running one. Who always played alone, and everybody once the game is over,
 * gets all of it: a release that can open the table can open the file. Others get a record of what they were told, which nobody can play.
 */
export function salvaged(table: Unopened, person: string, text: Playing['text'] | null): string {
  const { begun, lines, marks, over } = table
  let { house } = begun
  const sittings = new Map<Seat, Sitting>(begun.seats.map((seat) => [seat, begun.sittings[seat] ?? { kind: 'open' }]))
  const everSat = new Set([...sittings.values()].flatMap((sitting) => personIn(sitting)?.person ?? []))
  for (const line of lines) {
    if (line.is === 'house') house = { ...house, ...line.change }
    if (line.is !== 'seat') continue
    sittings.set(line.seat, line.sitting)
    const holder = personIn(line.sitting)
    if (holder) everSat.add(holder.person)
  }
  if (isBarred(house, person, 'table')) throw new RequestRefused('not-allowed', refusals.barred)
  const alone = everSat.size === 1 && everSat.has(person) && [...sittings.values()].every(({ kind }) => kind !== 'open')
  const own = begun.seats.filter((seat) => personIn(sittings.get(seat) ?? { kind: 'open' })?.person === person)
  const mark = marks.find((one) => isMark(one) && isSound(table, one))
  const journal = journalled(lines, begun, mark?.start ?? { events: begun.saved?.events ?? [], counters: {} })
  const whole = (over || alone) && begun.campaign?.alone !== false
  if (whole && mark) return writeSave(savedOf(begun, journal, mark) as Saved)
  return recordOf(table, journal, own.length ? own : [SPECTATOR], text)
}

const isSound = ({ begun, lines }: Unopened, mark: Mark): boolean => {
  const last = mark.checkpoints.at(-1)
  return last !== undefined && damageOf(last, lineOf(journalled(lines, begun, mark.start).log)) === null
}

/** What these seats were told and decided, and what was said at the table: as it was kept, and in words where the game still has them. */
function recordOf({ begun, lines }: Unopened, { log, events }: Journalled, seats: readonly Seat[], text: Playing['text'] | null): string {
  const { game, created, house } = begun
  const heard = (seat: Seat) => events.flatMap((event) => toldTo(event, seat, text))
  const record = {
    record: 1,
    game,
    name: house.name,
    created,
    seats: begun.seats,
    heard: Object.fromEntries(seats.map((seat) => [seat, heard(seat)])),
    decided: lineOf(log).flatMap(({ seq, seat, said, answer }) => (seats.includes(seat) ? [{ seq, seat, answer: said ?? answer }] : [])),
    chat: lines.flatMap((line, n) => chatLine(line, n, 'en') ?? []),
  }
  return `${JSON.stringify(record, null, 1)}\n`
}

function toldTo({ seq, told }: StoredEvent, seat: Seat, text: Playing['text'] | null): object[] {
  const message = told[seat]
  if (!message) return []
  try {
    const reader = seat === SPECTATOR ? null : seat
    return [{ seq, ...message, ...(text ? Object.fromEntries(LANGUAGES.map((lang) => [lang, text.say(message, { lang, reader })])) : {}) }]
  } catch {
    // The game no longer knows what this says.
    return [{ seq, ...message }]
  }
}
