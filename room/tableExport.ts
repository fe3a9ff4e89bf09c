import { imagining } from '@miskatonic/bots'
import { type AnyShape, type Game, type Kernel, randomFrom, type Saved, SPECTATOR, save, type Table } from '@miskatonic/kernel'
import { freshSeed } from './freshSeed.ts'
import { type JournalLine, personIn } from './journalLine.ts'
import { isBarred } from './moderation.ts'
import { RequestRefused } from './requestRefused.ts'
import type { RoomFacts } from './roomState.ts'
import { refusals, UNNAMED } from './strings.ts'
import { forkAt } from './tableFork.ts'

/** What somebody may take home of a table: all of it, what a seat of theirs knows of it, or nothing yet. */
export type MayTake = 'whole' | 'seen' | 'nothing'

const secretive = new WeakMap<Game<AnyShape>, boolean>()

/** Whether this game lets one seat see what it keeps from another. */
function keepsSecrets(game: Game<AnyShape>): boolean {
  const known = secretive.get(game) ?? hasOwnersSights(game)
  secretive.set(game, known)
  return known
}

const isKept = (sight: unknown): boolean => sight === 'owner' || sight === 'team'

function hasOwnersSights({ zones, definitions, attributes, table, records }: Game<AnyShape>): boolean {
  const owned = (sights: object | undefined): boolean => Object.values(sights ?? {}).some(isKept)
  return (
    Object.values(zones).some(({ see }) => owned(see)) ||
    [...definitions.values()].some(({ see }) => owned(see)) ||
    [...Object.values(attributes), ...Object.values(table)].some(({ see }) => isKept(see)) ||
    Object.values(records).some(owned)
  )
}

/** A card somebody looked at that others did not. */
const somebodyLooked = ({ raw, seats }: Kernel<AnyShape>): boolean =>
  Object.values(raw.pieces).some(({ seen }) => Object.values(seen ?? {}).some((by) => seats.some((seat) => !by.includes(seat))))

/** Whether somebody at this table knows what another should not. Whoever has got up, or lets a bot play, may come back. */
export function secretsAmongPeople(room: RoomFacts): boolean {
  return room.everSat.size > 1 && (keepsSecrets(room.table.game) || somebodyLooked(room.table.kernel))
}

/** Nobody else has ever sat here, and nobody can sit down without taking a seat from this person or a bot. */
const playsAlone = ({ everSat, sittings }: RoomFacts, person: string): boolean =>
  everSat.size === 1 && everSat.has(person) && [...sittings.values()].every(({ kind }) => kind !== 'open')

/** What an ended game has shown is for everybody. While it runs, nobody learns from a file what the table keeps from them. */
export function mayTake(room: RoomFacts, person: string): MayTake {
  if (isBarred(room.house, person, 'table')) return 'nothing'
  // What a night was set up with is the memory of its campaign, which outlasts it.
  if (room.begun.campaign?.alone === false) return 'nothing'
  if (room.table.over || playsAlone(room, person)) return 'whole'
  const mayAsk = room.house.hostPerson === person || room.seatsOf(person).length > 0
  return mayAsk && !keepsSecrets(room.table.game) ? 'seen' : 'nothing'
}

export type Taker = { readonly person: string; readonly seq: number | null; readonly seed: string | null; readonly now: number }

/** The table as a file for somebody, with the line that says so to the others while the game runs. */
export function* exported(room: RoomFacts, taker: Taker): Generator<void, { readonly saved: Saved; readonly line: JournalLine | null }> {
  const { person, seq, seed } = taker
  const may = mayTake(room, person)
  if (may === 'nothing') throw new RequestRefused('not-allowed', room.begun.campaign ? refusals.night : refusals.secrets)
  const saved = may === 'whole' ? yield* savedAt(room.table, seq, seed) : yield* asSeen(room, person, seq, seed ?? freshSeed())
  // Somebody may have sat down between two parts.
  if (mayTake(room, person) !== may) throw new RequestRefused('not-allowed', refusals.secrets)
  return { saved, line: room.table.over ? null : exportLine(room, taker, may) }
}

/** Who took all of a running game knows what is hidden: whoever sits down here later is told. */
function exportLine(room: RoomFacts, { person, seq, now }: Taker, may: MayTake): JournalLine {
  const seat = [...room.sittings.values()].find((sitting) => personIn(sitting)?.person === person)
  const name = (seat ? personIn(seat) : room.people().find((one) => one.person === person))?.name ?? UNNAMED
  const [exported, forked] = may === 'whole' ? (['exported', 'forked'] as const) : (['exportedSeen', 'forkedSeen'] as const)
  const trace = seq === null ? { what: exported, a: name, b: '' } : { what: forked, a: name, b: String(seq) }
  return { is: 'house', at: now, change: may === 'whole' ? { laidOpen: true } : {}, trace }
}

/** The table as a file, or from an earlier moment; with another seed what is still unknown becomes unknown again. */
export function* savedAt(table: Table<AnyShape>, seq: number | null, seed: string | null): Generator<void, Saved> {
  const saved = save(seq === null ? table : yield* forkAt(table, seq))
  return seed === null ? saved : { ...saved, seed, counters: {} }
}

/** The same moment as somebody at the table knows it: what they cannot know is something else, and nothing before it is told. */
function* asSeen(room: RoomFacts, person: string, seq: number | null, seed: string): Generator<void, Saved> {
  const moment = yield* forkAt(room.table, seq ?? room.table.seq)
  const world = imagining(moment, room.seatsOf(person)[0] ?? SPECTATOR, room.playing.unknown)(randomFrom(freshSeed()))
  if (!world) throw new RequestRefused('unavailable', refusals.notNow)
  return { ...save(world.table), seed, counters: {} }
}
