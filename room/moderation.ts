import { type Barred, type House, type JournalLine, personIn } from './journalLine.ts'
import type { ToTable } from './protocol.ts'
import { RequestRefused } from './requestRefused.ts'
import { requireHost } from './requirements.ts'
import type { Guest, RoomFacts, Somebody } from './roomState.ts'
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

export function requireTalk(room: RoomFacts, { person }: Guest): void {
  if (isBarred(room.house, person, 'talk')) throw new RequestRefused('not-allowed', refusals.muted)
  const quiet = room.house.talk === 'seated' && room.house.hostPerson !== person && !room.seatsOf(person).length
  if (quiet) throw new RequestRefused('not-allowed', refusals.onlySeated)
}

/** What the host does about people, and what keeps a table from being put away: the lines that say it. */
export function moderationLines(room: RoomFacts, guest: Guest, message: Message, now: number): JournalLine[] {
  switch (message.do) {
    case 'keep':
      if (room.house.hostPerson !== guest.person && !room.seatsOf(guest.person).length) throw new RequestRefused('not-your-seat')
      return [{ is: 'house', at: now, change: {}, trace: { what: 'keptOn', a: guest.name, b: '' } }]
    case 'host': {
      requireHost(room, guest)
      const other = known(room, message.to)
      if (isBarred(room.house, other.person, 'table')) throw new RequestRefused('not-allowed', refusals.barred)
      return [{ is: 'house', at: now, change: { hostPerson: other.person }, trace: { what: 'hostGiven', a: guest.name, b: other.name } }]
    }
    case 'bar':
      requireHost(room, guest)
      return barLines(room, guest, message, now)
  }
}

const TRACES = { seats: 'barredSeats', table: 'barredTable', talk: 'barredTalk' } as const

function barLines(room: RoomFacts, guest: Guest, { person, from, on }: Extract<Message, { do: 'bar' }>, now: number): JournalLine[] {
  const other = known(room, person)
  if (other.person === room.house.hostPerson) throw new RequestRefused('not-allowed')
  const change = { barred: withBarred(room.house, other, from, on) }
  const trace = { what: on ? TRACES[from] : 'letBack', a: guest.name, b: other.name } as const
  return [{ is: 'house', at: now, change, trace }, ...(on && from !== 'talk' ? freedSeats(room, person, now) : [])]
}

/** A bot that plays for them goes on, but not for them. */
function freedSeats({ sittings }: RoomFacts, person: string, now: number): JournalLine[] {
  return [...sittings]
    .filter(([, sitting]) => personIn(sitting)?.person === person)
    .map(([seat, sitting]) => {
      const after = sitting.kind === 'bot' ? ({ kind: 'bot', level: sitting.level } as const) : ({ kind: 'open' } as const)
      return { is: 'seat', at: now, seat, sitting: after }
    })
}

/** Somebody who is here, sits here, or was sent away. */
function known(room: RoomFacts, person: string): Somebody {
  const everybody = [...[...room.sittings.values()].map(personIn), ...room.people(), ...(room.house.barred ?? [])]
  const found = everybody.find((one) => one?.person === person)
  if (!found) throw new RequestRefused('no-such-person')
  return found
}
