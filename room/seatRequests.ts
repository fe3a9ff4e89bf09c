import { distinctName } from './distinctName.ts'
import { personIn } from './journalLine.ts'
import { isBarred, withBarred } from './moderation.ts'
import type { ToTable } from './protocol.ts'
import { RequestRefused, type SILENT } from './requestRefused.ts'
import type { Guest, Room, Somebody } from './room.ts'
import { refusals } from './strings.ts'

type Message = Extract<ToTable, { do: 'claim' | 'leave' | 'bot' | 'return' | 'give' | 'name' | 'remove' | 'rename' | 'rules' | 'pace' }>

/** Who sits where, and what the table's host may change. Everything leaves a trace. */
export function seatRequest(room: Room, guest: Guest, message: Message, now: number): typeof SILENT | undefined {
  switch (message.do) {
    case 'rename':
      room.hostOnly(guest)
      room.write({ is: 'house', at: now, change: { name: message.name }, trace: { what: 'renamed', a: guest.name, b: message.name } })
      return
    case 'rules': {
      room.hostOnly(guest)
      const { do: _, id: __, ...change } = message
      const chosen = Object.entries(change).map(([rule, value]) => `${rule}=${value}`)
      room.write({ is: 'house', at: now, change, trace: { what: 'house', a: guest.name, b: chosen.join(' ') } })
      return
    }
    case 'pace':
      room.hostOnly(guest)
      room.write({ is: 'house', at: now, change: { pace: message.ms }, trace: { what: 'pace', a: guest.name, b: '' } })
      return
    default:
      return ofSeat(room, guest, message, now)
  }
}

function ofSeat(room: Room, guest: Guest, message: Exclude<Message, { do: 'rename' | 'rules' | 'pace' }>, now: number): undefined {
  const { seat } = message
  const sitting = room.sittings.get(seat)
  if (!sitting) throw new RequestRefused('no-such-seat')
  const traced = (what: 'claimed' | 'left' | 'bot' | 'returned' | 'given' | 'removed') => ({ what, a: guest.name, b: seat })
  switch (message.do) {
    case 'claim':
      if (sitting.kind !== 'open') throw new RequestRefused('not-free')
      if (isBarred(room.house, guest.person, 'seats')) throw new RequestRefused('not-allowed', refusals.barred)
      if (!guest.mayClaim) throw new RequestRefused('not-allowed', refusals.onlyWatching)
      return room.sit(seat, { kind: 'person', person: guest.person, name: guest.name }, now, traced('claimed')) as undefined
    case 'leave':
      room.mine(guest, seat)
      return room.sit(seat, { kind: 'open' }, now, traced('left')) as undefined
    case 'bot': {
      if (sitting.kind !== 'person' || sitting.person !== guest.person) room.hostOnly(guest)
      room.bots.makerOf(message.level)
      const back = personIn(sitting)
      return room.sit(seat, { kind: 'bot', level: message.level, ...(back ? { for: back } : {}) }, now, traced('bot')) as undefined
    }
    case 'return':
      if (sitting.kind !== 'bot' || sitting.for?.person !== guest.person) throw new RequestRefused('not-your-seat')
      return room.sit(seat, { kind: 'person', ...sitting.for }, now, traced('returned')) as undefined
    case 'give': {
      room.mine(guest, seat)
      const other = room.people().find(({ person }) => person === message.to)
      if (!other) throw new RequestRefused('no-such-person')
      if (isBarred(room.house, other.person, 'seats')) throw new RequestRefused('not-allowed', refusals.barred)
      return room.sit(seat, { kind: 'person', person: other.person, name: other.name }, now, traced('given')) as undefined
    }
    case 'name': {
      room.mine(guest, seat)
      const name = distinctName(room, guest.person, message.name)
      const before = sitting.kind === 'person' ? sitting.name : guest.name
      return room.sit(seat, { kind: 'person', person: guest.person, name }, now, { what: 'named', a: before, b: name }) as undefined
    }
    case 'remove':
      room.hostOnly(guest)
      keepOut(room, personIn(sitting), now)
      return room.sit(seat, { kind: 'open' }, now, traced('removed')) as undefined
  }
}

/** Whoever is put out of a seat does not sit down again until the host lets them. */
function keepOut(room: Room, holder: Somebody | null, now: number): void {
  if (!holder || holder.person === room.house.hostPerson || isBarred(room.house, holder.person, 'seats')) return
  room.write({ is: 'house', at: now, change: { barred: withBarred(room.house, holder, 'seats', true) } })
}
