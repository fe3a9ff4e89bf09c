import { goOnWithSeed, type Seat } from '@miskatonic/kernel'
import { freshSeed } from './freshSeed.ts'
import type { ToTable } from './protocol.ts'
import { RequestRefused, type SILENT } from './requestRefused.ts'
import type { Guest, Room } from './room.ts'
import { refusals } from './strings.ts'
import { secretsAmongPeople } from './tableExport.ts'

type Message = Extract<ToTable, { do: 'undo' | 'redo' | 'agree' | 'restart' }>

/** Taking back, by the table's own policy: what is free, what others must agree to, what its host may do. */
export function undoRequest(room: Room, guest: Guest, message: Message, now: number): typeof SILENT | undefined {
  switch (message.do) {
    case 'restart':
      room.hostOnly(guest)
      if (room.table.over) return outOfTheEnd(room, guest, room.seatsOf(guest.person)[0] ?? null, message.to, now)
      takeBack(room, guest.name, message.to, room.seatsOf(guest.person), now, 'restarted')
      return
    case 'undo':
      room.mine(guest, message.seat)
      return undo(room, guest, message.seat, message.to, now)
    case 'agree':
      room.mine(guest, message.seat)
      return agree(room, guest, message.seat, message.yes, now)
    case 'redo':
      room.mine(guest, message.seat)
      return redo(room, message.seat, now)
  }
}

function undo(room: Room, guest: Guest, seat: Seat, to: number, now: number): undefined {
  const { undo: policy } = room.house
  if (!room.table.line.some((decision) => decision.seq >= to)) throw new RequestRefused('nothing')
  if (room.table.over) return outOfTheEnd(room, guest, seat, to, now)
  const free = to >= room.table.freeUndo(seat) || policy === 'free' || (policy === 'host' && guest.person === room.house.hostPerson)
  if (!free && policy !== 'consent') throw new RequestRefused('not-allowed', refusals.policy)
  const others = free ? [] : othersThan(room, guest)
  if (!others.length) return takeBack(room, guest.name, to, [seat], now, 'undone') as undefined
  room.write({ is: 'wish', at: now, wish: { told: { by: seat, to, waiting: others }, name: guest.name, agreed: [seat] } })
}

/**
 * The game has ended and shown its seed and its hands. That is learned, so all must agree, whatever the policy; and where people keep
 * secrets from each other there is no way back: they can open another table from that moment.
 */
function outOfTheEnd(room: Room, guest: Guest, seat: Seat | null, to: number, now: number): undefined {
  if (secretsAmongPeople(room)) throw new RequestRefused('not-allowed', refusals.shown)
  const others = othersThan(room, guest)
  if (!others.length) return takeBack(room, guest.name, to, seat === null ? [] : [seat], now, 'undone') as undefined
  if (seat === null) throw new RequestRefused('not-your-seat')
  room.write({ is: 'wish', at: now, wish: { told: { by: seat, to, waiting: others }, name: guest.name, agreed: [seat] } })
}

/** The seats of other people: bots agree to everything. */
function othersThan(room: Room, guest: Guest): Seat[] {
  return room.begun.seats.filter((seat) => {
    const sitting = room.sittings.get(seat)
    return sitting?.kind === 'person' && sitting.person !== guest.person
  })
}

function agree(room: Room, guest: Guest, seat: Seat, yes: boolean, now: number): undefined {
  const { wish } = room
  const withdraws = wish?.told.by === seat && !yes
  if (!wish || !(withdraws || wish.told.waiting.includes(seat))) throw new RequestRefused('nothing', refusals.noWish)
  if (!yes) {
    room.write({ is: 'wish', at: now, wish: null, ...(withdraws ? {} : { trace: { what: 'kept', a: guest.name, b: wish.name } }) })
    return
  }
  const waiting = wish.told.waiting.filter((one) => one !== seat)
  const agreed = [...wish.agreed, seat]
  if (!waiting.length) return takeBack(room, wish.name, wish.told.to, agreed, now, 'undone') as undefined
  room.write({ is: 'wish', at: now, wish: { ...wish, told: { ...wish.told, waiting }, agreed } })
}

function takeBack(room: Room, name: string, to: number, seats: readonly Seat[], now: number, what: 'undone' | 'restarted'): void {
  const { table } = room
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
  room.write({ is: 'undo', at: now, undone, keep, events: events.slice(keep), trace, ...(seed === null ? {} : { seed }) })
  if (seed !== null) goOnWithSeed(table, seed)
  room.undone.push(...gone.toReversed().map(({ seat, answer }) => ({ seat, answer })))
  room.tookBack()
}

/** Gives one's answers again, up to the next of somebody else's. Dice that were taken back fall anew. */
function redo(room: Room, seat: Seat, now: number): undefined {
  const next = room.undone.at(-1)
  if (!next || next.seat !== seat) throw new RequestRefused('nothing', refusals.noRedo)
  room.undone.pop()
  room.decide(seat, next.answer, room.table.seq, 'human', now, undefined, 'real')
}
