import { type AnyShape, type Decision, goOnWithSeed, type Seat, type Table } from '@miskatonic/kernel'
import { freshSeed } from './freshSeed.ts'
import type { JournalLine } from './journalLine.ts'
import type { ToTable } from './protocol.ts'
import { RequestRefused } from './requestRefused.ts'
import { requireHost, requireOwnSeat } from './requirements.ts'
import type { Guest, RoomFacts } from './roomState.ts'
import { refusals } from './strings.ts'
import { secretsAmongPeople } from './tableExport.ts'

type Message = Extract<ToTable, { do: 'undo' | 'agree' | 'restart' }>

/** Everything from decision `to` on is taken back. `seats`: who wanted it. */
export type TakingBack = {
  readonly name: string
  readonly to: number
  readonly seats: readonly Seat[]
  readonly what: 'undone' | 'restarted'
}

/** What follows from a request to take back: it is done, or a line says that others have to agree, or do not. */
export type UndoVerdict = { readonly takeBack: TakingBack } | { readonly line: JournalLine }

/** Judges it by the table's own policy: what is free, what others must agree to, what its host may do. */
export function undoVerdict(room: RoomFacts, guest: Guest, message: Message, now: number): UndoVerdict {
  switch (message.do) {
    case 'restart': {
      requireHost(room, guest)
      const seats = room.seatsOf(guest.person)
      if (room.table.over) return outOfTheEnd(room, guest, seats[0] ?? null, message.to, now)
      return { takeBack: { name: guest.name, to: message.to, seats, what: 'restarted' } }
    }
    case 'undo':
      requireOwnSeat(room, guest, message.seat)
      return undo(room, guest, message.seat, message.to, now)
    case 'agree':
      requireOwnSeat(room, guest, message.seat)
      return agree(room, guest, message.seat, message.yes, now)
  }
}

function undo(room: RoomFacts, guest: Guest, seat: Seat, to: number, now: number): UndoVerdict {
  const { undo: policy } = room.house
  if (!room.table.line.some((decision) => decision.seq >= to)) throw new RequestRefused('nothing')
  if (room.table.over) return outOfTheEnd(room, guest, seat, to, now)
  const free = to >= room.table.freeUndo(seat) || policy === 'free' || (policy === 'host' && guest.person === room.house.hostPerson)
  if (!free && policy !== 'consent') throw new RequestRefused('not-allowed', refusals.policy)
  const others = free ? [] : othersThan(room, guest)
  if (!others.length) return { takeBack: { name: guest.name, to, seats: [seat], what: 'undone' } }
  return wished(guest, seat, to, others, now)
}

/**
 * The game has ended and shown its seed and its hands. People know them now, so all must agree, whatever the policy; and where people keep
 * secrets from each other there is no way back: they can open another table from that moment.
 */
function outOfTheEnd(room: RoomFacts, guest: Guest, seat: Seat | null, to: number, now: number): UndoVerdict {
  if (secretsAmongPeople(room)) throw new RequestRefused('not-allowed', refusals.shown)
  const others = othersThan(room, guest)
  if (!others.length) return { takeBack: { name: guest.name, to, seats: seat === null ? [] : [seat], what: 'undone' } }
  if (seat === null) throw new RequestRefused('not-your-seat')
  return wished(guest, seat, to, others, now)
}

const wished = ({ name }: Guest, by: Seat, to: number, waiting: readonly Seat[], now: number): UndoVerdict => ({
  line: { is: 'wish', at: now, wish: { told: { by, to, waiting }, name, agreed: [by] } },
})

/** The seats of other people: bots agree to everything. */
function othersThan({ begun, sittings }: RoomFacts, guest: Guest): Seat[] {
  return begun.seats.filter((seat) => {
    const sitting = sittings.get(seat)
    return sitting?.kind === 'person' && sitting.person !== guest.person
  })
}

function agree({ wish }: RoomFacts, guest: Guest, seat: Seat, yes: boolean, now: number): UndoVerdict {
  const withdraws = wish?.told.by === seat && !yes
  if (!wish || !(withdraws || wish.told.waiting.includes(seat))) throw new RequestRefused('nothing', refusals.noWish)
  if (!yes) {
    const trace = withdraws ? {} : { trace: { what: 'kept', a: guest.name, b: wish.name } as const }
    return { line: { is: 'wish', at: now, wish: null, ...trace } }
  }
  const waiting = wish.told.waiting.filter((one) => one !== seat)
  const agreed = [...wish.agreed, seat]
  if (!waiting.length) return { takeBack: { name: wish.name, to: wish.told.to, seats: agreed, what: 'undone' } }
  return { line: { is: 'wish', at: now, wish: { ...wish, told: { ...wish.told, waiting }, agreed } } }
}

/** Takes decisions back at the table, and returns the line that keeps it, with what was taken back. */
export function takenBack(
  table: Table<AnyShape>,
  { name, to, seats, what }: TakingBack,
  now: number,
): { readonly line: JournalLine; readonly gone: readonly Decision[] } {
  const { events } = table.kernel
  const gone = table.line.filter((decision) => decision.seq >= to)
  const before = events.slice()
  // What the old seed would give next is known.
  const seed = table.over ? freshSeed() : null
  const done = table.undoTo(to, seats)
  if (!done.ok) throw new RequestRefused(done.error.reason === 'out-of-range' ? 'nothing' : done.error.reason)
  const undone = table.log.at(-1)
  if (!undone || !('undo' in undone)) throw new Error('something was taken back and not logged')
  // Events up to the edge stay as they were; those since were told anew while running up to here again.
  let keep = 0
  while (keep < events.length && events[keep] === before[keep]) keep++
  const trace = { what: seed === null ? what : 'reopened', a: name, b: String(to) } as const
  const told = events.slice(keep)
  if (seed !== null) goOnWithSeed(table, seed)
  return { line: { is: 'undo', at: now, undone, keep, events: told, trace, ...(seed === null ? {} : { seed }) }, gone }
}

/** The answer a seat gives again: one's own, up to the next of somebody else's. Dice that were taken back fall anew. */
export function redoneAnswer(room: RoomFacts, guest: Guest, seat: Seat): unknown {
  requireOwnSeat(room, guest, seat)
  const next = room.undone.at(-1)
  if (!next || next.seat !== seat) throw new RequestRefused('nothing', refusals.noRedo)
  return next.answer
}
