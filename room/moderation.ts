import type { Barred, House } from './journalLine.ts'
import { personIn } from './journalLine.ts'
import type { ToTable } from './protocol.ts'
import { RequestRefused } from './requestRefused.ts'
import type { Guest, Room, Somebody } from './room.ts'
import { refusals } from './strings.ts'

type Message = Extract<ToTable, { do: 'bar' | 'host' | 'keep' }>

/** Whoever is barred from the table neither sits nor talks there; who is barred from seats may watch. */
export const isBarred = ({ barred = [] }: House, person: string, from: Barred['from']): boolean =>
  barred.some((one) => one.person === person && (one.from === from || one.from === 'table'))

/** Puts somebody on the list of those who may not, or takes them off it. */
export function withBarred({ barred = [] }: House, { person, name }: Somebody, from: Barred['from'], on: boolean): readonly Barred[] {
  const others = barred.filter((one) => !(one.person === person && (!on || one.from === from)))
  return on ? [...others, { person, name, from }] : others
}

/** Whether somebody may write to the table. */
export function mayTalk(room: Room, { person }: Guest): void {
  if (isBarred(room.house, person, 'talk')) throw new RequestRefused('not-allowed', refusals.muted)
  const quiet = room.house.talk === 'seated' && room.house.hostPerson !== person && !room.seatsOf(person).length
  if (quiet) throw new RequestRefused('not-allowed', refusals.onlySeated)
}

/** What the host does about people, and what keeps a table from being put away. */
export function moderationRequest(room: Room, guest: Guest, message: Message, now: number): undefined {
  switch (message.do) {
    case 'keep':
      if (room.house.hostPerson !== guest.person && !room.seatsOf(guest.person).length) throw new RequestRefused('not-your-seat')
      room.write({ is: 'house', at: now, change: {}, trace: { what: 'keptOn', a: guest.name, b: '' } })
      return
    case 'host': {
      room.hostOnly(guest)
      const other = known(room, message.to)
      if (isBarred(room.house, other.person, 'table')) throw new RequestRefused('not-allowed', refusals.barred)
      const change = { hostPerson: other.person }
      room.write({ is: 'house', at: now, change, trace: { what: 'hostGiven', a: guest.name, b: other.name } })
      return
    }
    case 'bar':
      room.hostOnly(guest)
      return bar(room, guest, message, now)
  }
}

const TRACES = { seats: 'barredSeats', table: 'barredTable', talk: 'barredTalk' } as const

function bar(room: Room, guest: Guest, { person, from, on }: Extract<Message, { do: 'bar' }>, now: number): undefined {
  const other = known(room, person)
  if (other.person === room.house.hostPerson) throw new RequestRefused('not-allowed')
  const change = { barred: withBarred(room.house, other, from, on) }
  room.write({ is: 'house', at: now, change, trace: { what: on ? TRACES[from] : 'letBack', a: guest.name, b: other.name } })
  if (on && from !== 'talk') freeSeatsOf(room, person, now)
}

/** A bot that plays for them goes on, but not for them. */
function freeSeatsOf(room: Room, person: string, now: number): void {
  for (const [seat, sitting] of room.sittings) {
    if (personIn(sitting)?.person !== person) continue
    room.sit(seat, sitting.kind === 'bot' ? { kind: 'bot', level: sitting.level } : { kind: 'open' }, now)
  }
}

/** Somebody who is here, sits here, or was sent away. */
function known(room: Room, person: string): Somebody {
  const everybody = [...[...room.sittings.values()].map(personIn), ...room.people(), ...(room.house.barred ?? [])]
  const found = everybody.find((one) => one?.person === person)
  if (!found) throw new RequestRefused('no-such-person')
  return found
}
