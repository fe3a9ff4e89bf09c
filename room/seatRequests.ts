import { botMaker } from './botSeats.ts'
import { distinctName } from './distinctName.ts'
import { type JournalLine, personIn, type Sitting, type Traced } from './journalLine.ts'
import { isBarred, withBarred } from './moderation.ts'
import type { ToTable } from './protocol.ts'
import { RequestRefused } from './requestRefused.ts'
import { requireHost, requireOwnSeat } from './requirements.ts'
import type { Guest, RoomFacts, Somebody } from './roomState.ts'
import { refusals } from './strings.ts'

type HouseMessage = Extract<ToTable, { do: 'rename' | 'rules' | 'pace' }>
type SeatMessage = Extract<ToTable, { do: 'claim' | 'leave' | 'bot' | 'return' | 'give' | 'name' | 'remove' }>

/** What the table's host changes about the house. */
export function houseLine(room: RoomFacts, guest: Guest, message: HouseMessage, now: number): JournalLine {
  requireHost(room, guest)
  switch (message.do) {
    case 'rename':
      return { is: 'house', at: now, change: { name: message.name }, trace: { what: 'renamed', a: guest.name, b: message.name } }
    case 'rules': {
      const { do: _, id: __, ...change } = message
      const chosen = Object.entries(change).map(([rule, value]) => `${rule}=${value}`)
      return { is: 'house', at: now, change, trace: { what: 'house', a: guest.name, b: chosen.join(' ') } }
    }
    case 'pace':
      return { is: 'house', at: now, change: { pace: message.ms }, trace: { what: 'pace', a: guest.name, b: '' } }
  }
}

/** Who sits where from now on. Everything leaves a trace in the chat. */
export function seatLines(room: RoomFacts, guest: Guest, message: SeatMessage, now: number): JournalLine[] {
  const { seat } = message
  const before = room.sittings.get(seat)
  if (!before) throw new RequestRefused('no-such-seat')
  const { sitting, ...trace } = seated(room, guest, message, before)
  const line: JournalLine = { is: 'seat', at: now, seat, sitting, trace: { a: guest.name, b: seat, ...trace } }
  return message.do === 'remove' ? [...keptOut(room, personIn(before), now), line] : [line]
}

function seated(
  room: RoomFacts,
  guest: Guest,
  message: SeatMessage,
  before: Sitting,
): { sitting: Sitting } & Pick<Traced, 'what'> & Partial<Traced> {
  const { seat } = message
  switch (message.do) {
    case 'claim':
      if (before.kind !== 'open') throw new RequestRefused('not-free')
      if (isBarred(room.house, guest.person, 'seats')) throw new RequestRefused('not-allowed', refusals.barred)
      if (!guest.mayClaim) throw new RequestRefused('not-allowed', refusals.onlyWatching)
      return { sitting: { kind: 'person', person: guest.person, name: guest.name }, what: 'claimed' }
    case 'leave':
      requireOwnSeat(room, guest, seat)
      return { sitting: { kind: 'open' }, what: 'left' }
    case 'bot': {
      if (before.kind !== 'person' || before.person !== guest.person) requireHost(room, guest)
      botMaker(room.playing, message.level)
      const back = personIn(before)
      return { sitting: { kind: 'bot', level: message.level, ...(back ? { for: back } : {}) }, what: 'bot' }
    }
    case 'return':
      if (before.kind !== 'bot' || before.for?.person !== guest.person) throw new RequestRefused('not-your-seat')
      return { sitting: { kind: 'person', ...before.for }, what: 'returned' }
    case 'give': {
      requireOwnSeat(room, guest, seat)
      const other = room.people().find(({ person }) => person === message.to)
      if (!other) throw new RequestRefused('no-such-person')
      if (isBarred(room.house, other.person, 'seats')) throw new RequestRefused('not-allowed', refusals.barred)
      return { sitting: { kind: 'person', ...other }, what: 'given' }
    }
    case 'name': {
      requireOwnSeat(room, guest, seat)
      const name = distinctName(room, guest.person, message.name)
      const called = before.kind === 'person' ? before.name : guest.name
      return { sitting: { kind: 'person', person: guest.person, name }, what: 'named', a: called, b: name }
    }
    case 'remove':
      requireHost(room, guest)
      return { sitting: { kind: 'open' }, what: 'removed' }
  }
}

/** Whoever is put out of a seat does not sit down again until the host lets them. */
function keptOut({ house }: RoomFacts, holder: Somebody | null, now: number): JournalLine[] {
  if (!holder || holder.person === house.hostPerson || isBarred(house, holder.person, 'seats')) return []
  return [{ is: 'house', at: now, change: { barred: withBarred(house, holder, 'seats', true) } }]
}
