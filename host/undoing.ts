import type { Seat } from '@miskatonic/kernel'
import { No, type SILENT } from './no.ts'
import type { ToTable } from './protocol.ts'
import type { Guest, Room } from './room.ts'
import { refusals } from './words.ts'

type Message = Extract<ToTable, { do: 'undo' | 'redo' | 'agree' | 'restart' }>

/** Taking back, by the table's own policy: what is free, what others must agree to, what its host may do. */
export function undoing(room: Room, guest: Guest, message: Message, now: number): typeof SILENT | undefined {
  switch (message.do) {
    case 'restart':
      room.hostOnly(guest)
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
  if (!room.table.line.some((decision) => decision.seq >= to)) throw new No('nothing')
  const free = to >= room.table.freeUndo(seat) || policy === 'free' || (policy === 'host' && guest.person === room.house.hostPerson)
  if (!free && policy !== 'consent') throw new No('not-allowed', refusals.policy)
  const others = free ? [] : othersThan(room, guest)
  if (!others.length) return takeBack(room, guest.name, to, [seat], now, 'undone') as undefined
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
  if (!wish || !(withdraws || wish.told.waiting.includes(seat))) throw new No('nothing', refusals.noWish)
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
  const done = table.undoTo(to, seats)
  if (!done.ok) throw new No(done.error.reason === 'out-of-range' ? 'nothing' : done.error.reason)
  const undone = table.log.at(-1)
  if (!undone || !('undo' in undone)) throw new Error('something was taken back and not logged')
  // Events up to the edge stay as they were; those since were told anew while running up to here again.
  let keep = 0
  while (keep < events.length && events[keep] === before[keep]) keep++
  room.write({ is: 'undo', at: now, undone, keep, events: events.slice(keep), trace: { what, a: name, b: String(to) } })
  room.undone.push(...gone.toReversed().map(({ seat, answer }) => ({ seat, answer })))
  room.tookBack()
}

/** Gives one's answers again, up to the next of somebody else's. Dice that were taken back fall anew. */
function redo(room: Room, seat: Seat, now: number): undefined {
  const next = room.undone.at(-1)
  if (!next || next.seat !== seat) throw new No('nothing', refusals.noRedo)
  room.undone.pop()
  room.decide(seat, next.answer, room.table.seq, 'human', now, undefined, 'real')
}
