import type { Language, Reading } from '@miskatonic/games'
import type { Seat } from '@miskatonic/kernel'
import type { Line } from './journal.ts'
import type { ChatLine, FromTable, Holder, TableInfo } from './protocol.ts'
import type { Present, Room } from './room.ts'
import { withSeatsIn } from './seatWords.ts'
import { sha256 } from './sha256.ts'
import { bots as botNames, trace } from './words.ts'

/** What everybody may know of a table, in one guest's language, and what of it is the guest's. */
export function infoFor(room: Room, guest: Present): FromTable {
  const seats = room.seatsOf(guest.person)
  const [own, another] = seats
  return {
    is: 'table',
    // Who holds one seat has won or lost; who holds several, or none, reads who did.
    info: infoOf(room, { lang: guest.lang, reader: another === undefined ? (own ?? null) : null }),
    you: { person: guest.person, seats, host: guest.person === room.house.hostPerson },
  }
}

function infoOf(room: Room, how: Reading): TableInfo {
  const { lang } = how
  const { begun, house, table, playing } = room
  const onlookers = room.people().filter(({ person }) => !room.seatsOf(person).length)
  return {
    id: begun.id,
    code: begun.code,
    game: begun.game,
    name: house.name,
    seats: begun.seats.map((seat) => ({ seat, holder: holderOf(room, seat, lang) })),
    hostPerson: house.hostPerson,
    // A deck somebody built is among them, and nobody else's business while it is played.
    options: table.over ? begun.options : null,
    undo: house.undo,
    spectators: house.spectators,
    public: house.public,
    seedHash: sha256(begun.seed),
    seed: table.over ? begun.seed : null,
    created: begun.created,
    over: table.over,
    ending: table.over ? endingIn(lang, playing.text.ending(table.result, how)) : null,
    watching: onlookers.length,
    onlookers,
    pace: house.pace,
  }
}

function endingIn(lang: Language, { won, headline, lines }: NonNullable<TableInfo['ending']>): TableInfo['ending'] {
  return { won, headline: withSeatsIn(lang, headline), lines: lines.map((line) => withSeatsIn(lang, line)) }
}

function holderOf(room: Room, seat: Seat, lang: Language): Holder {
  const sitting = room.sittings.get(seat) ?? { kind: 'open' }
  if (sitting.kind === 'open') return sitting
  if (sitting.kind === 'person') {
    const { person, name } = sitting
    const present = room.people().some((one) => one.person === person)
    return { kind: 'person', person, name: withSeatsIn(lang, name), present }
  }
  return { kind: 'bot', level: sitting.level, name: botNames[sitting.level][lang], ...(sitting.for ? { for: sitting.for.person } : {}) }
}

/** What a line of the journal says in the chat, if anything. */
export function chatLine(line: Line, n: number, lang: Language): ChatLine | null {
  if (line.is === 'chat') return { n, at: line.at, who: withSeatsIn(lang, line.who), text: line.text }
  if (!('trace' in line) || !line.trace) return null
  return { n, at: line.at, who: '', text: withSeatsIn(lang, trace(line.trace.what, lang, line.trace.a, line.trace.b)), trace: true }
}
